import { randomBytes } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { AccountState, Industry, Role, UserTable } from '@qingdan/database/tables/account-tables.ts'
import { userNameKey } from '@qingdan/database/user-name-key.ts'
import type { Selectable, Transaction, Updateable } from 'kysely'
import { invalidInput } from '../http/app-error.ts'

export type User = Selectable<UserTable>

export interface NewUser {
  userName: string
  phone?: string | null
  email?: string | null
  company?: string | null
  industry?: Industry | null
  passwordHash?: string | null
  /** End of a one-time password, which must be changed; without it the user chose the password. */
  passwordExpiresAt?: Date
  state?: AccountState
  role?: Role
  isDemo?: boolean
}

/** Stores a user under a new id and returns it. If the user name or phone is taken, the database error names the constraint. */
export async function insertUser(trx: Transaction<Database>, user: NewUser): Promise<string> {
  const id = `u${randomBytes(12).toString('hex')}`
  await trx
    .insertInto('users')
    .values({
      id,
      user_name: user.userName,
      user_name_key: userNameKey(user.userName),
      phone: user.phone ?? null,
      email: user.email ?? null,
      company: user.company ?? null,
      industry: user.industry ?? null,
      password_hash: user.passwordHash ?? null,
      must_change_password: user.passwordExpiresAt !== undefined,
      password_expires_at: user.passwordExpiresAt ?? null,
      state: user.state ?? '1',
      role: user.role ?? 'user',
      is_demo: user.isDemo ?? false,
    })
    .execute()
  return id
}

/** The user with this user name (case ignored; full-width characters may be typed for the usual ones) or phone number. */
export function findUserByName(db: Db, name: string) {
  const folded = [name, name.normalize('NFKC')].map((form) => form.toLowerCase())
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb(eb.fn('lower', ['user_name']), 'in', folded), eb('phone', '=', name)]))
    .orderBy((eb) => eb('phone', '=', name), 'desc')
    .orderBy((eb) => eb(eb.fn('lower', ['user_name']), '=', folded[0] ?? ''), 'desc')
    .executeTakeFirst()
}

export function findUserByPhone(db: Db, phone: string) {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

export function findUser(db: Db, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads and locks the user of an id until the transaction ends. */
export function lockUser(trx: Transaction<Database>, id: string): Promise<User> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Reads and locks the users of these ids until the transaction ends. They are locked in the order of their ids, to avoid deadlocks. */
export function lockUsers(trx: Transaction<Database>, ids: string[]): Promise<User[]> {
  return trx.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Changes columns of a user. A new user name gets the key by which names that look alike are found. */
export async function updateUser(
  trx: Transaction<Database>,
  id: string,
  changed: Updateable<UserTable>,
): Promise<void> {
  const key = changed.user_name === undefined ? {} : { user_name_key: userNameKey(changed.user_name) }
  await trx
    .updateTable('users')
    .set({ ...changed, ...key })
    .where('id', '=', id)
    .execute()
}

/** Closes every open demo account. Returns their ids. */
export async function closeDemoAccounts(trx: Transaction<Database>, now: Date): Promise<string[]> {
  const users = await trx
    .updateTable('users')
    .set({ state: '0', updated_at: now })
    .where('is_demo', '=', true)
    .where('state', '<>', '0')
    .returning('id')
    .execute()
  return users.map(({ id }) => id)
}

const takenFields = {
  users__user_name__idx: { field: 'userName', code: 'userName.taken' },
  users__user_name_key__key: { field: 'userName', code: 'userName.taken' },
  users__phone__key: { field: 'phone', code: 'phone.taken' },
} as const

/** Turns a unique-constraint error about user name or phone into an error of that field. */
export async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const taken = Object.entries(takenFields).find(([name]) => name === constraint)?.[1]
    throw taken ? invalidInput([taken]) : error
  }
}
