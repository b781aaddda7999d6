import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RuleSuggestions } from '../../src/contract/items/suggestions.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
}, 300_000)
afterAll(() => environment.close())

/** As a visitor. */
async function suggest(keyword: string): Promise<RuleSuggestions> {
  const response = await app.inject({ url: `/open-api/api/rule/suggest?${new URLSearchParams({ keyword })}` })
  expect(response.statusCode).toBe(200)
  return RuleSuggestions.parse(response.json().data)
}
const nothing = { isExact: false, usItems: [], chinaItems: [], partNumbers: [], laws: [] }

test('before the regulations are loaded nothing is suggested', async () => {
  expect(await suggest('3A001')).toEqual(nothing)
})

describe('with the regulations', () => {
  beforeAll(async () => {
    await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  }, 300_000)

  test('a code is exact, and shows the items that begin with it in both systems', async () => {
    const us = await suggest('3a001')
    expect([us.isExact, us.usItems[0]?.eccn]).toEqual([true, '3A001'])
    const china = await suggest('1C902')
    expect([china.isExact, china.chinaItems.map(({ eccn }) => eccn)]).toEqual([true, ['1C902']])
    expect((await suggest('3')).usItems.length).toBeLessThanOrEqual(3)
  })

  test('a part number shows what its manufacturer claims, and is exact when it is whole', async () => {
    const whole = await suggest('100 test 00194g')
    expect([whole.isExact, whole.partNumbers[0]]).toMatchObject([true, { partNumber: '100-TEST00194G', vendor: 'AMD' }])
    const begun = await suggest('100-TEST')
    expect([begun.isExact, begun.partNumbers.length > 0]).toEqual([false, true])
    expect((await suggest('TEST')).partNumbers).toEqual([])
  })

  test('a law is exact by its title without the name of the state, also in traditional characters, once for all versions', async () => {
    for (const typed of ['出口管制法', '中华人民共和国出口管制法', '中華人民共和國出口管制法', '《出口管制法》']) {
      const { isExact, laws } = await suggest(typed)
      expect([isExact, laws[0]?.title], typed).toEqual([true, '中华人民共和国出口管制法'])
      expect(laws.filter(({ title }) => title === '中华人民共和国出口管制法')).toHaveLength(1)
    }
  })

  test('words of a heading are found as typed or begun, not with slips', async () => {
    expect((await suggest('electronic items')).usItems.map(({ eccn }) => eccn)).toContain('3A001')
    expect((await suggest('electrinic')).usItems).toEqual([])
  })

  test('the name of a party has no suggestion beside subjects', async () => {
    expect(await suggest('Aero Systems Holding')).toEqual(nothing)
    expect(await suggest('')).toEqual(nothing)
  })
})
