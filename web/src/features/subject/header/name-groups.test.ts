import type { DetailName } from '@qingdan/api/contract/detail.ts'
import { describe, expect, it } from 'vitest'
import { toNameGroups } from './name-groups.ts'

const name = (value: string, script: string, fields: Partial<DetailName> = {}): DetailName => ({
  value,
  script,
  lang: `und-${script}`,
  kind: 'aka',
  quality: 'strong',
  sourceIds: [1],
  ...fields,
})

describe('toNameGroups', () => {
  it('puts Chinese first, traditional with simplified, then Latin, then the others', () => {
    const groups = toNameGroups([
      name('ООО «ЦСТ»', 'Cyrl'),
      name('LLC CST', 'Latn'),
      name('浪潮集团', 'Hans'),
      name('浪潮集團', 'Hant'),
    ])
    expect(groups.map((group) => [group.script, group.names.map((entry) => entry.value)])).toEqual([
      ['Hani', ['浪潮集团', '浪潮集團']],
      ['Latn', ['LLC CST']],
      ['Cyrl', ['ООО «ЦСТ»']],
    ])
  })

  it('puts the primary name before strong and strong before weak aliases', () => {
    const [latin] = toNameGroups([
      name('BMI', 'Latn', { quality: 'weak' }),
      name('MELLI BANK', 'Latn'),
      name('BANK MELLI IRAN', 'Latn', { kind: 'primary' }),
    ])
    expect(latin?.names.map((entry) => entry.value)).toEqual(['BANK MELLI IRAN', 'MELLI BANK', 'BMI'])
  })
})
