import { describe, expect, it } from 'vitest'
import { splitPowers } from './powers.ts'

describe('powers of ten in a copy without raised digits', () => {
  it.each([
    ['A total dose of 5 × 103 Gy (silicon) or higher;', ['A total dose of 5 × 10', '3', ' Gy (silicon) or higher;']],
    ['5 × 1013 n/cm2', ['5 × 10', '13', ' n/cm2']],
    ['2 × 108 Hz but less than 3 × 1012 Hz', ['2 × 10', '8', ' Hz but less than 3 × 10', '12', ' Hz']],
    ['exceeding 25 × 106.', ['exceeding 25 × 10', '6', '.']],
    ['3,3×10-11 m/V', ['3,3×10', '−11', ' m/V']],
  ])('are found in “%s”', (text, turns) => {
    expect(splitPowers(text)).toEqual(turns)
  })

  it.each(['W × 10 cm3/W', 'a plate of 100 × 100 mm', '5 × 10', '1000 m', ''])('are not made up in “%s”', (text) => {
    expect(splitPowers(text)).toEqual([text])
  })
})
