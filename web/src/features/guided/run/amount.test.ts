import { expect, it } from 'vitest'
import { cutToCents } from './amount.ts'

it.each([
  ['6251.009', '6251.00'],
  ['0.999', '0.99'],
  ['1,250.5', '1250.5'],
  ['１２.３４５', '12.34'],
  ['12', '12'],
  ['abc', 'abc'],
])('%s is shown as %s', (typed, shown) => {
  expect(cutToCents(typed)).toBe(shown)
})
