import { relative } from 'node:path'
import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Database, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { Rejected } from '../../rejected.ts'
import type { FileFormat, Origin } from '../../source.ts'
import { createWarnings, type Warnings } from '../../warnings.ts'
import { fetchFile } from '../receive/fetch.ts'
import { foundOn } from '../receive/found-on.ts'
import type { Received } from '../receive/received.ts'
import { refuseFuture } from '../receive/refuse-future.ts'
import { incomingPath, keepFile, openContent, openSnapshotFolder, sweepIncoming } from '../receive/snapshot.ts'
import { failureOf } from '../run-failure.ts'
import { recordArticleTexts } from './article-texts.ts'
import { refuseUnexpectedCounts } from './gate-counts.ts'
import { storeEntries } from './store-edition.ts'

/** How a run of one regulation ended. */
export interface RegulationReport {
  regulationId: string
  outcome: 'published' | 'unchanged' | 'rejected' | 'failed'
  reason: string | null
  reasonCode: RunReasonCode | null
  /** Point in time of the text, ISO; null if none was read. */
  day: string | null
  /** entries, requirements, …; added, modified, removed. */
  counts: Record<string, number>
  /** Milliseconds per step. */
  durations: Record<string, number>
  warnings: RunWarning[]
}

export interface RegulationOptions {
  /** The edition of this day, from the mirror; if absent, the newest. */
  date?: string | undefined
  /** Publish despite unexpected counts, and read an unchanged text again. */
  isForced?: boolean
  /** The text came with the product. */
  isStarter?: boolean
  /** Wait before a second download attempt, milliseconds. */
  downloadRetryDelay?: number
}

/** Takes a regulation from its publisher into Postgres. 'busy' when another process is at it. */
export async function ingestRegulation(
  context: IngestContext,
  regulation: Regulation,
  options: RegulationOptions = {},
): Promise<RegulationReport | 'busy'> {
  return withAdvisoryLock(context.db, `ingest:${regulation.id}`, async () => {
    const startedAt = new Date()
    const warnings = createWarnings()
    const report: RegulationReport = {
      regulationId: regulation.id,
      outcome: 'published',
      reason: null,
      reasonCode: null,
      day: null,
      counts: {},
      durations: {},
      warnings: [],
    }
    await registerRegulation(context, regulation)
    try {
      report.outcome = await ingestEdition(context, regulation, options, report, warnings)
    } catch (error) {
      const { reason, code } = failureOf(error)
      Object.assign(report, { outcome: error instanceof Rejected ? 'rejected' : 'failed', reason, reasonCode: code })
    }
    report.warnings = warnings.list()
    await recordRun(context, report, startedAt)
    return report
  })
}

/** The steps of one edition: fetch, read, and in one transaction gate, store and publish. */
async function ingestEdition(
  context: IngestContext,
  regulation: Regulation,
  options: RegulationOptions,
  report: RegulationReport,
  warnings: Warnings,
): Promise<'published' | 'unchanged'> {
  const folder = await openSnapshotFolder(context.dataFolder, regulation.id)
  await sweepIncoming(folder)
  const received = await step(report, 'fetch', () => receive(context, regulation, options, folder))
  report.day = foundOn(received)
  const content = openContent(received, regulation.maxBytes)
  const edition = await step(report, 'read', () => regulation.read(content.chunks, warnings))
  const day = edition.day ?? report.day
  report.day = day
  refuseFuture(day)
  const file = { received, sha256: content.sha256(), bytes: content.bytes(), day }
  Object.assign(report.counts, edition.counts)

  return context.db.transaction().execute(async (trx): Promise<'published' | 'unchanged'> => {
    const published = await findPublished(trx, regulation.id)
    if (published !== null && day < published.confirmed_on) {
      throw new Rejected(`The text is of ${day}, the published one of ${published.confirmed_on}.`, {
        code: 'file.older',
      })
    }
    const isSameText = file.sha256 === published?.sha256
    const origin: StoredFile['origin'] = options.isStarter === true ? 'starter' : received.format.origin
    if (isSameText && options.isForced !== true) {
      await confirm(trx, regulation.id, published.id, { day, origin })
      await recordArticleTexts(trx, regulation.id)
      await sweepIncoming(folder)
      return 'unchanged'
    }
    if (options.isForced !== true) refuseUnexpectedCounts(regulation, edition.counts, published?.counts ?? null)
    return step(report, 'store', async () => {
      const place = { regulationId: regulation.id, day: isSameText ? published.published_on : day, isSameText }
      Object.assign(report.counts, await storeEntries(trx, edition, place))
      const path = await keepFile(received, { publishedOn: place.day, sha256: file.sha256 }, folder)
      const stored = { ...file, origin, regulationId: regulation.id, path: relative(context.dataFolder, path) }
      await publish(trx, stored, place.day, edition)
      await recordArticleTexts(trx, regulation.id)
      return 'published' as const
    })
  })
}

