import { describe, expect, it } from 'vitest'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import type { SourceOfRow } from '../../contract/subject.ts'
import { toMark } from './possible-marks.ts'

type List = PossiblySame['lists'][number]

const list = (sourceId: number, rest: Partial<List> = {}): List => ({
  sourceId,
  shortName: `L${sourceId}`,
  shortNameCn: `清单${sourceId}`,
  state: 'in force',
  repeats: [],
  ...rest,
})
const other = (id: string, ...lists: List[]): PossiblySame => ({
  id,
  type: '02',
  s: '1',
  name: id,
  nameZh: null,
  status: 'listed',
  listCount: { inForce: lists.length, suspended: 0, unknown: 0, ended: 0 },
  lists,
  probability: 0.9,
  isConfirmed: false,
  grounds: [],
})
const row = (...sources: Pick<SourceOfRow, 'sourceId' | 'state'>[]) => ({
  id: 'ofac-1',
  sources: sources as SourceOfRow[],
})
const listsIn = (...given: Parameters<typeof toMark>) => toMark(...given)[0]?.[1].lists.map(({ sourceId }) => sourceId)

describe('the mark of a row', () => {
  it('is missing without another subject', () => {
    expect(toMark(row(), [])).toEqual([])
  })

  it('names the most probable subject and counts all', () => {
    expect(toMark(row(), [other('eu-1'), other('uk-1')])).toMatchObject([['ofac-1', { count: 2, id: 'eu-1' }]])
  })

  it('has the lists on which the subject of the row is not, each once', () => {
    const own = row({ sourceId: 1, state: 'in force' })
    expect(listsIn(own, [other('eu-1', list(1), list(15)), other('uk-1', list(15), list(16))])).toEqual([15, 16])
  })

  it('has a list from which the subject of the row was removed', () => {
    expect(listsIn(row({ sourceId: 1, state: 'ended' }), [other('eu-1', list(1))])).toEqual([1])
  })

  it('leaves out lists from which the other was removed, and repetitions', () => {
    expect(listsIn(row(), [other('eu-1', list(2, { state: 'ended' }), list(7, { repeats: [1] }))])).toEqual([])
  })
})
