import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { describeRecords } from './record-profiles.ts'
import { refreshSubjects } from './refresh-subjects.ts'
import { settleSubjects } from './settle-subjects.ts'

/**
 * Gives every incoming record its subject: its own one, by the publisher's id, or the shared one if the rules of
 * `resolution/` join it to records of other lists. A record seen before keeps its subject. The tables `incoming`,
 * `added`, `modified` and `withdrawn` must exist and the records must be stored. Records that were joined to demo
 * data get another subject. Returns the counts of what changed.
 */
export async function resolve(
  trx: Transaction<Database>,
  source: Source,
  sources: readonly Source[],
  warnings: Warnings,
): Promise<{ joined: number; parted: number }> {
  await lockResolution(trx)
  await giveOwnSubjects(trx, source)
  await createToResolve(trx)
  await sql`
    insert into to_resolve
    select ${source.id}, publisher_id from added
    union select ${source.id}, publisher_id from modified
    union select ${source.id}, publisher_id from withdrawn
    union select r.source_id, r.publisher_id from subject_records r
    where not exists (select from subject_records o where o.own_subject_id = r.subject_id)
  `.execute(trx)
  const before = await subjectsOfTouched(trx)
  await describeRecords(trx, sources)
  const { changed, ...counts } = await settleSubjects(trx, sources, warnings)
  await refreshSubjects(trx, [...before, ...changed])
  return counts
}

/** The records that need a subject; the table is dropped at the end of the transaction. */
export async function createToResolve(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table to_resolve (source_id text, publisher_id text, primary key (source_id, publisher_id))
    on commit drop
  `.execute(trx)
}

/** One process at a time: two lists must not both change the same subjects. Held until the transaction ends. */
export async function lockResolution(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('resolution', 0))`.execute(trx)
}

async function subjectsOfTouched(trx: Transaction<Database>): Promise<string[]> {
  const rows = await sql<{ subject_id: string }>`
    select distinct r.subject_id from to_resolve t
    join subject_records r on r.source_id = t.source_id and r.publisher_id = t.publisher_id
  `.execute(trx)
  return rows.rows.map(({ subject_id }) => subject_id)
}

async function giveOwnSubjects(trx: Transaction<Database>, source: Source): Promise<void> {
  await sql`
    insert into subjects (id, type, sub_types, name, is_listed)
    select coalesce(i.record->>'sharedId', ${`${source.subjectPrefix}-`} || a.publisher_id), i.record->>'type', '{}',
      i.record#>>'{names,0,value}', true
    from added a join incoming i using (publisher_id)
    where not exists (
      select from subject_records r where r.source_id = ${source.id} and r.publisher_id = a.publisher_id
    )
    on conflict (id) do nothing
  `.execute(trx)
  await sql`
    insert into subject_records (source_id, publisher_id, subject_id, own_subject_id, reason, evidence)
    select ${source.id}, publisher_id, coalesce(s.merged_into, own), own, coalesce(mate.reason, 'own-id'), mate.evidence
    from added join incoming i using (publisher_id)
    cross join lateral (
      select coalesce(i.record->>'sharedId', ${`${source.subjectPrefix}-`} || publisher_id) as own
    ) o
    join subjects s on s.id = own
    left join lateral (
      select r.reason, r.evidence from subject_records r where r.own_subject_id = own limit 1
    ) mate on true
    on conflict (source_id, publisher_id) do nothing
  `.execute(trx)
}