/** The eCFR gives no validators, and its address has the day in it: whether the text is another one is found by its hash. */
async function receive(
  { mirror }: IngestContext,
  regulation: Regulation,
  { date, downloadRetryDelay = 1000 }: RegulationOptions,
  folder: string,
): Promise<Received<FileFormat>> {
  const received = await fetchFile(regulation, {
    mirror,
    date,
    target: incomingPath(folder, process.pid),
    known: null,
    downloadRetryDelay,
    onBytes: () => undefined,
  })
  if (received === 'unchanged') throw new Error('A file without a known one cannot be unchanged.')
  return received
}

async function step<T>(report: RegulationReport, name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    report.durations[name] = Math.round(performance.now() - startedAt)
  }
}

async function registerRegulation({ db }: IngestContext, regulation: Regulation): Promise<void> {
  const { id, title, titleCn: title_cn, publisher, url, licence } = regulation
  const values = { title, title_cn, publisher, url, licence }
  await db
    .insertInto('regulations')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

function findPublished(trx: Transaction<Database>, regulationId: string) {
  return trx
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['edition.id', 'edition.published_on', 'edition.confirmed_on', 'edition.sha256', 'edition.counts'])
    .where('regulations.id', '=', regulationId)
    .executeTakeFirst()
    .then((row) => row ?? null)
}

/** Records that the published text is the publisher's on a later day too. */
async function confirm(
  trx: Transaction<Database>,
  regulationId: string,
  editionId: number,
  { day, origin }: Pick<StoredFile, 'day' | 'origin'>,
): Promise<void> {
  await trx.updateTable('regulation_editions').set({ confirmed_on: day, origin }).where('id', '=', editionId).execute()
  await trx.updateTable('regulations').set({ checked_at: sql<Date>`now()` }).where('id', '=', regulationId).execute()
}

interface StoredFile {
  regulationId: string
  received: Received<FileFormat>
  sha256: string
  bytes: number
  /** For which the publisher gave the text. */
  day: string
  path: string
  /** Who made the file; 'starter' if it came with the product. */
  origin: Origin | 'starter'
}

async function publish(
  trx: Transaction<Database>,
  { regulationId, received, sha256, bytes, day, path, origin }: StoredFile,
  publishedOn: string,
  { frame, counts }: { frame: unknown; counts: unknown },
): Promise<void> {
  const values = {
    confirmed_on: day,
    sha256,
    received_sha256: received.receivedSha256,
    url: received.url,
    origin,
    bytes,
    file_path: path,
    frame: JSON.stringify(frame),
    counts: JSON.stringify(counts),
    stored_at: sql<Date>`now()`,
  }
  const { id } = await trx
    .insertInto('regulation_editions')
    .values({ regulation_id: regulationId, published_on: publishedOn, ...values })
    .onConflict((conflict) => conflict.columns(['regulation_id', 'published_on']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('regulations')
    .set({ published_edition_id: id, checked_at: sql<Date>`now()` })
    .where('id', '=', regulationId)
    .execute()
}

async function recordRun({ db }: IngestContext, report: RegulationReport, startedAt: Date): Promise<void> {
  await db
    .insertInto('regulation_runs')
    .values({
      regulation_id: report.regulationId,
      outcome: report.outcome,
      reason: report.reason,
      reason_code: report.reasonCode,
      counts: JSON.stringify(report.counts),
      durations: JSON.stringify(report.durations),
      warnings: JSON.stringify(report.warnings),
      started_at: startedAt,
    })
    .execute()
}
