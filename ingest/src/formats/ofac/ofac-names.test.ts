import type { NamePartKind } from '@qingdan/database/record.ts'
import { describe, expect, it } from 'vitest'
import { isFamilyFirst, originOf } from './family-first.ts'
import { readingOrder } from './ofac-names.ts'

const parts = (...pairs: [NamePartKind, string][]) => pairs.map(([kind, value]) => ({ kind, value }))

describe('readingOrder', () => {
  // Parts in the order of the file, by the party's number.
  it.each([
    [
      '2686',
      parts(['last', 'NASRALLAH'], ['first', 'Hasan'], ['middle', 'Abd-al-Karim']),
      'Hasan Abd-al-Karim NASRALLAH',
    ],
    [
      '18596',
      parts(['first', 'Muwaffaq'], ['middle', 'Mustafa Muhammad'], ['last', 'al-Karmush']),
      'Muwaffaq Mustafa Muhammad al-Karmush',
    ],
    [
      '33211',
      parts(['last', 'Korzyuk'], ['middle', 'Mikhaylovich'], ['first', 'Dmitriy']),
      'Dmitriy Mikhaylovich Korzyuk',
    ],
    [
      '18642',
      parts(['last', 'Gaziyev'], ['first', 'Tarkhan'], ['patronymic', 'Ismailovich']),
      'Tarkhan Ismailovich Gaziyev',
    ],
    [
      '7226',
      parts(['patronymic', 'ZAMBADA'], ['matronymic', 'GARCIA'], ['first', 'Ismael'], ['middle', 'Mario']),
      'Ismael Mario ZAMBADA GARCIA',
    ],
    [
      '11185',
      parts(['first', 'Henry'], ['patronymic', 'RANGEL'], ['matronymic', 'SILVA'], ['middle', 'de Jesus']),
      'Henry de Jesus RANGEL SILVA',
    ],
    [
      '16780',
      parts(['last', 'CORADO'], ['first', 'Jenny'], ['middle', 'Judith'], ['last', 'PORTILLO']),
      'Jenny Judith CORADO PORTILLO',
    ],
    ['7226b', parts(['nickname', 'El Mayo']), 'El Mayo'],
    ['36', parts(['entity', 'AEROCARIBBEAN AIRLINES']), 'AEROCARIBBEAN AIRLINES'],
  ])('of %s', (_id, given, expected) => {
    expect(readingOrder(given, 'Latn', false)).toBe(expected)
  })

  it('writes Han and Hangul names together, family name first', () => {
    expect(readingOrder(parts(['last', '王'], ['first', '国英']), 'Hans', false)).toBe('王国英')
    expect(readingOrder(parts(['last', '유'], ['first', '부'], ['middle', '웅']), 'Hang', false)).toBe('유부웅')
  })

  it('keeps Latin letters in a Han name apart', () => {
    expect(readingOrder(parts(['last', '王'], ['first', 'Jack']), 'Hans', false)).toBe('王 Jack')
  })

  it('puts the family name first where that is the order', () => {
    expect(readingOrder(parts(['last', 'Kim'], ['first', 'Jong Un']), 'Latn', true)).toBe('Kim Jong Un')
  })
})

describe('isFamilyFirst', () => {
  it.each([
    ['chinese', 'Quanguo', true],
    ['chinese', 'Yuet-ngor', false],
    ['chinese', 'William', false],
    ['korean', 'Jong Un', true],
    [null, 'Quanguo', false],
  ] as const)('of a %s person named %s is %s', (origin, given, expected) => {
    expect(isFamilyFirst(origin, given)).toBe(expected)
  })

  const nowhere = { countries: [], birthPlaces: [], addresses: [] }
  it('goes by nationality before birth and address', () => {
    const born = { ...nowhere, birthPlaces: [{ text: 'China', countryCode: 'CN' }] }
    expect(originOf(born)).toBe('chinese')
    expect(originOf({ ...born, countries: [{ kind: 'nationality', country: 'Iran', countryCode: 'IR' }] })).toBeNull()
    expect(originOf(nowhere)).toBeNull()
  })
})
