import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { RunOutcome, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { Rejected } from '../rejected.ts'
import { closeInterruptedRuns, openRun, type ProgressListener, type RunLog } from '../run-log.ts'
import type { Source } from '../source.ts'
import { createWarnings, type Warnings } from '../warnings.ts'
import { renewIndex } from './index/build-index.ts'
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

export interface RunReport {
  sourceId: string
  outcome: Exclude<RunOutcome, 'running'>
  reason: string | null
  counts: Record<string, number>
  durations: Record<string, number>
  warnings: RunWarning[]
}

type Result = { outcome: 'published'; snapshotId: number } | { outcome: 'unchanged' }

/** Takes one source the whole way, file to alias. 'busy' when another process is at the same source. */
export async function runSource(house: House, source: Source, options: RunOptions = {}): Promise<RunReport | 'busy'> {
  const report = await bringSource(house, source, options)
  if (report === 'busy') return 'busy'
  const startedAt = performance.now()
  const index = await renewIndex(house, {
    isForced: options.isForced === true,
    onDocuments: (done, total) => options.onProgress?.(source.id, { step: 'index', done, total }),
  })
  if (index.outcome === 'current') return report
  report.durations['index'] = Math.round(performance.now() - startedAt)
  if (index.outcome === 'published') {
    report.counts['documents'] = index.documents
    report.counts['indexed'] = index.changed ?? index.documents
    return report
  }
  if (report.outcome !== 'published' && report.outcome !== 'unchanged') return report
  const reason = `Stored, but the search index was not renewed and the last one serves on: ${index.reason}`
  return { ...report, outcome: 'failed', reason }
}

/** Takes one source from its file into Postgres; what is searched stays. 'busy' when another process is at the same source. */
export async function bringSource(house: House, source: Source, options: RunOptions = {}): Promise<RunReport | 'busy'> {
  return withAdvisoryLock(house.db, `ingest:${source.id}`, async () => {
    await closeInterruptedRuns(house.db, source.id)
    const run = await openRun(house.db, source.id, options.isDemo === true, options.onProgress ?? (() => undefined))
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
      await settleResolution(house.db, warnings, house.decisionsFile)
      const result = await bring(house, source, options, run, warnings)
      if (result.outcome === 'published') return await end('published', result.snapshotId)
      await confirm(house.db, source.id)
      return await end('unchanged', null)
    } catch (error) {
      return end(error instanceof Rejected ? 'rejected' : 'failed', null, error)
    }
  })
}

async function bring(
  house: House,
  source: Source,
  options: RunOptions,
  run: RunLog,
  warnings: Warnings,
): Promise<Result> {
  const folder = await openSnapshotFolder(house.dataFolder, source.id)
  await sweepIncoming(folder)
  try {
    return await bringFile(house, source, options, folder, run, warnings)
  } catch (error) {
    // A rejected file is kept to be looked at; a part of one would only fill the disk.
    if (!(error instanceof Rejected)) await sweepIncoming(folder).catch(() => undefined)
    throw error
  }
}

async function bringFile(
  house: House,
  source: Source,
  options: RunOptions,
  folder: string,
  run: RunLog,
  warnings: Warnings,
): Promise<Result> {
  const known = await findPublished(house.db, source.id)
  const canBeUnchanged = known !== null && !known.published.isDemo && options.isForced !== true
  const received = await run.step('fetch', () =>
    options.isDemo
      ? readFixture(source, incomingPath(folder, run.id))
      : fetchFile(source, {
          mirror: house.mirror,
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
    keepIn: options.isDemo ? null : { folder, dataFolder: house.dataFolder },
    isDemo: options.isDemo === true,
    isForced: options.isForced === true,
  }
  const snapshotId = await house.db
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
