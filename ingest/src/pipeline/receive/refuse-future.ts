import { Rejected } from '../../rejected.ts'

/** A notice may name the day on which it begins; no publisher dates a list further ahead. */
const mostDaysAhead = 60
const dayMillis = 24 * 60 * 60 * 1000

/**
 * Refuses an edition whose day (ISO) is far ahead, even with `force`: beside it every later edition would be the older
 * one, and kept out.
 */
export function refuseFuture(day: string, now: Date = new Date()): void {
  const latest = new Date(now.getTime() + mostDaysAhead * dayMillis).toISOString().slice(0, 10)
  if (day <= latest) return
  const today = now.toISOString().slice(0, 10)
  throw new Rejected(
    `The edition is of ${day}, and today is ${today}: a date in it or the clock of this machine is wrong.`,
    { code: 'file.future' },
  )
}
