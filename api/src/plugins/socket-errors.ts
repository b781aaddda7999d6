import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorCatalogue } from '../contract/error-codes.ts'
import { say } from '../language/language.ts'

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
}

/** Answers requests that Node could not parse; without headers, the language is the default. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const failure = codes[error.code ?? ''] ?? 'request.malformed'
  const { status, code } = errorCatalogue[failure]
  const body = JSON.stringify({ code, message: say(failure, 'zh'), data: null })
  if (!socket.writable) {
    socket.destroy(error)
    return
  }
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`)
}
