import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'

/** What persons decided on the page and did not undo, in the columns of `resolution_decisions`. */
const standing: RawBuilder<unknown> = sql`
  select case verdict when 'same' then 'join' else 'apart' end as action,
    a_source_id, a_publisher_id, b_source_id, b_publisher_id,
    coalesce(note, 'Decided among the possible matches') as reason, 'administrator' as decided_by,
    (decided_at at time zone 'Asia/Shanghai')::date as decided_on, 'person' as origin
  from match_decisions where undone_at is null
`

/** Whether the rows `p` and `d` are about the same two records, in whichever order. */
const isSamePair: RawBuilder<unknown> = sql`
  (d.a_source_id, d.a_publisher_id, d.b_source_id, d.b_publisher_id) in (
    (p.a_source_id, p.a_publisher_id, p.b_source_id, p.b_publisher_id),
    (p.b_source_id, p.b_publisher_id, p.a_source_id, p.a_publisher_id)
  )
`

/** Adds the decisions of persons to the table `decided`, which has those of the file; for a pair of both the file counts. */
export async function addPersonDecisions(trx: Transaction<Database>): Promise<void> {
  await sql`
    insert into decided select p.* from (${standing}) p where not exists (select from decided d where ${isSamePair})
  `.execute(trx)
}

/** Whether a person decided something, or took it back, since the decisions in force were stored. */
export async function hasNewDecisions(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with wanted as (
      select p.* from (${standing}) p
      where not exists (select from resolution_decisions d where d.origin = 'file' and ${isSamePair})
    ),
    stored as (select * from resolution_decisions where origin = 'person')
    select exists (select * from wanted except select * from stored)
      or exists (select * from stored except select * from wanted) as "isNew"
  `.execute(db)
  return rows[0]?.isNew === true
}
