import type { Db } from '@qingdan/database/connection.ts'
import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { isWhole } from '../dictionary/repository.ts'

export interface StoredDecision {
  /** The id that the subject would have if it were this record only: one id per decision, whatever is merged. */
  id: string
  sourceNumber: number
  record: SourceRecord
  /** Date of the last edition of the list, ISO. */
  editionOn: string | null
  /** Its notice was transcribed whole. */
  isWhole: boolean
}

/** Every current record of the given lists. */
export async function findChinaRecords(db: Db, sourceNumbers: readonly number[]): Promise<StoredDecision[]> {
  const rows = await db
    .selectFrom('source_records')
    .innerJoin('sources', 'sources.id', 'source_records.source_id')
    .innerJoin('subject_records', (join) =>
      join
        .onRef('subject_records.source_id', '=', 'source_records.source_id')
        .onRef('subject_records.publisher_id', '=', 'source_records.publisher_id'),
    )
    .leftJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select([
      'subject_records.own_subject_id',
      'sources.source_number',
      'source_records.record',
      'snapshots.published_on',
      'sources.traits',
      'snapshots.form',
    ])
    .where('sources.source_number', 'in', sourceNumbers)
    .where('source_records.valid_to', 'is', null)
    .execute()
  return rows.map((row) => ({
    id: row.own_subject_id,
    sourceNumber: row.source_number,
    record: row.record,
    editionOn: row.published_on,
    isWhole: isWhole(row),
  }))
}

/** The current records of the given lists with one id. */
export async function findChinaRecord(db: Db, sourceNumbers: readonly number[], id: string) {
  const row = await db
    .selectFrom('subject_records')
    .innerJoin('source_records', (join) =>
      join
        .onRef('source_records.source_id', '=', 'subject_records.source_id')
        .onRef('source_records.publisher_id', '=', 'subject_records.publisher_id'),
    )
    .innerJoin('sources', 'sources.id', 'subject_records.source_id')
    .select('source_records.record')
    .where('subject_records.own_subject_id', '=', id)
    .where('sources.source_number', 'in', sourceNumbers)
    .where('source_records.valid_to', 'is', null)
    .executeTakeFirst()
  return row?.record
}

/** A value that changes whenever the result of `findChinaRecords` may change: the snapshots in use. */
export async function findEditionKey(db: Db, sourceNumbers: readonly number[]): Promise<string> {
  const rows = await db
    .selectFrom('sources')
    .select(['id', 'published_snapshot_id', 'record_count'])
    .where('source_number', 'in', sourceNumbers)
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.id}:${row.published_snapshot_id}:${row.record_count}`).join()
}

export interface SubjectLink {
  id: string
  type: SubjectType
}

/** The subject of the global search for a record, by the record's own id. */
export async function findSubjectLink(db: Db, ownId: string): Promise<SubjectLink | undefined> {
  return db
    .selectFrom('subject_records')
    .innerJoin('subjects', 'subjects.id', 'subject_records.subject_id')
    .select(['subjects.id', 'subjects.type'])
    .where('subject_records.own_subject_id', '=', ownId)
    .executeTakeFirst()
}
