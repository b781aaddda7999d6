import { describe, expect, it } from 'vitest'
import { indexAgainAt, isIndexDue, nextAttempt, usualRetryDelays } from './retries.ts'

const minute = 60_000
const now = new Date('2026-03-02T22:30:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
const daily = { now, scheduled: after(24 * 60), retryDelays: [10 * minute, 30 * minute] }

describe('a list that failed', () => {
  it('is tried again after 10, 30 and 90 minutes', () => {
    expect(usualRetryDelays.map((delay) => delay / 60_000)).toEqual([10, 30, 90])
  })
})

describe('a list', () => {
  it.each(['published', 'unchanged'] as const)('that was %s waits for its schedule', (outcome) => {
    const expected = { at: daily.scheduled, failures: 0, givenUpAfter: null }
    expect(nextAttempt({ outcome, reasonCode: null }, 0, daily)).toEqual(expected)
    expect(nextAttempt({ outcome, reasonCode: null }, 2, daily)).toEqual(expected)
  })

  it.each(['failed', 'rejected'] as const)('that was %s is tried again after each delay, then waits', (outcome) => {
    expect(nextAttempt({ outcome, reasonCode: null }, 0, daily)).toEqual({
      at: after(10),
      failures: 1,
      givenUpAfter: null,
    })
    expect(nextAttempt({ outcome, reasonCode: null }, 1, daily)).toEqual({
      at: after(30),
      failures: 2,
      givenUpAfter: null,
    })
    expect(nextAttempt({ outcome, reasonCode: null }, 2, daily)).toEqual({
      at: daily.scheduled,
      failures: 0,
      givenUpAfter: 3,
    })
  })

  it('that found a changed page waits for a person', () => {
    expect(nextAttempt({ outcome: 'rejected', reasonCode: 'source.page-changed' }, 0, daily)).toEqual({
      at: daily.scheduled,
      failures: 0,
      givenUpAfter: 1,
    })
  })

  it('that is due soon by its schedule is not tried again in between', () => {
    const givenUp = { failures: 0, givenUpAfter: 1 }
    for (const minutes of [5, 10]) {
      expect(
        nextAttempt({ outcome: 'failed', reasonCode: 'source.unavailable' }, 0, {
          ...daily,
          scheduled: after(minutes),
        }),
      ).toEqual({
        at: after(minutes),
        ...givenUp,
      })
    }
    expect(
      nextAttempt({ outcome: 'failed', reasonCode: 'source.unavailable' }, 0, { ...daily, scheduled: after(11) }).at,
    ).toEqual(after(10))
  })
})

describe('the index', () => {
  it('is refreshed in every pass', () => {
    expect(isIndexDue(0, null, now)).toBe(true)
    expect(indexAgainAt('published', daily)).toBeNull()
    expect(indexAgainAt('refused', daily)).toBeNull()
  })

  it('waits after a failure as long as a list before its first repetition', () => {
    const againAt = indexAgainAt('failed', daily)
    expect(againAt).toEqual(after(10))
    expect(isIndexDue(0, againAt, after(9))).toBe(false)
    expect(isIndexDue(0, againAt, after(10))).toBe(true)
    expect(indexAgainAt('failed', { now, retryDelays: [] })).toEqual(now)
  })

  it('does not wait when a list was fetched', () => {
    expect(isIndexDue(1, after(10), now)).toBe(true)
  })
})
