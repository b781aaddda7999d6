import { describe, expect, test } from 'vitest'
import { listedSince, listingEvents, listingsBefore, listsChanged } from './listing-events.ts'
import type { Listing } from './record.ts'

function listing(list: string, listedOn: string | null, more: Partial<Listing> = {}): Listing {
  return { list, programmes: [], measures: [], legalBases: [], listedOn, amendedOn: [], ...more }
}
const ssi = listing('SSI', '2014-07-16')
const sdn = listing('SDN', '2025-10-22')
const shown = (...listings: Listing[]) => listingEvents(listings).map(({ list, date, kind }) => [list, date, kind])

describe('the events of a record', () => {
  test('belong to the list that states them', () => {
    expect(shown(sdn, ssi)).toEqual([
      ['SDN', '2025-10-22', 'listed'],
      ['SSI', '2014-07-16', 'listed'],
    ])
  })

  test('say each date once per list, and a second entry beside a standing one as an amendment', () => {
    expect(shown(listing('SDN', '2020-01-01', { amendedOn: ['2020-01-01', '2021-01-01'] }), sdn)).toEqual([
      ['SDN', '2020-01-01', 'listed'],
      ['SDN', '2025-10-22', 'amended'],
      ['SDN', '2021-01-01', 'amended'],
    ])
    expect(shown(listing('SDN', '2020-01-01', { endedOn: '2022-01-01' }), sdn)).toEqual([
      ['SDN', '2020-01-01', 'listed'],
      ['SDN', '2025-10-22', 'listed'],
      ['SDN', '2022-01-01', 'ended'],
    ])
  })
})

test('the lists joined and left follow from a recorded change', () => {
  const changes = [{ field: 'listings', before: [listing('MBS', null)], after: [sdn] }]
  const before = listingsBefore([sdn, ssi], changes)
  expect(before.map(({ list }) => list)).toEqual(['SSI', 'MBS'])
  expect(listsChanged(before, [sdn, ssi])).toEqual({ joined: ['SDN'], left: ['MBS'] })
})

test('a party is on a list since the first entry that stands', () => {
  const entries = [listing('SDN', '2004-01-01', { endedOn: '2006-01-01' }), listing('SDN', '2019-01-01')]
  expect(['2005-01-01', '2020-01-01'].map((day) => listedSince(entries, day))).toEqual(['2004-01-01', '2019-01-01'])
  expect(listedSince(entries.slice(0, 1), '2020-01-01')).toBe('2004-01-01')
})
