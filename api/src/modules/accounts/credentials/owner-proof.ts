import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../audit/repository.ts'
import { isPassword } from '../../../auth/passwords.ts'
import { findSession, type Session } from '../../../auth/session-repository.ts'
import { lockUser, type User } from '../../../auth/user-repository.ts'
import type { ProofForChange } from '../../../contract/account.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { beginAttempt } from '../login/sign-in-limits.ts'
import type { PhoneCodes } from '../phone-codes/service.ts'

/** How long after a sign-in the session itself proves who uses it: enough to fill in the form of a new account. */
const freshMillis = 15 * 60 * 1000

interface SentProof {
  oldPwd?: string | undefined
  oldCode?: string | undefined
}

export interface Proven {
  /** Uses up the code that proved it. */
  use(trx: Transaction<Database>): Promise<void>
}

/** What a change of phone or password asks for: what the account has. Without password and phone its only sign-in is an outside one. */
export function proofForChange({ password_hash, phone }: Pick<User, 'password_hash' | 'phone'>): ProofForChange {
  if (password_hash !== null) return 'password'
  return phone === null ? 'signIn' : 'code'
}

/**
 * Proves that the caller owns the account, before its phone or password changes: a session may have been left open or stolen. An account with a phone
 * takes a code sent to it instead of the password, since the same code resets the password. Wrong ones are limited like sign-ins. Throws
 * `password.empty` and `password.wrongOld` on `oldPwd`, `code.empty` and `code.wrong` on `oldCode`, `signIn.again` on `changed`, and `login.tooMany`.
 */
export async function proveOwner(
  { db, codes }: { db: Db; codes: PhoneCodes },
  { user, session, changed }: { user: User; session: Session; changed: string },
  { oldPwd, oldCode }: SentProof,
  actor: Actor,
  now: Date,
): Promise<Proven> {
  const needed = proofForChange(user)
  const { phone } = user
  if (needed === 'signIn') {
    const isFresh = now.getTime() - session.startedAt.getTime() <= freshMillis
    if (!isFresh) throw invalidInput([{ field: changed, code: 'signIn.again' }])
    return { use: async () => undefined }
  }
  if (oldPwd === undefined && oldCode === undefined) {
    throw invalidInput([
      needed === 'password' ? { field: 'oldPwd', code: 'password.empty' } : { field: 'oldCode', code: 'code.empty' },
    ])
  }
  const attempt = await beginAttempt(db, user.id, actor.address, now)
  if (oldPwd !== undefined) {
    if (!(await isPassword(oldPwd, user.password_hash))) {
      throw invalidInput([{ field: 'oldPwd', code: 'password.wrongOld' }])
    }
    await attempt.succeeded()
    return { use: async () => undefined }
  }
  if (phone === null) throw invalidInput([{ field: 'oldCode', code: 'code.wrong' }])
  await codes.check(phone, oldCode ?? '', now, 'oldCode')
  await attempt.succeeded()
  return { use: (trx) => codes.use(trx, phone, now, 'oldCode') }
}

/**
 * Locks the user of a session for a change of phone or password. Throws `session.required` when the session ended since the
 * proof: an administrator closed the account or reset its password, or another session changed it.
 */
export async function lockOwner(trx: Transaction<Database>, session: Session, now: Date): Promise<User> {
  const user = await lockUser(trx, session.userId)
  if (!(await findSession(trx, session.id, now))) throw new AppError('session.required')
  return user
}
