import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { recordEvent } from '../events.ts'
import type { IngestContext } from '../ingest-context.ts'
import { ingestDueNews, type NewsWatch } from '../news/due-news.ts'
import { lookWhenDue, type NoticeWatch } from '../notices/look-when-due.ts'
import { publishConfirmed } from '../notices/publish-confirmed.ts'
import { ingestDueRegulations, type RegulationWatch } from '../pipeline/regulation/due-regulations.ts'
import { settleNewDecisions } from '../pipeline/resolve/settle-resolution.ts'
import { ingestSource, refreshStored } from '../pipeline/run.ts'
import type { Reporter, RunReport } from '../reporter.ts'
import type { Source } from '../source.ts'
import { findDue, type NextRun, postpone } from './planned-runs.ts'
import { indexAgainAt, isIndexDue, nextAttempt } from './retries.ts'
import { watchStaleness } from './watch-staleness.ts'

/** What a process needs to keep lists up to date. */
export interface SchedulerOptions {
  /** The sources that can be fetched. */
  sources: readonly Source[]
  nextRun: NextRun
  /**
   * Delays before a failed list is tried again, milliseconds; after the last it waits for its next scheduled time.
   */
  retryDelays: readonly number[]
  now(): Date
  reporter: Reporter
  signal: AbortSignal
  /** Wait before a second download attempt within a run, milliseconds. */
  downloadRetryDelay?: number
  /** The publishers' pages of notices; if absent, none is read. */
  notices?: NoticeWatch
  /** The regulations; if absent, none is fetched. */
  regulations?: RegulationWatch
  /** The publishers of news; if absent, none is asked. */
  news?: NewsWatch
}

/** State that a process keeps between two passes. */
export interface RetryState {
  /** Failures in a row, by source id. */
  attempts: Map<string, number>
  /** Time before which a failed index refresh is not repeated; null if the last one succeeded. */
  indexAgainAt: Date | null
}

/**
 * Ingests the due sources, one after the other, then the due regulations, asks for news, looks for new notices, publishes those that were confirmed, applies what persons decided about
 * subjects, then refreshes the index once, then records which lists became stale.
 * Only one process works at a time: 'busy' when another does.
 */
export async function runDueSources(
  context: IngestContext,
  options: SchedulerOptions,
  state: RetryState,
): Promise<'busy' | 'done'> {
  return withAdvisoryLock<'done'>(context.db, `scheduler:${context.indexPrefix}`, async () => {
    const due = await findDue(context.db, options.sources, options.now())
    for (const source of due) {
      if (options.signal.aborted) return 'done'
      const report = await ingestSource(
        context,
        source,
        options.downloadRetryDelay === undefined ? {} : { downloadRetryDelay: options.downloadRetryDelay },
      )
      options.reporter.report(report === 'busy' ? { sourceId: source.id, outcome: 'busy' } : report)
      // Another process ingests it: it stays due for the next pass.
      if (report !== 'busy') await planNext(context, options, source, report, state.attempts)
    }
    if (options.regulations !== undefined) await ingestDueRegulations(context, options.regulations, options.now())
    if (options.news !== undefined) await ingestDueNews(context, options.news, options.now())
    if (options.notices !== undefined) await lookWhenDue(context.db, options.notices, options.now())
    const published = await publishConfirmed(context, options.reporter)
    await settleNewDecisions(context.db, context.sources, context.decisionsFile)
    if (isIndexDue(due.length + published, state.indexAgainAt, options.now())) {
      const index = await refreshStored(context, {})
      options.reporter.reportIndex(index)
      state.indexAgainAt = indexAgainAt(index.outcome, { now: options.now(), retryDelays: options.retryDelays })
    }
    await watchStaleness(context.db, options.now())
    return 'done'
  })
}

/** Stores when the source is fetched next, and records that it is given up until then. */
async function planNext(
  { db }: IngestContext,
  { nextRun, now, retryDelays }: SchedulerOptions,
  source: Source,
  report: RunReport,
  attempts: RetryState['attempts'],
): Promise<void> {
  const timing = { now: now(), scheduled: nextRun(source), retryDelays }
  const next = nextAttempt(report, attempts.get(source.id) ?? 0, timing)
  attempts.set(source.id, next.failures)
  if (next.givenUpAfter !== null) {
    await recordEvent(db, {
      kind: 'source.failed',
      sourceId: source.id,
      message: `Failed ${next.givenUpAfter === 1 ? 'once' : `${next.givenUpAfter} times`}: ${report.reason}`,
      details: { attempts: next.givenUpAfter },
    })
  }
  await postpone(db, source, next.at)
}
