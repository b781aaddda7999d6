import type { RunWarning } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'
import type { IngestContext } from './ingest-context.ts'
import type { RegulationReport } from './pipeline/regulation/ingest-regulation.ts'

const count = new Intl.NumberFormat('en-GB')
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Lines that say how the run of a regulation ended. */
export function reportLines(report: RegulationReport): string[] {
  return [outcomeLine(report), ...warningLines(report.warnings)]
}

/** A line per kind of warning, with examples. */
export function warningLines(warnings: readonly RunWarning[]): string[] {
  return warnings.map(({ code, count, examples }) => `  warning ${code}: ${count} times, e.g. ${examples.join(' | ')}`)
}

function outcomeLine({ regulationId, outcome, day, counts, durations, reason }: RegulationReport): string {
  const { added = 0, modified = 0, removed = 0, ...figures } = counts
  const total = seconds(Object.values(durations).reduce((sum, duration) => sum + duration, 0))
  switch (outcome) {
    case 'published': {
      const read = Object.entries(figures).map(([name, figure]) => `${count.format(figure)} ${name}`)
      return `${regulationId}: published the text of ${day} with ${read.join(', ')} in ${total} (${added} added, ${modified} modified, ${removed} removed)`
    }
    case 'unchanged':
      return `${regulationId}: unchanged on ${day}, checked in ${total}`
    case 'rejected':
      return `${regulationId}: rejected, nothing published. ${reason}`
    case 'failed':
      return `${regulationId}: failed. ${reason}`
  }
}

/** What is published of each regulation, of what day, and how the last run failed if it did. */
export async function regulationStatusLines({ db }: IngestContext): Promise<string[]> {
  const { rows } = await sql<{
    id: string
    published_on: string | null
    confirmed_on: string | null
    outcome: string | null
    reason: string | null
  }>`
    select r.id, e.published_on, e.confirmed_on, l.outcome, l.reason
    from regulations r
    left join regulation_editions e on e.id = r.published_edition_id
    left join lateral (
      select outcome, reason from regulation_runs where regulation_id = r.id order by id desc limit 1
    ) l on l.outcome in ('failed', 'rejected')
    order by r.id
  `.execute(db)
  return rows.map(({ id, published_on, confirmed_on, outcome, reason }) => {
    const text = published_on === null ? 'never' : `text of ${published_on}, the same on ${confirmed_on}`
    return `regulation ${id}: ${text}${outcome === null ? '' : `; last run ${outcome}: ${reason}`}`
  })
}
