import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { AppError } from '../../../http/app-error.ts'
import { networkOf } from '../../../http/client-network.ts'
import { withKeys } from '../throttle/repository.ts'
import { waitAfterFailures } from '../throttle/waiting-times.ts'
import { countFailures, deleteAttempt, deleteFailuresBefore, insertFailure } from './repository.ts'

const windowMillis = 15 * 60 * 1000
/** Failures after which a wait is required (api-contract.md, Access and accounts). */
const most = { account: 5, address: 20 }
const backOff = { firstMillis: 60 * 1000, maxMillis: windowMillis }

/** An attempt that counts as a failure until `succeeded`. */
export interface Attempt {
  succeeded(): Promise<void>
}

/**
 * What tries to sign in by a name are counted under: the name as it is compared, not the account, because a wait that holds for a user name and a phone
 * alike would tell whose number it is (decision 0060). Hashed, because it may be a password in the wrong field.
 */
export function signInKey(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('hex')
}

/**
 * Begins a sign-in attempt. `account`: the user's id, or a hash of the input. Throws `login.tooMany` after five failures of the account, or twenty of
 * the network of the address, in a quarter of an hour; each further failure doubles the wait, from one minute to fifteen.
 */
export function beginAttempt(db: Db, account: string, address: string, now: Date): Promise<Attempt> {
  const network = networkOf(address)
  return withKeys(db, [`address ${network}`, `account ${account}`], async (trx) => {
    const since = new Date(now.getTime() - windowMillis)
    for (const kind of ['account', 'address'] as const) {
      const failures = await countFailures(trx, kind, kind === 'account' ? account : network, since)
      const wait = waitAfterFailures(failures, { most: most[kind], ...backOff }, now)
      if (wait === 0) continue
      const seconds = Math.ceil(wait / 1000)
      throw new AppError('login.tooMany', { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } })
    }
    const id = await insertFailure(trx, { account, address: network, failed_at: now })
    return { succeeded: () => deleteAttempt(db, id, account) }
  })
}

/** Failures too old to count. */
export async function forgetOldFailures(db: Db, now: Date): Promise<void> {
  await deleteFailuresBefore(db, new Date(now.getTime() - windowMillis))
}
