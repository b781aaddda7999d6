import { expect, it } from 'vitest'
import { groundText, groundTexts } from './ground-words.ts'
import type { GuidedGround } from './run.ts'

const ground = (changes: Partial<GuidedGround>): GuidedGround => ({
  fact: '目的地',
  factEn: 'Destination',
  value: '越南',
  valueEn: 'Vietnam',
  relation: 'in',
  against: 'D:1',
  againstEn: 'D:1',
  holds: true,
  ...changes,
})
const said = (changes: Partial<GuidedGround>) => groundText(ground(changes))

const asOf = { fact: '判定日期', factEn: 'Date of the answer', value: '2026-11-28', valueEn: '2026-11-28' }
const since = { ...asOf, relation: 'since', against: '2026-11-10', againstEn: '2026-11-10' } as const
const ns = { fact: 'NS 管制', factEn: 'NS controlled', value: '否', valueEn: 'no', relation: 'truth' } as const
const origin = { fact: '物项来源', factEn: 'Origin', value: 'B', valueEn: 'B', relation: 'is' } as const

it.each([
  [{}, '目的地 越南 属于 D:1', 'Destination Vietnam is in D:1'],
  [since, '判定日期 2026-11-28，不早于 2026-11-10', 'Date of the answer 2026-11-28, not before 2026-11-10'],
  [{ ...ns, against: '是', againstEn: 'yes', holds: false }, 'NS 管制：否', 'NS controlled: no'],
  [{ ...origin, against: 'C', againstEn: 'C', holds: false }, '物项来源：B，不是 C', 'Origin: B, not C'],
])('%j is said as what was tested', (changes, zh, en) => {
  expect(said(changes)).toEqual({ zh, en })
})

it('several that are said alike are said once', () => {
  const listed = {
    fact: '认定命中的中国名单',
    factEn: 'Chinese lists with a confirmed match',
    value: '无',
    valueEn: 'none',
  }
  const held = (against: string) => ground({ ...listed, relation: 'any', against, holds: false })
  expect(groundTexts([held('管控名单'), held('反制清单'), ground({})]).map(({ zh }) => zh)).toEqual([
    '认定命中的中国名单：无',
    '目的地 越南 属于 D:1',
  ])
})
