import { describe, expect, test } from 'vitest'
import { countLists, type ListStatement, listsOf, settleCopies } from './list-count.ts'

const list = (sourceId: number, fields: Partial<ListStatement> = {}): ListStatement => ({
  sourceId,
  state: 'in force',
  repeats: [],
  endedOn: null,
  hasTermToRun: false,
  editionOn: '2026-07-31',
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
  test('counts a copy that was made after its original has ended, and still has the entry', () => {
    const lists = listsOf([list(4, { repeats: [5] }), list(5, { state: 'ended', endedOn: '2026-07-30' })])
    expect(countLists(lists)).toEqual({ inForce: 1, suspended: 0, unknown: 0, ended: 1 })
    expect(lists.map(({ repeats }) => repeats)).toEqual([[], []])
  })
  test.each([
    ['2026-07-31', '2026-07-31'],
    ['2026-11-09', '2026-07-31'],
    ['2026-07-30', '2026-07-31'],
    ['2026-07-30', null],
  ])('ends a copy with its original whose term ended on %s, if its edition is of %s', (endedOn, editionOn) => {
    const lists = listsOf([list(4, { repeats: [5], editionOn }), list(5, { state: 'expired', endedOn })])
    expect(lists.map(({ state, repeats }) => [state, repeats])).toEqual([
      ['expired', []],
      ['expired', [5]],
    ])
    expect(countLists(lists)).toEqual({ inForce: 0, suspended: 0, unknown: 0, ended: 1 })
  })
  test('ends a copy with its original that was taken off after its edition', () => {
    const lists = listsOf([list(4, { repeats: [5] }), list(5, { state: 'ended', endedOn: '2026-07-31' })])
    expect(countLists(lists)).toEqual({ inForce: 0, suspended: 0, unknown: 0, ended: 1 })
  })
  test('counts a copy whose own term runs when that of its original is over', () => {
    const order = list(6, { state: 'expired', endedOn: '2026-07-30' })
    const lists = listsOf([list(4, { repeats: [6], hasTermToRun: true }), order])
    expect(countLists(lists)).toEqual({ inForce: 1, suspended: 0, unknown: 0, ended: 1 })
  })
  test('knows no more of a copy than of its original', () => {
    const lists = listsOf([list(4, { repeats: [6] }), list(6, { state: 'unknown' })])
    expect(lists.map(({ state, repeats }) => [state, repeats])).toEqual([
      ['unknown', []],
      ['unknown', [6]],
    ])
    expect(countLists(lists)).toEqual({ inForce: 1, suspended: 0, unknown: 1, ended: 0 })
    const other = [
      list(4, { repeats: [6, 31] }),
      list(6, { state: 'unknown' }),
      list(31, { state: 'ended', endedOn: '2026-07-31' }),
    ]
    expect(settleCopies(other)[0]?.state).toBe('unknown')
  })
  test('ends only the copies of what has ended', () => {
    const denied = list(4, { repeats: [6] })
    const debarred = list(4, { repeats: [31] })
    const order = list(6, { state: 'expired', endedOn: '2026-11-09' })
    const stated = [denied, debarred, order, list(31)]
    expect(settleCopies(stated).map(({ state }) => state)).toEqual(['expired', 'in force', 'expired', 'in force'])
    expect(countLists(listsOf(stated))).toEqual({ inForce: 1, suspended: 0, unknown: 0, ended: 1 })
    // A later order of the same list goes on.
    expect(settleCopies([denied, order, list(6)])[0]).toEqual(denied)
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
