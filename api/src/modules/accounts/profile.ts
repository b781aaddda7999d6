import type { Db } from '@qingdan/database/connection.ts'
import { AppError, refuse } from '../../app-error.ts'
import type { UserInfo } from '../../contract/account.ts'
import type { ProfileUpdate } from '../../contract/account-requests.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { dropFile, isOwnFile } from './files.ts'
import type { PhoneCodes } from './phone-codes.ts'
import { findUser, lockUser, refuseTaken } from './repository.ts'
import type { Session } from './sessions.ts'
import { describeUser } from './user-info.ts'

/** The caller's own record. Throws `user.unknown` for any other id. */
export async function readProfile(db: Db, session: Session, userId: string | undefined, now: Date): Promise<UserInfo> {
  const user = userId === undefined || userId === session.userId ? await findUser(db, session.userId) : undefined
  if (!user) throw new AppError('user.unknown')
  return describeUser(db, user, now)
}

/**
 * Changes what is given of the caller's profile. Throws `session.mismatch` (141) when the form was filled in by somebody else, `code.empty`
 * or `code.wrong` for a new phone, `phone.taken`, `userName.taken`, and `card.unknown` for a picture that is not the caller's.
 */
export async function updateProfile(
  { db, codes }: { db: Db; codes: PhoneCodes },
  session: Session,
  { userId, userName, company, industry, email, phone, code, businessCard }: ProfileUpdate,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (userId !== undefined && userId !== session.userId) throw new AppError('session.mismatch')
  const before = await findUser(db, session.userId)
  if (!before) throw new AppError('session.required')
  const isNewPhone = phone !== undefined && phone !== before.phone
  if (isNewPhone) {
    if (code === undefined) throw refuse([{ field: 'code', code: 'code.empty' }])
    await codes.check(phone, code, now)
  }
  const work = db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, session.userId)
    if (isNewPhone) await codes.use(trx, phone, now)
    const business_card_id = cardIdOf(businessCard)
    if (typeof business_card_id === 'string' && !(await isOwnFile(trx, business_card_id, user.id))) {
      throw refuse([{ field: 'businessCard', code: 'card.unknown' }])
    }
    const given = { user_name: userName, company, industry, email, phone, business_card_id }
    const changed = Object.fromEntries(
      Object.entries(given).filter(([field, value]) => value !== undefined && value !== Reflect.get(user, field)),
    )
    if (Object.keys(changed).length === 0) return
    await trx
      .updateTable('users')
      .set({ ...changed, updated_at: now })
      .where('id', '=', user.id)
      .execute()
    if (
      business_card_id !== undefined &&
      user.business_card_id !== null &&
      business_card_id !== user.business_card_id
    ) {
      await dropFile(trx, user.business_card_id)
    }
    // The names of the fields: their values are personal.
    const details = { fields: Object.keys(changed) }
    await writeAudit(
      trx,
      actor,
      { operation: 'account.updateProfile', subject: user.id, outcome: 'done', details },
      now,
    )
  })
  await refuseTaken(work)
}

/** Id of the picture that an address names; null removes the card, undefined leaves it. */
function cardIdOf(address: string | undefined): string | null | undefined {
  if (address === undefined) return undefined
  if (address === 'none') return null
  return address.slice(address.lastIndexOf('/') + 1)
}
