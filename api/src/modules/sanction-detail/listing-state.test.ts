import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import { expect, test } from 'vitest'
import { entryStateOf } from './listing-state.ts'

const listing: Listing = {
  list: 'Control list',
  programmes: [],
  measures: [],
  legalBases: [],
  listedOn: '2025-04-09',
  amendedOn: [],
}
const record = {
  record: { subsidiaries: [{ name: 'Sub', aka: '', address: '' }] } as unknown as SourceRecord,
  valid_to: null,
  added_on: null,
  first_edition_on: '2024-01-01',
}
const note = { zh: '暂停', en: 'Suspended' }
const edition = { published_on: '2026-01-01', traits: { endsAreTerms: false } }
const ofTerms = { ...edition, traits: { endsAreTerms: true } }
const stateOn = (fields: Partial<Listing>, day: string) =>
  entryStateOf({ ...listing, ...fields }, record, true, day, edition).state

test('an entry is suspended on the first and last day of a suspension, and ended from its end day', () => {
  const suspensions = [{ from: '2025-05-14', to: '2025-08-12', note }]
  expect(['2025-05-13', '2025-05-14', '2025-08-12', '2025-08-13'].map((day) => stateOn({ suspensions }, day))).toEqual([
    'in force',
    'suspended',
    'suspended',
    'in force',
  ])
  expect(stateOn({ suspensions, endedOn: '2025-08-01' }, '2025-08-01')).toBe('ended')
  expect(stateOn({ suspensions: [{ from: null, to: null, note }] }, '2025-08-01')).toBe('suspended')
})

test('an order expires on the last day of its term, unless it was taken off before', () => {
  const order = { ...listing, listedOn: '2019-02-04', endedOn: '2026-11-09' }
  const stateOfOrder = (day: string, droppedOn: string | null = null) =>
    entryStateOf(order, { ...record, valid_to: droppedOn }, true, day, ofTerms).state
  expect(['2026-11-08', '2026-11-09'].map((day) => stateOfOrder(day))).toEqual(['in force', 'expired'])
  expect(stateOfOrder('2026-11-28', '2026-11-20')).toBe('expired')
  expect(stateOfOrder('2026-11-28', '2026-10-01')).toBe('ended')
  expect(entryStateOf(order, record, true, '2026-11-08', ofTerms).endsByTerm).toBe(true)
  expect(entryStateOf(order, record, true, '2026-11-08', edition).endsByTerm).toBe(false)
})

test('whether a temporary order was renewed at the end of its term is unknown, until its list takes it off', () => {
  const order = { ...listing, listedOn: '2025-10-27', endedOn: '2026-10-27' }
  const stateOfOrder = (day: string, droppedOn: string | null = null) =>
    entryStateOf(order, { ...record, valid_to: droppedOn }, true, day, ofTerms).state
  expect(['2026-10-26', '2026-10-27'].map((day) => stateOfOrder(day))).toEqual(['in force', 'unknown'])
  expect(stateOfOrder('2026-11-28', '2026-11-20')).toBe('expired')
})

test('sub-companies appear once, in the first entry of a record', () => {
  expect(entryStateOf(listing, record, true, '2025-01-01', edition).subCompanyList).toHaveLength(1)
  expect(entryStateOf(listing, record, false, '2025-01-01', edition).subCompanyList).toEqual([])
})

test('a dated state is shown in both languages, or in the only one stated', () => {
  const timeline = [{ date: '2021-06-03', status: { zh: null, en: 'Listed' }, news: [], laws: [] }]
  expect(entryStateOf({ ...listing, timeline }, record, true, '2025-01-01', edition).data1260hList).toEqual([
    { sanctionDate: '2021-06-03', statusZh: 'Listed', statusEn: 'Listed', newsList: [], lawList: [] },
  ])
})

test('an entry is not in force before its first day', () => {
  expect(['2025-04-08', '2025-04-09'].map((day) => stateOn({}, day))).toEqual(['not yet in force', 'in force'])
  expect(stateOn({ endedOn: '2025-01-01' }, '2025-02-01')).toBe('ended')
})

test('an entry that its list no longer prints ends on the day of that edition', () => {
  const dropped = { ...record, valid_to: '2025-11-19' }
  const states = ['2025-11-18', '2025-11-19'].map((day) => entryStateOf(listing, dropped, true, day, edition).state)
  expect(states).toEqual(['in force', 'ended'])
})

test('an entry without a date begins with the edition that introduced it', () => {
  const added = { ...record, added_on: '2025-11-19' }
  const states = ['2025-11-18', '2025-11-19'].map(
    (day) => entryStateOf({ ...listing, listedOn: null }, added, true, day, edition).state,
  )
  expect(states).toEqual(['not yet in force', 'in force'])
})

test('whether an entry without a date was on the list before our first edition is unknown', () => {
  const states = ['1990-01-01', '2023-12-31', '2024-01-01'].map((day) => stateOn({ listedOn: null }, day))
  expect(states).toEqual(['unknown', 'unknown', 'in force'])
})
