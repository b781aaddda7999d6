import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { hashPassword, isPassword } from '../../../auth/passwords.ts'
import { revokeSessionsOf, type Session } from '../../../auth/session-repository.ts'
import { findUser, findUserByPhone, lockUser, type User, updateUser } from '../../../auth/user-repository.ts'
import type { PasswordChange, PasswordReset } from '../../../contract/account/credentials.ts'
import type { AuditOperation } from '../../../contract/operations/audit-operations.ts'
import { AppError, concerning, invalidInput } from '../../../http/app-error.ts'
import { queueNotice } from '../../../jobs/send-notice.ts'
import { deleteFailuresOf } from '../login/repository.ts'
import { beginAttempt, signInKey } from '../login/sign-in-limits.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { lockOwner, proveOwner } from './owner-proof.ts'
import { refuseUnfit } from './unfit-passwords.ts'

/**
 * Changes a user's password and ends every session, so that anybody who knew the old password is signed out. Throws `password.mismatch`,
 * `password.weak`, `password.common`, `password.personal`, `password.same` on their fields, and as `proveOwner`.
 */
export async function changePassword(
  deps: { db: Db; codes: PhoneCodes },
  session: Session,
  { newPwd, confirmNewPwd, ...proof }: PasswordChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  refuseMismatch(newPwd, confirmNewPwd)
  const user = await findUser(deps.db, session.userId)
  if (!user) throw new AppError('session.required')
  refuseUnfit('newPwd', newPwd, user)
  const proven = await proveOwner(deps, { user, session, changed: 'newPwd' }, proof, actor, now)
  if (await isPassword(newPwd, user.password_hash)) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  const password_hash = await hashPassword(newPwd)
  await deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, session, now)
    await proven.use(trx)
    await storePassword(trx, { user, password_hash, operation: 'account.changePassword' }, actor, now)
  })
}

/**
 * Sets the password of the account of a verified phone, whether or not it had one, and ends every session. Throws `password.mismatch`,
 * `password.weak`, `password.common`, `password.personal`, `login.tooMany`, `code.wrong`, and, only with the right code, `phone.noAccount` and `password.same`.
 */
export async function resetPassword(
  { db, codes }: { db: Db; codes: PhoneCodes },
  { phone, code, newPwd, confirmNewPwd }: PasswordReset,
  actor: Actor,
  now: Date,
): Promise<void> {
  refuseMismatch(newPwd, confirmNewPwd)
  refuseUnfit('newPwd', newPwd, { phone })
  const user = await findUserByPhone(db, phone)
  await concerning(user?.id, proveByCode({ db, codes }, { phone, code }, actor, now))
  if (!user || user.state === '0') throw noAccount()
  // Only the holder of the phone may learn the user name of the account.
  refuseUnfit('newPwd', newPwd, user)
  if (await isPassword(newPwd, user.password_hash)) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  const password_hash = await hashPassword(newPwd)
  await db.transaction().execute(async (trx) => {
    const current = await lockUser(trx, user.id)
    // Since the code was checked the account may have been closed or got another phone.
    if (current.state === '0' || current.phone !== phone) throw noAccount()
    await codes.use(trx, phone, now)
    for (const name of [user.user_name, phone]) await deleteFailuresOf(trx, signInKey(name))
    const change = { user, password_hash, operation: 'account.resetPassword' } as const
    await storePassword(trx, change, { ...actor, userId: user.id }, now)
  })
}

const noAccount = () => invalidInput([{ field: 'phone', code: 'phone.noAccount' }])

async function proveByCode(
  { db, codes }: { db: Db; codes: PhoneCodes },
  { phone, code }: Pick<PasswordReset, 'phone' | 'code'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  // Counted separately from sign-in: a user who forgot the password has often used up those tries.
  const account = createHash('sha256').update(`reset ${phone}`).digest('hex')
  const attempt = await beginAttempt(db, account, actor.address, now)
  await codes.check(phone, code, now)
  await attempt.succeeded()
}

function refuseMismatch(newPwd: string, confirmNewPwd: string): void {
  if (newPwd !== confirmNewPwd) throw invalidInput([{ field: 'confirmNewPwd', code: 'password.mismatch' }])
}

/** Stores a password that the user chose, ends every session and tells the phone of the account. */
async function storePassword(
  trx: Transaction<Database>,
  { user, password_hash, operation }: { user: User; password_hash: string; operation: AuditOperation },
  actor: Actor,
  now: Date,
): Promise<void> {
  const chosen = { password_hash, must_change_password: false, password_expires_at: null }
  await updateUser(trx, user.id, { ...chosen, updated_at: now })
  await revokeSessionsOf(trx, user.id, now)
  if (user.phone !== null) await queueNotice(trx, { phone: user.phone, notice: 'passwordChanged' })
  await writeAudit(trx, actor, { operation, subject: user.id, outcome: 'done' }, now)
}
