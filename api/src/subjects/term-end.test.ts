import { expect, test } from 'vitest'
import { stateAfterTerm } from './term-end.ts'

test.each([
  ['2018-12-31', '2026-07-21', 'expired'],
  ['2025-10-27', '2026-10-27', 'unknown'],
  ['2022-05-13', '2022-11-09', 'unknown'],
  ['2024-03-01', '2025-03-02', 'unknown'],
  [null, '2026-07-21', 'unknown'],
])('an order of %s whose term ended on %s is %s', (listedOn, endedOn, state) => {
  expect(stateAfterTerm({ listedOn, endedOn })).toBe(state)
})
