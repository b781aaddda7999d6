import type { Db } from '@qingdan/database/connection.ts'
import type { SubjectType } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import { findTranslatedNames } from '../../subjects/translated-names.ts'

export interface RelationRow {
  source_number: number
  source_name: string
  source_name_cn: string
  from_id: string
  /** Null when the other party is known only by name. */
  to_id: string | null
  to_name: string
  kind: string
  label: string
  is_former: boolean
  percent: number | null
  statement: string | null
}

/** Row limit of one query; a subject has at most a few hundred relations. */
export const maxRelations = 3_000

/** Shorter single words of another list may be an abbreviation of somebody else. */
const shortestName = 6

/** Forms of two kinds of company: an LLC and a JSC of one name are two companies. */
const limitedForm = '\\m(llc|lcc|ooo|limited liability company)\\M'
const stockForm = '\\m([po]?jsc|[po]?ao|zao|joint stock company)\\M'

/** The subject that the relationship `l` names: of the closest bearers of the name, if they are one subject. */
const bearerOfName = sql`
  select min(b.subject_id) as subject_id
  from (
    select r.subject_id, rank() over (order by c.source_id <> l.source_id, not bool_or(spelling = named)) as distance
    from source_records c
    join subject_records r on r.source_id = c.source_id and r.publisher_id = c.publisher_id
    cross join name_spelling(l.to_name) named
    cross join lateral jsonb_array_elements(c.record->'names') n
    cross join name_spelling(n->>'value') spelling
    where c.valid_to is null and name_keys(c.record) @> array[name_key(l.to_name)]
      and (c.source_id = l.source_id or length(name_key(l.to_name)) >= ${shortestName})
      and name_key(n->>'value') = name_key(l.to_name)
      and not (spelling ~ ${limitedForm} and named ~ ${stockForm})
      and not (spelling ~ ${stockForm} and named ~ ${limitedForm})
    group by c.source_id, c.publisher_id, r.subject_id
  ) b
  where b.distance = 1
  having count(distinct b.subject_id) = 1
`

/**
 * Relationships with one of the subjects at either end. A party without a number is the only subject that bears its
 * name: on the same list before other lists, with its legal form before any other. It stays a name if several
 * subjects bear it, because each could be meant.
 */
export async function findRelations(db: Db, subjectIds: readonly string[]): Promise<RelationRow[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await sql<RelationRow>`
    with mine as (
      select r.source_id, r.publisher_id, c.record
      from subject_records r
      left join source_records c
        on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      where r.subject_id = any(${[...subjectIds]})
    ),
    met as (
      select l.* from mine join relationships l on l.source_id = mine.source_id and l.from_publisher_id = mine.publisher_id
      union
      select l.* from mine join relationships l on l.source_id = mine.source_id and l.to_publisher_id = mine.publisher_id
      union
      select l.* from relationships l
      where l.to_publisher_id is null and name_key(l.to_name) = any(array(select unnest(name_keys(record)) from mine))
    )
    select o.source_number, o.short_name as source_name, o.short_name_cn as source_name_cn, f.subject_id as from_id, coalesce(t.subject_id, named.subject_id) as to_id,
      coalesce(l.to_name, l.to_publisher_id) as to_name, l.kind, l.label, l.is_former, l.percent, l.statement
    from met l
    join sources o on o.id = l.source_id
    join subject_records f on f.source_id = l.source_id and f.publisher_id = l.from_publisher_id
    left join subject_records t on t.source_id = l.source_id and t.publisher_id = l.to_publisher_id
    left join lateral (${bearerOfName}) named on l.to_publisher_id is null
    where f.subject_id = any(${[...subjectIds]}) or coalesce(t.subject_id, named.subject_id) = any(${[...subjectIds]})
    order by o.source_number, from_id, to_id, to_name, l.kind, l.is_former, l.percent desc nulls last, l.statement
    limit ${maxRelations}
  `.execute(db)
  return rows
}

export interface ListingRow {
  subject_id: string
  source_id: string
  list: string
  programmes: string[]
  measures: string[]
}

/** Entries of the subjects on lists that have not ended by the day (ISO). */
export async function findListings(db: Db, ids: readonly string[], day: string): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListingRow>`
    select r.subject_id, r.source_id, listing->>'list' as list,
      array(select jsonb_array_elements_text(listing->'programmes')) as programmes,
      array(select jsonb_array_elements_text(listing->'measures')) as measures
    from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    join sources o on o.id = r.source_id and o.role = 'list'
    cross join lateral jsonb_array_elements(c.record->'listings') listing
    where r.subject_id = any(${[...ids]}) and coalesce(listing->>'endedOn' > ${day}, true)
  `.execute(db)
  return rows
}

export interface PartyRow {
  id: string
  type: SubjectType
  name: string
  name_zh: string | null
  /** A Chinese name of ours, if there is no other. */
  translated_name: string | null
  is_listed: boolean
}

/** Subjects by id, each with its first current Chinese name. A subject counts as listed while an entry has not ended by the day (ISO). */
export async function findParties(db: Db, ids: readonly string[], day: string): Promise<PartyRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<PartyRow, 'translated_name'>>`
    select s.id, s.type, s.name, zh.name as name_zh,
      s.is_listed and exists (
        select from subject_records r
        join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
        join sources o on o.id = r.source_id and o.role = 'list'
        cross join lateral jsonb_array_elements(c.record->'listings') listing
        where r.subject_id = s.id and coalesce(listing->>'endedOn' > ${day}, true)
      ) as is_listed
    from subjects s
    left join lateral (
      select n.name->>'value' as name
      from subject_records r
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      -- Han script on a Japanese list is Japanese.
      join sources o on o.id = r.source_id and o.country_code <> 'JP'
      cross join lateral jsonb_array_elements(c.record->'names') with ordinality as n (name, at)
      where r.subject_id = s.id and n.name->>'script' in ('Hans', 'Hant', 'Hani')
      order by o.source_number, r.publisher_id, n.at limit 1
    ) zh on true
    where s.id = any(${[...ids]})
  `.execute(db)
  const unnamed = rows.filter(({ name_zh }) => name_zh === null).map(({ id }) => id)
  const translated = await findTranslatedNames(db, unnamed)
  return rows.map((row) => ({ ...row, translated_name: translated.get(row.id) ?? null }))
}

/** The id of the subject, or of the one it was merged into; undefined for an unknown id. */
export async function findSubjectId(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subjects')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id
}
