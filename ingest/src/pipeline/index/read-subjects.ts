import type { Db } from '@qingdan/database/connection.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { SourceTraits } from '@qingdan/database/source-traits.ts'
import { sql } from 'kysely'
import type { IndexedSubject } from './subject-document.ts'

const pageSize = 200

/**
 * Subjects that are searched. Merged ones have no records, and a subject that is only in a register is not a
 * screening result.
 */
export const searchedSubjects = sql<boolean>`
  subjects.merged_into is null and exists (
    select from subject_records r join sources o on o.id = r.source_id
    where r.subject_id = subjects.id and o.role = 'list'
  )
`

/**
 * Every searched subject, or those with the given ids, each with the newest record of each of its lists, in pages by
 * id.
 */
export async function* readSubjects(db: Db, only?: readonly string[]): AsyncGenerator<IndexedSubject[]> {
  for (let after = ''; ; ) {
    let page = db
      .selectFrom('subjects')
      .select(['id', 'type', 'sub_types', 'is_listed'])
      .where('id', '>', after)
      .where(searchedSubjects)
      .orderBy('id')
      .limit(pageSize)
    if (only) page = page.where('id', '=', sql<string>`any(${only})`)
    const subjects = await page.execute()
    const last = subjects.at(-1)
    if (last === undefined) return
    after = last.id
    const ids = subjects.map((subject) => subject.id)
    const [records, changes] = [await readRecords(db, ids), await readChangeDays(db, ids)]
    yield subjects.map((subject) => ({
      id: subject.id,
      type: subject.type,
      subTypes: subject.sub_types,
      isListed: subject.is_listed,
      records: records.get(subject.id) ?? [],
      changedOn: changes.get(subject.id) ?? null,
    }))
  }
}

async function readRecords(db: Db, subjectIds: string[]): Promise<Map<string, IndexedSubject['records']>> {
  const found = await sql<{
    subject_id: string
    source_id: string
    source_number: number
    traits: SourceTraits
    record: SourceRecord
    is_current: boolean
  }>`
    select r.subject_id, r.source_id, o.source_number, o.traits, v.record, v.valid_to is null as is_current
    from subject_records r
    join sources o on o.id = r.source_id
    cross join lateral (
      select record, valid_to from source_records v
      where v.source_id = r.source_id and v.publisher_id = r.publisher_id
      order by valid_from desc, id desc limit 1
    ) v
    where r.subject_id = any(${subjectIds}) and o.role = 'list'
    order by r.subject_id, o.source_number, r.publisher_id
  `.execute(db)
  const bySubject = new Map<string, IndexedSubject['records']>()
  for (const { subject_id, source_id, source_number, traits, record, is_current } of found.rows) {
    const held = bySubject.get(subject_id) ?? []
    held.push({ sourceId: source_id, sourceNumber: source_number, traits, record, isCurrent: is_current })
    bySubject.set(subject_id, held)
  }
  return bySubject
}

async function readChangeDays(db: Db, subjectIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('subject_records')
    .innerJoin('subject_changes', (join) =>
      join
        .onRef('subject_changes.subject_id', '=', 'subject_records.own_subject_id')
        .onRef('subject_changes.source_id', '=', 'subject_records.source_id')
        .onRef('subject_changes.publisher_id', '=', 'subject_records.publisher_id'),
    )
    .select(['subject_records.subject_id', sql<string>`max(subject_changes.changed_on)`.as('changed_on')])
    .where('subject_records.subject_id', 'in', subjectIds)
    .groupBy('subject_records.subject_id')
    .execute()
  return new Map(rows.map((row) => [row.subject_id, row.changed_on]))
}
