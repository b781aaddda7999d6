import type { ControlCountry } from '@qingdan/api/contract/us-items.ts'
import { expect, it } from 'vitest'
import { destinationChoices } from './destination-choices.ts'

const rows = [
  {
    name: 'China',
    country: '中国',
    countryEn: 'China',
    countryCode: 'CN',
    alsoFor: [{ country: '中国香港', countryEn: 'Hong Kong, China', countryCode: 'HK' }],
  },
  { name: 'Macau', country: '中国澳门', countryEn: 'Macao, China', countryCode: 'MO', alsoFor: [] },
  { name: 'Nowhere', country: null, countryEn: null, countryCode: null, alsoFor: [] },
] as unknown as ControlCountry[]

it('offers Hong Kong, which the chart has no row for, beside the rows', () => {
  expect(destinationChoices(rows, 'zh')).toEqual([
    { countryCode: 'CN', name: '中国' },
    { countryCode: 'MO', name: '中国澳门' },
    { countryCode: 'HK', name: '中国香港' },
  ])
  expect(destinationChoices(rows, 'en').map(({ countryCode }) => countryCode)).toEqual(['CN', 'HK', 'MO'])
})
