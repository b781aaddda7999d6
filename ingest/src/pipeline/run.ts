import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { forgetPreparing } from '@qingdan/matching/memo.ts'
import { storeNamesFile } from '../chinese-names/store-names-file.ts'
import { recordEvent } from '../events.ts'
import { withRoom } from '../heap-limits.ts'
import type { IngestContext } from '../ingest-context.ts'
import { withPublishedNotices } from '../notices/confirmed-edition.ts'
import { Rejected } from '../rejected.ts'
import type { IndexReport, Reporter, RunReport } from '../reporter.ts'
import { closeInterruptedRuns, openRun, type ProgressListener, type RunLog } from '../run-log.ts'
import type { Source } from '../source.ts'
import { createWarnings, type Warnings } from '../warnings.ts'
import { Refused, refuseUnfit } from './gate/gate.ts'
import { fillVersion, findChanged, type OnDocuments } from './index/fill-index.ts'
import {
  abandonBuilds,
  failBuild,
  findExistingRefusal,
  findLive,
  goLive,
  inTurnForIndex,
  isIndexCurrent,
  openBuild,
} from './index/index-versions.ts'
import { findOriginals } from './receive/foreign-aliases.ts'
import { foundOn } from './receive/found-on.ts'
import { menderOf } from './receive/mender.ts'
import { parseInto } from './receive/parse.ts'
import { type ReceiveOptions, receiveEdition } from './receive/receive-edition.ts'
import { openContent, openSnapshotFolder, sweepIncoming } from './receive/snapshot.ts'
import { resolve } from './resolve/resolve.ts'
import { settleResolution } from './resolve/settle-resolution.ts'
import { failureOf } from './run-failure.ts'
import { bulletinFormat, rewriteBulletins } from './store/bulletins.ts'
import { compareEdition, type IncomingEdition, isPublishedAlready } from './store/compare.ts'
import { confirmPublished, findPublished } from './store/published-edition.ts'
import { publishStored, storeEdition } from './store/store-edition.ts'

/** With more changed subjects the index is built whole; the metadata of a version hold at most this many ids. */
const mostChanged = 5000

export interface RunOptions extends ReceiveOptions {
  /** Publish despite unexpected counts, and read an unchanged file again. */
  isForced?: boolean
  onProgress?: ProgressListener
  /** Called if another process is at the index. */
  onWait?: () => void
}

/**
 * Ingests sources one after the other, then refreshes the index once. A failed source does not stop the next. True
 * when all succeeded.
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

/** Refreshes the index from the stored data, if there are any, and the bulletins that older rules made. */
export async function refreshStored(context: IngestContext, options: RunOptions): Promise<IndexReport> {
  if ((await publishedSources(context)).size === 0) return { outcome: 'current' }
  await storeNamesFile(context.db, context.chineseNamesFile)
  await rewriteOldBulletins(context)
  return refreshIndex(context, {
    isForced: options.isForced === true,
    onDocuments: (done, total) => options.onProgress?.('index', { step: 'index', done, total }),
    onWait: options.onWait,
  })
}

/** A source that another process is at is left for the next time. */
async function rewriteOldBulletins({ db }: IngestContext): Promise<void> {
  const old = await db
    .selectFrom('sources')
    .select('id')
    .where('published_snapshot_id', 'is not', null)
    .where('role', '=', 'list')
    .where('bulletin_format', '<>', bulletinFormat)
    .execute()
  for (const { id } of old) {
    await withAdvisoryLock(db, `ingest:${id}`, () => db.transaction().execute((trx) => rewriteBulletins(trx, id)))
  }
}

/** Sources with a published edition, and whether it is the publisher's or one that came with the product. */
export async function publishedSources(context: IngestContext): Promise<Map<string, 'real' | 'stand-in'>> {
  const rows = await context.db
    .selectFrom('sources')
    .innerJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select(['sources.id', 'is_demo', 'origin'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.is_demo || row.origin === 'starter' ? 'stand-in' : 'real']))
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
      return { sourceId: source.id, outcome, reason, reasonCode, counts, durations, warnings: warnings.list() }
    }
    try {
      await settleResolution(context.db, context.sources, warnings, context.decisionsFile)
      const snapshotId = await ingestEdition(context, source, options, run, warnings)
      if (snapshotId !== 'unchanged') return await end('published', snapshotId)
      await confirmPublished(context.db, source.id)
      return await end('unchanged', null)
    } catch (error) {
      return end(error instanceof Rejected ? 'rejected' : 'failed', null, error)
    }
  })
}

/**
 * Deletes the files of an edition that is not published; a rejected one is kept until the next run, to be examined.
 */
async function ingestEdition(
  context: IngestContext,
  source: Source,
  options: RunOptions,
  run: RunLog,
  warnings: Warnings,
): Promise<number | 'unchanged'> {
  const folder = await openSnapshotFolder(context.dataFolder, source.id)
  await sweepIncoming(folder)
  try {
    const snapshotId = await conductEdition(context, source, options, folder, run, warnings)
    if (snapshotId === 'unchanged') await sweepIncoming(folder)
    return snapshotId
  } catch (error) {
    // A partial file would only use disk space.
    if (!(error instanceof Rejected)) await sweepIncoming(folder).catch(() => undefined)
    throw error
  }
}

