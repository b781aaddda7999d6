import { effectsOf, isPublishable } from '@qingdan/database/notice-effects.ts'
import { recordEvent } from '../events.ts'
import type { IngestContext } from '../ingest-context.ts'
import { ingestSource } from '../pipeline/run.ts'
import type { Reporter } from '../reporter.ts'
import type { Source } from '../source.ts'
import type { ConfirmedNotice } from './apply-notice.ts'
import { closeAlerts, currentRecords, findConfirmed, markFailed, markPublished } from './notice-drafts.ts'

/**
 * Publishes each notice that a person confirmed as the next edition of its list. A notice that cannot be published leaves the list as it was, says why,
 * and is not tried again before the person decides again. Returns how many were published; the caller refreshes the index.
 */
export async function publishConfirmed(context: IngestContext, reporter: Reporter): Promise<number> {
  let published = 0
  for (const notice of await findConfirmed(context.db)) {
    const source = context.sources.find(({ id }) => id === notice.reading.sourceId)
    const outcome =
      source === undefined ? 'It names no list that we have.' : await publish(context, source, notice, reporter)
    if (outcome === 'busy') continue
    if (outcome === 'published') published += 1
    else await recordFailure(context, source, notice, outcome)
  }
  await closeAlerts(context.db)
  return published
}

/** 'published', 'busy', or why not, in one sentence. */
async function publish(
  context: IngestContext,
  source: Source,
  notice: ConfirmedNotice,
  reporter: Reporter,
): Promise<string> {
  const effects = effectsOf(notice.reading, await currentRecords(context.db, source.id))
  if (!isPublishable(effects)) return 'It changes nothing in the list, or something that the list does not have.'
  const { is_demo: isDemo } = await context.db
    .selectFrom('sources')
    .select('is_demo')
    .where('id', '=', source.id)
    .executeTakeFirstOrThrow()
  const report = await ingestSource(context, source, { confirmed: notice, isDemo })
  reporter.report(report === 'busy' ? { sourceId: source.id, outcome: 'busy' } : report)
  if (report === 'busy') return 'busy'
  if (report.outcome !== 'published') return report.reason ?? 'The edition is the published one already.'
  await markPublished(context.db, notice.noticeId, source.id)
  await recordEvent(context.db, {
    kind: 'notice.published',
    sourceId: source.id,
    message: `${notice.reading.number ?? notice.reading.title} is in ${source.id}`,
    details: { noticeId: notice.noticeId, added: report.counts['added'], modified: report.counts['modified'] },
  })
  return 'published'
}

async function recordFailure(
  { db }: IngestContext,
  source: Source | undefined,
  notice: ConfirmedNotice,
  reason: string,
): Promise<void> {
  await markFailed(db, notice, reason)
  await recordEvent(db, {
    kind: 'notice.failed',
    ...(source === undefined ? {} : { sourceId: source.id }),
    message: `${notice.reading.number ?? notice.reading.title} could not be published: ${reason}`,
    details: { noticeId: notice.noticeId },
  })
}
