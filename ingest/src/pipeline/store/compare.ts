import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { Rejected } from '../../rejected.ts'
import type { Origin, Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Parsed } from '../receive/parse.ts'
import { refuseFuture } from '../receive/refuse-future.ts'
import { isTakenBack, type SnapshotRow } from '../receive/snapshot.ts'
import { dropReplaced, purgeStandIn } from './store.ts'

/** The currently published edition of a source. */
export interface Published {
  snapshotId: number
  publishedOn: string
  sha256: string
  origin: Origin | 'starter'
  isDemo: boolean
  /** It came with the product. */
  isStarter: boolean
}

/** Differences between `incoming` and the published edition. Withdrawn: no longer in the file. */
interface Difference {
  added: number
  modified: number
  withdrawn: number
}

/** Largest part of a list that may disappear in one edition without `force`. */
const largestLoss = 0.2

/** An edition that was read into `incoming`, and how it will be published. */
export interface IncomingEdition {
  source: Source
  parsed: Parsed
  snapshot: SnapshotRow
  origin: Origin
  /** The currently published edition; null if there is none. */
  published: Published | null
  isDemo: boolean
  isForced: boolean
}

/** Whether a real edition replaces the fixture. */
export function isReplacingDemo({ published, isDemo }: IncomingEdition): boolean {
  return published?.isDemo === true && !isDemo
}

/** Whether an edition of the publisher replaces the one that came with the product. */
export function isReplacingStarter({ published, isDemo }: IncomingEdition): boolean {
  return published?.isStarter === true && !isDemo
}

/** Whether the content is already published. */
export function isPublishedAlready(edition: IncomingEdition): boolean {
  const isSame = edition.snapshot.sha256 === edition.published?.sha256
  return isSame && !isReplacingDemo(edition) && !edition.isForced
}

/**
 * Compares the incoming records with the published ones and counts the differences. Throws `Rejected` when the
 * edition must not be published. Real data that replace a fixture or a starter edition count as a first edition: a
 * starter edition has only facts, and may be of another format.
 */
export async function compareEdition(
  trx: Transaction<Database>,
  edition: IncomingEdition,
  warnings: Warnings,
): Promise<Difference> {
  const { source, parsed, snapshot, published, isDemo, isForced } = edition
  if (!isForced && (await isTakenBack(trx, snapshot))) {
    throw new Rejected('This edition was taken back; a newer one is waited for, --force publishes it.', {
      code: 'file.rolled-back',
    })
  }
  refuseOlder(parsed.publishedOn, published)
  if (!isDemo) refuseFuture(parsed.publishedOn)
  if (parsed.records === 0) throw new Rejected('The file has no records.')
  if (!isDemo && !isForced) refuseUnexpectedCounts(source, parsed)
  if (isReplacingDemo(edition)) await purgeStandIn(trx, source.id)
  if (isReplacingStarter(edition)) await clearStarter(trx, source.id)
  const difference = await writeDifferences(trx, source.id)
  if (!isForced && !isDemo && !isReplacingStarter(edition)) {
    refuseUnlikeCurated(difference, edition)
    refuseLargeLoss(difference, await countCurrent(trx, source.id))
  }
  await reportChangedTypes(trx, source.id, warnings)
  return difference
}

/**
 * Makes room for the records that replace a starter edition. If the incoming edition lacks a large part of it, the two
 * number their records differently, and nothing that is missing has left the list.
 */
async function clearStarter(trx: Transaction<Database>, sourceId: string): Promise<void> {
  const before = await countCurrent(trx, sourceId)
  await dropReplaced(trx, sourceId)
  if ((await countCurrent(trx, sourceId)) > before * largestLoss) await purgeStandIn(trx, sourceId)
}

/** Refuses an edition that is older than the published one, even with `force`, because history only moves forward. */
function refuseOlder(publishedOn: string, published: Published | null): void {
  if (published && !published.isDemo && publishedOn < published.publishedOn) {
    throw new Rejected(`The file is of ${publishedOn}, older than the published one of ${published.publishedOn}.`, {
      code: 'file.older',
    })
  }
}

