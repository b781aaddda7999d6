import { errors } from '@elastic/elasticsearch'
import type { DestinationStream, LoggerOptions } from 'pino'
import pretty from 'pino-pretty'

/**
 * Logger of the process: operations, request ids and outcomes. Never a query, a body or the name of a party: requests are logged without their query
 * string, errors without their data.
 */
export function loggerOptions(level: string, isTerminal: boolean): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    serializers: { req: writeRequest, err: writeError },
    // The multipart parser logs request headers, including the token, at level `trace`.
    redact: { paths: ['busboyOptions.headers'], remove: true },
    ...(isTerminal ? { stream: pretty() } : {}),
  }
}

function writeRequest(request: { method?: string; url?: string }) {
  return { method: request.method ?? '', url: request.url?.split('?')[0] ?? '' }
}

type WrittenError = {
  [key: string]: unknown
  type: string
  message: string
  code?: string
  stack: string
  cause?: WrittenError
}

/** The engine repeats the query in its error messages, so only the status of its errors is logged. */
function writeError(error: Error): WrittenError {
  const isRefusal = error instanceof errors.ResponseError
  return {
    type: error.name,
    message: isRefusal ? `status ${error.statusCode ?? 'unknown'}` : error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: isRefusal ? '' : (error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: writeError(error.cause) } : {}),
  }
}
