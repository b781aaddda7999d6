import type { Db } from '@qingdan/database/connection.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import { quotaOf } from '../../../auth/packages.ts'
import { isProfileComplete } from '../../../auth/session-repository.ts'
import type { User } from '../../../auth/user-repository.ts'
import { AccessModule, type LoginAnswer, type UserInfo } from '../../../contract/account.ts'
import { isExperienceOffered } from '../experience/service.ts'
import { addressOfFile } from '../profile/file-service.ts'
import { menuOf } from './menu.ts'

/** What the page needs of a user to begin. */
export async function introduce(db: Db, user: User, now: Date): Promise<Omit<LoginAnswer, 'token'>> {
  return {
    userId: user.id,
    loginName: user.phone ?? user.user_name,
    userName: user.user_name,
    menuList: await menuOf(db, user.id, now),
    updatePasswordStatus: user.must_change_password ? '0' : '1',
    infoComplete: isProfileComplete(user),
    state: user.state,
    role: user.role,
    experienceOffer: await isExperienceOffered(db, user, now),
  }
}

/** The same with the profile. */
export async function describeUser(db: Db, user: User, now: Date): Promise<UserInfo> {
  const quotas = await findQuotasInForce(db, user.id, now)
  return {
    ...(await introduce(db, user, now)),
    company: user.company,
    industry: user.industry,
    phone: user.phone,
    email: user.email,
    businessCard: user.business_card_id === null ? null : addressOfFile(user.business_card_id),
    membershipAskedTime: user.membership_asked_at?.toISOString() ?? null,
    permissionIds: AccessModule.options.filter((module) => quotas.has(quotaOf(module))),
  }
}
