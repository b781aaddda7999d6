import { describe, expect, it } from 'vitest'
import { countryCode } from './countries.ts'

describe('countryCode', () => {
  it.each([
    ['China', 'CN'],
    ['Hong Kong', 'HK'],
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['Guinea-Bissau', 'GW'],
    ['Congo', 'CG'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['PANAMA', 'PA'],
    ['St. Vincent and the Grenadines', 'VC'],
    ['Antigua & Barbuda', 'AG'],
    ['Kosovo', 'XK'],
    ['Syria', 'SY'],
  ])('of %s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code)
  })

  it.each(['undetermined', 'None Identified', 'na', 'former Soviet Union', 'Netherlands Antilles', ''])(
    'of "%s" is none, and that is known',
    (name) => {
      expect(countryCode(name)).toBeNull()
    },
  )

  it('of an unknown name is undefined, to be reported', () => {
    expect(countryCode('Atlantis')).toBeUndefined()
  })
})
