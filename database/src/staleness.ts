/** The data that decide whether a list is current. */
export interface Freshness {
  /** Last successful check. */
  checked_at: Date | null
  /** Publisher's date of the served edition, ISO. */
  published_on: string | null
  stale_after_hours: number
  edition_stale_after_days: number
}

const hour = 3_600_000

/**
 * Which of the two is older than the list allows: the last successful check first, then the publisher's date of the
 * served edition; null if neither is.
 */
export function staleBy(source: Freshness, now: Date): 'check' | 'edition' | null {
  if (!source.checked_at || source.published_on === null) return 'check'
  const sinceCheck = now.getTime() - source.checked_at.getTime()
  if (sinceCheck > source.stale_after_hours * hour) return 'check'
  const sinceEdition = now.getTime() - Date.parse(source.published_on)
  return sinceEdition > source.edition_stale_after_days * 24 * hour ? 'edition' : null
}
