import { describe, expect, it } from 'vitest'
import { createEditDistance } from './edit-distance.ts'

const codes = (text: string): Uint16Array => Uint16Array.from(text, (letter) => letter.charCodeAt(0))
const editDistance = createEditDistance()
const distance = (one: string, other: string): number => editDistance(codes(one), codes(other))

describe('editDistance', () => {
  it.each([
    ['putin', 'putin', 0],
    ['putin', 'puttin', 0.5],
    ['putin', 'ptuin', 1],
    ['putin', 'potin', 0.7],
    ['putin', 'pukin', 1],
    ['carl', 'karl', 0.7],
    ['', 'abc', 3],
  ])('%s / %s = %d', (one, other, expected) => {
    expect(distance(one, other)).toBeCloseTo(expected)
  })

  it('is symmetric', () => {
    for (const [one, other] of [
      ['mohammed', 'muhamad'],
      ['zelensky', 'zelenskiy'],
      ['li', 'lee'],
    ] as const) {
      expect(distance(one, other)).toBeCloseTo(distance(other, one))
    }
  })

  it('accepts tokens above its maximum length', () => {
    expect(distance('a'.repeat(500), 'a'.repeat(500))).toBe(0)
  })
})
