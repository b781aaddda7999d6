import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, addressOf, answerOf, send } from './api-client.ts'

let server: Server | undefined

/** Starts a server that gives every call the same answer; returns its address. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function ask(address: string, signal?: AbortSignal): Promise<unknown> {
  return answerOf(await send(address, {}, { signal }))
}

async function failureOf(answer: Promise<unknown>): Promise<ApiError> {
  const error = await answer.then(
    () => null,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

afterEach(() => server?.close())

describe('addressOf', () => {
  it('leaves out what is empty and joins lists by commas', () => {
    expect(addressOf('/a', { keyword: '浪潮', page: 2, country: ['CN', 'US'], type: undefined, subType: '' })).toBe(
      '/a?keyword=%E6%B5%AA%E6%BD%AE&page=2&country=CN%2CUS',
    )
    expect(addressOf('/a', { none: null })).toBe('/a')
  })
})

describe('an answer', () => {
  it('gives the data of the envelope and asks in the language of the page', async () => {
    let language: string | undefined
    const base = await serve((request, response) => {
      language = request.headers['accept-language']
      json(response, 200, { code: 200, message: '', data: [1, 2] })
    })
    expect(await ask(`${base}/x`)).toEqual([1, 2])
    expect(language).toBe('zh')
  })

  it('keeps status, code, message, field errors, request id and waiting time of an error', async () => {
    const errors = [{ field: 'keyword', message: '至少需要输入两个字符才能发起搜索' }]
    const base = await serve((_request, response) =>
      json(response, 400, { code: 400, message: errors[0]?.message, data: { errors } }, { 'x-request-id': 'req-1' }),
    )
    const error = await failureOf(ask(`${base}/x`))
    expect(error).toMatchObject({ status: 400, code: 400, requestId: 'req-1', errors, retryAfter: null })
    expect(error.message).toBe('至少需要输入两个字符才能发起搜索')
    expect(error.isTemporary).toBe(false)
  })

  it('treats 429 with its waiting time, and 503, as temporary', async () => {
    const base = await serve((request, response) =>
      request.url === '/busy'
        ? json(response, 429, { code: 429, message: '', data: null }, { 'retry-after': '7' })
        : json(response, 503, { code: 503, message: '', data: null }),
    )
    expect(await failureOf(ask(`${base}/busy`))).toMatchObject({ retryAfter: 7, isTemporary: true })
    expect((await failureOf(ask(`${base}/away`))).isTemporary).toBe(true)
  })

  it('rejects the HTML page of a proxy', async () => {
    const base = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    })
    expect(await failureOf(ask(`${base}/x`))).toMatchObject({ status: 502, isTemporary: true })
  })

  it('reports an unreachable server as status 0', async () => {
    const base = await serve(() => undefined)
    await new Promise((resolve) => server?.close(resolve))
    expect(await failureOf(ask(`${base}/x`))).toMatchObject({ status: 0, isTemporary: true })
  })

  it('rejects with the reason of an aborted signal, so that a late answer is ignored', async () => {
    const base = await serve(() => undefined)
    const controller = new AbortController()
    const answer = ask(`${base}/x`, controller.signal)
    controller.abort(new Error('superseded'))
    await expect(answer).rejects.toThrow('superseded')
    server?.closeAllConnections()
  })
})