/**
 * The steps of one edition: fetch, then in one transaction parse, compare, store and resolve. Returns the id of the
 * snapshot, or 'unchanged' when its content is already published. Throws `Rejected` when it must not be published;
 * nothing of it is then stored.
 */
async function conductEdition(
  context: IngestContext,
  source: Source,
  options: RunOptions,
  folder: string,
  run: RunLog,
  warnings: Warnings,
): Promise<number | 'unchanged'> {
  const { isDemo = false, isForced = false } = options
  const known = await findPublished(context.db, source.id)
  const canBeUnchanged = known !== null && !known.published.isDemo && !isForced
  const received = await run.step('fetch', () =>
    receiveEdition(context, source, options, canBeUnchanged ? known.known : null, folder, run),
  )
  if (received === 'unchanged') return 'unchanged'
  const content = openContent(received, source.maxBytes)
  const isAsReceived = isDemo || options.confirmed !== undefined
  const format = isAsReceived ? received.format : await withPublishedNotices(context.db, source, received.format)

  return context.db.transaction().execute(async (trx) => {
    const mend = menderOf(source, await findOriginals(trx, source, context.sources), warnings)
    const parsed = await run.step('parse', () =>
      withRoom(() =>
        parseInto(trx, format, mend, content.chunks, warnings, foundOn(received), (done) => run.progress(done, null)),
      ),
    )
    const { publishedOn, records, names, byType } = parsed
    Object.assign(run.counts, { records, names })
    for (const [type, count] of Object.entries(byType)) run.counts[`type${type}`] = count
    const snapshot = { sourceId: source.id, sha256: content.sha256(), publishedOn, bytes: content.bytes() }
    const { origin } = received.format
    const edition: IncomingEdition = {
      source,
      parsed,
      snapshot,
      origin,
      published: known?.published ?? null,
      isDemo,
      isForced,
    }
    if (isPublishedAlready(edition)) return 'unchanged'

    Object.assign(run.counts, await run.step('compare', () => compareEdition(trx, edition, warnings)))
    return run.step('store', async () => {
      const stored = await storeEdition(trx, edition, received, { folder, dataFolder: context.dataFolder })
      Object.assign(run.counts, await withRoom(() => resolve(trx, source, context.sources, warnings)))
      Object.assign(run.counts, await publishStored(trx, edition, stored))
      return stored.snapshotId
    })
  })
}

export interface IndexOptions {
  /** Let the new version serve even if the gate refuses it. */
  isForced?: boolean
  onDocuments?: OnDocuments
  onWait?: (() => void) | undefined
}

/**
 * Updates the index if the stored data are newer: few changes are rewritten in a copy, many need a whole build. Never
 * throws: the live version continues to serve, and an event records what happened.
 */
export async function refreshIndex(context: IngestContext, options: IndexOptions = {}): Promise<IndexReport> {
  try {
    return await inTurnForIndex(
      context,
      async () => {
        if (await isIndexCurrent(context)) return { outcome: 'current' }
        const refusal = options.isForced ? null : await findExistingRefusal(context)
        if (refusal !== null) return { outcome: 'refused', reason: refusal, isExisting: true }
        return withRoom(() => conductVersion(context, options, false))
      },
      options.onWait,
    )
  } catch (error) {
    const reason = reasonOf(error)
    return error instanceof Refused ? { outcome: 'refused', reason, isExisting: false } : { outcome: 'failed', reason }
  }
}

/**
 * Builds a new version whole, from Postgres only, and lets it serve. Until then the old one answers searches; it is
 * kept as the previous version. Returns the document count; throws the reason if it failed or was refused.
 */
export async function buildIndex(context: IngestContext, options: IndexOptions = {}): Promise<number> {
  const { documents } = await inTurnForIndex(
    context,
    () => withRoom(() => conductVersion(context, options, true)),
    options.onWait,
  )
  return documents
}

/** The steps of one version of the index: fill, gate, swap. */
async function conductVersion(context: IngestContext, options: IndexOptions, isWhole: boolean) {
  const startedAt = performance.now()
  await abandonBuilds(context)
  const live = await findLive(context)
  const build = await openBuild(context)
  try {
    // What is known of the names of the lists that were read is not needed any more.
    forgetPreparing()
    const isWholeNeeded = isWhole || !live?.isOfThisFormat || !live.hasTheseNames
    const changed = isWholeNeeded ? null : await findChanged(context.db, live.startedAt, mostChanged)
    const filled = await fillVersion(context, build, live, changed, options.onDocuments ?? (() => undefined))
    const checkedFrom = performance.now()
    if (!options.isForced) await refuseUnfit(context, build, live, filled.changed === null ? null : changed)
    const checking = Math.round(performance.now() - checkedFrom)
    await goLive(context, build, filled.documents)
    const report = { ...filled, milliseconds: Math.round(performance.now() - startedAt) }
    await recordEvent(context.db, {
      kind: 'index.published',
      message: `The index has ${report.documents} subjects, ${report.changed ?? 'all'} of them rewritten`,
      details: {
        index: build.name,
        count: report.documents,
        changed: report.changed,
        milliseconds: report.milliseconds,
        checking,
      },
    })
    return { outcome: 'published' as const, ...report }
  } catch (error) {
    const reason = reasonOf(error)
    await failBuild(context, build, reason)
    await recordEvent(context.db, {
      kind: error instanceof Refused ? 'index.refused' : 'index.failed',
      message: reason,
      details: { index: build.name },
    })
    throw error
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
