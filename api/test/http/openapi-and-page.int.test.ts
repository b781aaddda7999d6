import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { buildTestEnvironment, noExternalServices, type TestEnvironment } from '../support/test-environment.ts'
import { documentedPaths } from './documented-paths.ts'

let environment: TestEnvironment
let app: FastifyInstance
let webDist: string

const script = 'console.log("page")\n'.repeat(100)

beforeAll(async () => {
  environment = await buildTestEnvironment()
  webDist = await mkdtemp(join(tmpdir(), 'qd-web-'))
  await mkdir(join(webDist, 'assets'))
  await writeFile(join(webDist, 'index.html'), '<!doctype html><meta nonce="__CSP_NONCE__"><title>清单</title>')
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(['/', '/home', '/sanctionInfoSearch', '/verify/$hash']))
  await writeFile(join(webDist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(webDist, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(webDist, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(webDist, 'assets', 'app-1a2b.js.gz'), gzipSync(script))
  app = await environment.app({ config: { webDist } })
})
afterAll(async () => {
  await environment.close()
  await rm(webDist, { recursive: true })
})

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string
    summary?: string
    tags?: string[]
    parameters?: { name: string; required?: boolean }[]
    responses: Record<string, unknown>
  }
  const read = async (): Promise<{ openapi: string; paths: Record<string, Record<string, Operation>> }> =>
    (await app.inject({ url: '/openapi.json' })).json()

  test('describes every call with an operationId of its own, a summary and its answers', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).sort()).toEqual(documentedPaths)
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
      expect(operation.summary).toBeTruthy()
      expect(operation.tags?.length).toBe(1)
      expect(Object.keys(operation.responses)).toContain('200')
    }
  })

  test('has the operations of the contract except the administration, each by its method and path, and no other', async () => {
    const { paths } = await read()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => {
        return [operationId, `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`]
      }),
    )
    const open = Object.entries(endpoints).filter(([name]) => !name.startsWith('admin.'))
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(open))
  })

  test('has no dangling references', async () => {
    const text = (await app.inject({ url: '/openapi.json' })).body
    const held = Object.keys(JSON.parse(text).components?.schemas ?? {})
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect(named).toContain('GraphRow')
    expect(held).toEqual(expect.arrayContaining([...new Set(named)]))
  })

  test('is the same file for everybody, and is not sent again when unchanged', async () => {
    const ask = (headers = {}) => app.inject({ url: '/openapi.json', headers })
    const [first, second] = [await ask(), await ask({ 'accept-language': 'en' })]
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const etag = String(first.headers['etag'])
    expect(second.headers['etag']).toBe(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask({ 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('names the parameters of a search', async () => {
    const parameters = (await read()).paths['/open-api/api/sanction/search']?.['get']?.parameters
    expect(parameters?.map(({ name }) => name).sort()).toEqual(
      [
        ...['country', 'includeOffline', 'keyword', 'minScore', 'page', 'pageSize', 'source', 'subType', 'type'],
        ...['birthDate', 'identifier', 'nationality', 'sex'],
      ].sort(),
    )
    expect(parameters?.find(({ name }) => name === 'keyword')?.required).toBe(true)
  })

  test('can be browsed at /docs, whose script is our own', async () => {
    const redirect = await app.inject({ url: '/docs' })
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, '/docs/'])
    const page = await app.inject({ url: '/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('/openapi.json')
    expect(page.body).not.toMatch(/<script[^>]+src="https?:/)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect((await app.inject({ url: '/docs/js/scalar.js' })).statusCode).toBe(200)
  })
})

describe('the page', () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  test.each(['/', '/home', '/home/', '/sanctionInfoSearch?id=ofac-7157'])(
    '%s is index.html, never kept',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(body).toContain('清单')
    },
  )

  test.each(['/a/b/c', '/homes', '/home/x'])('%s has no page: index.html says so, with status 404', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('清单')
  })

  test.each([
    ['/eccnBodyDetailsPage?eccn=3A001&country=IN', '/eccBodyDetailsPage?eccn=3A001&country=IN'],
    ['/workbench/mySearch?searchKey=%2F%2Fevil.example', '/sanctionSearch?seachKey=%2F%2Fevil.example'],
  ])('%s leads on to the page that is meant', async (url, to) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['location']]).toEqual([301, to])
  })

  test('hashed files are cached for ever and sent compressed if a compressed file exists', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.body).toBe(script)
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  })

  test('other files are cached for an hour', async () => {
    const { statusCode, headers } = await get('/icon.svg')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  })

  test.each([
    '/assets/gone.js',
    '/robots.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/app%00.js',
  ])('%s is not found', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 404 })
  })

  test('/verify/<hash> is the page for a browser, and data for every other caller', async () => {
    const url = `/verify/${'0'.repeat(64)}`
    const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([page.statusCode, page.headers['content-type'], page.headers['vary']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'accept',
    ])
    expect(page.headers['content-security-policy']).toContain("'nonce-")
    for (const accept of ['*/*', 'application/json', 'application/json, text/html']) {
      const data = await get(url, { accept })
      expect([data.statusCode, data.json().code]).toEqual([404, 404])
    }
    expect((await get(url)).json().code).toBe(404)
  })

  test.each(['/verify', '/verify/', '/verify/no-hash', '/verify/a/b'])(
    '%s is the page for a browser, never JSON, and no document for a program',
    async (url) => {
      const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const data = await get(url, { accept: 'application/json' })
      expect([400, 404]).toContain(data.json().code)
    },
  )

  test.each(['/open-api/x', '/user-service/x', '/payment-service/x', '/health/x', '/docs/x', '/openapi.json/x'])(
    '%s is the API’s, not the page’s',
    async (url) => {
      const response = await get(url)
      expect([response.statusCode, response.json().code]).toEqual([404, 404])
    },
  )

  test('has a policy that allows only our own scripts, and styles with a nonce', async () => {
    const read = async () => {
      const { headers, body } = await get('/home')
      const policy = String(headers['content-security-policy'])
      return { policy, nonce: /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1], body, headers }
    }
    const [first, second] = [await read(), await read()]
    expect(first.policy).toContain("script-src 'self';")
    expect(first.policy).toContain("frame-ancestors 'none'")
    expect(first.policy).not.toContain('unsafe-inline')
    expect(first.body).toContain(`nonce="${first.nonce}"`)
    expect(first.nonce).not.toBe(second.nonce)
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    expect([first.headers['etag'], first.headers['last-modified']]).toEqual([undefined, undefined])
  })

  test('may frame the provider of scanned codes where there is one', async () => {
    expect((await get('/login')).headers['content-security-policy']).toContain("frame-src 'self';")
    const wechat = { authorizeUrl: 'https://scan.example/a/b?c', tokenUrl: '', appId: '', appSecret: '' }
    const scanning = await environment.app({ config: { webDist, accounts: { ...noExternalServices, wechat } } })
    const { headers } = await scanning.inject({ url: '/login' })
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://scan.example;")
  })
})

