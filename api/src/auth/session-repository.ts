import { randomUUID } from 'node:crypto'
import { type Db, preparedAs } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { AccountState, Role } from '@qingdan/database/tables/account-tables.ts'
import { sql, type Transaction } from 'kysely'

/** A session that is not used for a day ends. */
const idleMillis = 24 * 60 * 60 * 1000

/** The caller. */
export interface Session {
  id: string
  userId: string
  role: Role
  state: AccountState
  /** Name, company and phone are filled in. */
  isProfileComplete: boolean
  mustChangePassword: boolean
  startedAt: Date
}

/** Creates a new session for every sign-in, so that an attacker cannot fix the session id in advance. */
export async function openSession(
  trx: Transaction<Database>,
  { userId, address }: { userId: string; address: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const expires_at = new Date(now.getTime() + idleMillis)
  await trx.insertInto('sessions').values({ id, user_id: userId, address, created_at: now, expires_at }).execute()
  return id
}

/** The session of an id if it is valid, its user is not closed and has no one-time password that expired. */
export async function findSession(db: Db, id: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .modifyFront(preparedAs('session'))
    .select([
      'users.id',
      'users.role',
      'users.state',
      'users.user_name',
      'users.company',
      'users.phone',
      'users.must_change_password',
      'sessions.created_at',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.state', '<>', '0')
    .where((eb) => eb.or([eb('users.password_expires_at', 'is', null), eb('users.password_expires_at', '>', now)]))
    .executeTakeFirst()
  if (!row) return null
  return {
    id,
    userId: row.id,
    role: row.role,
    state: row.state,
    isProfileComplete: isProfileComplete(row),
    mustChangePassword: row.must_change_password,
    startedAt: row.created_at,
  }
}

/** Fields that a profile needs before packages apply (core-platform.md §5). */
export function isProfileComplete(user: { user_name: string; company: string | null; phone: string | null }): boolean {
  return user.user_name !== '' && Boolean(user.company) && Boolean(user.phone)
}

/** Extends a session in use by another day, two weeks at most. */
export async function prolongSession(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update sessions set expires_at = least(${new Date(now.getTime() + idleMillis)}, created_at + interval '14 days')
    where id = ${id} and revoked_at is null
  `.execute(db)
}

export async function revokeSession(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of a user, except `kept`. */
export async function revokeSessionsOf(
  trx: Transaction<Database>,
  userId: string,
  now: Date,
  kept = '',
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', kept)
    .where('revoked_at', 'is', null)
    .execute()
}
