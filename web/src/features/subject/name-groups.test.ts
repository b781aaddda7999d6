import type { DetailName } from '@qingdan/api/contract/detail.ts'
import { describe, expect, it } from 'vitest'
import { countNames, toHeading, toNameGroups } from './name-groups.ts'

const name = (value: string, lang: string, fields: Partial<DetailName> = {}): DetailName => ({
  value,
  lang,
  script: lang === 'en' ? 'Latn' : lang === 'ru' ? 'Cyrl' : 'Hans',
  kind: 'aka',
  quality: 'strong',
  sourceIds: [1],
  ...fields,
})

describe('toNameGroups', () => {
  it('puts Chinese first, then Latin, then the others, each name once', () => {
    const groups = toNameGroups([
      name('ООО «ЦСТ»', 'ru'),
      name('LLC CST', 'en', { kind: 'primary' }),
      name('LLC CST', 'en'),
      name('浪潮集团', 'zh-Hans'),
    ])
    expect(groups.map((group) => [group.lang, group.names.map((entry) => entry.value)])).toEqual([
      ['zh', ['浪潮集团']],
      ['en', ['LLC CST']],
      ['ru', ['ООО «ЦСТ»']],
    ])
  })

  it('puts the primary name before strong and strong before weak aliases', () => {
    const [latin] = toNameGroups([
      name('BMI', 'en', { quality: 'weak' }),
      name('MELLI BANK', 'en'),
      name('BANK MELLI IRAN', 'en', { kind: 'primary' }),
      name('BANQUE MELLI', 'fr', { script: 'Latn' }),
    ])
    expect(latin?.names.map((entry) => entry.value)).toEqual(['BANK MELLI IRAN', 'MELLI BANK', 'BANQUE MELLI', 'BMI'])
  })

  it('counts a name printed by two lists once', () => {
    expect(countNames([name('A', 'en'), name('A', 'en', { sourceIds: [2] }), name('B', 'en')])).toBe(2)
  })
})

describe('toHeading', () => {
  it('follows the language of the reader and never repeats a name', () => {
    const inspur = { name: 'Inspur Group', zh: '浪潮集团' }
    expect(toHeading(inspur, true)).toEqual({ main: '浪潮集团', other: 'Inspur Group' })
    expect(toHeading(inspur, false)).toEqual({ main: 'Inspur Group', other: '浪潮集团' })
    expect(toHeading({ name: 'BANK MELLI IRAN', zh: null }, true)).toEqual({ main: 'BANK MELLI IRAN', other: null })
  })
})
