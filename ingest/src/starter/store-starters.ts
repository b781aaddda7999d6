import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { refreshSubjects } from '../pipeline/resolve/refresh-subjects.ts'
import { lockResolution } from '../pipeline/resolve/resolve.ts'
import { writeBulletins } from '../pipeline/store/bulletins.ts'
import { writeRelationships } from '../pipeline/store/store.ts'
import type { Source } from '../source.ts'

/** The facts of one list. */
export interface StarterEdition {
  source: Source
  /** Each the JSON text of a `SourceRecord`. */
  lines: readonly string[]
  /** The publisher's date, ISO. */
  publishedOn: string
  /** Of the file, hex. */
  sha256: string
  /** Size of the file. */
  bytes: number
}

/** Which records are one party, each line a JSON text. */
export interface Resolved {
  joined: readonly string[]
  possible: readonly string[]
}

const batchSize = 1000

/**
 * Stores the editions at once, as the first ones of their lists. Without `resolved` every record has the subject of
 * its own number. Returns the snapshots by list.
 */
export async function storeStarters(
  trx: Transaction<Database>,
  editions: readonly StarterEdition[],
  resolved: Resolved | null,
): Promise<Map<string, number>> {
  await lockResolution(trx)
  await sql`
    create temporary table starter_records (source_id text, publisher_id text, own text, subject text, reason text, evidence jsonb)
    on commit drop
  `.execute(trx)
  const snapshots = new Map<string, number>()
  for (const edition of editions) snapshots.set(edition.source.id, await storeRecords(trx, edition))
  await sql`analyze source_records`.execute(trx)
  if (resolved !== null) await joinRecords(trx, resolved.joined)
  const subjects = await storeSubjects(trx)
  if (resolved !== null) await storePossible(trx, resolved.possible)
  await refreshSubjects(trx, subjects)
  for (const edition of editions) await publish(trx, edition, snapshots.get(edition.source.id) as number)
  return snapshots
}

/** Stores the records with the snapshot, and their own subjects' ids in `starter_records`. */
async function storeRecords(trx: Transaction<Database>, edition: StarterEdition): Promise<number> {
  const { source, lines, publishedOn } = edition
  const { id } = await trx
    .insertInto('snapshots')
    .values({
      source_id: source.id,
      sha256: edition.sha256,
      received_sha256: edition.sha256,
      published_on: publishedOn,
      url: `starter:${source.id}`,
      form: 'starter',
      origin: 'starter',
      etag: null,
      last_modified: null,
      bytes: edition.bytes,
      file_path: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 0; at < lines.length; at += batchSize) {
    const batch = `[${lines.slice(at, at + batchSize).join(',')}]`
    await sql`
      with records as materialized (select r as record from jsonb_array_elements(${batch}::jsonb) r),
      stored as (
        insert into source_records (source_id, publisher_id, record, hash, snapshot_id, valid_from)
        select ${source.id}, record->>'publisherId', record, encode(sha256(convert_to(record::text, 'UTF8')), 'hex'), ${id}, ${publishedOn}
        from records
      )
      insert into starter_records (source_id, publisher_id, own)
      select ${source.id}, record->>'publisherId',
        coalesce(record->>'sharedId', ${`${source.subjectPrefix}-`} || (record->>'publisherId'))
      from records
    `.execute(trx)
  }
  return id
}

async function joinRecords(trx: Transaction<Database>, joined: readonly string[]): Promise<void> {
  await sql`
    update starter_records s set subject = j->>'subject', reason = j->>'reason', evidence = nullif(j->'evidence', 'null')
    from jsonb_array_elements(${`[${joined.join(',')}]`}::jsonb) j
    where s.source_id = j->>'source' and s.publisher_id = j->>'publisher'
  `.execute(trx)
}

/** Creates the subjects of all records and returns their ids. */
async function storeSubjects(trx: Transaction<Database>): Promise<string[]> {
  // Type and name are those of the records, which `refreshSubjects` reads; a merged subject has none and keeps these.
  const created = await sql<{ id: string }>`
    insert into subjects (id, type, sub_types, name, is_listed)
    select distinct on (s.own) s.own, c.record->>'type', '{}', c.record#>>'{names,0,value}', false
    from starter_records s
    join sources o on o.id = s.source_id
    join source_records c on c.source_id = s.source_id and c.publisher_id = s.publisher_id and c.valid_to is null
    order by s.own, o.source_number, s.publisher_id
    on conflict (id) do nothing
    returning id
  `.execute(trx)
  await sql`
    insert into subject_records (source_id, publisher_id, subject_id, own_subject_id, reason, evidence)
    select s.source_id, s.publisher_id, coalesce(s.subject, o.merged_into, s.own), s.own, coalesce(s.reason, 'own-id'), s.evidence
    from starter_records s join subjects o on o.id = s.own
  `.execute(trx)
  await sql`
    update subjects o set merged_into = s.subject from starter_records s where o.id = s.own and s.subject is not null
  `.execute(trx)
  await sql`analyze subject_records`.execute(trx)
  return created.rows.map(({ id }) => id)
}

async function storePossible(trx: Transaction<Database>, possible: readonly string[]): Promise<void> {
  await sql`
    insert into possible_matches (a_source_id, a_publisher_id, b_source_id, b_publisher_id, probability, evidence)
    select a_source_id, a_publisher_id, b_source_id, b_publisher_id, probability, evidence
    from jsonb_populate_recordset(null::possible_matches, ${`[${possible.join(',')}]`}::jsonb)
  `.execute(trx)
}

/** Nobody has asked the publisher yet, so the list was never checked. */
async function publish(trx: Transaction<Database>, edition: StarterEdition, snapshotId: number): Promise<void> {
  const { source, publishedOn, lines } = edition
  await writeRelationships(trx, source.id, sql`select publisher_id from starter_records where source_id = ${source.id}`)
  if (source.role !== 'register') {
    await writeBulletins(trx, { sourceId: source.id, snapshotId, publishedOn }, true)
  }
  await trx
    .updateTable('sources')
    .set({ published_snapshot_id: snapshotId, is_demo: false, record_count: lines.length, checked_at: null })
    .where('id', '=', source.id)
    .execute()
}
