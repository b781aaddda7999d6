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

const chinaEntries = sql`
  select entry_id as code, content ->> 'name' as name from regulation_entries where regulation_id = 'cn-dual-use-list'
  union
  select left(item ->> 'code', 5), item ->> 'text'
  from regulation_entries, jsonb_array_elements(content -> 'items') item where regulation_id = 'cn-dual-use-notices'
`

/** Chinese items, of the list and of notices. A favourite is of the item, whatever the edition: a new one does not take it away. */
export const chinaItemQueries: ItemQueries = {
  current: sql`select distinct code as item_id, '' as version, code as current_id from (${chinaEntries}) entries`,
  namesOf: (id) => sql`select upper(split_part(${id}::text, '.', 1)) as item_id, '' as version`,
  isNamed: (keyword) => sql<boolean>`exists (
    select from (${chinaEntries}) e
    where e.code = marked.id and position(lower(${keyword}) in lower(concat(e.code, ' ', e.name))) > 0
  )`,
}

/** The names of Chinese items by their codes, and the point in time of the present list. */
export async function findChinaNames(
  db: Db,
  codes: string[],
): Promise<{ names: Map<string, string>; version: string }> {
  const { rows } = await sql<{ code: string; name: string | null }>`
    select distinct on (code) code, name from (${chinaEntries}) entries
    where code = any(${codes}) order by code, name nulls last
  `.execute(db)
  const edition = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select('published_on')
    .where('regulations.id', '=', 'cn-dual-use-list')
    .executeTakeFirst()
  return { names: new Map(rows.map(({ code, name }) => [code, name ?? code])), version: edition?.published_on ?? '' }
}
