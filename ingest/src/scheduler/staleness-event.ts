import { type Freshness, staleBy } from '@qingdan/database/staleness.ts'
import type { NewEvent } from '../events.ts'

/** A list with what was last recorded of it. */
export interface WatchedSource extends Freshness {
  id: string
  was_stale: boolean
}

/** The event to record for a list that became stale, or current again; null if nothing changed. */
export function stalenessEvent(source: WatchedSource, now: Date): NewEvent | null {
  const reason = staleBy(source, now)
  if ((reason !== null) === source.was_stale) return null
  const checked = source.checked_at === null ? 'never' : source.checked_at.toISOString()
  const message =
    reason === null
      ? 'Current again'
      : `Stale: last checked ${checked}, the edition that serves is of ${source.published_on}; it serves on`
  return {
    kind: reason === null ? 'source.fresh' : 'source.stale',
    sourceId: source.id,
    message,
    details: { by: reason, date: source.published_on },
  }
}
