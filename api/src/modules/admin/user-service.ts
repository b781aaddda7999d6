import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { AccountState } from '@qingdan/database/tables/account-tables.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { grantPackage } from '../../auth/orders.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { revokeSessionsOf } from '../../auth/session-repository.ts'
import { findUser, insertUser, lockUsers, refuseTaken, type User, updateUser } from '../../auth/user-repository.ts'
import type { PackageId } from '../../contract/admin.ts'
import { AppError } from '../../http/app-error.ts'
import { replaceClosedLead } from '../desks/closed-lead.ts'
import { createOneTimePassword, endOfOneTimePassword } from './one-time-password.ts'

/** For each action, the states it applies to and the state it leads to. */
const actions = {
  approve: { from: ['2'], to: '1' },
  close: { from: ['1', '2'], to: '0' },
  open: { from: ['0'], to: '1' },
} as const satisfies Record<string, { from: AccountState[]; to: AccountState }>

interface NewPassword {
  password: string
  expiresAt: Date
}

export type StateAction = keyof typeof actions

/**
 * Approves, closes or opens an account; no change if it already has that state. Throws `user.unknown`, `user.self`, and `user.state`: a closed
 * account can be opened but not approved, and a demo account is never opened in production.
 */
export async function changeState(
  db: Db,
  { action, userId, isProduction }: { action: StateAction; userId: string; isProduction: boolean },
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUserFor(trx, userId, actor)
    const { from, to } = actions[action]
    if (user.state === to) return
    const mayBe = from.some((state) => state === user.state) && !(isProduction && user.is_demo && to === '1')
    if (!mayBe) throw new AppError('user.state')
    await updateUser(trx, userId, { state: to, updated_at: now })
    if (to === '0') {
      await revokeSessionsOf(trx, userId, now)
      await replaceClosedLead(trx, userId, actor, now)
    }
    const details = { before: user.state, after: to }
    await writeAudit(trx, actor, { operation: `admin.${action}`, subject: userId, outcome: 'done', details }, now)
  })
}

/** Grants a user a package from now on and returns the order's number. Throws `user.unknown`. */
export async function grantTo(
  db: Db,
  { userId, packageId }: { userId: string; packageId: PackageId },
  actor: Actor,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (!(await findUser(trx, userId))) throw new AppError('user.unknown')
    const orderNumber = await grantPackage(trx, { userId, packageId, grantedBy: actor.userId, effectTime: now })
    await updateUser(trx, userId, { membership_asked_at: null })
    const details = { packageId, orderNumber }
    await writeAudit(trx, actor, { operation: 'admin.grantPackage', subject: userId, outcome: 'done', details }, now)
    return orderNumber
  })
}

/** Sets a one-time password, ends every session and returns the password and when it expires. Throws `user.unknown`, `user.self`. */
export async function resetPassword(db: Db, userId: string, actor: Actor, now: Date): Promise<NewPassword> {
  const password = createOneTimePassword()
  const password_hash = await hashPassword(password)
  const password_expires_at = endOfOneTimePassword(now)
  await db.transaction().execute(async (trx) => {
    await lockUserFor(trx, userId, actor)
    await updateUser(trx, userId, { password_hash, must_change_password: true, password_expires_at, updated_at: now })
    await revokeSessionsOf(trx, userId, now)
    await writeAudit(trx, actor, { operation: 'admin.resetPassword', subject: userId, outcome: 'done' }, now)
  })
  return { password, expiresAt: password_expires_at }
}

/** Creates an administrator and returns the one-time password and when it expires. Throws `userName.taken`. */
export async function createAdmin(db: Db, userName: string, actor: Actor, now: Date): Promise<NewPassword> {
  const password = createOneTimePassword()
  const passwordHash = await hashPassword(password)
  const passwordExpiresAt = endOfOneTimePassword(now)
  const work = db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, { userName, passwordHash, passwordExpiresAt, role: 'admin' })
    await writeAudit(trx, actor, { operation: 'admin.createAdmin', subject: id, outcome: 'done' }, now)
  })
  await refuseTaken(work)
  return { password, expiresAt: passwordExpiresAt }
}

/**
 * Locks the target user together with the administrator: of two administrators who close each other at once, the second finds the own account closed.
 * Throws `user.unknown`, `user.self`.
 */
async function lockUserFor(trx: Transaction<Database>, userId: string, actor: Actor): Promise<User> {
  if (userId === actor.userId) throw new AppError('user.self')
  const users = await lockUsers(trx, actor.userId === null ? [userId] : [userId, actor.userId])
  const administrator = users.find(({ id }) => id === actor.userId)
  if (actor.userId !== null && (administrator?.role !== 'admin' || administrator.state === '0')) {
    throw new AppError('session.required')
  }
  const user = users.find(({ id }) => id === userId)
  if (!user) throw new AppError('user.unknown')
  return user
}
