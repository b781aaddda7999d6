import { expect, it } from 'vitest'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import { possibleBlocks } from './possible-blocks.ts'
import { wordsOf } from './words.ts'

const ground = (kind: string, points: number, ...values: string[]) => {
  const [own = '', other = ''] = values.map((value) => ({ zh: value, en: value }))
  return { kind, labelZh: `甲${kind}`, labelEn: kind, points, shared: [], own: own || null, other: other || null }
}
const other: PossiblySame = {
  id: 'eu-7',
  type: '02',
  s: '1',
  name: 'V. Solotow',
  nameZh: null,
  status: 'listed',
  listCount: { inForce: 1, suspended: 0, unknown: 0, ended: 1 },
  lists: [
    { sourceId: 15, shortName: 'EU', shortNameCn: '欧盟', state: 'in force', repeats: [] },
    { sourceId: 16, shortName: 'UK', shortNameCn: '英国', state: 'ended', repeats: [] },
  ],
  probability: 0.7,
  isConfirmed: false,
  grounds: [ground('name', 4), ground('other-birth-date', -2, '1954', '1955'), ground('prior', -6)],
}
const blocksOf = (possiblySame: PossiblySame[], language: 'zh' | 'en') =>
  possibleBlocks(wordsOf(language), { possiblySame } as unknown as SubjectDetail)

it('a document names who is possibly the same, with the lists now and the grounds for and against', () => {
  expect(blocksOf([other], 'zh').at(-1)).toMatchObject({
    rows: [['V. Solotow\neu-7', '欧盟', '支持：甲name\n反对：甲other-birth-date（1954 / 1955）']],
  })
  expect(blocksOf([{ ...other, status: 'offline' }], 'en').at(-1)).toMatchObject({
    rows: [['V. Solotow\neu-7', 'All listings have ended', 'For: name\nAgainst: other-birth-date (1954 / 1955)']],
  })
})

it('a document without such subjects has no such section', () => {
  expect(blocksOf([], 'zh')).toEqual([])
})
