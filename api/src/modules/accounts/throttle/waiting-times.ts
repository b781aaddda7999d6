interface Failures {
  count: number
  /** Time of the latest failure; null without one. */
  last: Date | null
}

interface BackOff {
  /** Failures after which a wait is required. */
  most: number
  firstMillis: number
  maxMillis: number
}

/** Milliseconds to wait after failures: each failure beyond the limit doubles the wait. */
export function waitAfterFailures(
  { count, last }: Failures,
  { most, firstMillis, maxMillis }: BackOff,
  now: Date,
): number {
  if (last === null || count < most) return 0
  const wait = Math.min(firstMillis * 2 ** (count - most), maxMillis)
  return Math.max(0, last.getTime() + wait - now.getTime())
}

interface Window {
  /** Largest number within the window. */
  most: number
  windowMillis: number
}

/** Milliseconds until one more fits into a sliding window. `times`: newest first. */
export function waitForWindow(times: readonly Date[], { most, windowMillis }: Window, now: Date): number {
  const oldest = times[most - 1]
  return oldest ? Math.max(0, oldest.getTime() + windowMillis - now.getTime()) : 0
}
