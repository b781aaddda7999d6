import type { PartyKind } from '@qingdan/matching/model.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import { describe, expect, test } from 'vitest'
import { chosenRows, countTypes, pageOf } from './facets.ts'

function row(id: string, score: number, { type, subTypes }: { type: PartyKind; subTypes: string[] }): ScoredCandidate {
  return {
    index: 'q-1',
    id,
    document: {
      id,
      type,
      subTypes,
      isListed: true,
      sourceIds: [1],
      countries: [],
      names: [{ value: id, kind: 'primary', quality: 'strong', script: 'Latn' }],
      identifiers: [],
      identifierKinds: [],
      row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
    },
    engineScore: 1,
    score,
    nameIndex: 0,
    found: { json: Buffer.alloc(0), number: null },
    isByName: false,
  }
}

describe('counts and chips', () => {
  const rows = [
    row('a', 90, { type: '01', subTypes: ['0101', '0105', '0105'] }),
    row('b', 80, { type: '01', subTypes: ['0105'] }),
    row('c', 70, { type: '02', subTypes: ['0201'] }),
  ]

  test('every type is counted, sub-types that occur once a subject', () => {
    expect(countTypes(rows)).toEqual([
      {
        type: '01',
        count: 2,
        subTypes: [
          { subType: '0101', count: 1 },
          { subType: '0105', count: 2 },
        ],
      },
      { type: '02', count: 1, subTypes: [{ subType: '0201', count: 1 }] },
      { type: '03', count: 0, subTypes: [] },
      { type: '04', count: 0, subTypes: [] },
    ])
  })

  test('chips keep the type and any of the sub-types', () => {
    const ids = (chips: { type?: string; subType?: string[] }) =>
      chosenRows(rows, chips).map(({ document }) => document.id)
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({ type: '01' })).toEqual(['a', 'b'])
    expect(ids({ subType: ['0101', '0201'] })).toEqual(['a', 'c'])
    expect(ids({ type: '02', subType: ['0105'] })).toEqual([])
  })

  test('pages count from one and end short', () => {
    expect(pageOf(['a', 'b', 'c'], { page: 2, pageSize: 2 })).toEqual(['c'])
    expect(pageOf(['a', 'b', 'c'], { page: 3, pageSize: 2 })).toEqual([])
  })
})
