import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { recordHash } from '../record-hash.ts'
import { Rejected } from '../rejected.ts'
import type { Form } from '../source.ts'
import type { Warnings } from '../warnings.ts'

/** What was read, counted. */
export interface Parsed {
  publishedOn: string
  records: number
  byType: Partial<Record<SubjectType, number>>
  names: number
}

const batchSize = 500

/**
 * Reads a file into the table `incoming`, which lives as long as the transaction: records never stand in memory
 * together, and comparing is Postgres's work.
 */
export async function parseInto(
  trx: Transaction<Database>,
  form: Form,
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
  const edition = await form.read(content, warnings, foundOn)
  const parsed: Parsed = { publishedOn: edition.publishedOn, records: 0, byType: {}, names: 0 }
  const seen = new Set<string>()
  let batch: SourceRecord[] = []
  const flush = async () => {
    await insertIncoming(trx, batch)
    onRecords(parsed.records)
    batch = []
  }
  for await (const record of edition.records) {
    if (seen.has(record.publisherId)) throw new Rejected(`Record ${record.publisherId} is in the file twice.`)
    seen.add(record.publisherId)
    parsed.records += 1
    parsed.names += record.names.length
    parsed.byType[record.type] = (parsed.byType[record.type] ?? 0) + 1
    batch.push(record)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await sql`alter table incoming add primary key (publisher_id)`.execute(trx)
  await sql`analyze incoming`.execute(trx)
  return parsed
}

async function insertIncoming(trx: Transaction<Database>, records: SourceRecord[]): Promise<void> {
  const hashes = records.map(recordHash)
  // One JSON text costs less to bind than arrays of escaped ones.
  await sql`
    insert into incoming (publisher_id, hash, record)
    select record->>'publisherId', hash, record
    from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality as r (record, at)
    join unnest(${hashes}::text[]) with ordinality as h (hash, at) using (at)
  `.execute(trx)
}
