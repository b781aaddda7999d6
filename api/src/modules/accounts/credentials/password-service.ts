import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { hashPassword, isPassword } from '../../../auth/passwords.ts'
import { revokeSessionsOf, type Session } from '../../../auth/session-repository.ts'
import { findUser, findUserByPhone, updateUser } from '../../../auth/user-repository.ts'
import type { PasswordChange, PasswordReset } from '../../../contract/account/credentials.ts'
import { isAcceptablePassword } from '../../../contract/account/rules.ts'
import type { AuditOperation } from '../../../contract/operations/audit-operations.ts'
import { AppError, concerning, invalidInput } from '../../../http/app-error.ts'
import { deleteFailuresOf } from '../login/repository.ts'
import { beginAttempt } from '../login/sign-in-limits.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'

/**
 * Changes a user's password and ends every session, so that anybody who knew the old password is signed out. Throws `password.mismatch`,
 * `password.weak`, `password.same`, `password.wrongOld` on their fields, and `login.tooMany`: wrong old passwords are limited like sign-ins.
 */
export async function changePassword(
  db: Db,
  session: Session,
  { oldPwd, newPwd, confirmNewPwd }: PasswordChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  refuseUnfit(newPwd, confirmNewPwd)
  const user = await findUser(db, session.userId)
  if (!user) throw new AppError('session.required')
  const attempt = await beginAttempt(db, user.id, actor.address, now)
  if (!(await isPassword(oldPwd, user.password_hash))) {
    throw invalidInput([{ field: 'oldPwd', code: 'password.wrongOld' }])
  }
  await attempt.succeeded()
  if (newPwd === oldPwd) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  const password_hash = await hashPassword(newPwd)
  const change = { userId: user.id, password_hash, operation: 'account.changePassword' } as const
  await db.transaction().execute((trx) => storePassword(trx, change, actor, now))
}

/**
 * Sets the password of the account of a verified phone, whether or not it had one, and ends every session. Throws `password.mismatch`,
 * `password.weak`, `login.tooMany`, `code.wrong`, and, only with the right code, `phone.noAccount` and `password.same`.
 */
export async function resetPassword(
  { db, codes }: { db: Db; codes: PhoneCodes },
  { phone, code, newPwd, confirmNewPwd }: PasswordReset,
  actor: Actor,
  now: Date,
): Promise<void> {
  refuseUnfit(newPwd, confirmNewPwd)
  const user = await findUserByPhone(db, phone)
  await concerning(user?.id, proveByCode({ db, codes }, { phone, code }, actor, now))
  if (!user || user.state === '0') throw invalidInput([{ field: 'phone', code: 'phone.noAccount' }])
  if (await isPassword(newPwd, user.password_hash)) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  const password_hash = await hashPassword(newPwd)
  await db.transaction().execute(async (trx) => {
    await codes.use(trx, phone, now)
    await deleteFailuresOf(trx, user.id)
    const change = { userId: user.id, password_hash, operation: 'account.resetPassword' } as const
    await storePassword(trx, change, { ...actor, userId: user.id }, now)
  })
}

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

function refuseUnfit(newPwd: string, confirmNewPwd: string): void {
  if (newPwd !== confirmNewPwd) throw invalidInput([{ field: 'confirmNewPwd', code: 'password.mismatch' }])
  if (!isAcceptablePassword(newPwd)) throw invalidInput([{ field: 'newPwd', code: 'password.weak' }])
}

/** Stores a password that the user chose and ends every session. */
async function storePassword(
  trx: Transaction<Database>,
  { userId, password_hash, operation }: { userId: string; password_hash: string; operation: AuditOperation },
  actor: Actor,
  now: Date,
): Promise<void> {
  await updateUser(trx, userId, { password_hash, must_change_password: false, updated_at: now })
  await revokeSessionsOf(trx, userId, now)
  await writeAudit(trx, actor, { operation, subject: userId, outcome: 'done' }, now)
}
