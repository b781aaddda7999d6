import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../audit/repository.ts'
import { closeDemoAccounts } from './user-repository.ts'

/** The password of demo users is public, so a production process closes those it finds in its database. Returns how many. */
export async function closeDemoUsers(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const userIds = await closeDemoAccounts(trx, now)
    for (const subject of userIds) {
      const actor = { userId: null, address: 'command line', requestId: null }
      await writeAudit(trx, actor, { operation: 'account.closeDemo', subject, outcome: 'done' }, now)
    }
    return userIds.length
  })
}
