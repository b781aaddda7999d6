import type { Db } from '@qingdan/database/connection.ts'
import type { SubjectType } from '@qingdan/database/record.ts'
import type { ChineseNameTable } from '@qingdan/database/tables/account-tables.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ChineseNameQuery } from '../../contract/chinese-names/own-names.ts'
import { offsetOf } from '../../http/pagination.ts'

export interface NameRow extends Selectable<ChineseNameTable> {
  subject_id: string | null
  subject_type: SubjectType | null
  subject_name: string | null
  user_name: string | null
}

/** The names that were not removed, with their subjects, as `n`, `s` and `u`. */
function standing(keyword: string): RawBuilder<unknown> {
  const isNamed = sql`strpos(lower(concat_ws(' ', n.name, s.name, s.id)), lower(${keyword})) > 0`
  return sql`
    from chinese_names n
    left join subject_records r on r.source_id = n.source_id and r.publisher_id = n.publisher_id
    left join subjects s on s.id = r.subject_id
    left join users u on u.id = n.user_id
    where n.removed_at is null and ${keyword === '' ? sql`true` : isNamed}
  `
}

export async function countNames(db: Db, keyword: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count ${standing(keyword)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** One page, the last changed first. */
export async function findNames(db: Db, query: ChineseNameQuery): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select n.*, s.id as subject_id, s.type as subject_type, s.name as subject_name, u.user_name
    ${standing(query.keyword)}
    order by n.changed_at desc, n.id desc
    limit ${query.pageSize} offset ${offsetOf(query)}
  `.execute(db)
  return rows
}

export interface RecordOfSubject {
  subjectId: string
  sourceId: string
  publisherId: string
}

/**
 * The record that names of a subject are kept with: on the first of its lists, a current one before others. A merged
 * subject counts as the one it was merged into; a subject that is only in a register has none.
 */
export async function findRecordOf(db: Db, subjectId: string): Promise<RecordOfSubject | undefined> {
  const { rows } = await sql<RecordOfSubject>`
    select r.subject_id as "subjectId", r.source_id as "sourceId", r.publisher_id as "publisherId"
    from subjects asked
    join subject_records r on r.subject_id = coalesce(asked.merged_into, asked.id)
    join sources o on o.id = r.source_id and o.role = 'list'
    where asked.id = ${subjectId}
    order by exists (
      select from source_records c
      where c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    ) desc, o.source_number, r.publisher_id
    limit 1
  `.execute(db)
  return rows[0]
}

/** Names of administrators: of a subject, and all. */
export async function countOf(db: Db, subjectId: string): Promise<{ ofSubject: number; all: number }> {
  const { rows } = await sql<{ ofSubject: string; all: string }>`
    select count(*) filter (where r.subject_id = ${subjectId}) as "ofSubject", count(*) as "all"
    from chinese_names n
    left join subject_records r on r.source_id = n.source_id and r.publisher_id = n.publisher_id
    where n.removed_at is null and n.user_id is not null
  `.execute(db)
  return { ofSubject: Number(rows[0]?.ofSubject ?? 0), all: Number(rows[0]?.all ?? 0) }
}

/** Whether an administrator gave the subject this name already; `except` is left out. */
export async function isTaken(db: Db, subjectId: string, name: string, except = 0): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (
      select from chinese_names n
      join subject_records r on r.source_id = n.source_id and r.publisher_id = n.publisher_id
      where n.removed_at is null and n.user_id is not null and r.subject_id = ${subjectId}
        and n.name = ${name} and n.id <> ${except}
    ) as "isTaken"
  `.execute(db)
  return rows[0]?.isTaken === true
}

type Given = Pick<Selectable<ChineseNameTable>, 'name' | 'kind'> & { userId: string }

export async function insertName(
  db: Db,
  { sourceId, publisherId, name, kind, userId }: RecordOfSubject & Given,
): Promise<number> {
  const { id } = await db
    .insertInto('chinese_names')
    .values({ source_id: sourceId, publisher_id: publisherId, name, kind, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a name that was not removed until the transaction ends. */
export async function lockName(db: Db, id: number) {
  const { rows } = await sql<Selectable<ChineseNameTable> & { subject_id: string | null }>`
    select n.*, (
      select subject_id from subject_records r where r.source_id = n.source_id and r.publisher_id = n.publisher_id
    ) as subject_id
    from chinese_names n where n.id = ${id} and n.removed_at is null for update
  `.execute(db)
  return rows[0]
}

/** The time is that of the database: the index compares it with the beginning of its builds. */
const now = sql<Date>`now()`

export async function updateName(db: Db, id: number, { name, kind, userId }: Given): Promise<void> {
  await db
    .updateTable('chinese_names')
    .set({ name, kind, user_id: userId, changed_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markRemoved(db: Db, id: number): Promise<void> {
  await db.updateTable('chinese_names').set({ removed_at: now, changed_at: now }).where('id', '=', id).execute()
}
