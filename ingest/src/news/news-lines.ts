import { sql } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { warningLines } from '../regulation-lines.ts'
import type { NewsReport } from './ingest-news.ts'

/** Lines that say how the run of a publisher of news ended. */
export function newsLines(report: NewsReport): string[] {
  return [outcomeLine(report), ...warningLines(report.warnings)]
}

function outcomeLine({ newsSourceId, outcome, counts, reason }: NewsReport): string {
  const { items = 0, added = 0, changed = 0 } = counts
  switch (outcome) {
    case 'published':
      return `news ${newsSourceId}: ${items} items (${added} added, ${changed} changed)`
    case 'unchanged':
      return `news ${newsSourceId}: unchanged`
    case 'rejected':
      return `news ${newsSourceId}: rejected, nothing published. ${reason}`
    case 'failed':
      return `news ${newsSourceId}: failed. ${reason}`
  }
}

/** What is there of each publisher of news, and how the last run failed if it did. */
export async function newsStatusLines({ db }: IngestContext): Promise<string[]> {
  const { rows } = await sql<{
    id: string
    items: number
    newest: string | null
    outcome: string | null
    reason: string | null
  }>`
    select s.id, s.outcome, s.reason, count(i.id)::integer as items, max(i.published_on) as newest
    from news_sources s left join news_items i on i.source_id = s.id
    group by s.id order by s.id
  `.execute(db)
  return rows.map(({ id, items, newest, outcome, reason }) => {
    const failure = reason === null ? '' : `; last run ${outcome}: ${reason}`
    return `news ${id}: ${items} items, the newest of ${newest ?? 'no day'}${failure}`
  })
}
