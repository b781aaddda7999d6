import type { Verdict } from '@qingdan/api/contract/subject.ts'
import { expect, test } from 'vitest'
import { absenceOf } from './absence.ts'

const none: Verdict = {
  kind: 'none',
  line: 70,
  counts: { strong: 0, likely: 0, possible: 0, weak: 0, none: 0 },
  listCount: 0,
  onlyStrong: null,
  text: 'name',
  hidden: { usual: 0, approximate: 0 },
  unfiltered: null,
  containing: null,
  containingText: null,
}
const whole = { keyword: 'Anna Nowak', isExact: false, isNarrowed: false }

test.each([
  ['none', {}],
  ['none', { hidden: { usual: 0, approximate: 9 } }],
  ['none', { text: 'word', containing: 0 }],
  ['number', { text: 'number' }],
  ['below', { kind: 'below' }],
  ['broad', { kind: 'below', text: 'word', containing: 183 }],
  ['broad', { text: 'word', containing: 183 }],
  ['broad', { kind: 'below', text: 'generic', containing: 366 }],
  ['broad', { text: 'name', containing: 1 }],
  ['broad', { text: 'short', containing: 2 }],
  ['number', { text: 'number', containing: 0 }],
  ['lowestScore', { text: 'word', containing: 3, hidden: { usual: 1, approximate: 0 } }],
  ['generic', { kind: 'below', text: 'generic' }],
  ['short', { text: 'short' }],
  ['symbols', { text: 'symbols' }],
  ['lowestScore', { hidden: { usual: 1, approximate: 0 } }],
] as const)('%s is said of %o', (absence, fields) => {
  expect(absenceOf({ ...none, ...fields }, whole)).toBe(absence)
})

test('nothing is said of the lists when filters, an id or exact mode left nothing', () => {
  expect(absenceOf(none, { ...whole, isNarrowed: true })).toBe('filtered')
  expect(absenceOf(none, { ...whole, isExact: true, isNarrowed: true })).toBe('filtered')
  expect(absenceOf(none, { ...whole, isExact: true })).toBe('noneExact')
})

test('what is a part of names is not denied: it is, within the filters', () => {
  expect(absenceOf({ ...none, containing: 4 }, { ...whole, isNarrowed: true })).toBe('broadFiltered')
  expect(absenceOf({ ...none, containing: 4 }, { ...whole, keyword: '科学院' })).toBe('broad')
  expect(absenceOf({ ...none, containing: 0 }, { ...whole, isNarrowed: true })).toBe('filtered')
})

test('of a Chinese name only names are denied: most lists print foreign ones', () => {
  expect(absenceOf(none, { ...whole, keyword: '真主党' })).toBe('noneHan')
  expect(absenceOf(none, { ...whole, keyword: 'TCL科技' })).toBe('none')
})
