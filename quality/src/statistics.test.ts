import { describe, expect, it } from 'vitest'
import {
  areaUnderCurve,
  bootstrap,
  countAt,
  f1,
  type Judged,
  percentile,
  precision,
  recall,
  recallAtFalsePositives,
} from './statistics.ts'

const judged = (matches: number[], others: number[]): Judged[] => [
  ...matches.map((score) => ({ score, isMatch: true })),
  ...others.map((score) => ({ score, isMatch: false })),
]

describe('at a fixed line', () => {
  it('counts a score on the line as found', () => {
    const counts = countAt(70, judged([70, 69.99], [70, 10]))
    expect(counts).toEqual({ truePositives: 1, falsePositives: 1, falseNegatives: 1, trueNegatives: 1 })
    expect([precision(counts), recall(counts), f1(counts)]).toEqual([0.5, 0.5, 0.5])
  })

  it('has no F1 if there is nothing to find', () => {
    expect(f1(countAt(70, judged([], [90])))).toBeNaN()
  })
})

describe('areaUnderCurve', () => {
  it('is 1 if every match is above every other pair, 0 if below, and half for equal scores', () => {
    expect(areaUnderCurve(judged([3, 4], [1, 2]))).toBe(1)
    expect(areaUnderCurve(judged([1], [2]))).toBe(0)
    expect(areaUnderCurve(judged([5, 5], [5]))).toBe(0.5)
    expect(areaUnderCurve(judged([5], []))).toBeNaN()
  })
})

describe('recallAtFalsePositives', () => {
  it('allows a twentieth of the non-matches and no more', () => {
    const others = Array.from({ length: 20 }, (_, index) => index)
    // One of 20 may pass (19), so the line is just above 18.
    expect(recallAtFalsePositives(0.05, judged([18.5, 18, 25], others))).toBeCloseTo(2 / 3)
    expect(recallAtFalsePositives(0.05, judged([5], [5]))).toBe(0)
  })
})

describe('bootstrap', () => {
  it('gives the same interval every time, around the value', () => {
    const items = Array.from({ length: 200 }, (_, index) => index % 2)
    const mean = (drawn: number[]) => drawn.reduce((sum, one) => sum + one, 0) / drawn.length
    const interval = bootstrap(items, (_, index) => String(index), mean)
    expect(interval).toEqual(bootstrap(items, (_, index) => String(index), mean))
    expect(interval.from).toBeGreaterThan(0.4)
    expect(interval.to).toBeLessThan(0.6)
  })

  it('is wider if items of one group are drawn together', () => {
    const items = Array.from({ length: 200 }, (_, index) => (index < 100 ? 1 : 0))
    const mean = (drawn: number[]) => drawn.reduce((sum, one) => sum + one, 0) / drawn.length
    const apart = bootstrap(items, (_, index) => String(index), mean)
    const together = bootstrap(items, (_, index) => String(Math.floor(index / 20)), mean)
    expect(together.to - together.from).toBeGreaterThan(apart.to - apart.from)
  })
})

describe('percentile', () => {
  it('takes a value of the list', () => {
    expect(percentile([3, 1, 2], 0.5)).toBe(2)
    expect(percentile([], 0.5)).toBeNaN()
  })
})
