import { expect, test } from 'vitest'
import { percentile } from './measure.mjs'

test('a percentile is the value at its rank, in any order of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([50, 95, 100])
  expect(percentile([7], 0.95)).toBe(7)
})
