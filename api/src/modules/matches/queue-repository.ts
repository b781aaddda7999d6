import type { Db } from '@qingdan/database/connection.ts'
import type { MatchEvidence } from '@qingdan/database/schema.ts'
import { type RawBuilder, sql } from 'kysely'
import type { RecordRef } from './record-ref.ts'

/** An undecided pair of records of two subjects. */
export interface PairRow {
  a_source_id: string
  a_publisher_id: string
  b_source_id: string
  b_publisher_id: string
  a_subject_id: string
  b_subject_id: string
  probability: number
  evidence: MatchEvidence[]
  found_at: Date
  /** Place of its consequence, 0 the worst. */
  consequence: number
}

/** Where a page ends: what the order is made of. */
export type Position = readonly [
  consequence: number,
  probability: number,
  aSource: string,
  aPublisher: string,
  bSource: string,
  bPublisher: string,
]

export const positionOf = (row: PairRow): Position => [
  row.consequence,
  row.probability,
  row.a_source_id,
  row.a_publisher_id,
  row.b_source_id,
  row.b_publisher_id,
]

/** Lists that freeze the assets of all whom they name, or of those with a measure that says so. */
const freezing = ['au-dfat', 'ca-sema', 'cn-countermeasures', 'eu-fsf', 'ofac-sdn', 'uk-sanctions', 'un-sc']

/**
 * Pairs of subjects that nobody decided, each by its most probable pair of records: a decision counts for all records
 * of the two subjects.
 */
const undecided: RawBuilder<unknown> = sql`
  select distinct on (least(a.subject_id, b.subject_id), greatest(a.subject_id, b.subject_id))
    p.a_source_id, p.a_publisher_id, p.b_source_id, p.b_publisher_id, p.probability,
    a.subject_id as a_subject_id, b.subject_id as b_subject_id
  from possible_matches p
  join subject_records a on a.source_id = p.a_source_id and a.publisher_id = p.a_publisher_id
  join subject_records b on b.source_id = p.b_source_id and b.publisher_id = p.b_publisher_id
  where a.subject_id <> b.subject_id and not exists (
    select from match_decisions d
    join subject_records da on da.source_id = d.a_source_id and da.publisher_id = d.a_publisher_id
    join subject_records db on db.source_id = d.b_source_id and db.publisher_id = d.b_publisher_id
    where d.undone_at is null
      and (da.subject_id, db.subject_id) in ((a.subject_id, b.subject_id), (b.subject_id, a.subject_id))
  )
  order by least(a.subject_id, b.subject_id), greatest(a.subject_id, b.subject_id), p.probability desc,
    p.a_source_id, p.a_publisher_id, p.b_source_id, p.b_publisher_id
`

/**
 * On how many lists a subject is on a day, and whether on one that freezes assets. For each subject by itself: Postgres
 * underestimates the number of pairs, and would compare every pair with every subject.
 */
function standing(subjectId: RawBuilder<unknown>, today: string): RawBuilder<unknown> {
  return sql`
    select count(distinct r.source_id) as lists, coalesce(bool_or(r.source_id = any(${freezing})), false) as is_frozen
    from subject_records r
    join sources s on s.id = r.source_id and s.role = 'list'
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    where r.subject_id = ${subjectId} and jsonb_path_exists(
      c.record, '$.listings[*] ? (!exists(@.endedOn) || @.endedOn > $today)', jsonb_build_object('today', ${today}::text)
    )
  `
}

/** A stretch of the queue, the most consequential first, then the most probable. `today`: ISO day. */
export async function findUndecided(
  db: Db,
  { after, limit, today }: { after: Position | null; limit: number; today: string },
): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with ranked as materialized (
      select u.*,
        case
          when (a.lists = 0) <> (b.lists = 0) then 0
          when a.is_frozen <> b.is_frozen then 1
          when a.lists <> b.lists then 2
          else 3
        end as consequence
      from (${undecided}) u
      cross join lateral (${standing(sql`u.a_subject_id`, today)}) a
      cross join lateral (${standing(sql`u.b_subject_id`, today)}) b
    )
    select r.*, p.evidence, p.found_at from ranked r
    join possible_matches p using (a_source_id, a_publisher_id, b_source_id, b_publisher_id)
    where ${after === null ? sql`true` : behind(after)}
    order by consequence, r.probability desc, a_source_id, a_publisher_id, b_source_id, b_publisher_id
    limit ${limit}
  `.execute(db)
  return rows
}

function behind([consequence, probability, ...ids]: Position): RawBuilder<unknown> {
  return sql`
    (consequence, -r.probability, a_source_id, a_publisher_id, b_source_id, b_publisher_id)
      > (${consequence}::int, -(${probability}::real), ${sql.join(ids)})
  `
}

export async function countUndecided(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${undecided}) u`.execute(db)
  return rows[0]?.count ?? 0
}

/** The possible match of two records, in whichever order they are given. */
export function findPair(db: Db, one: RecordRef, two: RecordRef) {
  return db
    .selectFrom('possible_matches')
    .selectAll()
    .where(({ eb, or }) =>
      or(
        [
          [one, two],
          [two, one],
        ].map(([a, b]) =>
          eb.and({
            a_source_id: a?.sourceId ?? '',
            a_publisher_id: a?.publisherId ?? '',
            b_source_id: b?.sourceId ?? '',
            b_publisher_id: b?.publisherId ?? '',
          }),
        ),
      ),
    )
    .executeTakeFirst()
}
