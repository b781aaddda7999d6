import type { Db } from '@qingdan/database/connection.ts'
import type { IngestEventKind } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'

export interface NewEvent {
  kind: IngestEventKind
  /** Absent when the event is not about a single list. */
  sourceId?: string
  /** English, one sentence. */
  message: string
  details?: Record<string, unknown>
}

/** Writes an event, to be read later. */
export async function recordEvent(db: Db, event: NewEvent): Promise<void> {
  await db
    .insertInto('ingest_events')
    .values({
      kind: event.kind,
      source_id: event.sourceId ?? null,
      message: event.message,
      details: JSON.stringify(event.details ?? {}),
      happened_at: sql<Date>`now()`,
    })
    .execute()
}

/** The newest events, in order of time, one line each. */
export async function eventLines(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ingest_events')
    .select(['source_id', 'kind', 'message', 'happened_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows
    .reverse()
    .map((row) =>
      [row.happened_at.toISOString(), row.kind, row.source_id ?? '', row.message].filter(Boolean).join('  '),
    )
}
