import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { addJob } from './repository.ts'

/** Name of the job that screens a piece of a user's names. */
export const screenNamesJob = 'screen-names'

/**
 * Pieces of one user that are screened at the same time, by two workers: while one is compared, the engine searches for another. The
 * names of a user pass through them, whatever the number of batches, so that all users get the same share.
 */
const lanesPerUser = 4
export const maxAttempts = 5
/** A piece takes seconds; a job that is older belongs to a process that was killed. */
const pieceMillis = 90_000

export interface Lane {
  userId: string
  lane: number
}

/** Begins to screen a user's names. A job that works already does not continue its lane: it may have seen that nothing waits. */
export async function startLanes(db: Db, userId: string): Promise<void> {
  for (const lane of lanesOf(userId)) await addLane(db, lane)
}

/** Opens the lanes of a user that nobody works on. */
export async function resumeLanes(db: Db, userId: string, now: Date): Promise<void> {
  for (const lane of lanesOf(userId)) {
    if (!(await isTaken(db, lane, now))) await addLane(db, lane)
  }
}

function lanesOf(userId: string): Lane[] {
  return Array.from({ length: lanesPerUser }, (_, lane) => ({ userId, lane }))
}

/** Queues the next piece behind those of others, unless another job has taken the lane over. */
export async function continueLane(db: Db, lane: Lane, jobId: string, runAt?: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where key = ${keyOf(lane)} and id <> ${jobId}::bigint
  `.execute(db)
  if (rows.length === 0) await addLane(db, lane, runAt)
}

async function isTaken(db: Db, lane: Lane, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs
    where key = ${keyOf(lane)} and attempts < max_attempts
      and (locked_at is null or locked_at > ${new Date(now.getTime() - pieceMillis)})
  `.execute(db)
  return rows.length > 0
}

function addLane(db: Db, lane: Lane, runAt?: Date): Promise<void> {
  return addJob(db, {
    name: screenNamesJob,
    payload: lane,
    key: keyOf(lane),
    maxAttempts,
    ...(runAt === undefined ? {} : { runAt }),
  })
}

function keyOf({ userId, lane }: Lane): string {
  return `${screenNamesJob}:${userId}:${lane}`
}
