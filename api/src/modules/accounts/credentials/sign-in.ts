import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { isPassword } from '../../../auth/passwords.ts'
import { openSession, revokeSession, type Session } from '../../../auth/session-repository.ts'
import type { Tokens } from '../../../auth/tokens.ts'
import { findUserByName, type User } from '../../../auth/user-repository.ts'
import type { Config } from '../../../config.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import type { PasswordLogin } from '../../../contract/account-requests.ts'
import { AppError } from '../../../http/app-error.ts'
import { introduce } from '../login/login-answer.ts'
import { beginAttempt, forgetOldFailures } from '../login/sign-in-limits.ts'

export interface AccountDeps {
  db: Db
  tokens: Tokens
}

/**
 * Signs in by user name or phone, and password. Throws `login.wrong` for every way to be wrong, in the same time, and in production for demo users,
 * whenever they were made; `login.tooMany`.
 */
export async function signInWithPassword(
  { db, tokens, mode }: AccountDeps & { mode: Config['mode'] },
  { userName, phone, password }: PasswordLogin,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const name = (userName ?? phone ?? '').trim()
  const user = await findUserByName(db, name)
  const attempt = await beginAttempt(db, user?.id ?? hashOf(name), actor.address, now)
  const isRight = await isPassword(password, user?.password_hash)
  const isOthers = userName !== undefined && phone !== undefined && user?.phone !== phone
  const isShut = user?.state === '0' || (mode === 'production' && user?.is_demo)
  if (!isRight || !user || isShut || isOthers) {
    await writeAudit(
      db,
      actor,
      { operation: 'account.signIn', subject: user?.id, outcome: 'refused', reason: 'login.wrong' },
      now,
    )
    throw new AppError('login.wrong')
  }
  await attempt.succeeded()
  await forgetOldFailures(db, now)
  return enter({ db, tokens }, user, { way: 'password' }, actor, now)
}

/** A session for a user who proved who they are, and what the page needs to begin. `details`: for the audit. */
export async function enter(
  { db, tokens }: AccountDeps,
  user: User,
  details: Record<string, unknown>,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const first_login_at = user.first_login_at ?? now
  const sessionId = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ first_login_at, last_login_at: now }).where('id', '=', user.id).execute()
    const id = await openSession(trx, { userId: user.id, address: actor.address }, now)
    await writeAudit(
      trx,
      { ...actor, userId: user.id },
      { operation: 'account.signIn', subject: user.id, outcome: 'done', details },
      now,
    )
    return id
  })
  const token = await tokens.sign({ sessionId, userId: user.id }, now)
  return { ...(await introduce(db, { ...user, first_login_at }, now)), token }
}

export async function signOut(db: Db, session: Session, actor: Actor, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await revokeSession(trx, session.id, now)
    await writeAudit(trx, actor, { operation: 'account.signOut', subject: session.userId, outcome: 'done' }, now)
  })
}

/** What was typed may be a password in the wrong field. */
function hashOf(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('hex')
}
