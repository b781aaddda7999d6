import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Database, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { fetchFile } from '../pipeline/receive/fetch.ts'
import { incomingPath, openContent, openSnapshotFolder, sweepIncoming } from '../pipeline/receive/snapshot.ts'
import { failureOf } from '../pipeline/run-failure.ts'
import { Rejected } from '../rejected.ts'
import { createWarnings } from '../warnings.ts'
import type { FoundNews, NewsSource } from './news-source.ts'
import { selectNews } from './select-news.ts'

/** How a run of one publisher ended. */
export interface NewsReport {
  newsSourceId: string
  outcome: 'published' | 'unchanged' | 'rejected' | 'failed'
  reason: string | null
  reasonCode: RunReasonCode | null
  /** items: of the file; added, changed. */
  counts: Record<string, number>
  warnings: RunWarning[]
}

/** Takes what a publisher announced into Postgres, in one transaction. 'busy' when another process is at it. `downloadRetryDelay` in milliseconds. */
export async function ingestNews(
  context: IngestContext,
  source: NewsSource,
  downloadRetryDelay = 1000,
): Promise<NewsReport | 'busy'> {
  return withAdvisoryLock(context.db, `news:${source.id}`, async () => {
    const warnings = createWarnings()
    const report: NewsReport = {
      newsSourceId: source.id,
      outcome: 'published',
      reason: null,
      reasonCode: null,
      counts: {},
      warnings: [],
    }
    const before = await registerNewsSource(context, source)
    let receivedSha256 = before
    try {
      const folder = await openSnapshotFolder(context.dataFolder, source.id)
      await sweepIncoming(folder)
      const received = await fetchFile(source, {
        mirror: context.mirror,
        date: undefined,
        target: incomingPath(folder, process.pid),
        known: null,
        downloadRetryDelay,
        onBytes: () => undefined,
      })
      if (received === 'unchanged') throw new Error('A file without a known one cannot be unchanged.')
      if (received.receivedSha256 === before) report.outcome = 'unchanged'
      else {
        const content = openContent(received, source.maxBytes)
        const today = new Date().toISOString().slice(0, 10)
        const items = await selectNews(received.format.read(content.chunks, warnings), source, today, warnings)
        const stored = await context.db.transaction().execute((trx) => storeNews(trx, source.id, items))
        Object.assign(report.counts, { items: items.length, ...stored })
        receivedSha256 = received.receivedSha256
      }
      await sweepIncoming(folder)
    } catch (error) {
      const { reason, code } = failureOf(error)
      Object.assign(report, { outcome: error instanceof Rejected ? 'rejected' : 'failed', reason, reasonCode: code })
    }
    report.warnings = warnings.list()
    await recordNewsRun(context, report, receivedSha256)
    return report
  })
}

/** Registers the publisher; returns the hash of the file read last. */
async function registerNewsSource({ db }: IngestContext, source: NewsSource): Promise<string | null> {
  const { id, type, countryCode, unit, secondUnit, url } = source
  const values = {
    type,
    country_code: countryCode,
    unit: unit.en,
    unit_cn: unit.zh,
    second_unit: secondUnit?.en ?? null,
    second_unit_cn: secondUnit?.zh ?? null,
    url,
  }
  const { received_sha256 } = await db
    .insertInto('news_sources')
    .values({ id, ...values, counts: '{}', warnings: '[]' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returning('received_sha256')
    .executeTakeFirstOrThrow()
  return received_sha256
}

/** Adds new items and changes those whose publisher corrected them; nothing is removed. */
async function storeNews(
  trx: Transaction<Database>,
  sourceId: string,
  items: readonly FoundNews[],
): Promise<{ added: number; changed: number }> {
  const rows = items.map(({ id, title, titleCn, summary, publishedOn, url }) => {
    return { publisher_id: id, title, title_cn: titleCn, summary, published_on: publishedOn, url }
  })
  const { rows: stored } = await sql<{ isNew: boolean }>`
    insert into news_items as item (source_id, publisher_id, title, title_cn, summary, published_on, url)
    select ${sourceId}, r.publisher_id, r.title, r.title_cn, r.summary, r.published_on, r.url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (publisher_id text, title text, title_cn text, summary text, published_on date, url text)
    -- The newest of a feed comes first; of one day the newest has the highest id.
    order by r.published_on, r.publisher_id
    on conflict (source_id, publisher_id) do update
      set title = excluded.title, title_cn = excluded.title_cn, summary = excluded.summary,
        published_on = excluded.published_on, url = excluded.url
      where (item.title, item.title_cn, item.summary, item.published_on, item.url) is distinct from
        (excluded.title, excluded.title_cn, excluded.summary, excluded.published_on, excluded.url)
    returning (xmax = 0) as "isNew"
  `.execute(trx)
  const added = stored.filter(({ isNew }) => isNew).length
  return { added, changed: stored.length - added }
}

async function recordNewsRun(
  { db }: IngestContext,
  { newsSourceId, outcome, reason, reasonCode, counts, warnings }: NewsReport,
  receivedSha256: string | null,
): Promise<void> {
  const isRead = outcome === 'published' || outcome === 'unchanged'
  await db
    .updateTable('news_sources')
    .set({
      outcome,
      reason,
      reason_code: reasonCode,
      received_sha256: receivedSha256,
      finished_at: sql<Date>`now()`,
      ...(isRead ? { checked_at: sql<Date>`now()` } : {}),
      // What the file read last held is still true when it did not change.
      ...(outcome === 'unchanged' ? {} : { counts: JSON.stringify(counts), warnings: JSON.stringify(warnings) }),
    })
    .where('id', '=', newsSourceId)
    .execute()
}
