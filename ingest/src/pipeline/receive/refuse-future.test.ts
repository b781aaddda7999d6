import { describe, expect, it } from 'vitest'
import { refuseFuture } from './refuse-future.ts'

const now = new Date('2026-11-29T23:00:00Z')

describe('the day of an edition', () => {
  it.each(['2001-09-11', '2026-11-29', '2026-11-30', '2027-01-28'])('may be %s', (day) => {
    expect(() => refuseFuture(day, now)).not.toThrow()
  })

  it.each(['2027-01-29', '2062-08-01'])('may not be %s', (day) => {
    expect(() => refuseFuture(day, now)).toThrow(
      `The edition is of ${day}, and today is 2026-11-29: a date in it or the clock of this machine is wrong.`,
    )
  })
})
