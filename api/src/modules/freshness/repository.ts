import type { Db } from '@qingdan/database/connection.ts'
import type { IngestEventTable, RunOutcome, RunProgress, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'
import { type Selectable, sql } from 'kysely'

/** The runs of a list that determine its state. */
export interface SourceRuns {
  source_id: string
  outcome: RunOutcome
  reason_code: RunReasonCode | null
  progress: RunProgress | null
  at: Date
  /** Warnings of the run that read the served file. */
  counts: Record<string, number>
  warnings: RunWarning[]
  origin: 'publisher' | 'mirror' | 'curated' | 'starter' | null
}

/** The last run of each list, with the warnings of its served file. */
export async function findRuns(db: Db): Promise<SourceRuns[]> {
  const runs = await sql<SourceRuns>`
    select s.id as source_id, r.outcome, r.reason_code, r.progress, coalesce(r.finished_at, r.started_at) as at,
      coalesce(p.counts, '{}') as counts, coalesce(p.warnings, '[]') as warnings, n.origin
    from sources s
    join lateral (
      select outcome, reason_code, progress, started_at, finished_at from ingest_runs
      where source_id = s.id order by id desc limit 1
    ) r on true
    left join snapshots n on n.id = s.published_snapshot_id
    left join lateral (
      select counts, warnings from ingest_runs
      where source_id = s.id and snapshot_id = s.published_snapshot_id order by id desc limit 1
    ) p on true
  `.execute(db)
  return runs.rows
}

/** The newest events, newest first. */
export function findEvents(db: Db, limit: number): Promise<Selectable<IngestEventTable>[]> {
  return db.selectFrom('ingest_events').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export interface ServedIndex {
  finished_at: Date | null
  document_count: number | null
  /** Whether the newest event of the index is a refused version or a failed build. */
  is_refused: boolean
}

/** The index version in use. */
export async function findServedIndex(db: Db, alias: string): Promise<ServedIndex | undefined> {
  const found = await sql<ServedIndex>`
    select b.finished_at, b.document_count, coalesce((
      select kind <> 'index.published' from ingest_events
      where kind in ('index.refused', 'index.failed', 'index.published')
      order by id desc limit 1
    ), false) as is_refused
    from index_builds b where b.alias = ${alias} and b.state = 'live'
  `.execute(db)
  return found.rows[0]
}
