import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { grantPackage } from '../../../auth/orders.ts'
import { hashPassword } from '../../../auth/passwords.ts'
import { findUser, insertUser, refuseTaken, type User } from '../../../auth/user-repository.ts'
import type { Registration } from '../../../contract/account/profile.ts'
import { AppError } from '../../../http/app-error.ts'
import { refuseUnfit } from '../credentials/unfit-passwords.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'

interface RegistrationDeps {
  db: Db
  codes: PhoneCodes
  /** New accounts wait for an administrator's approval. */
  registrationReview: boolean
}

/**
 * Creates an account for a verified phone, with the 30-day trial. Throws as `refuseUnfit`, `code.wrong`, and, only with the right code, `phone.taken`
 * or `userName.taken`.
 */
export async function register(
  { db, codes, registrationReview }: RegistrationDeps,
  { phone, code, password, userName, company, industry, email }: Registration,
  actor: Actor,
  now: Date,
): Promise<User> {
  refuseUnfit('password', password, { user_name: userName, phone })
  await codes.check(phone, code, now)
  const passwordHash = await hashPassword(password)
  const state = registrationReview ? '2' : '1'
  const id = await refuseTaken(
    db.transaction().execute(async (trx) => {
      await codes.use(trx, phone, now)
      const user = { userName, phone, company, industry, email, passwordHash, state } as const
      const id = await insertUser(trx, user)
      const orderNumber = await grantPackage(trx, { userId: id, packageId: 'trial', grantedBy: null, effectTime: now })
      const details = { orderNumber, state }
      const entry = { operation: 'account.register', subject: id, outcome: 'done', details } as const
      await writeAudit(trx, { ...actor, userId: id }, entry, now)
      return id
    }),
  )
  const user = await findUser(db, id)
  if (!user) throw new AppError('user.unknown')
  return user
}
