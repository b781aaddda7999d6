import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'

const dayMillis = 24 * 60 * 60 * 1000

interface QueuedJob {
  name: string
  payload: unknown
  /** Key of the queued job; adding it again replaces it. Null: every job is another one. */
  key: string | null
  maxAttempts: number
  /** Not before; at once unless given. */
  runAt?: Date
  /** Jobs of one queue run one after the other. */
  queue?: string
}

export async function addJob(db: Db, { name, payload, key, maxAttempts, runAt, queue }: QueuedJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key}::text,
      max_attempts => ${maxAttempts}::int, run_at => ${runAt ?? null}::timestamptz,
      queue_name => ${queue ?? null}::text
    )
  `.execute(db)
}

export interface WaitingJobs {
  count: number
  /** How long the first of them waits; 0 if there is none. */
  oldestSeconds: number
}

/** Jobs that a worker could take now. */
export async function findWaitingJobs(db: Db): Promise<WaitingJobs> {
  const { rows } = await sql<WaitingJobs>`
    select count(*)::int as "count",
      coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
    from graphile_worker.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts
  `.execute(db)
  return rows[0] ?? { count: 0, oldestSeconds: 0 }
}

/** Removes a queued job that has not started. */
export async function removeJob(db: Db, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key}::text)`.execute(db)
}

/** Stores a file of a job, given or created; null: it could not be created. */
export async function storeFile(db: Db, id: string, file: Uint8Array | null): Promise<void> {
  const row = { file: file && Buffer.from(file.buffer, file.byteOffset, file.byteLength), made_at: new Date() }
  await db
    .insertInto('job_files')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The file of an id. Throws if there is none: the caller no longer waits. */
export async function readFile(db: Db, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('job_files').select('file').where('id', '=', id).executeTakeFirstOrThrow()
  return row.file
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job_files').where('id', '=', id).execute()
}

/** Reads and deletes the file of an id; undefined until it exists. */
export async function takeFile(db: Db, id: string): Promise<Buffer | null | undefined> {
  const row = await db.deleteFrom('job_files').where('id', '=', id).returning('file').executeTakeFirst()
  return row?.file
}

/** Deletes expired rows, and returns how many of each table. */
export async function deleteExpired(db: Db, now: Date): Promise<Record<string, number>> {
  const dayAgo = new Date(now.getTime() - dayMillis)
  const queries = {
    sessions: db.deleteFrom('sessions').where('expires_at', '<', now),
    phone_codes: db.deleteFrom('phone_codes').where('sent_at', '<', dayAgo),
    sign_in_failures: db.deleteFrom('sign_in_failures').where('failed_at', '<', dayAgo),
    // A grant is valid for one day in Shanghai.
    access_grants: db.deleteFrom('access_grants').where('day', '<', chinaDay(dayAgo)),
    // No caller waits longer than this for a file.
    job_files: db.deleteFrom('job_files').where('made_at', '<', new Date(now.getTime() - dayMillis / 24)),
  }
  const deleted: Record<string, number> = {}
  for (const [table, query] of Object.entries(queries)) {
    deleted[table] = Number((await query.executeTakeFirst()).numDeletedRows)
  }
  return deleted
}

/** Deletes failed jobs after a day: their input may name people. */
export async function deleteFailedJobs(db: Db, now: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and (locked_at is null or locked_at < now() - interval '4 hours') and updated_at < ${new Date(now.getTime() - dayMillis)}
    having count(*) > 0
  `.execute(db)
}