describe('every answer', () => {
  test.each(['/', '/open-api/api/dic/country/list', '/nothing/here', '/assets/app-1a2b.js', '/health/live'])(
    '%s may be framed by nobody, sets no cookie, and runs nothing that is inline',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('behind TLS has HSTS', async () => {
    const secure = await environment.app({ config: { isBehindTls: true } })
    for (const url of ['/health/live', '/nothing/here']) {
      expect((await secure.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000')
    }
  })
})

describe('metrics', () => {
  test('count answers by operation and status', async () => {
    await app.inject({ url: '/open-api/api/dic/country/list' })
    const { headers, body } = await app.inject({ url: '/metrics' })
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('qingdan_http_request_seconds_count{operation="dictionary.countries",status="200"}')
    expect(body).toContain('nodejs_heap_size_used_bytes')
  })
})

describe('metrics from elsewhere', () => {
  const statusOf = async (target: FastifyInstance, options: InjectOptions) =>
    (await target.inject({ url: '/metrics', ...options })).statusCode

  test('do not exist, directly or through a proxy', async () => {
    expect(await statusOf(app, { remoteAddress: '192.0.2.1' })).toBe(404)
    expect(await statusOf(app, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
    expect(await statusOf(app, { remoteAddress: '::1' })).toBe(200)
  })

  test('need the token, if there is one', async () => {
    const watched = await environment.app({ config: { metricsToken: 'monitoring-of-qingdan' } })
    expect(await statusOf(watched, {})).toBe(404)
    expect(await statusOf(watched, { headers: { authorization: 'Bearer monitoring-of-qingdaM' } })).toBe(404)
    const headers = { authorization: 'Bearer monitoring-of-qingdan' }
    expect(await statusOf(watched, { remoteAddress: '192.0.2.1', headers })).toBe(200)
  })
})

describe('the log', () => {
  test('has operations and ids, never the search text', async () => {
    const lines: string[] = []
    const logged = await environment.app({
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    })
    await logged.inject({ url: '/open-api/api/sanction/search?keyword=Zarqawi' })
    await logged.inject({ url: '/nothing?keyword=Zarqawi' })
    const log = lines.join('')
    expect(log).toContain('"operation":"sanction.search"')
    expect(log).toContain('"requestId"')
    expect(log).not.toContain('Zarqawi')
  })
})
