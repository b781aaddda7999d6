import { expect, it } from 'vitest'
import { niceMaximum } from './bar-chart.tsx'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [41, 60],
  [100, 100],
  [0.3, 2],
])('the highest line above %s is %s', (value, line) => {
  expect(niceMaximum(value)).toBeCloseTo(line)
})
