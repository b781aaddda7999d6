import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { phrasesZh } from '../../src/contract/phrases.zh.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
})
afterAll(() => environment.close())

const login = '/user-service/api/login/pwd'
const search = '/open-api/api/sanction/search'
const form = (payload: string): InjectOptions => ({
  method: 'POST',
  url: login,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload,
})
const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at.toString(36)}`).join('&')
/** A long run of combining marks that normalising has to put in order, in time that grows with the square of its length. */
const marks = (count: number) => `a${'\u0301\u0316'.repeat(count)}`

async function answerTo(request: InjectOptions) {
  const response = await app.inject(request)
  return { status: response.statusCode, message: response.json().message }
}

describe('many fields', () => {
  const refused = { status: 400, message: phrasesZh['input.tooMany'] }

  test('of a form are refused before they are read', async () => {
    expect(await answerTo(form(fields(101)))).toEqual(refused)
    expect(await answerTo(form(fields(12_000)))).toEqual(refused)
  })

  test('of a query are refused before they are read', async () => {
    expect(await answerTo({ url: `${search}?${fields(3_000)}` })).toEqual(refused)
  })

  test('of JSON are refused before they are validated', async () => {
    const payload = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 1]))
    expect(await answerTo({ method: 'POST', url: login, payload })).toEqual(refused)
  })

  test('that are a hundred are read', async () => {
    const names = Array.from({ length: 98 }, (_, at) => `f${at}=1`).join('&')
    expect(await answerTo(form(`userName=nobody&password=x&${names}`))).not.toEqual(refused)
  })
})

test('a form larger than 64 KiB is refused, JSON is not', async () => {
  expect((await answerTo(form(`userName=${'a'.repeat(70_000)}`))).status).toBe(413)
  expect(
    (await answerTo({ method: 'POST', url: login, payload: { userName: 'a'.repeat(70_000), password: 'x' } })).status,
  ).toBe(400)
})

describe('long text', () => {
  test.each([
    ['a user name', { method: 'POST', url: login, payload: { userName: marks(100_000), password: 'x' } }],
    ['a phone', { method: 'POST', url: login, payload: { phone: marks(100_000), password: 'x' } }],
    ['a keyword', { url: `${search}?keyword=${encodeURIComponent(marks(1_000))}` }],
    ['a whole name', { url: `${search}/accurate?entityName=${encodeURIComponent(marks(1_000))}` }],
    ['an identifier', { url: `${search}?keyword=bank&identifier=${encodeURIComponent(marks(1_000))}` }],
    ['a list of countries', { url: `${search}?keyword=bank&country=${'a,'.repeat(6_000)}` }],
  ] satisfies [string, InjectOptions][])('in %s is refused before it is normalised', async (_what, request) => {
    const normalised = vi.spyOn(String.prototype, 'normalize')
    const { status } = await answerTo(request)
    const longest = Math.max(0, ...normalised.mock.contexts.map((text) => String(text).length))
    normalised.mockRestore()
    expect(status).toBe(400)
    expect(longest).toBeLessThan(1_300)
  })
})

test('a null byte is no character of an id', async () => {
  const user = await environment.signIn(app)
  const answer = await user.inject({
    method: 'POST',
    url: '/payment-service/access/getAccess',
    payload: { module: 'chinaSanction', p1: 'cmc-1\u0000', p2: '\u0000' },
  })
  expect(answer.statusCode).toBeLessThan(500)
})
