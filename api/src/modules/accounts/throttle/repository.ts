import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/**
 * Runs `work` in a transaction that has each of the keys alone, so that of many requests at once none slips past a count. Callers with
 * several keys give them in the same order.
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
