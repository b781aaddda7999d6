import { expect, test } from 'vitest'
import { byRank, type Scored } from './ranking.ts'

function row(id: string, score: number, isIdentifierMatch = false): Scored {
  return {
    index: 'q-1',
    id,
    document: {
      id,
      type: '01',
      subTypes: [],
      isListed: true,
      sourceIds: [1],
      countries: [],
      names: [{ value: id, kind: 'primary', quality: 'strong', script: 'Latn' }],
      identifiers: [],
      row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
    },
    engineScore: 1,
    isIdentifierMatch,
    score,
    nameIndex: 0,
  }
}

test('an equal identifier comes first, then the score, then the id', () => {
  const rows = [row('c', 100), row('b', 90), row('a', 90), row('d', 100, true)]
  expect(rows.sort(byRank).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})
