import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Actor } from '../../../audit/repository.ts'
import { isPassword } from '../../../auth/passwords.ts'
import { findUserByName } from '../../../auth/user-repository.ts'
import type { PasswordReset } from '../../../contract/account-requests.ts'
import { invalidInput } from '../../../http/app-error.ts'
import { beginAttempt, forgetFailuresOf } from '../login/sign-in-limits.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'
import { refuseUnfit, storePassword } from './password-change.ts'

/**
 * Gives whoever holds an account's phone a password of their choice, the first one or another, and ends every session. Throws
 * `password.mismatch`, `password.weak`, `login.tooMany`, `code.wrong`, and what only the holder of the phone comes to see:
 * `phone.noAccount`, `password.same`.
 */
export async function resetPassword(
  { db, codes }: { db: Db; codes: PhoneCodes },
  { phone, code, newPwd, confirmNewPwd }: PasswordReset,
  actor: Actor,
  now: Date,
): Promise<void> {
  refuseUnfit(newPwd, confirmNewPwd)
  // Counted apart from signing in: who forgot the password has used those tries up.
  const account = createHash('sha256').update(`reset ${phone}`).digest('hex')
  const attempt = await beginAttempt(db, account, actor.address, now)
  await codes.check(phone, code, now)
  await attempt.succeeded()
  const user = await findUserByName(db, phone)
  if (!user || user.phone !== phone || user.state === '0')
    throw invalidInput([{ field: 'phone', code: 'phone.noAccount' }])
  if (await isPassword(newPwd, user.password_hash)) throw invalidInput([{ field: 'newPwd', code: 'password.same' }])
  const change = { userId: user.id, password: newPwd, operation: 'account.resetPassword' } as const
  await storePassword(db, change, { ...actor, userId: user.id }, now, async (trx) => {
    await codes.use(trx, phone, now)
    await forgetFailuresOf(trx, user.id)
  })
}
