import type { Db } from '@qingdan/database/connection.ts'
import type { StoredNewsType } from '@qingdan/database/tables/news-tables.ts'
import { type RawBuilder, sql } from 'kysely'

export interface NewsRow {
  id: number
  type: StoredNewsType
  title: string | null
  title_cn: string | null
  summary: string | null
  /** ISO. */
  published_on: string
  url: string
  country_code: string
  unit: string
  unit_cn: string
  second_unit: string | null
  second_unit_cn: string | null
}

export interface NewsFilter {
  keyword: string
  /** Null for both. */
  type: StoredNewsType | null
}

const columns = sql`i.id, s.type, i.title, i.title_cn, i.summary, i.published_on, i.url, s.country_code, s.unit, s.unit_cn,
  s.second_unit, s.second_unit_cn`

/** The newest `limit` items, newest first. */
export async function findNews(db: Db, filter: NewsFilter, limit: number): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select ${columns} from news_items i join news_sources s on s.id = i.source_id
    where ${conditions(filter)}
    order by i.published_on desc, i.id desc limit ${limit}
  `.execute(db)
  return rows
}

export async function countNews(db: Db, filter: NewsFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from news_items i join news_sources s on s.id = i.source_id
    where ${conditions(filter)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export interface PublisherRow extends Pick<NewsRow, 'unit' | 'unit_cn' | 'second_unit' | 'second_unit_cn'> {
  /** ISO; null if nothing of it is held. */
  newest_on: string | null
}

/** The publishers of a type, or of both, with the day of the newest item of each, the newest first. */
export async function findPublishers(db: Db, type: StoredNewsType | null): Promise<PublisherRow[]> {
  const { rows } = await sql<PublisherRow>`
    select s.unit, s.unit_cn, s.second_unit, s.second_unit_cn, max(i.published_on) as newest_on
    from news_sources s left join news_items i on i.source_id = s.id
    where ${type === null ? sql`true` : sql`s.type = ${type}`}
    group by s.id order by newest_on desc nulls last, s.id
  `.execute(db)
  return rows
}

function conditions({ keyword, type }: NewsFilter): RawBuilder<unknown> {
  const ofType = type === null ? sql`true` : sql`s.type = ${type}`
  if (keyword === '') return ofType
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${ofType} and concat_ws(' ', i.title, i.title_cn, i.summary, s.unit, s.unit_cn, s.second_unit, s.second_unit_cn) ilike ${like}`
}

export async function findNewsItem(db: Db, id: number): Promise<NewsRow | undefined> {
  const { rows } = await sql<NewsRow>`
    select ${columns} from news_items i join news_sources s on s.id = i.source_id where i.id = ${id}
  `.execute(db)
  return rows[0]
}

/** Days in which being opened counts. */
const daysRead = 30
/** Each user who opened it makes it a day newer, up to this many days. */
const mostDaysGained = 30

/** The newest `limit` items; one that users opened counts as newer than it is. */
export async function findHotNews(db: Db, limit: number): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    with reads as (
      select param1, count(distinct user_id) as users from usage_records
      where module = 'news' and created_at > now() - make_interval(days => ${daysRead}) group by param1
    )
    select ${columns}
    from news_items i join news_sources s on s.id = i.source_id left join reads r on r.param1 = i.id::text
    order by i.published_on + least(coalesce(r.users, 0), ${mostDaysGained})::integer desc, i.published_on desc, i.id desc
    limit ${limit}
  `.execute(db)
  return rows
}

export interface NameBearer {
  id: string
  type: '01' | '02' | '03' | '04'
  name: string
  /** Every name of its entries except weak ones. */
  names: string[]
}

/** Listed subjects with a name that is spelt like one of the phrases; the caller compares them exactly. */
export async function findNameBearers(db: Db, phrases: readonly string[], limit: number): Promise<NameBearer[]> {
  if (phrases.length === 0) return []
  const { rows } = await sql<NameBearer>`
    select s.id, s.type, s.name, array_agg(distinct n->>'value') as names
    from source_records r
    join subject_records sr on sr.source_id = r.source_id and sr.publisher_id = r.publisher_id
    join subjects s on s.id = sr.subject_id
    cross join lateral jsonb_array_elements(r.record->'names') n
    where r.valid_to is null and s.is_listed and n->>'quality' = 'strong'
      and name_keys(r.record) && array(select distinct name_key(phrase) from unnest(${phrases}::text[]) phrase)
    group by s.id, s.type, s.name order by s.id limit ${limit}
  `.execute(db)
  return rows
}

/** A value that changes whenever an announcement is added or corrected. */
export async function findNewsKey(db: Db): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select concat(count(*), ':', max(id), ':', sum(hashtextextended(concat_ws('|', title, title_cn, summary, published_on), 0)))
      as key from news_items
  `.execute(db)
  return rows[0]?.key ?? ''
}

/** The names of a subject's entries except weak ones; null for an unknown subject. A merged one has those of what it became. */
export async function findStrongNames(db: Db, id: string): Promise<string[] | null> {
  const { rows } = await sql<{ names: string[] | null }>`
    select (
      select array_agg(distinct n->>'value')
      from subject_records sr
      join source_records r on r.source_id = sr.source_id and r.publisher_id = sr.publisher_id and r.valid_to is null
      cross join lateral jsonb_array_elements(r.record->'names') n
      where sr.subject_id = coalesce(asked.merged_into, asked.id) and n->>'quality' = 'strong'
    ) as names
    from subjects asked where asked.id = ${id}
  `.execute(db)
  const [found] = rows
  return found === undefined ? null : (found.names ?? [])
}
