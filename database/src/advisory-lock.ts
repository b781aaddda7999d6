import { sql } from 'kysely'
import type { Db } from './connection.ts'

/**
 * Runs `work` while holding the named lock, or returns 'busy' at once if another process holds it. Several processes
 * share the name; the server releases the lock when the holder's connection ends in any way.
 */
export async function withAdvisoryLock<T>(db: Db, key: string, work: () => Promise<T>): Promise<T | 'busy'> {
  return db.connection().execute(async (connection) => {
    if (!(await tryLock(connection, key))) return 'busy'
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(connection)
    }
  })
}

/** Like `withAdvisoryLock`, but waits for the lock; `onWait` is called if another process holds it. */
export async function inTurn<T>(db: Db, key: string, work: () => Promise<T>, onWait = () => {}): Promise<T> {
  return db.connection().execute(async (connection) => {
    if (!(await tryLock(connection, key))) {
      onWait()
      await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(connection)
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(connection)
    }
  })
}

async function tryLock(connection: Db, key: string): Promise<boolean> {
  const lock = await sql<{ held: boolean }>`select pg_try_advisory_lock(hashtextextended(${key}, 0)) as held`.execute(
    connection,
  )
  return lock.rows[0]?.held === true
}
