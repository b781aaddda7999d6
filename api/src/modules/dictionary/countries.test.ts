import { describe, expect, test } from 'vitest'
import { countryNameOf } from '../../contract/country-names.ts'
import { countryList, countryNamed, countryOf, findCountries, isCountryCode } from './countries.ts'

describe('names of countries and areas', () => {
  test.each([
    ['HK', '中国香港', 'Hong Kong, China'],
    ['MO', '中国澳门', 'Macao, China'],
    ['TW', '中国台湾', 'Taiwan, China'],
    ['CN', '中国', 'China'],
    ['RU', '俄罗斯', 'Russia'],
    ['IR', '伊朗', 'Iran'],
    ['KP', '朝鲜', 'North Korea'],
    ['SY', '叙利亚', 'Syria'],
    ['CD', '刚果（金）', 'Congo (Kinshasa)'],
    ['UN', '联合国', 'United Nations'],
  ])('%s is %s, %s', (code, country, countryEn) => {
    expect(countryOf(code)).toEqual({ country, countryEn, countryCode: code })
  })

  test('no entry presents an area of China as a country', () => {
    for (const code of ['HK', 'MO', 'TW']) {
      expect(countryOf(code).country).toMatch(/^中国/)
      expect(countryOf(code).countryEn).toMatch(/, China$/)
    }
  })

  test('a country has one Chinese name, whether an answer or a page names it', () => {
    const named = countryList.map(({ code }) => [code, countryNameOf(code, 'zh')])
    expect(named).toEqual(countryList.map(({ code }) => [code, countryOf(code).country]))
  })

  test('a code outside the standard is shown as it is, a missing one as nothing', () => {
    expect(countryOf('YU').country).toBe('YU')
    expect(countryOf(null).country).toBeNull()
  })
})

describe('the list of countries', () => {
  test('is in pinyin order, with initials', () => {
    const letters = countryList.map((country) => country.letter)
    expect(letters).toEqual([...letters].sort())
    expect(countryList.find(({ code }) => code === 'PE')?.letter).toBe('B')
    expect(countryList.find(({ code }) => code === 'CN')?.letter).toBe('Z')
    expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true)
  })

  test('has every ISO code once and no organisation', () => {
    expect(new Set(countryList.map(({ code }) => code)).size).toBe(countryList.length)
    expect(countryList.length).toBeGreaterThanOrEqual(249)
    expect(isCountryCode('EU')).toBe(false)
    expect(isCountryCode('XK')).toBe(true)
  })

  test('recognises a country by its short or official English name only', () => {
    expect(['Iran', 'ISLAMIC REPUBLIC OF IRAN', 'Panama'].map((name) => countryNamed(name)?.country)).toEqual([
      '伊朗',
      '伊朗',
      '巴拿马',
    ])
    expect(['', null, 'Unknown'].map(countryNamed)).toEqual([undefined, undefined, undefined])
  })

  test('can be filtered by a part of either name', () => {
    expect(findCountries({ zh: '刚果' }).map(({ code }) => code)).toEqual(['CG', 'CD'])
    expect(findCountries({ en: 'KOREA' }).map(({ code }) => code)).toEqual(['KP', 'KR'])
    expect(findCountries({ zh: '没有' })).toEqual([])
  })
})
