import type { RunReasonCode } from '@qingdan/database/schema.ts'
import { staleBy } from '@qingdan/database/staleness.ts'
import { sql } from 'kysely'
import type { IngestContext } from './ingest-context.ts'
import { findExistingRefusal, findLive } from './pipeline/index/index-versions.ts'

interface Row {
  id: string
  is_demo: boolean
  record_count: number
  published_on: string | null
  origin: string | null
  checked_at: Date | null
  next_run_at: Date | null
  stale_after_hours: number
  edition_stale_after_days: number
  /** Of the last run, if it published nothing. */
  failed_at: Date | null
  reason: string | null
  reason_code: RunReasonCode | null
}

const headings = ['list', 'state', 'records', 'edition', 'origin', 'last success', 'next run', 'last failure']

/** A table of the published editions and the last runs, followed by the searched index. Times are UTC. */
export async function statusLines(context: IngestContext, now: Date = new Date()): Promise<string[]> {
  const { rows } = await sql<Row>`
    select s.id, s.is_demo, s.record_count, p.published_on, p.origin, s.checked_at, s.next_run_at, s.stale_after_hours,
      s.edition_stale_after_days, r.finished_at as failed_at, r.reason, r.reason_code
    from sources s
    left join snapshots p on p.id = s.published_snapshot_id
    left join lateral (
      select outcome, finished_at, reason, reason_code from ingest_runs
      where source_id = s.id and outcome <> 'running' order by id desc limit 1
    ) r on r.outcome in ('failed', 'rejected')
    order by s.source_number
  `.execute(context.db)
  return [...toTable([headings, ...rows.map((row) => toCells(row, now))]), '', ...(await indexLines(context))]
}

function toCells(row: Row, now: Date): string[] {
  const isNext = row.next_run_at !== null && row.next_run_at > now
  return [
    row.id,
    stateOf(row, now),
    String(row.record_count),
    row.published_on ?? '-',
    row.origin ?? '-',
    minuteOf(row.checked_at),
    isNext ? minuteOf(row.next_run_at) : '-',
    row.failed_at ? `${minuteOf(row.failed_at)} ${row.reason ?? row.reason_code ?? ''}` : '-',
  ]
}

function stateOf(row: Row, now: Date): string {
  const hasFailed = row.failed_at !== null
  if (row.published_on === null) return hasFailed ? 'failed' : 'never'
  if (row.is_demo || row.origin === 'starter') return 'starter'
  const stale = staleBy(row, now)
  if (stale !== null) return `stale (${stale})`
  return hasFailed ? 'failed' : 'fresh'
}

async function indexLines(context: IngestContext): Promise<string[]> {
  const live = await findLive(context).catch(() => null)
  const refusal = await findExistingRefusal(context)
  return [
    live === null ? 'index: none that serves' : `index: ${live.name}, begun ${minuteOf(live.startedAt)}`,
    ...(refusal === null ? [] : [`index: the newest was refused: ${refusal}`]),
  ]
}

function minuteOf(at: Date | null): string {
  return at === null ? '-' : at.toISOString().slice(0, 16).replace('T', ' ')
}

/** Pads columns to their widest cell, except the last column. */
function toTable(rows: string[][]): string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
