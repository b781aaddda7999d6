import type { Db } from '@qingdan/database/connection.ts'
import { planOf } from '../../../auth/entitlement.ts'
import { findBegunOrders, findQuotasInForce } from '../../../auth/order-repository.ts'
import { isProfileComplete } from '../../../auth/session-repository.ts'
import type { User } from '../../../auth/user-repository.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import { isExperienceOffered } from '../experience/service.ts'
import { menuOf } from './menu.ts'

/** The user data that the page needs after sign-in. */
export async function toLoginAnswer(db: Db, user: User, now: Date): Promise<Omit<LoginAnswer, 'token'>> {
  return {
    userId: user.id,
    loginName: user.phone ?? user.user_name,
    userName: user.user_name,
    menuList: menuOf(await findQuotasInForce(db, user.id, now)),
    updatePasswordStatus: user.must_change_password ? '0' : '1',
    infoComplete: isProfileComplete(user),
    state: user.state,
    role: user.role,
    plan: planOf(await findBegunOrders(db, user.id, now)),
    experienceOffer: await isExperienceOffered(db, user, now),
  }
}
