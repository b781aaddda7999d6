import { expect, test } from 'vitest'
import { isCovered } from './paragraph-scope.ts'

test.each([
  ['NS applies to entire entry', '3A001.a.2', true],
  ['NS applies to entire entry', '3A001', true],
  ['NS applies to entire entry, except 3A001.z', '3A001.a.2', null],
  ['NS applies to 9A515.x', '9A515.x', true],
  ['NS applies to 9A515.x', '9A515.d', false],
  ['NS applies to 9A515.x', '9A515', null],
  ['RS applies to 3A001.z.1.a, z.2.a, z.3.a, z.4.a', '3A001.z.3.a', true],
  ['RS applies to 3A001.z.1.a, z.2.a, z.3.a, z.4.a', '3A001.z.3.b', false],
  ['MT applies to 3A001.a.1.a when usable in “missiles”; and 3A001.z.2', '3A001.a.1.a', null],
  ['MT applies to 3A001.a.1.a when usable in “missiles”; and 3A001.z.2', '3A001.a.2', false],
  ['RS applies to paragraph c', '1C991.c', true],
  ['MT applies to 9A604.c, .d, and .f', '9A604.d', true],
  ['MT applies to 9A604.c, .d, and .f', '9A604.e', false],
  ['NP applies to “technology” for items controlled by 2A290, 2A291, or 2D290 for NP reasons', '2E290', null],
  ['MT applies to items that are designed for airborne applications', '6A107', null],
  ['Yes for 3A001.a.1.b, a.2 to a.14 (except .a.5.a when controlled for MT)', '3A001.a.7', null],
  ['Yes for 3A001.a.1.b, a.2 to a.14', '3A001.a.7', true],
  ['Yes for 3A001.a.1.b, a.2 to a.14', '3A001.a.15', false],
  ['Yes, see § 740.2(a)(22)', '3B001.c.1', null],
])('%s: %s is covered: %s', (words, code, covered) => {
  expect(isCovered(words, code)).toBe(covered)
})
