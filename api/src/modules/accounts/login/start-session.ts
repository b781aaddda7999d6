import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { openSession } from '../../../auth/session-repository.ts'
import type { Tokens } from '../../../auth/tokens.ts'
import { lockUser, type User, updateUser } from '../../../auth/user-repository.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import type { AuditDetails } from '../../../contract/operations/audit-details.ts'
import { AppError } from '../../../http/app-error.ts'
import { toLoginAnswer } from './login-answer.ts'

export interface LoginDeps {
  db: Db
  tokens: Tokens
}

/**
 * Starts the session of an authenticated user and returns the login answer. `details`: for the audit. Throws `login.wrong`
 * when the account was closed or its password changed since the user was read.
 */
export async function startSession(
  { db, tokens }: LoginDeps,
  user: User,
  details: AuditDetails,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const first_login_at = user.first_login_at ?? now
  const sessionId = await db.transaction().execute(async (trx) => {
    const current = await lockUser(trx, user.id)
    // Such a change ends all sessions, and would not end one that begins after it.
    if (current.state === '0' || current.password_hash !== user.password_hash) {
      throw new AppError('login.wrong', { subject: user.id, auditDetails: details })
    }
    await updateUser(trx, user.id, { first_login_at, last_login_at: now })
    const id = await openSession(trx, { userId: user.id, address: actor.address }, now)
    const entry = { operation: 'account.signIn', subject: user.id, outcome: 'done', details } as const
    await writeAudit(trx, { ...actor, userId: user.id }, entry, now)
    return id
  })
  const token = tokens.sign({ sessionId, userId: user.id })
  return { ...(await toLoginAnswer(db, { ...user, first_login_at }, now)), token }
}
