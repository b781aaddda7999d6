import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/**
 * Runs `work` in a transaction that locks each of the keys, so that concurrent requests cannot exceed a limit. Callers with several keys must pass
 * them in the same order, to avoid deadlocks.
 */
export function withKeys<Result>(
  db: Db,
  keys: readonly string[],
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    return work(trx)
  })
}
