import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let apps: FastifyInstance[]
let token = ''

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  apps = [await environment.app(), await environment.app({ config: { mode: 'production' } })]
  token = (await environment.signIn(await environment.app())).token
})
afterAll(() => environment.close())

const base = '/open-api/api/sanction'

test.each([
  `${base}/search?keyword=integrity&pageSize=50`,
  `${base}/search?keyword=${encodeURIComponent('永信至成')}`,
  `${base}/search?keyword=nobody%20has%20this`,
  `${base}/search/accurate?entityName=${encodeURIComponent('Integrity Technology Group, Incorporated')}`,
  `${base}/search/entity/tips?keyword=inte`,
  `${base}/detail/entity?id=ofac-50543`,
  `${base}/detail/history?id=ofac-50543`,
  `${base}/china/search`,
  '/open-api/api/dic/source/list',
  '/open-api/api/morning/page',
  '/user-service/api/info/detail',
  '/payment-service/api/my/record/page',
  `${base}/search?keyword=a`,
  '/health/live',
])('%s is in production what its validated answer is', async (url) => {
  const answers = []
  for (const language of ['zh', 'en']) {
    for (const app of apps) {
      const headers = { authorization: token, 'accept-language': language }
      const { statusCode, body } = await app.inject({ url, headers })
      expect(statusCode).toBeLessThan(500)
      answers.push(body)
    }
  }
  const [validated, compiled, validatedEnglish, compiledEnglish] = answers
  expect([compiled, compiledEnglish]).toEqual([validated, validatedEnglish])
})
