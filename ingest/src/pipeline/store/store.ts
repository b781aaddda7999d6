import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { fieldChanges } from './field-changes.ts'

/** The edition being published. Its tables `incoming`, `added`, `modified` and `withdrawn` exist. */
export interface EditionToStore {
  sourceId: string
  snapshotId: number
  publishedOn: string
}

/**
 * Deletes all data of a source that came with the product. Subjects stay until the real records have taken theirs: `dropOrphans` then
 * deletes the rest.
 */
export async function purgeStandIn(trx: Transaction<Database>, sourceId: string): Promise<void> {
  await trx.updateTable('sources').set({ published_snapshot_id: null }).where('id', '=', sourceId).execute()
  await trx.updateTable('ingest_runs').set({ snapshot_id: null }).where('source_id', '=', sourceId).execute()
  for (const table of [
    'bulletins',
    'relationships',
    'subject_changes',
    'record_keys',
    'subject_records',
    'source_records',
    'snapshots',
  ] as const) {
    await trx.deleteFrom(table).where('source_id', '=', sourceId).execute()
  }
}

/** Deletes subjects that never had a record; only a purge and a rollback leave such subjects. */
export async function dropOrphans(trx: Transaction<Database>): Promise<void> {
  await sql`
    delete from subjects s
    where not exists (select from subject_records r where r.subject_id = s.id)
      and not exists (select from subject_records r where r.own_subject_id = s.id)
  `.execute(trx)
}

/**
 * Deletes what a starter edition says about the parties of the incoming edition, and its bulletins. Their subjects
 * stay, so that ids do not change; parties that the incoming edition lacks are then withdrawn like any other.
 */
export async function dropReplaced(trx: Transaction<Database>, sourceId: string): Promise<void> {
  await sql`
    delete from source_records where source_id = ${sourceId} and publisher_id in (select publisher_id from incoming)
  `.execute(trx)
  await trx.deleteFrom('bulletins').where('source_id', '=', sourceId).execute()
}

/** Fewer change no statistics. */
const fewRecords = 500

/** Closes the versions that are no longer valid and writes the new ones, with their relationships. */
export async function storeRecords(trx: Transaction<Database>, edition: EditionToStore): Promise<void> {
  const { sourceId, snapshotId, publishedOn } = edition
  await sql`
    update source_records c set valid_to = ${publishedOn}
    where c.source_id = ${sourceId} and c.valid_to is null
      and c.publisher_id in (select publisher_id from modified union all select publisher_id from withdrawn)
  `.execute(trx)
  const { numAffectedRows } = await sql`
    insert into source_records (source_id, publisher_id, record, hash, snapshot_id, valid_from)
    select ${sourceId}, publisher_id, record, hash, ${snapshotId}, ${publishedOn}
    from incoming
    where publisher_id in (select publisher_id from added union all select publisher_id from modified)
  `.execute(trx)
  // A new list has no statistics yet: the planner assumed one record, and 25,000 records took three minutes.
  if (Number(numAffectedRows) >= fewRecords) {
    await sql`analyze source_records (source_id, publisher_id, valid_to)`.execute(trx)
  }
  await writeRelationships(
    trx,
    sourceId,
    sql`
      select publisher_id from added union all select publisher_id from modified
      union all select publisher_id from withdrawn
    `,
  )
}

/** Rewrites the relationships of records from their current versions; a withdrawn record has none. */
export async function writeRelationships(
  trx: Transaction<Database>,
  sourceId: string,
  publisherIds: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    delete from relationships where source_id = ${sourceId} and from_publisher_id in (${publisherIds})
  `.execute(trx)
  await sql`
    insert into relationships
      (source_id, from_publisher_id, to_publisher_id, to_name, kind, label, is_former, quality, percent, statement)
    select ${sourceId}, c.publisher_id, r->>'toPublisherId', r->>'toName', r->>'kind', r->>'label',
      (r->>'isFormer')::boolean, r->>'quality', (r->>'percent')::double precision, r->>'statement'
    from source_records c, jsonb_array_elements(c.record->'relationships') r
    where c.source_id = ${sourceId} and c.valid_to is null and c.publisher_id in (${publisherIds})
  `.execute(trx)
}

const batchSize = 200

/**
 * Records the changes per subject: 1 added, 2 modified with its fields, 3 invalidated, and 0 offline when it left its
 * last list. For 2, call it before the versions are closed (`recordModified`), for the others (`recordArrivals`,
 * `recordDepartures`) after the subjects are settled.
 */
export async function recordModified(trx: Transaction<Database>, edition: EditionToStore): Promise<void> {
  for (let after = ''; ; ) {
    const page = await sql<{ publisher_id: string; before: SourceRecord; after: SourceRecord }>`
      select m.publisher_id, c.record as before, i.record as after
      from modified m join incoming i using (publisher_id)
      join source_records c on c.source_id = ${edition.sourceId} and c.publisher_id = m.publisher_id
        and c.valid_to is null
      where m.publisher_id > ${after}
      order by m.publisher_id limit ${batchSize}
    `.execute(trx)
    const last = page.rows.at(-1)
    if (last === undefined) return
    after = last.publisher_id
    const rows = page.rows.map((row) => ({ id: row.publisher_id, changes: fieldChanges(row.before, row.after) }))
    await sql`
      insert into subject_changes (subject_id, source_id, publisher_id, snapshot_id, changed_on, data_status, changes)
      select s.own_subject_id, s.source_id, s.publisher_id, ${edition.snapshotId}, ${edition.publishedOn}, 2, c->'changes'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) c
      join subject_records s on s.source_id = ${edition.sourceId} and s.publisher_id = c->>'id'
    `.execute(trx)
  }
}

/** Records status 1. */
export async function recordArrivals(trx: Transaction<Database>, edition: EditionToStore): Promise<void> {
  await insertChanges(trx, edition, 1, sql`select publisher_id from added`)
}

/** Records status 3, and 0. Returns the number of subjects that went offline. */
export async function recordDepartures(trx: Transaction<Database>, edition: EditionToStore): Promise<number> {
  await insertChanges(trx, edition, 3, sql`select publisher_id from withdrawn`)
  return insertChanges(
    trx,
    edition,
    0,
    sql`
      select w.publisher_id from withdrawn w
      join subject_records r on r.source_id = ${edition.sourceId} and r.publisher_id = w.publisher_id
      join subjects s on s.id = r.subject_id
      where not s.is_listed
    `,
  )
}

async function insertChanges(
  trx: Transaction<Database>,
  edition: EditionToStore,
  status: 0 | 1 | 3,
  publisherIds: ReturnType<typeof sql>,
): Promise<number> {
  const result = await sql`
    insert into subject_changes (subject_id, source_id, publisher_id, snapshot_id, changed_on, data_status)
    select own_subject_id, source_id, publisher_id, ${edition.snapshotId}, ${edition.publishedOn}, ${status}::smallint
    from subject_records
    where source_id = ${edition.sourceId} and publisher_id in (${publisherIds})
    order by publisher_id
  `.execute(trx)
  return Number(result.numAffectedRows ?? 0)
}

/** Makes the snapshot the published one. */
export async function markPublished(
  trx: Transaction<Database>,
  edition: EditionToStore,
  isDemo: boolean,
  recordCount: number,
): Promise<void> {
  await trx
    .updateTable('sources')
    .set({
      published_snapshot_id: edition.snapshotId,
      is_demo: isDemo,
      record_count: recordCount,
      checked_at: sql<Date>`now()`,
    })
    .where('id', '=', edition.sourceId)
    .execute()
}
