import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import { isProfileComplete, revokeSessionsOf, type Session } from '../../../auth/session-repository.ts'
import { findUser, refuseTaken, type User, updateUser } from '../../../auth/user-repository.ts'
import { AccessModule, quotaOf } from '../../../contract/access-modules.ts'
import type { ProfileUpdate } from '../../../contract/account/profile.ts'
import type { UserInfo } from '../../../contract/account.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { queueNotice } from '../../../jobs/send-notice.ts'
import { lockOwner, type Proven, proofForChange, proveOwner } from '../credentials/owner-proof.ts'
import { toLoginAnswer } from '../login/login-answer.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { addressOfFile, cardIdOf } from './file-address.ts'
import { deleteFile, isOwnFile } from './repository.ts'

/** The caller's own record. Throws `user.unknown` for any other id. */
export async function readProfile(db: Db, session: Session, userId: string | undefined, now: Date): Promise<UserInfo> {
  const user = userId === undefined || userId === session.userId ? await findUser(db, session.userId) : undefined
  if (!user) throw new AppError('user.unknown')
  const quotas = await findQuotasInForce(db, user.id, now)
  return {
    ...(await toLoginAnswer(db, user, now)),
    company: user.company,
    industry: user.industry,
    phone: user.phone,
    email: user.email,
    alertMail: user.alert_mail_language,
    businessCard: user.business_card_id === null ? null : addressOfFile(user.business_card_id),
    proofForChange: proofForChange(user),
    membershipAskedTime: user.membership_asked_at?.toISOString() ?? null,
    permissionIds: AccessModule.options.filter((module) => quotas.has(quotaOf(module))),
  }
}

/**
 * Changes the given fields of the caller's profile. A new phone, which is a way to sign in and to set a password, needs proof of the owner; it ends the
 * other sessions, and the old phone is told. With `type` openVip it also requests a membership, unless completing the profile already opens the user's
 * package. Throws `session.mismatch` (141) when another user filled in the form, as `proveOwner`, `code.empty` or `code.wrong` for a new phone, `phone.taken`, `userName.taken`, and `card.unknown` for a picture that is not the caller's.
 */
export async function updateProfile(
  { db, codes }: { db: Db; codes: PhoneCodes },
  session: Session,
  update: ProfileUpdate,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { userId, phone, type } = update
  if (userId !== undefined && userId !== session.userId) throw new AppError('session.mismatch')
  const before = await findUser(db, session.userId)
  if (!before) throw new AppError('session.required')
  const newPhone = phone === before.phone ? undefined : phone
  const caller = { user: before, session }
  const proven =
    newPhone === undefined ? null : await provePhones({ db, codes }, caller, { ...update, newPhone }, actor, now)
  const work = db.transaction().execute(async (trx) => {
    const user = await lockOwner(trx, session, now)
    await proven?.use(trx)
    await changeFields(trx, user, update, actor, now)
    if (proven) await revokeSessionsOf(trx, user.id, now, session.id)
    if (proven && user.phone !== null) await queueNotice(trx, { phone: user.phone, notice: 'phoneChanged' })
    if (type === 'openVip') await askForMembership(trx, user, actor, now)
  })
  await refuseTaken(work)
}

/** Proves that the account is the caller's, and that the new phone is. */
async function provePhones(
  { db, codes }: { db: Db; codes: PhoneCodes },
  caller: { user: User; session: Session },
  { newPhone, code, ...proof }: ProfileUpdate & { newPhone: string },
  actor: Actor,
  now: Date,
): Promise<Proven> {
  if (code === undefined) throw invalidInput([{ field: 'code', code: 'code.empty' }])
  const owner = await proveOwner({ db, codes }, { ...caller, changed: 'phone' }, proof, actor, now)
  await codes.check(newPhone, code, now)
  return {
    async use(trx) {
      await owner.use(trx)
      await codes.use(trx, newPhone, now)
    },
  }
}

async function changeFields(
  trx: Transaction<Database>,
  user: User,
  { userName, company, industry, email, alertMail, phone, businessCard }: ProfileUpdate,
  actor: Actor,
  now: Date,
): Promise<void> {
  const business_card_id = cardIdOf(businessCard)
  if (typeof business_card_id === 'string' && !(await isOwnFile(trx, business_card_id, user.id))) {
    throw invalidInput([{ field: 'businessCard', code: 'card.unknown' }])
  }
  if (alertMail && alertMail !== 'off' && !(email ?? user.email)) {
    throw invalidInput([{ field: 'email', code: 'email.missing' }])
  }
  const alert_mail_language = alertMail === 'off' ? null : alertMail
  const given = { user_name: userName, company, industry, email, phone, business_card_id, alert_mail_language }
  const changed = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && value !== Reflect.get(user, field)),
  )
  if (Object.keys(changed).length === 0) return
  await updateUser(trx, user.id, { ...changed, ...alertMailSince(user, alert_mail_language, now), updated_at: now })
  if (business_card_id !== undefined && user.business_card_id !== null && business_card_id !== user.business_card_id) {
    await deleteFile(trx, user.business_card_id)
  }
  // Only the names of the fields: their values are personal data.
  const details = { fields: Object.keys(changed) }
  await writeAudit(trx, actor, { operation: 'account.updateProfile', subject: user.id, outcome: 'done', details }, now)
}

/** Only alerts raised from now on are sent to a user who asks for them. */
function alertMailSince(user: User, language: 'zh' | 'en' | null | undefined, now: Date) {
  if (language === null) return { alert_mail_since: null }
  return language !== undefined && user.alert_mail_language === null ? { alert_mail_since: now } : {}
}

/** A request stays open until a package is granted. `user`: as before the change. */
async function askForMembership(trx: Transaction<Database>, user: User, actor: Actor, now: Date): Promise<void> {
  const isOpening = !isProfileComplete(user) && (await findQuotasInForce(trx, user.id, now)).size > 0
  if (isOpening || user.membership_asked_at !== null) return
  await updateUser(trx, user.id, { membership_asked_at: now })
  await writeAudit(trx, actor, { operation: 'account.askForMembership', subject: user.id, outcome: 'done' }, now)
}
