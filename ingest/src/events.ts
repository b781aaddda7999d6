import type { Db } from '@qingdan/database/connection.ts'
import type { IngestEventKind } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'

export interface NewEvent {
  kind: IngestEventKind
  /** Absent where no single list is meant. */
  sourceId?: string
  /** English, one sentence. */
  message: string
  details?: Record<string, unknown>
}

/** Leaves an event for whoever asks what happened. */
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

/** The newest events, oldest of them first, one line each. */
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
