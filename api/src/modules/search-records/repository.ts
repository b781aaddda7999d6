import type { Db } from '@qingdan/database/connection.ts'
import type { FoundRow, SearchedEdition, SearchModule } from '@qingdan/database/tables/search-record-tables.ts'
import { sql } from 'kysely'
import type { SearchExportQuery } from '../../contract/my-account/search-records.ts'

export interface NewSearch {
  userId: string
  module: SearchModule
  keyword: string
  asked: Record<string, string>
  count: number
  rows: FoundRow[]
  editions: SearchedEdition[]
  now: Date
}

/** Within these minutes the same answer to the same search is the page read again, not another search. */
const sameMinutes = 10

/** Stores a search and returns its id; of the same search with the same answer a moment ago, that one's. */
export async function insertSearch(db: Db, search: NewSearch): Promise<string> {
  const { userId, module, keyword, count, now } = search
  const asked = JSON.stringify(search.asked)
  const found = JSON.stringify(search.rows)
  const { rows } = await sql<{ id: string }>`
    with same as (
      select id from search_records
      where user_id = ${userId} and searched_at > ${now}::timestamptz - make_interval(mins => ${sameMinutes})
        and module = ${module} and keyword = ${keyword} and asked = ${asked}::jsonb
        and found_count = ${count} and found = ${found}::jsonb
      order by searched_at desc limit 1
    ), made as (
      insert into search_records (user_id, module, keyword, asked, found_count, found, editions, data_version, searched_at)
      select ${userId}, ${module}, ${keyword}, ${asked}::jsonb, ${count}, ${found}::jsonb,
        ${JSON.stringify(search.editions)}::jsonb,
        case when ${module === 'sanction'} then
          (select index_name from index_builds where state = 'live' order by id desc limit 1) end,
        ${now}
      where not exists (select from same)
      returning id
    )
    select id::text from made union all select id::text from same
  `.execute(db)
  return rows[0]?.id ?? ''
}

/** The published editions of texts, with the day for which each is confirmed. */
export async function findRegulationEditions(db: Db, ids: readonly string[]): Promise<SearchedEdition[]> {
  const rows = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['title', 'title_cn', 'edition.confirmed_on'])
    .where('regulations.id', 'in', [...ids])
    .orderBy('regulations.id')
    .execute()
  return rows.map(({ title, title_cn: nameZh, confirmed_on: date }) => ({ name: title, nameZh, date }))
}

export interface SearchRow {
  id: number
  module: SearchModule
  keyword: string
  asked: Record<string, string>
  found_count: number
  found: FoundRow[]
  editions: SearchedEdition[]
  data_version: string | null
  searched_at: Date
}

type Filters = Pick<Partial<SearchExportQuery>, 'moduleId' | 'keyword' | 'createTimeStart' | 'createTimeEnd'>

/** Number of a user's searches that match the filters. */
export async function countSearches(db: Db, userId: string, filters: Filters): Promise<number> {
  const { total } = await searchesOf(db, userId, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A user's searches that match the filters, newest first. */
export function findSearches(
  db: Db,
  userId: string,
  filters: Filters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<SearchRow[]> {
  return newestFirst(db, userId, filters).limit(limit).offset(offset).execute()
}

/** One search of a user. */
export function findSearch(db: Db, userId: string, id: number): Promise<SearchRow | undefined> {
  return newestFirst(db, userId, {}).where('id', '=', id).executeTakeFirst()
}

function newestFirst(db: Db, userId: string, filters: Filters) {
  return searchesOf(db, userId, filters)
    .select(['id', 'module', 'keyword', 'asked', 'found_count', 'found', 'editions', 'data_version', 'searched_at'])
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
}

function searchesOf(db: Db, userId: string, { moduleId, keyword, createTimeStart, createTimeEnd }: Filters) {
  let query = db.selectFrom('search_records').where('user_id', '=', userId)
  if (moduleId !== undefined) query = query.where('module', '=', moduleId)
  if (keyword) query = query.where('keyword', 'ilike', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`)
  if (createTimeStart !== undefined) query = query.where('searched_at', '>=', new Date(createTimeStart))
  if (createTimeEnd !== undefined) query = query.where('searched_at', '<=', new Date(createTimeEnd))
  return query
}
