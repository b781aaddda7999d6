import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'
import type { Source } from '../../source.ts'
import { createWarnings } from '../../warnings.ts'
import { describeRecords } from '../resolve/record-profiles.ts'
import { refreshSubjects } from '../resolve/refresh-subjects.ts'
import { createToResolve, lockResolution } from '../resolve/resolve.ts'
import { settleSubjects } from '../resolve/settle-subjects.ts'
import { writeRelationships } from './store.ts'

export type Rollback =
  | { outcome: 'busy' }
  /** Nothing real is published, or there is no edition before it. */
  | { outcome: 'nothing-before' }
  | { outcome: 'rolled-back'; from: string; to: string; records: number }

/**
 * Rolls back the published edition of a list: records, relationships, history and subjects return to the state of the
 * edition before, in one transaction, and an event records it. The edition is not published again without `force`;
 * the next newer one is. Merges with evidence only from it are undone. `from` and `to` are the publisher's dates. The
 * caller refreshes the index.
 */
export async function rollbackSource(
  { db, sources }: Pick<IngestContext, 'db' | 'sources'>,
  sourceId: string,
): Promise<Rollback> {
  const answer = await withAdvisoryLock(db, `ingest:${sourceId}`, () =>
    db.transaction().execute((trx) => rollBack(trx, sources, sourceId)),
  )
  return answer === 'busy' ? { outcome: 'busy' } : answer
}

interface Edition {
  id: number
  published_on: string
}

async function rollBack(trx: Transaction<Database>, sources: readonly Source[], sourceId: string): Promise<Rollback> {
  await lockResolution(trx)
  const [current, before] = await findEditions(trx, sourceId)
  if (current === undefined || before === undefined) return { outcome: 'nothing-before' }
  await createToResolve(trx)
  // The edition's rows show which records it added, changed or withdrew.
  await sql`
    insert into to_resolve
    select source_id, publisher_id from source_records where source_id = ${sourceId} and snapshot_id = ${current.id}
    union select source_id, publisher_id from subject_changes
    where source_id = ${sourceId} and snapshot_id = ${current.id}
  `.execute(trx)
  const touched = await restoreRecords(trx, sourceId, current)
  await trx
    .deleteFrom('subject_changes')
    .where('source_id', '=', sourceId)
    .where('snapshot_id', '=', current.id)
    .execute()
  await trx
    .deleteFrom('bulletins')
    .where('source_id', '=', sourceId)
    .where('key', '=', `snapshot:${current.id}`)
    .execute()
  await writeRelationships(trx, sourceId, sql`select publisher_id from to_resolve`)
  const subjects = await forgetNewcomers(trx)
  await describeRecords(trx, sources)
  const { changed } = await settleSubjects(trx, sources, createWarnings(), { isProofNeeded: true })
  await refreshSubjects(trx, [...subjects, ...changed])
  await trx.updateTable('snapshots').set({ rolled_back_at: new Date() }).where('id', '=', current.id).execute()
  const { count } = await trx
    .selectFrom('source_records')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('source_id', '=', sourceId)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('sources')
    .set({ published_snapshot_id: before.id, record_count: count })
    .where('id', '=', sourceId)
    .execute()
  const [from, to] = [current.published_on, before.published_on]
  await trx
    .insertInto('ingest_events')
    .values({
      source_id: sourceId,
      kind: 'source.rolled-back',
      message: `${sourceId} went back from the edition of ${from} to that of ${to}; ${touched} records differ`,
      details: JSON.stringify({ date: to, from, snapshotId: current.id, count: touched }),
    })
    .execute()
  return { outcome: 'rolled-back', from, to, records: touched }
}

/** The published edition, and the one before it that was not rolled back; a starter edition is none to go back to. */
async function findEditions(trx: Transaction<Database>, sourceId: string): Promise<Edition[]> {
  const rows = await sql<Edition>`
    with editions as (
      select s.id, s.published_on, max(r.id) as run_id
      from ingest_runs r join snapshots s on s.id = r.snapshot_id
      where r.source_id = ${sourceId} and r.outcome in ('published', 'failed') and not r.is_demo
        and s.rolled_back_at is null and s.origin <> 'starter'
      group by s.id
    )
    select e.id, e.published_on from editions e
    join sources o on o.id = ${sourceId} and not o.is_demo
    join editions c on c.id = o.published_snapshot_id
    where e.run_id <= c.run_id
    order by e.run_id desc limit 2
  `.execute(trx)
  return rows.rows
}

/**
 * Deletes the versions that the edition wrote and reopens those it closed. Returns the number of records concerned.
 */
async function restoreRecords(trx: Transaction<Database>, sourceId: string, current: Edition): Promise<number> {
  await trx
    .deleteFrom('source_records')
    .where('source_id', '=', sourceId)
    .where('snapshot_id', '=', current.id)
    .execute()
  await sql`
    update source_records set valid_to = null where id in (
      select distinct on (v.publisher_id) v.id from source_records v
      join subject_changes c on c.source_id = v.source_id and c.publisher_id = v.publisher_id
      where v.source_id = ${sourceId} and c.snapshot_id = ${current.id} and c.data_status in (2, 3)
      order by v.publisher_id, v.valid_from desc, v.id desc
    )
  `.execute(trx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from to_resolve`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Records that only this edition had are deleted; their subjects stay without a record, because their ids may be
 * saved elsewhere. Everything joined to the other records is compared again. Returns the subjects concerned.
 */
async function forgetNewcomers(trx: Transaction<Database>): Promise<string[]> {
  const subjects = await sql<{ subject_id: string }>`
    select distinct r.subject_id from to_resolve t
    join subject_records r on r.source_id = t.source_id and r.publisher_id = t.publisher_id
  `.execute(trx)
  const ids = subjects.rows.map(({ subject_id }) => subject_id)
  const gone = await sql<{ own_subject_id: string }>`
    with newcomers as (
      select t.source_id, t.publisher_id from to_resolve t
      where not exists (
        select from source_records v where v.source_id = t.source_id and v.publisher_id = t.publisher_id
      )
    ), keys as (
      delete from record_keys k using newcomers n where k.source_id = n.source_id and k.publisher_id = n.publisher_id
    )
    delete from subject_records r using newcomers n
    where r.source_id = n.source_id and r.publisher_id = n.publisher_id
    returning r.own_subject_id
  `.execute(trx)
  const own = gone.rows.map(({ own_subject_id }) => own_subject_id)
  await sql`
    update subjects s set merged_into = null where id = any(${own})
      and not exists (select from subject_records r where r.own_subject_id = s.id)
  `.execute(trx)
  await sql`
    insert into to_resolve select source_id, publisher_id from subject_records where subject_id = any(${ids})
    on conflict do nothing
  `.execute(trx)
  return [...ids, ...own]
}
