import { expect, it } from 'vitest'
import { spansOf } from './measure-spans.ts'

it('merges the cells of consecutive parties with the same measure', () => {
  expect(spansOf(['a', 'a', 'b', 'a'])).toEqual([2, undefined, 1, 1])
  expect(spansOf([])).toEqual([])
})
