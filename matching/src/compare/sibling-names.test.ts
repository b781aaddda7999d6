import { describe, expect, it } from 'vitest'
import { prepareName } from '../normalise/prepare.ts'
import { readSiblingNames } from './sibling-names.ts'

function companyNames(...values: string[]) {
  const names = values.map((value) => prepareName(value, false))
  readSiblingNames(names)
  return names
}

describe('initials that another name of the party spells out', () => {
  const isSpelledOut = (initials: string, name: string) => companyNames(initials, name)[0]?.isSpelledOut

  it.each([
    ['AMD', 'Aran Modern Devices'],
    ['SATA', "Saman Tose'e Asia"],
    ['ISI', 'Islamic State of Iraq'],
    ['NDC', 'National Development Company'],
    ['ND', 'National Development Company', false],
    ['BMWAG', 'Bayerische Motoren Werke AG'],
    ['IRISLG', 'Islamic Republic of Iran Shipping Lines Group'],
    ['SATOAS', "Saman Tose'e Asia"],
    ['SATOSAS', "Saman Tose'e Asia", false],
  ])('%s of %s', (initials, name, expected = true) => {
    expect(isSpelledOut(initials, name)).toBe(expected)
  })

  it.each([
    ['a word that gives no letter', 'ARD', 'Aran Modern Devices'],
    ['a letter too many', 'AMDX', 'Aran Modern Devices'],
    ['a last word that is missing', 'ARM', 'Aran Modern Devices'],
    ['letters in another order', 'ADM', 'Aran Modern Devices'],
    ['a first letter that differs', 'XMD', 'Aran Modern Devices'],
    ['only one word', 'ARAN', 'Arana'],
  ])('not with %s: %s of %s', (_, initials, name) => {
    expect(isSpelledOut(initials, name)).toBe(false)
  })

  it('are a name of one word', () => {
    expect(isSpelledOut('A M D', 'Aran Modern Devices')).toBe(false)
    expect(companyNames('AMD', 'Aran Modern Devices')[1]?.isSpelledOut).toBe(false)
    expect(companyNames('有限公司', 'Aran Modern Devices')[0]?.isSpelledOut).toBe(false)
  })

  it('are not looked for in the names of persons', () => {
    const names = ['AMD', 'Ali Mohammed Dari'].map((value) => prepareName(value, true))
    readSiblingNames(names)
    expect(names.map(({ isSpelledOut: found }) => found)).toEqual([false, false])
  })
})

describe('a name in Han of a party that the list names in Latin letters too', () => {
  const isNamedInLatin = (...values: string[]) => companyNames(...values).map((name) => name.isNamedInLatin)

  it('is marked, and the Latin name is not', () => {
    expect(isNamedInLatin('卡隆', 'Kharon')).toEqual([true, false])
  })

  it('is not marked without a Latin name', () => {
    expect(isNamedInLatin('卡隆', '卡龙')).toEqual([false, false])
    expect(isNamedInLatin('卡隆', 'Харон')).toEqual([false, false])
  })
})
