import { expect, test } from 'vitest'
import { maxZoom, minZoom, stepZoom } from './tree-zoom.ts'

test('the zoom ends at its limits, and a step back undoes a step', () => {
  expect(stepZoom(stepZoom(1, 1), -1)).toBeCloseTo(1)
  expect(stepZoom(maxZoom, 1)).toBe(5)
  expect(stepZoom(minZoom, -1)).toBe(0.2)
})
