import type { Db } from '@qingdan/database/connection.ts'
import type { SubjectType } from '@qingdan/database/record.ts'
import { sql } from 'kysely'

/** A list whose entries state a licence requirement. */
export interface RequirementList {
  /** Changes with the edition, and with which records are one subject. */
  key: string
  sourceId: number
  listName: string
  listNameCn: string
  /** ISO. */
  asOf: string | null
}

/** Null before the list is loaded. */
export async function findRequirementList(db: Db, sourceId: string): Promise<RequirementList | null> {
  const { rows } = await sql<RequirementList>`
    select o.published_snapshot_id || ':' || coalesce((select max(b.id) from index_builds b), 0) as key,
      o.source_number as "sourceId", o.list_name as "listName", o.list_name_cn as "listNameCn", n.published_on as "asOf"
    from sources o join snapshots n on n.id = o.published_snapshot_id where o.id = ${sourceId}
  `.execute(db)
  return rows[0] ?? null
}

/** A subject and what its present entries on the list state. */
export interface PartyRow {
  id: string
  type: SubjectType
  name: string
  requirements: string[]
  footnotes: { key: string; value: string }[]
}

/** One row for each record on the list now; entries that the publisher ended are left out. */
export async function findParties(db: Db, sourceId: string): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select s.id, s.type, s.name, l.requirements, f.footnotes
    from source_records c
    join subject_records r on r.source_id = c.source_id and r.publisher_id = c.publisher_id
    join subjects s on s.id = r.subject_id
    cross join lateral (
      select jsonb_agg(coalesce(one ->> 'licenceRequirement', '')) as requirements
      from jsonb_array_elements(c.record -> 'listings') one
      where coalesce(one ->> 'endedOn', 'infinity')::date > current_date
    ) l
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('key', one ->> 'key', 'value', one ->> 'value')), '[]') as footnotes
      from jsonb_array_elements(c.record -> 'facts') one where one ->> 'key' like 'entity-list-footnote-%'
    ) f
    where c.source_id = ${sourceId} and c.valid_to is null and l.requirements is not null
    order by s.name, s.id
  `.execute(db)
  return rows
}
