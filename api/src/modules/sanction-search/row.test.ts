import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { describe, expect, test } from 'vitest'
import type { SourceRow } from '../dictionary/repository.ts'
import { sourcesOfRow, stateOfEntries, toContainingResult } from './row.ts'

const suspended = { suspensions: [{ from: '2025-05-14', to: '2026-11-09' }] }
const ended = { endedOn: '2025-11-10' }
const edition = '2026-11-20'

test('a list whose entry ended, or is suspended that day, is not shown as in force', () => {
  expect(stateOfEntries([ended], '2025-11-09', edition)).toBe('in force')
  expect(stateOfEntries([ended], '2025-11-10', edition)).toBe('ended')
  expect(stateOfEntries([suspended], '2026-11-09', edition)).toBe('suspended')
  expect(stateOfEntries([suspended], '2026-11-10', edition)).toBe('in force')
})

test('the strictest of several entries counts', () => {
  expect(stateOfEntries([ended, {}], '2026-01-01', edition)).toBe('in force')
  expect(stateOfEntries([ended, suspended], '2026-01-01', edition)).toBe('suspended')
  expect(stateOfEntries([], '2026-01-01', edition)).toBe('ended')
})

test('what followed a suspension that ran out after the last edition is unknown, which is stricter than suspended', () => {
  const longer = { suspensions: [{ from: '2025-05-14', to: '2027-01-01' }] }
  expect(stateOfEntries([suspended], '2026-11-10', '2026-08-05')).toBe('unknown')
  expect(stateOfEntries([suspended, longer], '2026-11-10', '2026-08-05')).toBe('unknown')
})

describe('a copy of an order of denial', () => {
  const order = (listedOn: string, endedOn: string): RowListing => ({
    sourceId: 6,
    publisherId: null,
    programmes: [],
    entries: [{ listedOn, endedOn }],
  })
  const copy = (endedOn?: string): RowListing => ({
    sourceId: 4,
    publisherId: null,
    programmes: [],
    repeats: [6],
    entries: [{ listedOn: null, ...(endedOn === undefined ? {} : { endedOn }) }],
  })
  const rowsOn = (day: string, listings: RowListing[]) => {
    const row = { listings, listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] }
    const source = (published_on: string) => ({ published_on, traits: { endsAreTerms: true } }) as SourceRow
    const sources = new Map([4, 6].map((id) => [id, source(id === 4 ? '2026-11-27' : '2026-07-09')]))
    return sourcesOfRow({ isListed: true, row }, sources, day).map(({ sourceId, state, expiredOn, repeats }) => {
      return [sourceId, state, expiredOn, repeats]
    })
  }

  test('expires with it, however new its edition', () => {
    const listings = [copy(), order('2019-02-04', '2026-11-09')]
    expect(rowsOn('2026-11-08', listings)).toEqual([
      [6, 'in force', null, []],
      [4, 'in force', null, [6]],
    ])
    expect(rowsOn('2026-11-28', listings)).toEqual([
      [6, 'ended', '2026-11-09', []],
      [4, 'ended', '2026-11-09', [6]],
    ])
  })
  test('is unknown with a temporary one whose term is over', () => {
    expect(rowsOn('2026-11-28', [copy(), order('2025-10-27', '2026-10-27')])).toEqual([
      [6, 'unknown', null, []],
      [4, 'unknown', null, [6]],
    ])
  })
  test('stands where it states a term of its own that still runs', () => {
    const listings = [copy('2027-10-27'), order('2019-02-04', '2026-11-09')]
    expect(rowsOn('2026-11-28', listings)).toEqual([
      [4, 'in force', null, []],
      [6, 'ended', '2026-11-09', []],
    ])
  })
})

test('a row without a score shows the first name that has the words, and marks them', () => {
  const name = (value: string) => ({ value, kind: 'aka', quality: 'weak', script: 'Latn' }) as const
  const document: CandidateDocument = {
    id: 'a-1',
    type: '01',
    subTypes: [],
    isListed: true,
    sourceIds: [],
    countries: [],
    names: [name('HIZBALLAH'), name('Hizb-i Islami')],
    identifiers: [],
    identifierKinds: [],
    row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
  }
  const words = [{ text: 'hizb', as: 'whole' } as const]
  expect(toContainingResult(document, words, new Map(), '2026-11-23')).toMatchObject({
    containment: true,
    score: null,
    band: null,
    matchedName: 'Hizb-i Islami',
    matchedQuality: 'weak',
    highlights: [{ start: 0, end: 4, relation: 'same' }],
  })
  // Words that only another spelling of a name has: the subject is shown by its own name.
  const other = [{ text: 'qaida', as: 'whole' } as const]
  expect(toContainingResult(document, other, new Map(), '2026-11-23')).toMatchObject({
    matchedName: 'HIZBALLAH',
    highlights: [],
  })
})
