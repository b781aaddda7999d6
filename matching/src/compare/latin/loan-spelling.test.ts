import { expect, it } from 'vitest'
import { isLoanSpelling } from './loan-spelling.ts'

it.each([
  ['lighthouse', 'laithaus'],
  ['nexign', 'neksain'],
  ['unijet', 'yunidzhet'],
  ['microdrive', 'mikrodraiv'],
  ['citybike', 'sitibaik'],
])('%s is spelled %s by its Russian sound', (english, russian) => {
  expect(isLoanSpelling(english, russian)).toBe(true)
  expect(isLoanSpelling(russian, english)).toBe(true)
})

it.each([
  ['merino', 'marino'],
  ['lighthouse', 'laitmaus'],
  ['trade', 'treid-plus'],
  ['jet', 'dzhet'],
  ['zavod', 'zavody'],
])('%s is not spelled %s', (one, other) => {
  expect(isLoanSpelling(one, other)).toBe(false)
})
