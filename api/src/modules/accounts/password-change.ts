import type { Db } from '@qingdan/database/connection.ts'
import { AppError, refuse } from '../../app-error.ts'
import type { PasswordChange } from '../../contract/account-requests.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { hashPassword, isAcceptablePassword, isPassword } from './passwords.ts'
import { findUser } from './repository.ts'
import { revokeSessionsOf, type Session } from './sessions.ts'
import { beginAttempt } from './sign-in-limits.ts'

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
  if (newPwd !== confirmNewPwd) throw refuse([{ field: 'confirmNewPwd', code: 'password.mismatch' }])
  if (!isAcceptablePassword(newPwd)) throw refuse([{ field: 'newPwd', code: 'password.weak' }])
  const user = await findUser(db, session.userId)
  if (!user) throw new AppError('session.required')
  const attempt = await beginAttempt(db, user.id, actor.address, now)
  const operation = 'account.changePassword'
  if (!(await isPassword(oldPwd, user.password_hash))) {
    const reason = 'password.wrongOld'
    await writeAudit(db, actor, { operation, subject: user.id, outcome: 'refused', reason }, now)
    throw refuse([{ field: 'oldPwd', code: reason }])
  }
  await attempt.succeeded()
  if (newPwd === oldPwd) throw refuse([{ field: 'newPwd', code: 'password.same' }])
  const password_hash = await hashPassword(newPwd)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash, must_change_password: false, updated_at: now })
      .where('id', '=', user.id)
      .execute()
    await revokeSessionsOf(trx, user.id, now)
    await writeAudit(trx, actor, { operation, subject: user.id, outcome: 'done' }, now)
  })
}
