import type { Db } from '@qingdan/database/connection.ts'
import type { SourceTraits } from '@qingdan/database/source-traits.ts'
import type { BulletinContent, BulletinEntityContent } from '@qingdan/database/tables/bulletin-tables.ts'
import { type RawBuilder, sql } from 'kysely'

export interface BulletinRow {
  id: number
  data_type: '0' | '1'
  /** ISO. */
  posted_on: string
  content: BulletinContent
  source_number: number
  short_name: string
  short_name_cn: string
  list_name: string
  list_name_cn: string
  listing_names: Record<string, string>
  publisher: string
  publisher_cn: string
  traits: SourceTraits
  /** The format of the data that the source serves now. */
  form: string | null
  country_code: string
  source_url: string
}

export interface BulletinEntityRow {
  bulletin_id: number
  subject_id: string | null
  data_status: number
  content: BulletinEntityContent
}

export interface BulletinFilter {
  keyword: string
  dataType: '0' | '1' | undefined
}

/** Bulletins newest first, filtered by the keyword in title, number, department or parties. */
export async function findBulletins(
  db: Db,
  filter: BulletinFilter,
  page: { offset: number; limit: number },
): Promise<BulletinRow[]> {
  const found = await sql<BulletinRow>`
    select b.id, b.data_type, b.posted_on, b.content, s.source_number, s.short_name, s.short_name_cn, s.list_name,
      s.list_name_cn, s.listing_names, s.publisher, s.publisher_cn, s.traits, n.form, s.country_code, s.url as source_url
    from bulletins b join sources s on s.id = b.source_id
    left join snapshots n on n.id = s.published_snapshot_id
    where ${conditions(filter)}
    order by b.posted_on desc, b.id desc
    limit ${page.limit} offset ${page.offset}
  `.execute(db)
  return found.rows
}

export async function countBulletins(db: Db, filter: BulletinFilter): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from bulletins b join sources s on s.id = b.source_id
    where ${conditions(filter)}
  `.execute(db)
  return found.rows[0]?.count ?? 0
}

function conditions({ keyword, dataType }: BulletinFilter): RawBuilder<unknown> {
  const ofType = dataType === undefined ? sql`true` : sql`b.data_type = ${dataType}`
  if (keyword === '') return ofType
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${ofType} and (
    concat_ws(' ', b.content#>>'{title,zh}', b.content#>>'{title,en}', b.content#>>'{documentNumber,zh}',
      b.content#>>'{documentNumber,en}', b.content#>>'{department,zh}', b.content#>>'{department,en}',
      s.short_name, s.short_name_cn, s.list_name, s.list_name_cn) ilike ${like}
    or exists (
      select from bulletin_entities e
      where e.bulletin_id = b.id and concat_ws(' ', e.content#>>'{name,zh}', e.content#>>'{name,en}') ilike ${like}
    )
  )`
}

/** The first `limit` parties of each bulletin, in its order, with the current subject of each. */
export async function findBulletinEntities(db: Db, bulletinIds: number[], limit: number): Promise<BulletinEntityRow[]> {
  const found = await sql<BulletinEntityRow>`
    select e.bulletin_id, r.subject_id, e.data_status, e.content
    from bulletin_entities e
    join bulletins b on b.id = e.bulletin_id
    left join subject_records r on r.source_id = b.source_id and r.publisher_id = e.publisher_id
    where e.bulletin_id = any(${bulletinIds}) and e.position <= ${limit}
    order by e.bulletin_id, e.position
  `.execute(db)
  return found.rows
}

export interface SubjectBulletinRow extends BulletinRow {
  data_status: number
}

/** Bulletins that name a record of the subject, newest first. */
export async function findSubjectBulletins(db: Db, subjectId: string, limit: number): Promise<SubjectBulletinRow[]> {
  const found = await sql<SubjectBulletinRow>`
    select b.id, b.data_type, b.posted_on, b.content, s.source_number, s.short_name, s.short_name_cn, s.list_name,
      s.list_name_cn, s.listing_names, s.publisher, s.publisher_cn, s.traits, n.form, s.country_code,
      s.url as source_url, min(e.data_status) as data_status
    from subject_records r
    join bulletins b on b.source_id = r.source_id
    join bulletin_entities e on e.bulletin_id = b.id and e.publisher_id = r.publisher_id
    join sources s on s.id = b.source_id
    left join snapshots n on n.id = s.published_snapshot_id
    where r.subject_id = ${subjectId}
    group by b.id, s.id, n.form
    order by b.posted_on desc, b.id desc
    limit ${limit}
  `.execute(db)
  return found.rows
}
