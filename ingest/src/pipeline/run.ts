import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { RunReasonCode } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { Rejected } from '../rejected.ts'
import type { Reporter, RunReport } from '../reporter.ts'
import { closeInterruptedRuns, openRun, type ProgressListener, type RunLog } from '../run-log.ts'
import type { Source } from '../source.ts'
import { createWarnings, type Warnings } from '../warnings.ts'
import { type IndexReport, refreshIndex } from './index/build-index.ts'
import { isDiskFull } from './receive/disk-full.ts'
import { fetchFile, type Known, Unavailable } from './receive/fetch.ts'
import { readFixture } from './receive/fixture.ts'
import { incomingPath, openContent, openSnapshotFolder, sweepIncoming } from './receive/snapshot.ts'
import { settleResolution } from './resolve/settle-resolution.ts'
import type { Published } from './store/compare.ts'
import { type EditionFile, publish } from './store/publish.ts'

export interface RunOptions {
  /** The edition of this date, from the mirror; else the newest. */
  date?: string | undefined
  /** Publish in spite of unexpected counts, and read an unchanged file again. */
  isForced?: boolean
  /** Publish the source's fixture, marked as demo data. */
  isDemo?: boolean
  onProgress?: ProgressListener
  /** Wait before a second download attempt, milliseconds. */
  retryDelay?: number
}

type Result = { outcome: 'published'; snapshotId: number } | { outcome: 'unchanged' }

/**
 * Ingests sources one after the other, then refreshes the index once. A source that fails does not keep the next from its turn.
 * True when all succeeded.
 */
export async function ingestSources(
  context: IngestContext,
  sources: readonly Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  let ok = true
  for (const source of sources) {
    const run = await ingestSource(context, source, options)
    reporter.report(run === 'busy' ? { sourceId: source.id, outcome: 'busy' } : run)
    ok &&= run !== 'busy' && (run.outcome === 'published' || run.outcome === 'unchanged')
  }
  const index = await refreshStored(context, options)
  reporter.reportIndex(index)
  return ok && (index.outcome === 'published' || index.outcome === 'current')
}

/** Brings the index up to date with what is stored, if there is anything. */
export async function refreshStored(context: IngestContext, options: RunOptions): Promise<IndexReport> {
  if ((await publishedSources(context)).size === 0) return { outcome: 'current' }
  return refreshIndex(context, {
    isForced: options.isForced === true,
    onDocuments: (done, total) => options.onProgress?.('index', { step: 'index', done, total }),
  })
}

/** Sources with a published edition, and whether it is a real one or the fixture. */
export async function publishedSources(context: IngestContext): Promise<Map<string, 'real' | 'demo'>> {
  const rows = await context.db
    .selectFrom('sources')
    .select(['id', 'is_demo'])
    .where('published_snapshot_id', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.is_demo ? 'demo' : 'real']))
}

/** Takes one source from its file into Postgres; what is searched stays. 'busy' when another process is at the same source. */
export async function ingestSource(
  context: IngestContext,
  source: Source,
  options: RunOptions = {},
): Promise<RunReport | 'busy'> {
  return withAdvisoryLock(context.db, `ingest:${source.id}`, async () => {
    await closeInterruptedRuns(context.db, source.id)
    const run = await openRun(context.db, source.id, options.isDemo === true, options.onProgress ?? (() => undefined))
    const warnings = createWarnings()
    const end = async (
      outcome: RunReport['outcome'],
      snapshotId: number | null,
      error?: unknown,
    ): Promise<RunReport> => {
      const failure = error === undefined ? null : failureOf(error)
      const [reason, reasonCode] = [failure?.reason ?? null, failure?.code ?? null]
      await run.finish(outcome, { reason, reasonCode, warnings: warnings.list(), snapshotId })
      const { counts, durations } = run
      return { sourceId: source.id, outcome, reason, counts, durations, warnings: warnings.list() }
    }
    try {
      await settleResolution(context.db, warnings, context.decisionsFile)
      const result = await ingestInFolder(context, source, options, run, warnings)
      if (result.outcome === 'published') return await end('published', result.snapshotId)
      await confirm(context.db, source.id)
      return await end('unchanged', null)
    } catch (error) {
      return end(error instanceof Rejected ? 'rejected' : 'failed', null, error)
    }
  })
}

async function ingestInFolder(
  context: IngestContext,
  source: Source,
  options: RunOptions,
  run: RunLog,
  warnings: Warnings,
): Promise<Result> {
  const folder = await openSnapshotFolder(context.dataFolder, source.id)
  await sweepIncoming(folder)
  try {
    return await ingestFile(context, source, options, folder, run, warnings)
  } catch (error) {
    // A rejected file is kept to be looked at; a part of one would only fill the disk.
    if (!(error instanceof Rejected)) await sweepIncoming(folder).catch(() => undefined)
    throw error
  }
}

async function ingestFile(
  context: IngestContext,
  source: Source,
  options: RunOptions,
  folder: string,
  run: RunLog,
  warnings: Warnings,
): Promise<Result> {
  const known = await findPublished(context.db, source.id)
  const canBeUnchanged = known !== null && !known.published.isDemo && options.isForced !== true
  const received = await run.step('fetch', () =>
    options.isDemo
      ? readFixture(source, incomingPath(folder, run.id))
      : fetchFile(source, {
          mirror: context.mirror,
          date: options.date,
          target: incomingPath(folder, run.id),
          known: canBeUnchanged ? known.known : null,
          retryDelay: options.retryDelay ?? 1000,
          onBytes: (done, total) => run.progress(done, total),
        }),
  )
  if (received === 'unchanged') {
    await sweepIncoming(folder)
    return { outcome: 'unchanged' }
  }
  const file: EditionFile = {
    received,
    content: openContent(received, source.maxBytes),
    keepIn: options.isDemo ? null : { folder, dataFolder: context.dataFolder },
    isDemo: options.isDemo === true,
    isForced: options.isForced === true,
  }
  const snapshotId = await context.db
    .transaction()
    .execute((trx) => publish(trx, source, file, known?.published ?? null, run, warnings))
  if (snapshotId !== 'unchanged') return { outcome: 'published', snapshotId }
  await sweepIncoming(folder)
  return { outcome: 'unchanged' }
}

async function findPublished(db: Db, sourceId: string): Promise<{ published: Published; known: Known } | null> {
  const row = await db
    .selectFrom('sources')
    .innerJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select([
      'snapshots.id',
      'snapshots.published_on',
      'snapshots.sha256',
      'snapshots.received_sha256',
      'snapshots.url',
      'snapshots.etag',
      'snapshots.last_modified',
      'sources.is_demo',
    ])
    .where('sources.id', '=', sourceId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    published: { snapshotId: row.id, publishedOn: row.published_on, sha256: row.sha256, isDemo: row.is_demo },
    known: {
      receivedSha256: row.received_sha256,
      url: row.url,
      etag: row.etag,
      lastModified: row.last_modified,
    },
  }
}

/** What is published was found to be what the publisher still has. */
async function confirm(db: Db, sourceId: string): Promise<void> {
  await db.updateTable('sources').set({ checked_at: sql<Date>`now()` }).where('id', '=', sourceId).execute()
}

function failureOf(error: unknown): { reason: string; code: RunReasonCode } {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof Rejected) return { reason, code: error.code }
  if (error instanceof Unavailable) return { reason, code: 'source.unavailable' }
  return isDiskFull(error)
    ? { reason: `The disk is full: ${reason}`, code: 'disk.full' }
    : { reason, code: 'unexpected' }
}
