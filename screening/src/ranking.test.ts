import { expect, test } from 'vitest'
import { byRank, type ScoredCandidate } from './ranking.ts'

function row(id: string, score: number): ScoredCandidate {
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
      identifierKinds: [],
      row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
    },
    engineScore: 1,
    score,
    nameIndex: 0,
    subject: { names: [], type: '01', details: null },
  }
}

test('sorts by best score, then by id', () => {
  const rows = [row('c', 90), row('b', 80), row('a', 80), row('d', 100)]
  expect(rows.sort(byRank).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})