/** Refuses an edition whose counts are outside the source's declared ranges. */
function refuseUnexpectedCounts(source: Source, parsed: Parsed): void {
  const { total, byType } = source.expected
  const checks = [
    { what: 'records', count: parsed.records, range: total },
    ...Object.entries(byType).map(([type, range]) => ({
      what: `records of type ${type}`,
      count: parsed.byType[type as keyof typeof parsed.byType] ?? 0,
      range,
    })),
  ]
  for (const { what, count, range } of checks) {
    if (count < range.min || count > range.max) {
      throw new Rejected(
        `The file has ${count} ${what}, outside the expected ${range.min} to ${range.max}; --force publishes it.`,
        { code: 'file.counts' },
      )
    }
  }
}

/** Writes the tables `added`, `modified` and `withdrawn` (publisher ids) next to `incoming` and counts them. */
async function writeDifferences(trx: Transaction<Database>, sourceId: string): Promise<Difference> {
  await sql`
    create temporary table added on commit drop as
      select i.publisher_id from incoming i
      where not exists (
        select from source_records c
        where c.source_id = ${sourceId} and c.publisher_id = i.publisher_id and c.valid_to is null
      )
  `.execute(trx)
  await sql`
    create temporary table modified on commit drop as
      select i.publisher_id from incoming i
      join source_records c on c.source_id = ${sourceId} and c.publisher_id = i.publisher_id and c.valid_to is null
      where c.hash <> i.hash
  `.execute(trx)
  await sql`
    create temporary table withdrawn on commit drop as
      select c.publisher_id from source_records c
      where c.source_id = ${sourceId} and c.valid_to is null
        and not exists (select from incoming i where i.publisher_id = c.publisher_id)
  `.execute(trx)
  // Autovacuum does not analyse temporary tables; without statistics the planner scanned a list once per record.
  await sql`analyze added, modified, withdrawn`.execute(trx)
  const counts = await sql<Difference>`
    select (select count(*) from added) as added,
      (select count(*) from modified) as modified,
      (select count(*) from withdrawn) as withdrawn
  `.execute(trx)
  return counts.rows[0] ?? { added: 0, modified: 0, withdrawn: 0 }
}

/**
 * Refuses the publisher's own file where it differs from curated records, which people have checked: nobody has seen this file in the
 * reader before, and what it leaves out by mistake would look like a removal.
 */
function refuseUnlikeCurated({ modified, withdrawn }: Difference, { origin, published }: IncomingEdition): void {
  const isFirstOfPublisher = published?.origin === 'curated' && !published.isDemo && origin === 'publisher'
  if (isFirstOfPublisher && modified + withdrawn > 0) {
    throw new Rejected(
      `The publisher's file differs from the curated records: ${modified} changed, ${withdrawn} removed; compare them with "check", --force publishes it.`,
      { code: 'file.counts' },
    )
  }
}

/** Refuses an edition in which a large part of the list has disappeared. */
function refuseLargeLoss(difference: Difference, published: number): void {
  if (published > 0 && difference.withdrawn > published * largestLoss) {
    throw new Rejected(
      `The file lacks ${difference.withdrawn} of ${published} published records; --force publishes it.`,
      {
        code: 'file.counts',
      },
    )
  }
}

/**
 * A change of type, for instance from person to vessel, is usually a correction by the publisher; it is published and
 * reported.
 */
async function reportChangedTypes(trx: Transaction<Database>, sourceId: string, warnings: Warnings): Promise<void> {
  const changed = await sql<{ publisher_id: string; before: string; after: string }>`
    select publisher_id, c.record->>'type' as before, i.record->>'type' as after
    from modified join incoming i using (publisher_id)
    join source_records c using (publisher_id)
    where c.source_id = ${sourceId} and c.valid_to is null and c.record->>'type' <> i.record->>'type'
  `.execute(trx)
  for (const row of changed.rows) warnings.add('type-changed', `${row.publisher_id}: ${row.before} to ${row.after}`)
}

async function countCurrent(trx: Transaction<Database>, sourceId: string): Promise<number> {
  const current = await trx
    .selectFrom('source_records')
    .select(sql<number>`count(*)`.as('count'))
    .where('source_id', '=', sourceId)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(current.count)
}
