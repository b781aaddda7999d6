import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { recordEvent } from '../events.ts'
import { stalenessEvent, type WatchedSource } from './staleness-event.ts'

/**
 * Writes an event for each list that became stale, or current again, since the last check. The data stay searchable. A
 * starter edition was never current.
 */
export async function watchStaleness(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<WatchedSource>`
    select s.id, s.checked_at, p.published_on, s.stale_after_hours, s.edition_stale_after_days, coalesce((
      select kind = 'source.stale' from ingest_events
      where source_id = s.id and kind in ('source.stale', 'source.fresh') order by id desc limit 1
    ), false) as was_stale
    from sources s join snapshots p on p.id = s.published_snapshot_id
    where not s.is_demo and p.origin <> 'starter'
  `.execute(db)
  for (const source of rows) {
    const event = stalenessEvent(source, now)
    if (event !== null) await recordEvent(db, event)
  }
}
