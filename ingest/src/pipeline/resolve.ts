import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../source.ts'

/**
 * Gives every record that came its subject — one of its own, by the publisher's id — and brings the subjects of all
 * changed records up to date. A record that was seen before keeps the subject it had.
 */
export async function resolve(trx: Transaction<Database>, source: Source): Promise<void> {
  await sql`
    insert into subjects (id, type, sub_types, name, is_listed)
    select coalesce(i.record->>'sharedId', ${`${source.subjectPrefix}-`} || a.publisher_id), i.record->>'type', '{}',
      i.record#>>'{names,0,value}', true
    from added a join incoming i using (publisher_id)
    where not exists (
      select from subject_records r where r.source_id = ${source.id} and r.publisher_id = a.publisher_id
    )
    on conflict (id) do nothing
  `.execute(trx)
  await sql`
    insert into subject_records (source_id, publisher_id, subject_id, own_subject_id, reason)
    select ${source.id}, publisher_id, own, own, 'own-id'
    from added join incoming i using (publisher_id)
    cross join lateral (
      select coalesce(i.record->>'sharedId', ${`${source.subjectPrefix}-`} || publisher_id) as own
    ) o
    on conflict (source_id, publisher_id) do nothing
  `.execute(trx)
  await refreshSubjects(trx, source.id)
}

/**
 * A subject shows the type and name of its first current record, lists in the order of their numbers, and the
 * sub-types of all of them. With no current record left it keeps what it showed and is no longer listed.
 */
async function refreshSubjects(trx: Transaction<Database>, sourceId: string): Promise<void> {
  await sql`
    with affected as (
      select distinct r.subject_id from subject_records r
      where r.source_id = ${sourceId} and r.publisher_id in (
        select publisher_id from added union all select publisher_id from modified
        union all select publisher_id from withdrawn
      )
    ),
    current as (
      select a.subject_id, c.record,
        row_number() over (partition by a.subject_id order by o.source_number, c.publisher_id) as place
      from affected a
      join subject_records r using (subject_id)
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      join sources o on o.id = r.source_id
    ),
    shown as (
      select subject_id,
        max(record->>'type') filter (where place = 1) as type,
        max(record#>>'{names,0,value}') filter (where place = 1) as name,
        array_agg(distinct sub_type->>'code') as sub_types
      from current, jsonb_array_elements(record->'subTypes') sub_type
      group by subject_id
    )
    update subjects s set
      type = coalesce(n.type, s.type),
      name = coalesce(n.name, s.name),
      sub_types = coalesce(n.sub_types, s.sub_types),
      is_listed = n.subject_id is not null,
      updated_at = now()
    from affected a left join shown n using (subject_id)
    where s.id = a.subject_id
  `.execute(trx)
}
