import { expect, it } from 'vitest'
import { tokenOf } from '../../normalise/token.ts'
import { isLoanSpelling } from './loan-spelling.ts'

const areOneWord = (one: string, other: string) => isLoanSpelling(tokenOf(one), tokenOf(other))

it.each([
  ['lighthouse', 'laithaus'],
  ['nexign', 'neksain'],
  ['unijet', 'yunidzhet'],
  ['microdrive', 'mikrodraiv'],
  ['citybike', 'sitibaik'],
])('%s is spelled %s by its Russian sound', (english, russian) => {
  expect(areOneWord(english, russian)).toBe(true)
  expect(areOneWord(russian, english)).toBe(true)
})

it.each([
  ['merino', 'marino'],
  ['lighthouse', 'laitmaus'],
  ['trade', 'treid-plus'],
  ['jet', 'dzhet'],
  ['zavod', 'zavody'],
])('%s is not spelled %s', (one, other) => {
  expect(areOneWord(one, other)).toBe(false)
})
