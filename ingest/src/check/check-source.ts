import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database, RunWarning } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { IngestContext } from '../ingest-context.ts'
import { fetchFile } from '../pipeline/receive/fetch.ts'
import { findOriginals } from '../pipeline/receive/foreign-aliases.ts'
import { foundOn } from '../pipeline/receive/found-on.ts'
import { menderOf } from '../pipeline/receive/mender.ts'
import { type Parsed, parseInto } from '../pipeline/receive/parse.ts'
import type { Received } from '../pipeline/receive/received.ts'
import { openContent } from '../pipeline/receive/snapshot.ts'
import { compareEdition, type IncomingEdition } from '../pipeline/store/compare.ts'
import { fieldChanges } from '../pipeline/store/field-changes.ts'
import { findPublished } from '../pipeline/store/published-edition.ts'
import { Rejected } from '../rejected.ts'
import type { Source } from '../source.ts'
import { createWarnings, type Warnings } from '../warnings.ts'

const examplesShown = 5

/** A record that differs, with the names of the fields that do. */
export interface DifferentRecord {
  publisherId: string
  name: string
  fields: string[]
}

/** Number of values of a field of the records; a field without a list counts as one value where it is not null. */
export interface FieldCount {
  field: string
  received: number
  /** Null if nothing is published. */
  published: number | null
}

/** The publisher's newest edition against the published one. */
export interface CheckReport {
  sourceId: string
  /** Address of the file, of the first one if there are several. */
  url: string
  format: string
  /** Size as received. */
  bytes: number
  parsed: Parsed
  /** Date of the published edition; null if there is none, or only the fixture. */
  publishedOn: string | null
  fields: FieldCount[]
  /** Numbers and examples; null if the two cannot be compared. */
  differences: Record<'added' | 'modified' | 'withdrawn', { count: number; examples: DifferentRecord[] }> | null
  /** Why the edition would not be published; null if it would be. */
  refusal: string | null
  warnings: RunWarning[]
}

/**
 * Downloads and reads the publisher's newest edition, never a mirror's, and compares it with the published one. Stores
 * nothing: all is undone at the end. Throws what a run would fail with before it compares: `Unavailable`, `Rejected`.
 */
export async function checkSource(
  context: Pick<IngestContext, 'db' | 'sources'>,
  source: Source,
  downloadRetryDelay = 1000,
): Promise<CheckReport> {
  const folder = await mkdtemp(join(tmpdir(), 'qingdan-check-'))
  try {
    const received = await fetchFile(source, {
      mirror: undefined,
      date: undefined,
      target: join(folder, 'received'),
      known: null,
      downloadRetryDelay,
      onBytes: () => undefined,
    })
    if (received === 'unchanged') throw new Error('A file without a predecessor cannot be unchanged.')
    return await undone(context, (trx) => compareReceived(trx, context, source, received))
  } finally {
    await rm(folder, { recursive: true })
  }
}

class Undo extends Error {}

/** The result of work in a transaction of which nothing stays. */
async function undone<T>({ db }: Pick<IngestContext, 'db'>, work: (trx: Transaction<Database>) => Promise<T>) {
  let result: { value: T } | undefined
  try {
    await db.transaction().execute(async (trx) => {
      result = { value: await work(trx) }
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  if (result === undefined) throw new Error('The transaction ended without a result.')
  return result.value
}

async function compareReceived(
  trx: Transaction<Database>,
  { db, sources }: Pick<IngestContext, 'db' | 'sources'>,
  source: Source,
  received: Received,
): Promise<CheckReport> {
  const warnings = createWarnings()
  const content = openContent(received, source.maxBytes)
  const mend = menderOf(source, await findOriginals(trx, source, sources), warnings)
  const nobody = () => undefined
  const parsed = await parseInto(trx, received.format, mend, content.chunks, warnings, foundOn(received), nobody)
  const known = await findPublished(db, source.id)
  const published = known?.published.isDemo ? null : (known?.published ?? null)
  const edition: IncomingEdition = {
    source,
    parsed,
    snapshot: {
      sourceId: source.id,
      sha256: content.sha256(),
      publishedOn: parsed.publishedOn,
      bytes: content.bytes(),
    },
    origin: received.format.origin,
    published: known?.published ?? null,
    isDemo: false,
    isForced: false,
  }
  const fields = await countFields(trx, source.id, published !== null)
  const { refusal, isCompared } = await compare(trx, edition, warnings)
  return {
    sourceId: source.id,
    url: received.url,
    format: received.format.id,
    bytes: received.bytes,
    parsed,
    publishedOn: published?.publishedOn ?? null,
    fields,
    differences: isCompared ? await differencesOf(trx, source.id) : null,
    refusal,
    warnings: warnings.list(),
  }
}

/** Compares as a run does; where a run refuses the counts, once more without them, to see the differences. */
async function compare(trx: Transaction<Database>, edition: IncomingEdition, warnings: Warnings) {
  let refusal: string | null = null
  for (const isForced of [false, true]) {
    await sql`savepoint compared`.execute(trx)
    try {
      await compareEdition(trx, { ...edition, isForced }, warnings)
      return { refusal, isCompared: true }
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      await sql`rollback to savepoint compared`.execute(trx)
      refusal ??= error.message
    }
  }
  return { refusal, isCompared: false }
}

async function countFields(trx: Transaction<Database>, sourceId: string, isPublished: boolean): Promise<FieldCount[]> {
  const { rows } = await sql<{ field: string; received: number; published: number }>`
    select v.key as field,
      coalesce(sum(v.values) filter (where r.is_received), 0)::int as received,
      coalesce(sum(v.values) filter (where not r.is_received), 0)::int as published
    from (
      select record, true as is_received from incoming
      union all
      select record, false from source_records where source_id = ${sourceId} and valid_to is null
    ) r, lateral (
      select key, case jsonb_typeof(value) when 'array' then jsonb_array_length(value) when 'null' then 0 else 1 end as values
      from jsonb_each(r.record)
    ) v
    group by v.key
    order by v.key
  `.execute(trx)
  return rows
    .filter(({ received, published }) => received + published > 0)
    .map(({ field, received, published }) => ({ field, received, published: isPublished ? published : null }))
}

async function differencesOf(trx: Transaction<Database>, sourceId: string): Promise<CheckReport['differences']> {
  const [added, modified, withdrawn] = [
    await examplesOf(trx, sourceId, 'added'),
    await examplesOf(trx, sourceId, 'modified'),
    await examplesOf(trx, sourceId, 'withdrawn'),
  ]
  return { added, modified, withdrawn }
}

async function examplesOf(trx: Transaction<Database>, sourceId: string, kind: 'added' | 'modified' | 'withdrawn') {
  const { rows } = await sql<{ id: string; before: SourceRecord | null; after: SourceRecord | null; count: number }>`
    select d.publisher_id as id, c.record as before, i.record as after, (count(*) over ())::int as count
    from ${sql.table(kind)} d
    left join incoming i on i.publisher_id = d.publisher_id
    left join source_records c on c.source_id = ${sourceId} and c.publisher_id = d.publisher_id and c.valid_to is null
    order by d.publisher_id
    limit ${examplesShown}
  `.execute(trx)
  const examples = rows.map(({ id, before, after }) => ({
    publisherId: id,
    name: (after ?? before)?.names[0]?.value ?? '',
    fields: before && after ? fieldChanges(before, after).map(({ field }) => field) : [],
  }))
  return { count: rows[0]?.count ?? 0, examples }
}
