import type { PossiblySameMark } from '@qingdan/api/contract/subject.ts'
import { expect, it } from 'vitest'
import { possibleLists } from './possible-lists.ts'

const mark = (...sourceIds: number[]): PossiblySameMark => ({
  count: 1,
  id: 'eu-1',
  type: '02',
  s: '1',
  name: 'A',
  nameZh: null,
  lists: sourceIds.map((sourceId) => ({ sourceId, shortName: `L${sourceId}`, shortNameCn: `单${sourceId}` })),
})

it('the lists on which strong matches possibly stand are named once, and no others', () => {
  const rows = [
    { band: 'strong', possiblySame: mark(1, 15) },
    { band: 'strong', possiblySame: mark(15) },
    { band: 'strong', possiblySame: null },
    { band: 'strong', possiblySame: 'unknown' },
    { band: 'likely', possiblySame: mark(16) },
  ] as const
  expect(possibleLists(rows).map(({ sourceId }) => sourceId)).toEqual([1, 15])
})
