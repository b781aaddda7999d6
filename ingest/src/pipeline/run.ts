import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { RunOutcome, RunWarning } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { Rejected } from '../rejected.ts'
import { closeInterruptedRuns, openRun, type ProgressListener, type RunLog } from '../run-log.ts'
import type { Source } from '../source.ts'
import { createWarnings, type Warnings } from '../warnings.ts'
import { buildIndex, isIndexCurrent } from './build-index.ts'
import type { Published } from './compare.ts'
import { fetchFile, type Known } from './fetch.ts'
import { readFixture } from './fixture.ts'
import { type EditionFile, publish } from './publish.ts'
import { incomingPath, openContent, openSnapshotFolder, sweepIncoming } from './snapshot.ts'

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
  return withAdvisoryLock(house.db, `ingest:${source.id}`, async () => {
    await closeInterruptedRuns(house.db, source.id)
    const run = await openRun(house.db, source.id, options.isDemo === true, options.onProgress ?? (() => undefined))
    const warnings = createWarnings()
    const report = (outcome: RunReport['outcome'], reason: string | null): RunReport => ({
      sourceId: source.id,
      outcome,
      reason,
      counts: run.counts,
      durations: run.durations,
      warnings: warnings.list(),
    })
    let snapshotId: number | null = null
    try {
      const result = await bring(house, source, options, run, warnings)
      if (result.outcome === 'published') snapshotId = result.snapshotId
      else await confirm(house.db, source.id)
      // An index can lag behind what is stored: a run killed in between, an engine that lost its data.
      if (!(await isIndexCurrent(house))) {
        await run.step('index', async () => {
          run.counts['documents'] = await buildIndex(house, (done, total) => run.progress(done, total))
        })
      }
      await run.finish(result.outcome, { reason: null, warnings: warnings.list(), snapshotId })
      return report(result.outcome, null)
    } catch (error) {
      const outcome = error instanceof Rejected ? 'rejected' : 'failed'
      const reason = reasonOf(error, snapshotId !== null)
      await run.finish(outcome, { reason, warnings: warnings.list(), snapshotId })
      return report(outcome, reason)
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
  const known = await findPublished(house.db, source.id)
  const folder = await openSnapshotFolder(house.dataFolder, source.id)
  await sweepIncoming(folder)
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

function reasonOf(error: unknown, isStored: boolean): string {
  const message = error instanceof Error ? error.message : String(error)
  return isStored ? `Stored, but the search index could not be built and the last one serves on: ${message}` : message
}
