import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { RowEntry, RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { describe, expect, test } from 'vitest'
import type { SourceRow } from '../dictionary/repository.ts'
import { toVerdict } from './verdict.ts'

const day = '2026-11-22'
const ended = [{ endedOn: '2025-11-10' }]
const sources = new Map([[4, { published_on: '2026-07-31', traits: { endsAreTerms: true } } as SourceRow]])

function listing(sourceId: number, entries: Partial<RowEntry>[] = [{}], repeats?: number[]): RowListing {
  return {
    sourceId,
    publisherId: String(sourceId),
    repeats,
    list: 'A list',
    programmes: [],
    entries: entries.map((entry) => ({ listedOn: null, ...entry })),
  }
}

function row(id: string, score: number, listings = [listing(1)], isListed = true): ScoredCandidate {
  return {
    index: 'q-1',
    id,
    document: {
      id,
      type: '02',
      subTypes: [],
      isListed,
      sourceIds: listings.map(({ sourceId }) => sourceId),
      countries: [],
      names: [
        { value: 'BANK MELLI IRAN', kind: 'primary', quality: 'strong', script: 'Latn' },
        { value: 'BMI', kind: 'aka', quality: 'strong', script: 'Latn' },
      ],
      identifiers: [],
      identifierKinds: [],
      row: { listings, listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
    },
    engineScore: 1,
    score,
    nameIndex: 1,
    found: { json: Buffer.alloc(0), number: null },
    isByName: false,
  }
}

describe('the verdict of an answer', () => {
  test('counts rows by band, and the distinct lists of the strong ones', () => {
    const rows = [
      row('a', 100, [listing(1), listing(2)]),
      row('b', 90),
      row('c', 89.99, [listing(3)]),
      row('d', 70),
      row('e', 69.99),
      row('f', 49),
    ]
    expect(toVerdict(rows, sources, day)).toEqual({
      kind: 'strong',
      line: 70,
      counts: { strong: 2, likely: 1, possible: 1, weak: 1, none: 1 },
      listCount: 2,
      onlyStrong: null,
    })
  })

  test('counts no list that only repeats another one of the subject', () => {
    expect(toVerdict([row('a', 96, [listing(4, undefined, [5]), listing(5)])], sources, day).listCount).toBe(1)
    expect(toVerdict([row('a', 96, [listing(4, undefined, [5]), listing(5, ended)])], sources, day).listCount).toBe(1)
    const later = [{ endedOn: '2026-11-09' }]
    expect(toVerdict([row('a', 96, [listing(4, undefined, [5]), listing(5, later)])], sources, day).listCount).toBe(0)
  })

  test('names the only strong match, by its title and by the matched name', () => {
    expect(toVerdict([row('a', 96), row('b', 80)], sources, day).onlyStrong).toEqual({
      id: 'a',
      name: 'BANK MELLI IRAN',
      nameZh: null,
      translatedName: null,
      matchedTranslation: null,
      matchedName: 'BMI',
    })
  })

  test('counts no list whose entry ended, and none for a subject that is on no list now', () => {
    expect(toVerdict([row('a', 96, [listing(1), listing(2, ended)])], sources, day).listCount).toBe(1)
    expect(toVerdict([row('a', 96, [listing(1, ended)])], sources, day).listCount).toBe(0)
    expect(toVerdict([row('a', 96, [listing(1)], false)], sources, day)).toMatchObject({ kind: 'strong', listCount: 0 })
  })

  test.each([
    ['review', [row('a', 80), row('b', 60)]],
    ['review', [row('a', 70)]],
    ['below', [row('a', 69.99)]],
    ['none', []],
  ] as const)('without a strong match is %s', (kind, rows) => {
    expect(toVerdict(rows, sources, day)).toMatchObject({ kind, listCount: 0, onlyStrong: null })
  })
})
