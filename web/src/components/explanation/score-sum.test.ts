import { describe, expect, it } from 'vitest'
import { signedPoints, toSumLines } from './score-sum.ts'

describe('the sum of a score', () => {
  it('draws every line relative to the largest', () => {
    const lines = toSumLines([
      { term: 'base', points: 80 },
      { term: 'missing', points: -20 },
      { term: 'weakAlias', points: 0 },
    ])
    expect(lines.map((line) => line.percent)).toEqual([100, 25, 0])
  })

  it('writes points with sign and two decimals', () => {
    expect([signedPoints(78), signedPoints(-4.146), signedPoints(0)]).toEqual(['+78.00', '−4.15', '0.00'])
  })
})
