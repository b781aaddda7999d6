import type { Db } from '@qingdan/database/connection.ts'
import type { AccountState } from '@qingdan/database/tables/account-tables.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { findQuotasInForce, hasOrderOf } from '../../../auth/order-repository.ts'
import { grantPackage } from '../../../auth/orders.ts'
import { limitsOf } from '../../../auth/packages.ts'
import { lockUser } from '../../../auth/user-repository.ts'
import type { TakenPackage } from '../../../contract/account.ts'
import { AppError } from '../../../http/app-error.ts'

/** How long after the first sign-in the offer is valid (core-platform.md §1). */
const offerMillis = 7 * 24 * 60 * 60 * 1000

interface Candidate {
  id: string
  state: AccountState
  first_login_at: Date | null
}

/** Whether a user may take the 7-day package: soon after the first sign-in, only once, not while under review, and only if it adds something. */
export async function isExperienceOffered(db: Db, user: Candidate, now: Date): Promise<boolean> {
  if (user.state !== '1' || !isSoonEnough(user, now) || (await hasOrderOf(db, user.id, 'experience'))) return false
  return addsSomething(db, user.id, now)
}

async function addsSomething(db: Db, userId: string, now: Date): Promise<boolean> {
  const included = await findQuotasInForce(db, userId, now)
  return [...limitsOf('experience').keys()].some((quota) => !included.has(quota))
}

/**
 * Gives a user the 7-day package. Throws `experience.taken` the second time, `access.review` before the account is approved, `experience.over` when
 * the offer has ended, and `experience.included` when the packages in force include all of it.
 */
export function takeExperience(db: Db, userId: string, actor: Actor, now: Date): Promise<TakenPackage> {
  return db.transaction().execute(async (trx) => {
    // The lock runs concurrent requests one after the other.
    const user = await lockUser(trx, userId)
    if (await hasOrderOf(trx, userId, 'experience')) throw new AppError('experience.taken')
    if (user.state === '2') throw new AppError('access.review')
    if (!isSoonEnough(user, now)) throw new AppError('experience.over')
    if (!(await addsSomething(trx, userId, now))) throw new AppError('experience.included')
    const orderNumber = await grantPackage(trx, { userId, packageId: 'experience', grantedBy: null, effectTime: now })
    const operation = 'account.takeExperience'
    await writeAudit(trx, actor, { operation, subject: userId, outcome: 'done', details: { orderNumber } }, now)
    return { orderNumber }
  })
}

function isSoonEnough({ first_login_at }: Candidate, now: Date): boolean {
  return first_login_at === null || now.getTime() - first_login_at.getTime() <= offerMillis
}
