import { type Db, preparedAs } from '@qingdan/database/connection.ts'
import type { SourceRecord, SubjectSubType, SubjectType } from '@qingdan/database/record.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import type { DataStatus } from '@qingdan/database/tables/bulletin-tables.ts'
import { sql } from 'kysely'

export interface SubjectRow {
  id: string
  type: SubjectType
  sub_types: SubjectSubType[]
  name: string
  is_listed: boolean
}

/** The subjects of ids that have records. */
export function findSubjects(db: Db, ids: readonly string[]): Promise<SubjectRow[]> {
  return db
    .selectFrom('subjects')
    .select(['id', 'type', 'sub_types', 'name', 'is_listed'])
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .execute()
}

/** The subject of an id; for a merged subject, the one it was merged into. */
export function findSubject(db: Db, id: string): Promise<SubjectRow | undefined> {
  return (
    db
      .selectFrom('subjects as asked')
      .innerJoin('subjects', (join) =>
        join.on((eb) => eb('subjects.id', '=', eb.fn.coalesce('asked.merged_into', 'asked.id'))),
      )
      .select(['subjects.id', 'subjects.type', 'subjects.sub_types', 'subjects.name', 'subjects.is_listed'])
      .where('asked.id', '=', id)
      // A subject whose only edition was rolled back has nothing to show.
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('subject_records').whereRef('subject_records.subject_id', '=', 'subjects.id')),
      )
      .executeTakeFirst()
  )
}

export interface RecordRow {
  subject_id: string
  source_id: string
  publisher_id: string
  record: SourceRecord
  /** Publisher's date of the snapshot that no longer contained it; null while it is on the list. */
  valid_to: string | null
  /** Publisher's date of the snapshot that first contained the party; null when that was our first snapshot. */
  added_on: string | null
  /** Publisher's date of our first snapshot of the list. */
  first_edition_on: string | null
}

/**
 * The records of subjects on each list on a day (ISO), or its last ones before, ordered by list number. Before our first edition of a list, the
 * records of that edition.
 */
export async function findRecords(db: Db, subjectIds: readonly string[], day: string): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`${preparedAs('records-of-subjects')}
    select distinct on (o.source_number, c.publisher_id) r.subject_id, c.source_id, c.publisher_id, c.record, c.valid_to,
      nullif(min(c.valid_from) over (partition by c.source_id, c.publisher_id), f.published_on) as added_on,
      f.published_on as first_edition_on
    from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id
    join sources o on o.id = r.source_id
    cross join lateral (select min(n.published_on) as published_on from snapshots n where n.source_id = c.source_id) f
    where r.subject_id = any(${[...subjectIds]})
    order by o.source_number, c.publisher_id,
      c.valid_from <= ${day} desc,
      case when c.valid_from <= ${day} then c.valid_from end desc,
      c.valid_from, c.id desc
  `.execute(db)
  return rows
}

export interface ChangeRow {
  id: number
  source_id: string
  publisher_id: string
  snapshot_id: number
  /** Publisher's date, ISO. */
  changed_on: string
  data_status: DataStatus
  changes: FieldChange[]
}

/** Changes of the subject between snapshots, newest first. */
export function findChanges(db: Db, subjectId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('subject_records')
    .innerJoin('subject_changes', (join) =>
      join
        .onRef('subject_changes.subject_id', '=', 'subject_records.own_subject_id')
        .onRef('subject_changes.source_id', '=', 'subject_records.source_id')
        .onRef('subject_changes.publisher_id', '=', 'subject_records.publisher_id'),
    )
    .select([
      'subject_changes.id',
      'subject_changes.source_id',
      'subject_changes.publisher_id',
      'subject_changes.snapshot_id',
      'subject_changes.changed_on',
      'subject_changes.data_status',
      'subject_changes.changes',
    ])
    .where('subject_records.subject_id', '=', subjectId)
    .orderBy('subject_changes.changed_on', 'desc')
    .orderBy('subject_changes.id', 'desc')
    .execute()
}
