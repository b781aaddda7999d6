import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { AppError } from '../../../http/app-error.ts'
import { networkOf } from '../../../http/client-network.ts'

const windowMillis = 15 * 60 * 1000
/** Failures after which one waits (api-contract.md, Access and accounts). */
const most = { account: 5, address: 20 }
const firstWaitMillis = 60 * 1000

/** An attempt that counts as a failure until `succeeded`. */
export interface Attempt {
  succeeded(): Promise<void>
}

/**
 * Begins an attempt to sign in. `account`: the user's id, or a hash of what was typed. Throws `login.tooMany` after five failures of the
 * account or twenty of the network of the address in a quarter of an hour; each failure more doubles the wait, from a minute to that quarter.
 */
export function beginAttempt(db: Db, account: string, address: string, now: Date): Promise<Attempt> {
  const network = networkOf(address)
  return db.transaction().execute(async (trx) => {
    // Attempts at once come one after the other, so that none slips past the count.
    for (const key of [`address ${network}`, `account ${account}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    }
    const since = new Date(now.getTime() - windowMillis)
    for (const kind of ['account', 'address'] as const) {
      const { count, last } = await trx
        .selectFrom('sign_in_failures')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('failed_at').as('last')])
        .where(kind, '=', kind === 'account' ? account : network)
        .where('failed_at', '>', since)
        .executeTakeFirstOrThrow()
      if (last === null || count < most[kind]) continue
      const wait = last.getTime() + waitAfter(count - most[kind]) - now.getTime()
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000)
        throw new AppError('login.tooMany', { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } })
      }
    }
    const { id } = await trx
      .insertInto('sign_in_failures')
      .values({ account, address: network, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      async succeeded() {
        await db
          .deleteFrom('sign_in_failures')
          .where((eb) => eb.or([eb('id', '=', id), eb('account', '=', account)]))
          .execute()
      },
    }
  })
}

/** Milliseconds after so many failures beyond the last that costs nothing. */
function waitAfter(beyond: number): number {
  return Math.min(firstWaitMillis * 2 ** beyond, windowMillis)
}

/** Who proved otherwise who they are signs in without waiting. */
export async function forgetFailuresOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}

/** Failures too old to count. */
export async function forgetOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<', new Date(now.getTime() - windowMillis))
    .execute()
}
