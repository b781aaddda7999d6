import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'

/** An entry of a subject on a list. */
export interface EntryRow {
  subject_id: string
  source_id: string
  short_name: string
  short_name_cn: string
  list: string
  measures: string[]
  programmes: string[]
  /** Last day of the suspension that holds on the day asked; `9999-12-31` while no end is announced. */
  suspended_until: string | null
  footnotes: string[]
}

/** Entries of subjects that have not ended by the day (ISO), with the suspension that holds on it. */
export async function findEntries(db: Db, subjectIds: readonly string[], day: string): Promise<EntryRow[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await sql<EntryRow>`
    select r.subject_id, r.source_id, o.short_name, o.short_name_cn, listing->>'list' as list,
      array(select jsonb_array_elements_text(listing->'measures')) as measures,
      array(select jsonb_array_elements_text(listing->'programmes')) as programmes,
      (
        select max(coalesce(pause->>'to', '9999-12-31'))
        from jsonb_array_elements(coalesce(listing->'suspensions', '[]')) pause
        where coalesce(pause->>'from', '') <= ${day} and coalesce(pause->>'to', '9999-12-31') >= ${day}
      ) as suspended_until,
      array(
        select distinct substring(one->>'key' from 'entity-list-footnote-([0-9]+)')
        from jsonb_array_elements(coalesce(c.record->'facts', '[]')) one
        where one->>'key' like 'entity-list-footnote-%'
      ) as footnotes
    from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    join sources o on o.id = r.source_id and o.role = 'list'
    cross join lateral jsonb_array_elements(c.record->'listings') listing
    where r.subject_id = any(${[...subjectIds]}) and coalesce(listing->>'endedOn' > ${day}, true)
    order by r.subject_id, o.source_number, listing->>'list'
  `.execute(db)
  return rows
}

/** The subjects by id, each with the id that it goes by now. */
export async function findCurrentIds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('subjects')
    .select((eb) => ['id', eb.fn.coalesce('merged_into', 'id').as('current')])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, current }) => [id, current]))
}
