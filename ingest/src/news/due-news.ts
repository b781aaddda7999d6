import { sql } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { isOffered } from '../pipeline/receive/is-offered.ts'
import { ingestNews, type NewsReport } from './ingest-news.ts'
import type { NewsSource } from './news-source.ts'

/** The publishers whose news are kept current, and who is told how each run ended. */
export interface NewsWatch {
  sources: readonly NewsSource[]
  report(report: NewsReport | 'busy', newsSourceId: string): void
  downloadRetryDelay?: number
}

const hour = 60 * 60_000

/** Asks the publishers that were last asked an hour ago or longer, whatever they answered. */
export async function ingestDueNews(context: IngestContext, watch: NewsWatch, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; finished_at: Date | null }>`
    select id, finished_at from news_sources
  `.execute(context.db)
  const last = new Map(rows.map(({ id, finished_at }) => [id, finished_at]))
  for (const source of watch.sources) {
    const asked = last.get(source.id) ?? null
    const isDue = asked === null || now.getTime() - asked.getTime() >= hour
    if (isDue && (await isOffered(source, context.mirror)))
      watch.report(await ingestNews(context, source, watch.downloadRetryDelay), source.id)
  }
}

/** Asks every publisher whose news can be had; false if one of them failed. */
export async function ingestAllNews(context: IngestContext, { sources, report }: NewsWatch): Promise<boolean> {
  let ok = true
  for (const source of sources) {
    if (!(await isOffered(source, context.mirror))) continue
    const result = await ingestNews(context, source)
    report(result, source.id)
    ok &&= result !== 'busy' && (result.outcome === 'published' || result.outcome === 'unchanged')
  }
  return ok
}
