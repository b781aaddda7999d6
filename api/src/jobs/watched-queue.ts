import type { Db } from '@qingdan/database/connection.ts'
import { addJob } from './repository.ts'

/** Name of the job that screens names which are watched from now on. */
export const screenWatchedJob = 'screen-watched'
export const watchedAttempts = 8

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
