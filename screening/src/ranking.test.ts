import { expect, test } from 'vitest'
import { personOf } from '../test/memory-engine.ts'
import { byRank, type ScoredCandidate } from './ranking.ts'

function row(id: string, score: number): ScoredCandidate {
  const document = personOf(id, 'Ivan PETROV')
  const { names, type } = document
  return { index: 'q-1', id, document, engineScore: 1, score, nameIndex: 0, subject: { names, type, details: null } }
}

test('sorts by best score, then by id', () => {
  const rows = [row('c', 90), row('b', 80), row('a', 80), row('d', 100)]
  expect(rows.sort(byRank).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})
