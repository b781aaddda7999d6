import { describe, expect, it } from 'vitest'
import { countryNameOf, formatCountry } from './country-names.ts'

describe('names of countries', () => {
  it('follow the language', () => {
    const china = { country: '中国', countryEn: 'China', countryCode: 'CN' }
    expect(formatCountry(china, 'zh')).toBe('中国')
    expect(formatCountry(china, 'en')).toBe('China')
  })

  it('are worded in one place for Hong Kong, Macao and Taiwan, whatever an answer says', () => {
    expect(formatCountry({ country: '香港', countryEn: 'Hong Kong', countryCode: 'HK' }, 'zh')).toBe('中国香港')
    expect(countryNameOf('MO', 'zh')).toBe('中国澳门')
    expect(countryNameOf('TW', 'en')).toBe('Taiwan, China')
  })

  it('fall back to the code, then to the other language, and say when there is none', () => {
    expect(formatCountry({ country: null, countryEn: null, countryCode: 'IR' }, 'zh')).toBe('伊朗')
    expect(formatCountry({ country: null, countryEn: 'Soviet Union', countryCode: null }, 'zh')).toBe('Soviet Union')
    expect(formatCountry({ country: null, countryEn: null, countryCode: null }, 'en')).toBeNull()
    expect(countryNameOf('undetermined', 'en')).toBe('undetermined')
  })
})
