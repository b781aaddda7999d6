import { describe, expect, test } from 'vitest'
import { waitAfterFailures, waitForWindow } from './waiting-times.ts'

const now = new Date('2026-11-22T02:00:00Z')
const ago = (millis: number) => new Date(now.getTime() - millis)

describe('the wait after failures', () => {
  const rule = { most: 5, firstMillis: 60_000, maxMillis: 900_000 }

  test.each([
    [4, 0],
    [5, 60_000],
    [6, 120_000],
    [8, 480_000],
    [9, 900_000],
    [50, 900_000],
  ])('%i failures just now: %i ms', (count, wait) => {
    expect(waitAfterFailures({ count, last: now }, rule, now)).toBe(wait)
  })

  test('starts at the latest failure and ends', () => {
    expect(waitAfterFailures({ count: 5, last: ago(45_000) }, rule, now)).toBe(15_000)
    expect(waitAfterFailures({ count: 5, last: ago(60_000) }, rule, now)).toBe(0)
    expect(waitAfterFailures({ count: 5, last: ago(90_000) }, rule, now)).toBe(0)
  })

  test('is zero without a failure', () => {
    expect(waitAfterFailures({ count: 0, last: null }, rule, now)).toBe(0)
  })
})

describe('the wait for a sliding window', () => {
  const rule = { most: 2, windowMillis: 1000 }

  test('is zero while one more fits', () => {
    expect(waitForWindow([], rule, now)).toBe(0)
    expect(waitForWindow([ago(1)], rule, now)).toBe(0)
  })

  test('ends when the oldest counted request leaves the window', () => {
    expect(waitForWindow([ago(100), ago(400)], rule, now)).toBe(600)
    expect(waitForWindow([ago(100), ago(400), ago(900)], rule, now)).toBe(600)
    expect(waitForWindow([ago(100), ago(1000)], rule, now)).toBe(0)
  })
})
