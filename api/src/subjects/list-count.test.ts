import { describe, expect, test } from 'vitest'
import { countLists, type ListStatement, listsOf } from './list-count.ts'

const list = (sourceId: number, fields: Partial<ListStatement> = {}): ListStatement => ({
  sourceId,
  state: 'in force',
  repeats: [],
  ...fields,
})
const numbers = (statements: ListStatement[]) => listsOf(statements).map(({ sourceId }) => sourceId)
const inForce = (statements: ListStatement[]) => countLists(listsOf(statements)).inForce

describe('the number of lists', () => {
  test('leaves out a list that only repeats others, and puts it behind them', () => {
    const smic = [
      list(3),
      list(4, { repeats: [3] }),
      list(4, { repeats: [5] }),
      list(5),
      list(11, { repeats: [3] }),
      list(78),
    ]
    expect(inForce(smic)).toBe(3)
    expect(numbers(smic)).toEqual([3, 11, 5, 4, 78])
  })
  test('counts a list once for all its entries', () => {
    expect(inForce([list(5), list(5)])).toBe(1)
  })
  test('counts a repeating list with a decision that no other list has', () => {
    expect(inForce([list(4, { repeats: [5] }), list(4), list(5)])).toBe(2)
    expect(inForce([list(4)])).toBe(1)
  })
  test('counts a copy that goes on after its original has ended', () => {
    const lists = listsOf([list(4, { repeats: [5] }), list(5, { state: 'ended' })])
    expect(countLists(lists)).toEqual({ inForce: 1, suspended: 0, unknown: 0, ended: 1 })
    expect(lists.map(({ repeats }) => repeats)).toEqual([[], []])
  })
  test('keeps apart what is in force, suspended, unknown and ended', () => {
    const lists = listsOf([
      list(22, { state: 'suspended' }),
      list(23, { state: 'suspended' }),
      list(23),
      list(4, { state: 'ended', repeats: [5] }),
      list(5, { state: 'ended' }),
      list(6, { state: 'unknown' }),
    ])
    expect(countLists(lists)).toEqual({ inForce: 3, suspended: 1, unknown: 1, ended: 1 })
  })
})
