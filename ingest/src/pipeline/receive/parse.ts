import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { derivedId } from '../../reading/derived-id.ts'
import type { SourceFormat } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { recordHash } from '../store/record-hash.ts'
import { withWebLinks } from './web-links.ts'

/** Counts of what was read. */
export interface Parsed {
  publishedOn: string
  records: number
  byType: Partial<Record<SubjectType, number>>
  names: number
}

const batchSize = 200

/**
 * Reads a file into the table `incoming`, which is dropped at the end of the transaction: the records are never in memory
 * together, and Postgres compares them. `mend` takes out what is known to be wrong.
 */
export async function parseInto(
  trx: Transaction<Database>,
  format: SourceFormat,
  mend: (record: SourceRecord) => SourceRecord,
  content: AsyncIterable<Uint8Array>,
  warnings: Warnings,
  foundOn: string,
  onRecords: (done: number) => void,
): Promise<Parsed> {
  await sql`
    create temporary table incoming (
      publisher_id text not null,
      hash text not null,
      record jsonb not null
    ) on commit drop
  `.execute(trx)
  const edition = await format.read(content, warnings, foundOn)
  const parsed: Parsed = { publishedOn: edition.publishedOn, records: 0, byType: {}, names: 0 }
  let batch: Hashed[] = []
  const flush = async () => {
    await insertIncoming(trx, batch)
    onRecords(parsed.records)
    batch = []
  }
  for await (const hashed of withOwnIds(edition.records, mend, warnings)) {
    const { record } = hashed
    parsed.records += 1
    parsed.names += record.names.length
    parsed.byType[record.type] = (parsed.byType[record.type] ?? 0) + 1
    batch.push(hashed)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await sql`alter table incoming add primary key (publisher_id)`.execute(trx)
  await sql`analyze incoming`.execute(trx)
  return parsed
}

interface Hashed {
  record: SourceRecord
  hash: string
}

/** The records of a file as they are stored: mended, web links checked, each under a number of its own. */
export async function* withOwnIds(
  records: AsyncIterable<SourceRecord>,
  mend: (record: SourceRecord) => SourceRecord,
  warnings: Warnings,
): AsyncGenerator<Hashed> {
  const seen = new Map<string, string>()
  for await (const received of records) {
    const stated = withWebLinks(mend(received), warnings)
    const hashed = withOwnId({ record: stated, hash: recordHash(stated) }, seen, warnings)
    if (hashed === null) continue
    seen.set(hashed.record.publisherId, hashed.hash)
    yield hashed
  }
}

/**
 * Two records with one number are the same when their content is equal (null: drop this one). Otherwise both are
 * kept, and the later one gets a number made from its name, which it will get again in the next edition.
 */
function withOwnId(hashed: Hashed, seen: ReadonlyMap<string, string>, warnings: Warnings): Hashed | null {
  const { record, hash } = hashed
  const earlier = seen.get(record.publisherId)
  if (earlier === undefined) return hashed
  if (earlier === hash) {
    warnings.add('duplicate-record', record.publisherId)
    return null
  }
  const { publisherId } = record
  const primary = record.names[0]?.value ?? ''
  for (const more of [[], [hash]]) {
    const own = { ...record, publisherId: `${publisherId}.${derivedId(publisherId, record.type, primary, ...more)}` }
    // A number that two records share belongs to the first.
    delete own.sharedId
    const known = seen.get(own.publisherId)
    const ownHash = recordHash(own)
    if (known === ownHash) {
      warnings.add('duplicate-record', own.publisherId)
      return null
    }
    if (known !== undefined) continue
    warnings.add('duplicate-id', `${publisherId}: ${primary}, kept as ${own.publisherId}`)
    return { record: own, hash: ownHash }
  }
  return null
}

async function insertIncoming(trx: Transaction<Database>, hashed: Hashed[]): Promise<void> {
  // One JSON text is cheaper to bind than arrays of escaped texts.
  await sql`
    insert into incoming (publisher_id, hash, record)
    select record->>'publisherId', hash, record
    from jsonb_array_elements(${JSON.stringify(hashed.map(({ record }) => record))}::jsonb) with ordinality as r (record, at)
    join unnest(${hashed.map(({ hash }) => hash)}::text[]) with ordinality as h (hash, at) using (at)
  `.execute(trx)
}
