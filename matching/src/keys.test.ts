import { describe, expect, it } from 'vitest'
import { deletionsOf, indexKeys, queryKeys } from './keys.ts'
import type { NameKeys, PartyKind } from './model.ts'

const keysOf = (value: string, type: PartyKind): NameKeys =>
  indexKeys([{ value, quality: 'strong', kind: 'primary' }], type)

/** True if a key of the query is a key of the name. */
function meets(query: string, name: string, type: PartyKind, asked: PartyKind | null = type): boolean {
  const keys = keysOf(name, type)
  return queryKeys(query, asked).groups.some((group) => group.some((key) => keys[key.field].includes(key.value)))
}

describe('keys', () => {
  it.each<[string, string, PartyKind]>([
    ['Pvtin', 'PUTIN', '02'],
    ['Mukhammad Yusef', 'Muhammad YUSUF', '02'],
    ['Zhangxiaoming', 'ZHANG, Xiao Ming', '02'],
    ['Xiao Ming', 'XIAOMING', '02'],
    ['Bibi', 'Benjamin', '02'],
    ['Aziz', 'Abdulaziz', '02'],
    ['Sallah Eddjne', 'SALAH EDDINE', '02'],
    ['Путин', 'PUTIN', '02'],
    ['Ciren Dunzhu', '次仁顿珠', '02'],
    ['次仁顿珠', 'CIREN Dunzhu', '02'],
    ['Vladimirputn', 'Vladimir PUTIN', '02'],
    ['Avviatjade', 'Aviatrade', '01'],
    ['Vla dimir', 'VLADIMIR', '02'],
    ['Rose Shippnig Zagrospardis', 'Zagros Pardis', '01'],
    ['BMW', 'Bayerische Motoren Werke AG', '01'],
    ['PDVSA', 'Petroleos de Venezuela, S.A.', '01'],
    ['IRISL', 'Islamic Republic of Iran Shipping Lines', '01'],
    ['张晓明', 'Hsiao-ming Chang', '02'],
    ['陈', 'CHAN', '02'],
    ['Xiaoming', '张晓明', '02'],
    ['Chan', '陈国基', '02'],
    ['华为', '华为技术有限公司', '01'],
    ['至诚金属', 'Zhicheng Metallic', '01'],
    ['Zhicheng', '丹东至诚金属材料有限公司', '01'],
    ['intl', 'International', '01'],
    ['Hsi Chin-ping', 'XI Jinping', '02'],
    ['Constructor', 'Constructor', '01'],
    ['Instrument-Making', 'Муромский приборостроительный завод', '01'],
    ['Машиностроительное предприятие', 'Machine-Building', '01'],
    ['Kazan', 'KAZANSKII ZAVOD', '01'],
    ['Promtech', 'Promyshlennye Tekhnologii', '01'],
    ['RIRV', 'Russian Institute of Radionavigation and Time', '01'],
    ['KSPZ', 'Klimovsk Specialized Ammunition Plant', '01'],
    ['Dzmitry Iurevich Hara', 'Dmitry Yurevich GORA', '02'],
    ['Mikalai Karpiankau', 'Nikolai Karpenkov', '02'],
    ['Cho Yongwon', 'Jo Yong-Won', '02'],
  ])('%s finds %s', (query, name, type) => {
    expect(meets(query, name, type)).toBe(true)
    expect(meets(query, name, type, null)).toBe(true)
  })

  it('finds a name with a typo in every token', () => {
    const keys = keysOf('Vladimir Putin', '02')
    for (const group of queryKeys('Vladmir Puttin', '02').groups.slice(0, 2)) {
      expect(group.some((key) => keys[key.field].includes(key.value))).toBe(true)
    }
  })

  it('does not match different numbers', () => {
    expect(meets('112', 'Factory 115', '01')).toBe(false)
  })

  it('queries the name without its legal form, with or without a known type', () => {
    for (const type of ['01', null] as const) {
      const values = queryKeys('Общество с ограниченной ответственностью РТК', type)
        .groups.flat()
        .map((key) => key.value)
      expect(values).toContain('rtk')
      expect(values).not.toContain('obshchestvo')
    }
  })

  it('makes every deletion once', () => {
    expect(deletionsOf('anna')).toEqual(['anna', 'nna', 'ana', 'ann'])
    expect(deletionsOf('li')).toEqual([])
  })

  it('has no groups for a text without letters', () => {
    expect(queryKeys('… \u0000 😀', null).groups).toEqual([])
  })

  it.each(['word '.repeat(60), '有'.repeat(300), '丹东至诚金属材料有限公司'.repeat(25), 'abcdefghij'.repeat(30)])(
    'bounds the keys of 300 characters (%#)',
    (text) => {
      expect(queryKeys(text, null).groups.flat().length).toBeLessThan(800)
    },
  )

  it('limits the number of keys of any name', () => {
    const count = Object.values(keysOf('丹东至诚金属材料有限公司'.repeat(50), '01')).flat().length
    expect(count).toBeLessThan(2000)
  })
})
