import type { Db } from '@qingdan/database/connection.ts'
import { type Freshness, staleBy } from '@qingdan/database/staleness.ts'
import { sql } from 'kysely'
import { recordEvent } from '../events.ts'

/**
 * Writes an event for each list that became stale, or current again, since the last check. The data stay searchable.
 */
export async function watchStaleness(db: Db, now: Date): Promise<void> {
  const rows = await sql<Freshness & { id: string; was_stale: boolean }>`
    select s.id, s.checked_at, p.published_on, s.stale_after_hours, s.edition_stale_after_days, coalesce((
      select kind = 'source.stale' from ingest_events
      where source_id = s.id and kind in ('source.stale', 'source.fresh') order by id desc limit 1
    ), false) as was_stale
    from sources s join snapshots p on p.id = s.published_snapshot_id
    where not s.is_demo
  `.execute(db)
  for (const row of rows.rows) {
    const reason = staleBy(row, now)
    if ((reason !== null) === row.was_stale) continue
    const checked = row.checked_at === null ? 'never' : row.checked_at.toISOString()
    const message =
      reason === null
        ? 'Current again'
        : `Stale: last checked ${checked}, the edition that serves is of ${row.published_on}; it serves on`
    await recordEvent(db, {
      kind: reason === null ? 'source.fresh' : 'source.stale',
      sourceId: row.id,
      message,
      details: { by: reason, date: row.published_on },
    })
  }
}
