import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { isPassword } from '../../../auth/passwords.ts'
import { revokeSession, type Session } from '../../../auth/session-repository.ts'
import { findUserByName } from '../../../auth/user-repository.ts'
import type { Config } from '../../../config.ts'
import type { PasswordLogin } from '../../../contract/account/credentials.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import { AppError, concerning } from '../../../http/app-error.ts'
import { beginAttempt, forgetOldFailures, signInKey } from '../login/sign-in-limits.ts'
import { type LoginDeps, startSession } from '../login/start-session.ts'

/**
 * Signs in by user name or phone, and password. Every wrong input throws `login.wrong` after the same time, as do all demo users in production.
 * Throws `login.tooMany`, and `password.expired` for a one-time password that was not used in time.
 */
export async function signInWithPassword(
  { db, tokens, mode }: LoginDeps & { mode: Config['mode'] },
  { userName, phone, password }: PasswordLogin,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const name = (userName ?? phone ?? '').trim()
  const user = await findUserByName(db, name)
  const attempt = await concerning(user?.id, beginAttempt(db, signInKey(name), actor.address, now))
  const isRight = await isPassword(password, user?.password_hash)
  const isOthers = userName !== undefined && phone !== undefined && user?.phone !== phone
  const isShut = user?.state === '0' || (mode === 'production' && user?.is_demo)
  if (!isRight || !user || isShut || isOthers) throw new AppError('login.wrong', { subject: user?.id })
  await attempt.succeeded()
  if (user.password_expires_at && user.password_expires_at <= now) {
    throw new AppError('password.expired', { subject: user.id })
  }
  await forgetOldFailures(db, now)
  return startSession({ db, tokens }, user, { way: 'password' }, actor, now)
}

/** Ends a session. */
export async function signOut(db: Db, session: Session, actor: Actor, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await revokeSession(trx, session.id, now)
    await writeAudit(trx, actor, { operation: 'account.signOut', subject: session.userId, outcome: 'done' }, now)
  })
}
