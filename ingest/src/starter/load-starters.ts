import type { Db } from '@qingdan/database/connection.ts'
import type { Database, RunReasonCode } from '@qingdan/database/schema.ts'
import { profileVersion } from '@qingdan/resolution/profile-version.ts'
import { sql, type Transaction } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { settleResolution } from '../pipeline/resolve/settle-resolution.ts'
import type { RunOptions } from '../pipeline/run.ts'
import { failureOf } from '../pipeline/run-failure.ts'
import type { Reporter, RunReport } from '../reporter.ts'
import { closeInterruptedRuns, openRun, type RunLog } from '../run-log.ts'
import type { Source } from '../source.ts'
import { createWarnings } from '../warnings.ts'
import { type Manifest, readLines, readManifest, type StarterList } from './manifest.ts'
import { type Resolved, type StarterEdition, storeStarters } from './store-starters.ts'

interface Loading {
  list: StarterList
  run: RunLog
  startedAt: number
}

/**
 * Loads the starter editions of all lists that have no published edition, in one transaction. A damaged one is
 * reported as rejected, and the others are loaded. The caller refreshes the index.
 */
export async function loadStarters(
  context: Pick<IngestContext, 'db' | 'sources' | 'decisionsFile'>,
  folder: string,
  options: Pick<RunOptions, 'onProgress'>,
  reporter: Pick<Reporter, 'report'>,
): Promise<void> {
  const manifest = await readManifest(folder)
  if (manifest === null) return
  const started: Loading[] = []
  try {
    const { loaded, isResolved } = await context.db.transaction().execute(async (trx) => {
      const waiting = await lockWaiting(trx, manifest, context.sources)
      for (const list of waiting) started.push(await openLoading(context.db, list, options))
      const read = await readEditions(context.sources, folder, started)
      for (const { loading, reason } of read.damaged) {
        await end(loading, { outcome: 'rejected', reason, reasonCode: 'file.unreadable' }, reporter)
      }
      return load(trx, folder, manifest, read.editions)
    })
    for (const { loading, snapshotId } of loaded) await end(loading, { outcome: 'published', snapshotId }, reporter)
    if (isResolved) return
  } catch (error) {
    const { reason, code } = failureOf(error)
    for (const loading of started) await end(loading, { outcome: 'failed', reason, reasonCode: code }, reporter)
    return
  }
  await settleResolution(context.db, context.sources, createWarnings(), context.decisionsFile)
}

/** The lists without a published edition at which no other process is; their locks end with the transaction. */
async function lockWaiting(
  trx: Transaction<Database>,
  manifest: Manifest,
  sources: readonly Source[],
): Promise<StarterList[]> {
  const ids = manifest.lists.map(({ id }) => id).filter((id) => sources.some((source) => source.id === id))
  const locked = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as l (id) where pg_try_advisory_xact_lock(hashtextextended('ingest:' || id, 0))
  `.execute(trx)
  const mine = new Set(locked.rows.map(({ id }) => id))
  const rows = await trx.selectFrom('sources').select('id').where('published_snapshot_id', 'is', null).execute()
  const waiting = new Set(rows.map(({ id }) => id))
  return manifest.lists.filter(({ id }) => mine.has(id) && waiting.has(id))
}

async function openLoading(
  db: Db,
  list: StarterList,
  { onProgress = () => undefined }: Pick<RunOptions, 'onProgress'>,
): Promise<Loading> {
  await closeInterruptedRuns(db, list.id)
  return { list, run: await openRun(db, list.id, false, onProgress), startedAt: performance.now() }
}

interface Ending {
  outcome: RunReport['outcome']
  reason?: string
  reasonCode?: RunReasonCode
  snapshotId?: number
}

async function end({ list, run, startedAt }: Loading, ending: Ending, reporter: Pick<Reporter, 'report'>) {
  const { outcome, reason = null, reasonCode = null, snapshotId = null } = ending
  if (outcome === 'published') Object.assign(run.counts, list.counts)
  run.durations['store'] = Math.round(performance.now() - startedAt)
  await run.finish(outcome, { reason, reasonCode, warnings: [], snapshotId })
  const { counts, durations } = run
  reporter.report({ sourceId: list.id, outcome, reason, reasonCode, counts, durations, warnings: [] })
}

interface Read {
  editions: { loading: Loading; edition: StarterEdition }[]
  damaged: { loading: Loading; reason: string }[]
}

async function readEditions(sources: readonly Source[], folder: string, started: readonly Loading[]): Promise<Read> {
  const read: Read = { editions: [], damaged: [] }
  for (const loading of started) {
    const { id, publishedOn, sha256, bytes } = loading.list
    const source = sources.find((known) => known.id === id)
    if (source === undefined) continue
    try {
      const lines = await readLines(folder, loading.list)
      read.editions.push({ loading, edition: { source, lines, publishedOn, sha256, bytes } })
    } catch (error) {
      read.damaged.push({ loading, reason: failureOf(error).reason })
    }
  }
  return read
}

/** `isResolved`: which records are one subject was known, and need not be decided. */
async function load(
  trx: Transaction<Database>,
  folder: string,
  manifest: Manifest,
  editions: Read['editions'],
): Promise<{ loaded: { loading: Loading; snapshotId: number }[]; isResolved: boolean }> {
  if (editions.length === 0) return { loaded: [], isResolved: true }
  const isWhole = editions.length === manifest.lists.length && (await isEmpty(trx))
  const resolved = isWhole ? await readResolved(folder, manifest) : null
  const snapshots = await storeStarters(
    trx,
    editions.map(({ edition }) => edition),
    resolved,
  )
  const loaded = editions.map(({ loading }) => ({ loading, snapshotId: snapshots.get(loading.list.id) as number }))
  return { loaded, isResolved: resolved !== null }
}

async function isEmpty(trx: Transaction<Database>): Promise<boolean> {
  return (await trx.selectFrom('subject_records').select('source_id').limit(1).execute()).length === 0
}

/** What was decided when the editions were made; null if other rules decided it, or the files are damaged. */
async function readResolved(folder: string, manifest: Manifest): Promise<Resolved | null> {
  if (manifest.profileVersion !== profileVersion) return null
  try {
    const [joined, possible] = await Promise.all([
      readLines(folder, manifest.subjects),
      readLines(folder, manifest.possibleMatches),
    ])
    return { joined, possible }
  } catch {
    return null
  }
}
