import type { Source } from '@qingdan/api/contract/dictionary.ts'
import type { Readiness } from '@qingdan/api/contract/health.ts'
import { describe, expect, it } from 'vitest'
import { byCountry, countStates, toListRows } from './list-rows.ts'

const source: Source = {
  sourceId: 2,
  shortName: 'UN SC',
  shortNameCn: '联合国',
  listName: 'United Nations Security Council Consolidated List',
  listNameCn: '联合国安理会综合制裁清单',
  publisher: 'United Nations Security Council',
  publisherCn: '联合国安全理事会',
  country: '联合国',
  countryEn: 'United Nations',
  countryCode: 'UN',
  date: '2025-11-17',
  count: 1002,
  url: 'https://main.un.org/securitycouncil/',
  fetchedAt: '2025-11-21T10:20:00Z',
  stale: false,
  starter: false,
}
const readiness: Readiness = {
  ready: true,
  database: 'up',
  engine: 'up',
  sources: [
    {
      id: 'ofac-sdn',
      sourceId: 1,
      shortName: 'OFAC SDN',
      shortNameCn: '美国 SDN',
      role: 'list',
      state: 'loading',
      date: null,
      count: 0,
      checkedAt: null,
      progress: { step: 'parse', done: 40, total: 100 },
      lastFailure: null,
    },
  ],
}

describe('the lists of the home page', () => {
  it('include a list that is still loading and not yet in the dictionary', () => {
    expect(toListRows([source], readiness).map((row) => [row.sourceId, row.state, row.source !== null])).toEqual([
      [1, 'loading', false],
      [2, 'fresh', true],
    ])
  })

  it('prefer the current state over the dictionary', () => {
    const now = { ...readiness.sources[0], sourceId: 2, state: 'stale', date: '2025-05-01' } as Readiness['sources'][0]
    expect(toListRows([source], { ...readiness, sources: [now] })).toMatchObject([
      { sourceId: 2, state: 'stale', date: '2025-05-01' },
    ])
  })

  it('use the dictionary alone while the state is unknown', () => {
    expect(toListRows([source, { ...source, sourceId: 3, stale: true }], undefined).map((row) => row.state)).toEqual([
      'fresh',
      'stale',
    ])
    expect(toListRows([{ ...source, starter: true }], undefined)[0]?.state).toBe('starter')
  })
})

describe('many lists', () => {
  const rows = toListRows(
    [
      { ...source, sourceId: 1, countryCode: 'US' },
      { ...source, sourceId: 2, countryCode: 'UN', stale: true },
      { ...source, sourceId: 3, countryCode: 'US' },
    ],
    { ...readiness, sources: [{ ...readiness.sources[0], sourceId: 9 } as Readiness['sources'][0]] },
  )

  it('are grouped by country, with lists known only by state last', () => {
    expect(byCountry(rows).map((group) => group.map((row) => row.sourceId))).toEqual([[1, 3], [2], [9]])
  })

  it('are counted by state, in order of urgency', () => {
    expect(countStates(rows)).toEqual([
      { state: 'stale', count: 1 },
      { state: 'loading', count: 1 },
      { state: 'fresh', count: 2 },
    ])
  })
})

it('do not include registers', () => {
  const [list] = readiness.sources
  const register = list && { ...list, id: 'ownership-register', sourceId: 40, role: 'register' as const }
  const sources = register ? [...readiness.sources, register] : []
  expect(toListRows([source], { ...readiness, sources }).map(({ sourceId }) => sourceId)).toEqual([1, 2])
})
