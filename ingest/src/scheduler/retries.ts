import type { IndexReport, RunReport } from '../reporter.ts'

const minute = 60_000

/** A failed list is fetched again after 10, 30 and 90 minutes. */
export const usualRetryDelays = [10 * minute, 30 * minute, 90 * minute]

interface Timing {
  now: Date
  /** When the source is due by its schedule. */
  scheduled: Date
  /** Delays before the first, second … retry, milliseconds. */
  retryDelays: readonly number[]
}

/** What follows the run of a source. */
export interface NextAttempt {
  at: Date
  /** Failures in a row, to be passed in after the next run; 0 after a success and when the source is given up. */
  failures: number
  /** Failures after which the source waits for its schedule; null unless it failed for the last time. */
  givenUpAfter: number | null
}

/**
 * When a source is fetched again: at its scheduled time, or earlier if it failed, a retry is left and that retry comes
 * before the schedule. A changed page waits for a person, not for a retry. `failures` are those before this run.
 */
export function nextAttempt(
  { outcome, reasonCode }: Pick<RunReport, 'outcome' | 'reasonCode'>,
  failures: number,
  { now, scheduled, retryDelays }: Timing,
): NextAttempt {
  if (outcome === 'published' || outcome === 'unchanged') return { at: scheduled, failures: 0, givenUpAfter: null }
  const isRetried = reasonCode !== 'source.page-changed'
  const delay = (isRetried ? retryDelays[failures] : undefined) ?? Number.POSITIVE_INFINITY
  const again = now.getTime() + delay
  if (again < scheduled.getTime()) return { at: new Date(again), failures: failures + 1, givenUpAfter: null }
  return { at: scheduled, failures: 0, givenUpAfter: failures + 1 }
}

/** Whether the index is refreshed in this pass: not while a failed refresh waits, unless a source was fetched. */
export function isIndexDue(fetchedSources: number, againAt: Date | null, now: Date): boolean {
  return fetchedSources > 0 || againAt === null || againAt <= now
}

/** Time before which a failed refresh is not repeated; null if it did not fail. */
export function indexAgainAt(
  outcome: IndexReport['outcome'],
  { now, retryDelays }: Pick<Timing, 'now' | 'retryDelays'>,
): Date | null {
  return outcome === 'failed' ? new Date(now.getTime() + (retryDelays[0] ?? 0)) : null
}
