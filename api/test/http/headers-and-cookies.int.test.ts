import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../mock-providers/demo-users.ts'
import { loggerOptions } from '../../src/logger.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn
const lines: string[] = []

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const stream = { write: (line: string) => void lines.push(line) }
  app = await environment.app({ logger: { ...loggerOptions('trace', false), stream } })
  user = await environment.signIn(app)
})
afterAll(() => environment.close())

const exporting = '/open-api/api/sanction/export/simple'

describe('a line end in what is sent', () => {
  const injected = 'x\r\nset-cookie: stolen=1\r\n\r\n<script>'
  test.each([
    `${exporting}?id=${encodeURIComponent(`ofac-50543${injected}`)}`,
    `${exporting}?id=ofac-50543&searchKey=${encodeURIComponent(injected)}`,
    `${exporting}?id=ofac-50543&languages=${encodeURIComponent(injected)}`,
    `/verify/${encodeURIComponent(injected)}`,
    `/open-api/api/sanction/search?keyword=${encodeURIComponent(injected)}`,
    `/open-api/api/sanction/detail/entity?id=${encodeURIComponent(injected)}`,
    `/${encodeURIComponent(injected)}`,
  ])('%s makes no header', async (url) => {
    const headersOf = async (language: string) => {
      const { headers, statusCode } = await user.inject({ url, headers: { 'accept-language': language } })
      expect(statusCode).toBeLessThan(500)
      return headers
    }
    for (const headers of [await headersOf('zh'), await headersOf('en;q=x')]) {
      expect(headers['set-cookie']).toBeUndefined()
      expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n|stolen/)
    }
  })
})

test.each([
  '/open-api/api/sanction/detail/entity?id=ofac-50543',
  '/open-api/api/sanction/search?keyword=bank',
  '/user-service/api/info/detail',
  '/payment-service/api/my/order/page',
  '/payment-service/api/my/record/export',
  '/no/such/path',
])('no cache keeps the answer of %s', async (url) => {
  expect((await user.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('cookies neither authenticate nor are set', async () => {
  const url = '/open-api/api/sanction/detail/entity?id=ofac-50543'
  const cookies = { authorization: user.token, 'access-token': user.token, token: user.token, session: user.token }
  const response = await app.inject({ url, cookies })
  expect([response.statusCode, response.json().code]).toEqual([401, 126])
  const answers = [
    response,
    await user.inject({ url }),
    await user.inject({ method: 'POST', url: '/user-service/api/login/logout' }),
  ]
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined()
  user = await environment.signIn(app)
})

test('a form of another site must log in, whatever cookies the browser has', async () => {
  const response = await app.inject({
    method: 'POST',
    url: exporting,
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    cookies: { token: user.token },
    payload: 'id=ofac-50543',
  })
  expect(response.json().code).toBe(126)
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('the log holds no name, number, password, token, hash or question of any call', async () => {
  lines.length = 0
  const picture = `data:image/png;base64,${'A'.repeat(400)}`
  const sent = { userName: 'demo', phone: '13800000001', password: `${demoPassword}x`, passwordEncoding: 'plain' }
  await app.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload: sent })
  await app.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload: { ...sent, password: demoPassword } })
  const made = await user.inject({ url: `${exporting}?id=ofac-50543&searchKey=Zarqawi` })
  expect(made.statusCode).toBe(200)
  await user.inject({ method: 'POST', url: exporting, payload: { id: 'ofac-50543', base64Img: picture } })
  await app.inject({ url: `/verify/${made.headers['x-document-hash']}` })
  await user.inject({ url: '/open-api/api/sanction/search/accurate?entityName=Zarqawi' })
  await user.inject({
    method: 'POST',
    url: exporting,
    headers: { 'content-type': 'application/json' },
    payload: '{"Zarqawi',
  })
  const log = lines.join('')
  expect(log).toContain('"operation":"export.subject"')
  expect(log).toContain('"operation":"export.verify"')
  const secrets = [
    'Zarqawi',
    'Integrity',
    '永信',
    '13800000001',
    demoPassword,
    user.token,
    String(made.headers['x-document-hash']),
    'AAAA',
    '"demo"',
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
})
