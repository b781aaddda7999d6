import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { type FoundRows, searchCalls } from '../support/search-calls.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
})
afterAll(() => environment.close())

const { search, exact } = searchCalls(() => app)

describe('the verdict', () => {
  const bandsOf = ({ data }: FoundRows) => Object.groupBy(data, ({ band }) => band)

  test('is of all rows, whichever page is read', async () => {
    const whole = await search('bank', { pageSize: '200' })
    const bands = bandsOf(whole)
    const strong = bands.strong ?? []
    expect(whole.verdict.counts).toEqual({
      strong: strong.length,
      likely: bands.likely?.length ?? 0,
      possible: bands.possible?.length ?? 0,
      weak: bands.weak?.length ?? 0,
      none: 0,
    })
    const lists = strong.flatMap(({ sources }) => sources.filter(({ state }) => state !== 'ended'))
    expect(whole.verdict.listCount).toBe(new Set(lists.map(({ sourceId }) => sourceId)).size)
    expect((await search('bank', { page: '2', pageSize: '1' })).verdict).toEqual(whole.verdict)
  })

  test('names the only strong match on every page', async () => {
    const { verdict } = await search('永信至成科技集团股份有限公司', { page: '2', pageSize: '1' })
    expect(verdict).toMatchObject({ kind: 'strong', line: 70, onlyStrong: { id: 'ofac-50543' } })
  })

  test('is of the rows that filters and lowest score leave', async () => {
    expect((await search('bank', { type: '04' })).verdict.kind).toBe('none')
    const { verdict, scoredCount } = await search('integrity tecnology grup', { minScore: '70' })
    expect(verdict.counts).toMatchObject({ weak: 0, none: 0 })
    expect(Object.values(verdict.counts).reduce((sum, number) => sum + number, 0)).toBe(scoredCount)
  })

  test('says that nothing was found, also in exact mode', async () => {
    const nothing = { kind: 'none', listCount: 0, onlyStrong: null }
    expect((await search('qqqqqqqq zzzzzzzz')).verdict).toMatchObject(nothing)
    expect((await exact('qqqqqqqq zzzzzzzz')).verdict).toMatchObject(nothing)
  })

  test('counts what the lowest score hides, and the rest stays as it is', async () => {
    const keyword = 'air mansur lydia technology'
    const all = await search(keyword, { minScore: '0', pageSize: '200' })
    const between = (from: number, below: number) =>
      all.data.filter(({ score }) => score >= from && score < below).length
    for (const minScore of [30, 50, 70, 90]) {
      const { verdict, scoredCount } = await search(keyword, { minScore: String(minScore) })
      expect(scoredCount).toBe(between(minScore, 101))
      expect(verdict.hidden).toEqual({
        usual: between(50, minScore),
        approximate: between(30, Math.min(50, minScore)),
      })
    }
  })

  test('says how many there are without filters, when these leave none', async () => {
    expect((await search('mahan air')).verdict.unfiltered).toBe(null)
    expect((await search('qqqqqqqq zzzzzzzz')).verdict.unfiltered).toBe(null)
    const filters: Record<string, string>[] = [
      { type: '04' },
      { country: 'CN' },
      { source: '999999' },
      { type: '01', subType: '0102' },
    ]
    for (const filter of filters) {
      expect((await search('mahan air', filter)).verdict).toMatchObject({ kind: 'none', unfiltered: 1 })
    }
    const ofExact: Record<string, string>[] = [{ entityId: '15464' }, { type: '02' }, { country: 'CN' }]
    for (const filter of ofExact) {
      expect((await exact('mahan air', filter)).verdict).toMatchObject({ kind: 'none', unfiltered: 1 })
    }
  })

  test('says what the text can be', async () => {
    expect((await search('mahan air')).verdict.text).toBe('name')
    expect((await search('technology')).verdict.text).toBe('generic')
    expect((await search('incorporatd')).verdict.text).toBe('word')
    for (const keyword of ['&&&', '%%%', '"\'<>']) {
      expect(await search(keyword)).toMatchObject({ count: 0, verdict: { kind: 'none', text: 'symbols' } })
    }
    expect((await search('12')).verdict.text).toBe('short')
    expect((await search('IMO 1234567')).verdict.text).toBe('number')
  })
})
