import { describe, expect, it } from 'vitest'
import { splitIntoSections } from './key-sections.ts'
import { indexKeys, queryKeys } from './keys.ts'
import type { PartyKind } from './model.ts'

describe('splitIntoSections', () => {
  it('queries Han records and Latin records separately, each by its own fields', () => {
    expect(splitIntoSections(queryKeys('华为技术', '01')).map(({ section }) => section)).toEqual(['latin', 'han'])
    expect(splitIntoSections(queryKeys('Huawei', '01')).map(({ section }) => section)).toEqual([
      'latin',
      'hanRomanised',
    ])
    for (const { section, groups } of splitIntoSections(queryKeys('Huawei 华为', '01'))) {
      for (const { field } of groups.flat()) expect(field === section || section === 'latin').toBe(true)
    }
  })

  it('is empty for a text without keys', () => {
    expect(splitIntoSections(queryKeys('…', null))).toEqual([])
  })
})

describe('keys across scripts', () => {
  it.each<[string, string, PartyKind]>([
    ['王小明', 'Siuming Wong', '02'],
    ['金正恩', 'Kim Jong Un', '02'],
    ['诺瓦泰克能源有限公司', 'Novatek', '01'],
    ['深创辉科技', 'SCH Technology', '01'],
    ['长石科技', 'Longstone', '01'],
    ['瑞邦海运', 'Juipang', '01'],
  ])('%s and %s find each other', (han, latin, type) => {
    expect(sharesKey(han, latin, type)).toBe(true)
    expect(sharesKey(latin, han, type)).toBe(true)
  })
})

function sharesKey(query: string, listed: string, type: PartyKind): boolean {
  const keys = indexKeys([{ value: listed, quality: 'strong', kind: 'primary' }], type)
  return queryKeys(query, type)
    .groups.flat()
    .some(({ field, value }) => keys[field].includes(value))
}
