import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { Source } from '../source.ts'

/** When a source is due next by its schedule. */
export type NextRun = (source: Source) => Date

/**
 * Stores when each source is due next; a later process reads there what is due. A run that was missed stays due,
 * unless the list was checked since. Sources that cannot be fetched have no next time.
 */
export async function planRuns(db: Db, sources: readonly Source[], nextRun: NextRun): Promise<void> {
  for (const source of sources) {
    const next = nextRun(source)
    await sql`
      update sources set next_run_at = case
        when next_run_at is null or next_run_at > ${next} or checked_at >= next_run_at then ${next}::timestamptz
        else next_run_at
      end
      where id = ${source.id}
    `.execute(db)
  }
  const asked = sources.map((source) => source.id)
  await sql`update sources set next_run_at = null where id <> all(${asked})`.execute(db)
}

/** The sources that are due, in the given order. */
export async function findDue(db: Db, sources: readonly Source[], now: Date): Promise<Source[]> {
  const rows = await db.selectFrom('sources').select('id').where('next_run_at', '<=', now).execute()
  const due = new Set(rows.map((row) => row.id))
  return sources.filter((source) => due.has(source.id))
}

/** Stores when a source is due next. */
export async function postpone(db: Db, source: Source, until: Date): Promise<void> {
  await db.updateTable('sources').set({ next_run_at: until }).where('id', '=', source.id).execute()
}
