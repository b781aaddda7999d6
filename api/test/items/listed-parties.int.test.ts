import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ListedPartiesAnswer } from '../../src/contract/items/listed-parties.ts'
import { read } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  user = await environment.signIn(await environment.app())
  await environment.ingest(['bis-entity-list', '--force'], { SOURCE_MIRROR: fixtures })
}, 300_000)
afterAll(() => environment.close())

const parties = (query: Record<string, string> = {}) =>
  read(user, `/open-api/api/eccn/parties?${new URLSearchParams(query)}`, ListedPartiesAnswer)

test('the list says which rules its entries bear, each subject once', async () => {
  const { source, rules, data, count } = await parties()
  expect(source).toMatchObject({ sourceId: 5, asOf: expect.stringMatching(/^2026-/) })
  expect([data, count]).toEqual([[], 0])
  const counts = new Map(rules.map(({ rule, count: subjects }) => [rule, subjects]))
  expect(counts.get('all')).toBeGreaterThan(1)
  expect(counts.get('footnote-1')).toBeGreaterThan(0)
  expect(rules.find(({ rule }) => rule === 'all')?.text).toMatch(/all items subject to the EAR/i)
  expect(rules.find(({ rule }) => rule === 'footnote-1')?.text).toMatch(/734\.9\(e\)\(1\)/)
})

test('the parties of a rule are listed with what their entries require, page by page', async () => {
  const { data, count } = await parties({ rule: 'footnote-1' })
  expect(data.map(({ name }) => name).join()).toContain('Huawei Technologies')
  expect(data.every(({ requirements }) => requirements.some((text) => text.includes('734.9(e)')))).toBe(true)
  expect(count).toBe(data.length)
  const all = await parties({ rule: 'all', pageSize: '200' })
  const [first, second] = await Promise.all(['1', '2'].map((page) => parties({ rule: 'all', page, pageSize: '1' })))
  expect([first?.data, second?.data]).toEqual([all.data.slice(0, 1), all.data.slice(1, 2)])
  expect(new Set(all.data.map(({ id }) => id)).size).toBe(all.count)
})

test('a rule that is none is refused', async () => {
  expect((await user.inject({ url: '/open-api/api/eccn/parties?rule=footnote-9' })).statusCode).toBe(400)
})
