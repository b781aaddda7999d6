import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

/** A key shared by more parties than one per list is a placeholder or a common name; it identifies no party. */
const mostSubjects = 12
/** People born on one day who share a word of their names. */
const mostBornTogether = 60

const numberKinds: ReadonlySet<string> = new Set(['number', 'reference'])

export interface Pair {
  a: { sourceId: string; publisherId: string; subjectId: string }
  b: { sourceId: string; publisherId: string; subjectId: string }
}

/**
 * Pairs of records of different subjects that share a key, at least one of them in `to_resolve`. A key that is too
 * common gives no pairs.
 */
export async function findPairs(
  trx: Transaction<Database>,
  sources: readonly Source[],
  warnings: Warnings,
): Promise<Pair[]> {
  const several = sources.filter(({ resolution }) => resolution.recordsPerParty === 'several').map(({ id }) => id)
  // Each step makes a small table with statistics: in one large statement the planner expects few keys, and looks up
  // each key of a list on its own.
  await sql`
    create temporary table new_keys on commit drop as
    select distinct k.kind, k.value from record_keys k join to_resolve t using (source_id, publisher_id)
  `.execute(trx)
  await sql`analyze new_keys`.execute(trx)
  await sql`
    create temporary table keyed on commit drop as
    select k.kind, k.value, k.source_id, k.publisher_id, r.subject_id, t.publisher_id is not null as is_new
    from new_keys
    join record_keys k using (kind, value)
    join subject_records r on r.source_id = k.source_id and r.publisher_id = k.publisher_id
    left join to_resolve t on t.source_id = k.source_id and t.publisher_id = k.publisher_id
  `.execute(trx)
  await sql`analyze keyed`.execute(trx)
  // Most keys have one subject, which is seen sooner than how many there are.
  await sql`
    create temporary table usable_keys on commit drop as
    with shared as (
      select kind, value from keyed group by kind, value having min(subject_id) <> max(subject_id)
    )
    select kind, value,
      count(distinct case when source_id = any(${several}) then source_id else subject_id end)
        - count(distinct source_id) as excess
    from shared join keyed using (kind, value)
    group by kind, value
  `.execute(trx)
  const common = await sql<{ kind: string; value: string }>`
    delete from usable_keys
    where excess >= case when kind = 'birth-date+word' then ${mostBornTogether}::int else ${mostSubjects}::int end
    returning kind, value
  `.execute(trx)
  // Names are common; a number that many state is a placeholder, or a misprint of the publisher.
  for (const { kind, value } of common.rows.filter(({ kind }) => numberKinds.has(kind))) {
    warnings.add('key-too-common', `${kind} ${value}`)
  }
  await sql`analyze usable_keys`.execute(trx)
  // Of two links of equal evidence the first counts, so their order must not be the planner's.
  const pairs = await sql<{
    a_source: string
    a_publisher: string
    a_subject: string
    b_source: string
    b_publisher: string
    b_subject: string
  }>`
    select distinct a.source_id as a_source, a.publisher_id as a_publisher, a.subject_id as a_subject,
      b.source_id as b_source, b.publisher_id as b_publisher, b.subject_id as b_subject
    from usable_keys
    join keyed a using (kind, value)
    join keyed b using (kind, value)
    where a.is_new and a.subject_id <> b.subject_id
      and ((a.source_id, a.publisher_id) < (b.source_id, b.publisher_id) or not b.is_new)
    order by a_source, a_publisher, a_subject, b_source, b_publisher, b_subject
  `.execute(trx)
  await sql`drop table new_keys, usable_keys, keyed`.execute(trx)
  return pairs.rows.map((row) => ({
    a: { sourceId: row.a_source, publisherId: row.a_publisher, subjectId: row.a_subject },
    b: { sourceId: row.b_source, publisherId: row.b_publisher, subjectId: row.b_subject },
  }))
}
