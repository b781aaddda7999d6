import { sql } from 'kysely'
import type { ItemQueries } from './repository.ts'

/** Listed subjects. A merged subject counts as the subject it was merged into. */
export const entityQueries: ItemQueries = {
  current: sql`select id as item_id, '' as version, coalesce(merged_into, id) as current_id from subjects`,
  namesOf: (id) => sql`
    select s.id as item_id, '' as version
    from subjects named
    join subjects s on s.id = coalesce(named.merged_into, named.id) or s.merged_into = coalesce(named.merged_into, named.id)
    where named.id = ${id}
  `,
  isNamed: (keyword) => sql<boolean>`exists (
    select from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id
    cross join lateral jsonb_array_elements(c.record -> 'names') as name
    where r.subject_id = marked.id and position(lower(${keyword}) in lower(name ->> 'value')) > 0
  )`,
}
