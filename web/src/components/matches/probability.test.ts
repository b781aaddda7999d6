import { expect, it } from 'vitest'
import { formatPoints } from './match-grounds.tsx'
import { formatProbability } from './probability.ts'

it('a probability is never certain', () => {
  expect(formatProbability(0.9999, 'zh')).toBe('>99%')
  expect(formatProbability(0.001, 'en')).toBe('<1%')
  expect(formatProbability(0.634, 'en')).toBe('63%')
})

it('points have their sign', () => {
  expect([4.26, -1.5, 0].map(formatPoints)).toEqual(['+4.3', '−1.5', '+0.0'])
})
