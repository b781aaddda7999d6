import { describe, expect, it } from 'vitest'
import { type JudgedPair, partyFigures } from './parties.ts'

const pair = (isSame: boolean, found: JudgedPair['found'], weight = 1): JudgedPair => ({
  type: '02',
  weight,
  isSame,
  found,
})

describe('figures of merging', () => {
  const figures = partyFigures([
    pair(true, 'same', 97),
    pair(true, 'possible', 2),
    pair(true, 'other', 1),
    pair(false, 'same', 1),
    pair(false, 'other', 50),
  ])

  it('count every pair as often as it stands for', () => {
    expect(figures.precision.value).toBeCloseTo(97 / 98)
    expect(figures.recall.value).toBeCloseTo(0.97)
    expect(figures.possible).toBeCloseTo(0.02)
    expect(figures).toMatchObject({ pairs: 5, falseMerges: 1 })
  })

  it('lie within their intervals', () => {
    for (const { value, from, to } of [figures.precision, figures.recall]) {
      expect(from).toBeLessThanOrEqual(value)
      expect(to).toBeGreaterThanOrEqual(value)
    }
  })
})
