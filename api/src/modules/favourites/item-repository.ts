import type { Db } from '@qingdan/database/connection.ts'
import type { ControlEntry } from '@qingdan/database/control-list.ts'
import { sql } from 'kysely'
import type { ItemQueries } from './repository.ts'

/** US item codes. An entry that was withdrawn keeps its favourites. */
export const controlEntryQueries: ItemQueries = {
  current: sql`
    select distinct entry_id as item_id, '' as version, entry_id as current_id
    from regulation_entries where regulation_id = 'us-ccl'
  `,
  namesOf: (id) => sql`select upper(split_part(${id}::text, '.', 1)) as item_id, '' as version`,
  isNamed: (keyword) => sql<boolean>`exists (
    select from regulation_entries e
    where e.regulation_id = 'us-ccl' and e.entry_id = marked.id
      and position(lower(${keyword}) in lower(e.entry_id || ' ' || (e.content ->> 'heading'))) > 0
  )`,
}

/** The headings of entries by their codes, each as last published. */
export async function findHeadings(db: Db, codes: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('regulation_entries')
    .distinctOn('entry_id')
    .select(['entry_id', 'content'])
    .where('regulation_id', '=', 'us-ccl')
    .where('entry_id', 'in', codes)
    .orderBy('entry_id')
    .orderBy('valid_from', 'desc')
    .execute()
  return new Map(rows.map(({ entry_id, content }) => [entry_id, (content as ControlEntry).heading]))
}
