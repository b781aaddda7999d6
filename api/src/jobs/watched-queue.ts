import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { addJob } from './repository.ts'

/** Name of the job that screens names which are watched from now on. */
export const screenWatchedJob = 'screen-watched'
export const watchedAttempts = 8

/** Watched names of which one of these rules hid a candidate; of one user, or of all where `userId` is null. */
export async function findWatchedHiddenBy(
  db: Db,
  ruleIds: readonly number[],
  userId: string | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from screening_entities e where e.is_watched and (${userId}::text is null or e.user_id = ${userId}) and (
      e.id in (select c.entity_id from screening_candidates c where c.rule_id = any(${[...ruleIds]}::bigint[]))
      or e.id in (select a.entity_id from watch_alert_candidates w join watch_alerts a on a.id = w.alert_id
        where w.rule_id = any(${[...ruleIds]}::bigint[]))
    ) order by e.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Names of one job: some seconds. */
const namesPerJob = 500
/** A job that is older belongs to a process that was killed. */
const jobMillis = 300_000

/** Queues the screening of names that are watched from now on; without `runAt` at once. */
export async function queueWatched(db: Db, entityIds: readonly number[], runAt?: Date): Promise<void> {
  for (let at = 0; at < entityIds.length; at += namesPerJob) {
    await addJob(db, {
      name: screenWatchedJob,
      payload: { entityIds: entityIds.slice(at, at + namesPerJob) },
      key: null,
      maxAttempts: watchedAttempts,
      ...(runAt === undefined ? {} : { runAt }),
    })
  }
}

/** Queues again what killed processes left: the queue itself waits four hours. A name that is screened twice raises nothing twice. */
export async function requeueAbandoned(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ payload: { entityIds: number[] } }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = ${screenWatchedJob}
        and j.locked_at < ${new Date(now.getTime() - jobMillis)}
      returning j.payload
    `.execute(trx)
    for (const { payload } of rows) await queueWatched(trx, payload.entityIds)
  })
}
