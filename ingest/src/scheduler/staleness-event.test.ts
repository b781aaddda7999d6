import { describe, expect, it } from 'vitest'
import { stalenessEvent, type WatchedSource } from './staleness-event.ts'

const current: WatchedSource = {
  id: 'un-sc',
  checked_at: new Date('2026-03-01T12:00:00Z'),
  published_on: '2026-02-01',
  stale_after_hours: 60,
  edition_stale_after_days: 90,
  was_stale: false,
}
const soon = new Date('2026-03-02T12:00:00Z')
/** Sixty hours after the last check. */
const lastMoment = new Date('2026-03-04T00:00:00Z')
const justAfter = new Date('2026-03-04T00:00:00.001Z')

describe('a list that was current', () => {
  it('gives no event while it was checked in time', () => {
    expect(stalenessEvent(current, soon)).toBeNull()
    expect(stalenessEvent(current, lastMoment)).toBeNull()
  })

  it('becomes stale when it was not checked for too long', () => {
    expect(stalenessEvent(current, justAfter)).toEqual({
      kind: 'source.stale',
      sourceId: 'un-sc',
      message: 'Stale: last checked 2026-03-01T12:00:00.000Z, the edition that serves is of 2026-02-01; it serves on',
      details: { by: 'check', date: '2026-02-01' },
    })
  })

  it('becomes stale when it was never checked', () => {
    const event = stalenessEvent({ ...current, checked_at: null }, soon)
    expect(event?.message).toContain('last checked never')
    expect(event?.details).toEqual({ by: 'check', date: '2026-02-01' })
  })

  it('becomes stale when the publisher does not date its edition', () => {
    expect(stalenessEvent({ ...current, published_on: null }, soon)?.details).toEqual({ by: 'check', date: null })
  })

  it('becomes stale when the publisher gave no newer edition for too long', () => {
    const old = { ...current, published_on: '2026-02-01', edition_stale_after_days: 29 }
    expect(stalenessEvent(old, new Date('2026-03-02T00:00:00Z'))).toBeNull()
    expect(stalenessEvent(old, soon)?.details).toEqual({ by: 'edition', date: '2026-02-01' })
  })
})

describe('a list that was stale', () => {
  it('gives no second event', () => {
    expect(stalenessEvent({ ...current, was_stale: true }, justAfter)).toBeNull()
  })

  it('becomes current again after a check', () => {
    expect(stalenessEvent({ ...current, was_stale: true }, soon)).toEqual({
      kind: 'source.fresh',
      sourceId: 'un-sc',
      message: 'Current again',
      details: { by: null, date: '2026-02-01' },
    })
  })
})
