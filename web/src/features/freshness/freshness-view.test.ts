import type { SourceFreshness } from '@qingdan/api/contract/freshness.ts'
import { expect, it } from 'vitest'
import { byCountry, countByState } from './freshness-view.ts'

const of = (sourceId: number, countryCode: string, state: SourceFreshness['state']) =>
  ({ sourceId, countryCode, state }) as SourceFreshness

const sources = [of(1, 'US', 'fresh'), of(2, 'UN', 'stale'), of(3, 'US', 'failed'), of(4, 'US', 'fresh')]

it('counts lists with problems before those without', () => {
  expect(countByState(sources)).toEqual([
    { state: 'stale', count: 1 },
    { state: 'failed', count: 1 },
    { state: 'fresh', count: 2 },
  ])
})

it('groups the lists of a country', () => {
  expect(byCountry(sources).map((group) => group.map(({ sourceId }) => sourceId))).toEqual([[1, 3, 4], [2]])
})
