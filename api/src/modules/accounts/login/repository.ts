import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'

/** Number of failed attempts of an account or an address, and the time of the latest. */
export function countFailures(
  trx: Transaction<Database>,
  kind: 'account' | 'address',
  value: string,
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  return trx
    .selectFrom('sign_in_failures')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('failed_at').as('last')])
    .where(kind, '=', value)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow()
}

/** Stores an attempt, which counts as a failure until it is deleted. Returns its id. */
export async function insertFailure(
  trx: Transaction<Database>,
  failure: { account: string; address: string; failed_at: Date },
): Promise<number> {
  const { id } = await trx.insertInto('sign_in_failures').values(failure).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Deletes a successful attempt, and every failure of the account. */
export async function deleteAttempt(db: Db, id: number, account: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where((eb) => eb.or([eb('id', '=', id), eb('account', '=', account)]))
    .execute()
}

/** Deletes the failures of an account whose user proved their identity in another way. */
export async function deleteFailuresOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}

/** Deletes the failures before a time. */
export async function deleteFailuresBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', time).execute()
}
