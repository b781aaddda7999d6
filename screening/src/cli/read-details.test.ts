import { describe, expect, it } from 'vitest'
import { countryCode, isoDate, readDetails } from './read-details.ts'

describe('readDetails', () => {
  it('reads the given cells and ignores empty ones', () => {
    expect(readDetails({ birthDate: '1965', sex: '男', country: 'RU; 中国', identifier: 'A 123' })).toEqual({
      birthDate: '1965',
      sex: 'male',
      countries: ['RU', 'CN'],
      identifiers: ['A 123'],
    })
    expect(readDetails({ birthDate: '', sex: '', country: '', identifier: '' })).toBeUndefined()
    expect(readDetails({ birthDate: 'unknown', country: 'Atlantis' })).toBeUndefined()
  })
})

describe('isoDate', () => {
  it('reads dates with the year first', () => {
    expect(['1965', '1965-06', '1965/6/9', '1965年6月9日', '1965.06.09'].map(isoDate)).toEqual([
      '1965',
      '1965-06',
      '1965-06-09',
      '1965-06-09',
      '1965-06-09',
    ])
  })

  it('refuses days that do not exist', () => {
    expect(['1960-13-45', '1960-06-31', '1961-02-29', '1960-13'].map(isoDate)).toEqual(Array(4).fill(undefined))
    expect(isoDate('1960-02-29')).toBe('1960-02-29')
  })

  it('does not guess the order of day and month', () => {
    expect(isoDate('06/09/1965')).toBeUndefined()
  })
})

describe('countryCode', () => {
  it('knows country codes and the names in both languages', () => {
    expect(['fr', 'France', 'United Arab Emirates', '朝鲜', '俄罗斯', 'GB', 'US'].map(countryCode)).toEqual([
      'FR',
      'FR',
      'AE',
      'KP',
      'RU',
      'GB',
      'US',
    ])
    expect(['Germany', 'Vietnam', '缅甸', 'Russia'].map(countryCode)).toEqual(['DE', 'VN', 'MM', 'RU'])
    expect([countryCode('QQ'), countryCode('')]).toEqual([null, null])
  })
})
