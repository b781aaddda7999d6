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

/** Queues the screening of names that are watched from now on; without `runAt` at once. */
export async function queueWatched(db: Db, entityIds: readonly number[], runAt?: Date): Promise<void> {
  if (entityIds.length === 0) return
  await addJob(db, {
    name: screenWatchedJob,
    payload: { entityIds },
    key: null,
    maxAttempts: watchedAttempts,
    ...(runAt === undefined ? {} : { runAt }),
  })
}
