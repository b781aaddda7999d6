import { expect, it } from 'vitest'
import { spansOf } from './measure-spans.ts'

it('says a measure once for the parties that follow each other under it', () => {
  expect(spansOf(['a', 'a', 'b', 'a'])).toEqual([2, undefined, 1, 1])
  expect(spansOf([])).toEqual([])
})
