import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/**
 * Updates subjects from their current records: type and name come from the first record, lists before registers and
 * by list number; sub-types come from all. A subject is listed if it is on a list. Without a current record it keeps
 * its last state. Every given subject counts as changed.
 */
export async function refreshSubjects(trx: Transaction<Database>, subjectIds: readonly string[]): Promise<void> {
  await sql`
    with affected as (select distinct unnest(${[...subjectIds]}::text[]) as subject_id),
    current as (
      select a.subject_id, c.record, o.role,
        row_number() over (
          partition by a.subject_id order by o.role = 'register', o.source_number, c.publisher_id
        ) as place
      from affected a
      join subject_records r using (subject_id)
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      join sources o on o.id = r.source_id
    ),
    shown as (
      select subject_id,
        max(record->>'type') filter (where place = 1) as type,
        max(record#>>'{names,0,value}') filter (where place = 1) as name,
        bool_or(role = 'list') as is_listed
      from current group by subject_id
    ),
    kinds as (
      select subject_id, array_agg(distinct sub_type->>'code') as sub_types
      from current, jsonb_array_elements(record->'subTypes') sub_type
      group by subject_id
    )
    update subjects s set
      type = coalesce(n.type, s.type),
      name = coalesce(n.name, s.name),
      sub_types = coalesce(k.sub_types, case when n.subject_id is null then s.sub_types else '{}' end),
      is_listed = coalesce(n.is_listed, false),
      updated_at = now()
    from affected a left join shown n using (subject_id) left join kinds k using (subject_id)
    where s.id = a.subject_id
  `.execute(trx)
}
