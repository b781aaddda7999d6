import { describe, expect, it } from 'vitest'
import { sampleList, sampleMeta } from '../sample-details.ts'
import { badgeOfList, expiryOf, lapsedOn, suspendedUntil, toListingState } from './listing-state.ts'

describe('toListingState', () => {
  it('keeps lists in force and ended lists apart and finds the latest listing', () => {
    const ofac = sampleList()
    const un = sampleList({ sourceId: 2, sanctionMetaList: [sampleMeta({ listedOn: '2016-03-02' })] })
    const old = sampleList({ sourceId: 3, sanctionMetaList: [sampleMeta({ dataStatus: '3', listedOn: '2020-01-01' })] })
    const state = toListingState({ sanctionInfoList: [ofac, un, old] })
    expect(state.inForce).toEqual([ofac, un])
    expect(state.ended).toEqual([old])
    expect(state.latest).toEqual({ name: { zh: '美国 SDN', en: 'OFAC SDN' }, date: '2016-03-02' })
  })

  it('names the list inside a source that has several', () => {
    const sdn = sampleMeta({ listName: 'SDN List', listNameCn: 'SDN 清单', listedOn: '2025-10-22' })
    const ssi = sampleMeta({ listName: 'SSI List', listNameCn: 'SSI 清单', listedOn: '2014-07-16' })
    const { latest } = toListingState({ sanctionInfoList: [sampleList({ sanctionMetaList: [sdn, ssi] })] })
    expect(latest).toEqual({ name: { zh: 'SDN 清单', en: 'SDN List' }, date: '2025-10-22' })
  })

  it('counts a list with one entry in force and one ended as in force', () => {
    const mixed = sampleList({ sanctionMetaList: [sampleMeta({ dataStatus: '3' }), sampleMeta({ dataStatus: '2' })] })
    expect(toListingState({ sanctionInfoList: [mixed] }).inForce).toEqual([mixed])
  })

  it('has no latest listing when no list states a date', () => {
    const undated = sampleList({ sanctionMetaList: [sampleMeta({ listedOn: null })] })
    expect(toListingState({ sanctionInfoList: [undated] }).latest).toBeNull()
  })
})

describe('an expired list', () => {
  const expired = sampleMeta({ state: 'expired', endedOn: '2026-11-09', endsByTerm: true })

  it('has ended, on the day of its last term', () => {
    const later = sampleMeta({ state: 'expired', endedOn: '2026-11-20', endsByTerm: true })
    const list = sampleList({ sanctionMetaList: [expired, later] })
    expect([badgeOfList(list), expiryOf(list)]).toEqual(['ended', { on: '2026-11-20' }])
    expect(toListingState({ sanctionInfoList: [list] })).toMatchObject({ inForce: [], latest: null })
  })

  it('is not one of which an entry was taken off', () => {
    expect(expiryOf(sampleList({ sanctionMetaList: [expired, sampleMeta({ state: 'ended' })] }))).toBeNull()
  })
})

it('a list with a temporary order whose term is over is unknown, with the day of the term', () => {
  const lapsed = sampleMeta({ state: 'unknown', endedOn: '2026-10-27', endsByTerm: true })
  const list = sampleList({ sanctionMetaList: [lapsed] })
  expect([badgeOfList(list), lapsedOn(list), expiryOf(list)]).toEqual(['unknown', '2026-10-27', null])
  expect(toListingState({ sanctionInfoList: [list] }).inForce).toEqual([list])
  expect(lapsedOn(sampleList())).toBeNull()
})

describe('a suspended list', () => {
  const stretch = { from: '2025-11-10', to: '2026-11-10', note: null, noteEn: null, url: null }
  const resting = sampleMeta({ state: 'suspended', suspensions: [stretch] })

  it('is still in force, marked as suspended, with the day until which', () => {
    const list = sampleList({ sanctionMetaList: [resting] })
    expect(toListingState({ sanctionInfoList: [list] }).inForce).toEqual([list])
    expect([badgeOfList(list), suspendedUntil(list)]).toEqual(['suspended', '2026-11-10'])
  })

  it('is unknown after a suspension that ran out, with the day until which it was announced', () => {
    const list = sampleList({ sanctionMetaList: [{ ...resting, state: 'unknown' }] })
    expect([badgeOfList(list), suspendedUntil(list)]).toEqual(['unknown', '2026-11-10'])
  })

  it('is not suspended while one of its entries is applied', () => {
    expect(badgeOfList(sampleList({ sanctionMetaList: [resting, sampleMeta()] }))).toBe('listed')
  })

  it('has no end where an entry has none, and is over where the publisher ended it', () => {
    const open = sampleMeta({ state: 'suspended', suspensions: [{ ...stretch, to: null }] })
    expect(suspendedUntil(sampleList({ sanctionMetaList: [resting, open] }))).toBeNull()
    expect(badgeOfList(sampleList({ sanctionMetaList: [sampleMeta({ state: 'ended' })] }))).toBe('ended')
  })
})
