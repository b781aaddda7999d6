import type { Source } from '@qingdan/api/contract/dictionary.ts'
import { describe, expect, it } from 'vitest'
import { searchParams } from '../search-params.ts'
import { toSearchedSources } from './searched-sources.ts'

const source = (sourceId: number, date: string | null, count = 10): Source => ({
  sourceId,
  shortName: `S${sourceId}`,
  shortNameCn: `名单${sourceId}`,
  listName: '',
  listNameCn: '',
  publisher: '',
  publisherCn: '',
  country: '',
  countryEn: '',
  countryCode: 'US',
  date,
  count,
  url: '',
  fetchedAt: null,
  stale: false,
  starter: false,
})
const ids = (sources: Source[]) => sources.map((entry) => entry.sourceId)

describe('toSearchedSources', () => {
  const sources = [source(1, '2025-11-19'), source(2, '2025-10-01'), source(3, null, 0)]

  it('counts loaded lists only', () => {
    const found = toSearchedSources(sources, searchParams.parse({}))
    expect(ids(found.searched)).toEqual([1, 2])
    expect(ids(found.notLoaded)).toEqual([3])
    expect([found.oldest, found.staleCount]).toEqual([null, 0])
  })

  it('names the oldest stale list, and no old law whose list is current', () => {
    const law = { ...source(889, '2018-08-13'), fetchedAt: '2026-11-20T08:00:00Z' }
    const current = { ...source(1, '2025-11-19'), fetchedAt: '2026-11-19T08:00:00Z' }
    const stale = [source(4, '2025-10-01'), source(5, '2025-09-01')].map((one) => ({ ...one, stale: true }))
    const of = (all: Source[]) => toSearchedSources(all, searchParams.parse({}))
    expect(of([law, current]).oldest?.sourceId).toBe(1)
    expect(of([law, current, ...stale])).toMatchObject({ oldest: { sourceId: 5 }, staleCount: 2 })
  })

  it('follows the list filter, which exact mode does not have', () => {
    expect(ids(toSearchedSources(sources, searchParams.parse({ source: '1' })).searched)).toEqual([1])
    expect(ids(toSearchedSources(sources, searchParams.parse({ source: '1', tabBut: 'exact' })).searched)).toEqual([
      1, 2,
    ])
  })
})
