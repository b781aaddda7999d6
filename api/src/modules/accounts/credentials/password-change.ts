import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { hashPassword, isAcceptablePassword, isPassword } from '../../../auth/passwords.ts'
import { revokeSessionsOf, type Session } from '../../../auth/session-repository.ts'
import { findUser } from '../../../auth/user-repository.ts'
import type { PasswordChange } from '../../../contract/account-requests.ts'
import type { AuditOperation } from '../../../contract/audit-operations.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { beginAttempt } from '../login/sign-in-limits.ts'

/**
 * Gives a user another password and ends every session, so that whoever knew the old one is out. Throws `password.mismatch`,
 * `password.weak`, `password.same`, `password.wrongOld` on their fields, and `login.tooMany`: the old one is guessed no easier here.
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
  const operation = 'account.changePassword'
  if (!(await isPassword(oldPwd, user.password_hash))) {
    const reason = 'password.wrongOld'
    await writeAudit(db, actor, { operation, subject: user.id, outcome: 'refused', reason }, now)
    throw invalidInput([{ field: 'oldPwd', code: reason }])
  }
  await attempt.succeeded()
  if (newPwd === oldPwd) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  await storePassword(db, { userId: user.id, password: newPwd, operation }, actor, now)
}

/** Throws `password.mismatch`, `password.weak` on their fields. */
export function refuseUnfit(newPwd: string, confirmNewPwd: string): void {
  if (newPwd !== confirmNewPwd) throw invalidInput([{ field: 'confirmNewPwd', code: 'password.mismatch' }])
  if (!isAcceptablePassword(newPwd)) throw invalidInput([{ field: 'newPwd', code: 'password.weak' }])
}

/** Stores a password of the user's own choice and ends every session; `beside` is done in the same transaction, before. */
export async function storePassword(
  db: Db,
  { userId, password, operation }: { userId: string; password: string; operation: AuditOperation },
  actor: Actor,
  now: Date,
  beside: (trx: Transaction<Database>) => Promise<void> = async () => {},
): Promise<void> {
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await beside(trx)
    await trx
      .updateTable('users')
      .set({ password_hash, must_change_password: false, updated_at: now })
      .where('id', '=', userId)
      .execute()
    await revokeSessionsOf(trx, userId, now)
    await writeAudit(trx, actor, { operation, subject: userId, outcome: 'done' }, now)
  })
}
