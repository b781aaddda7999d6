import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/** The desk a user works at, as one member of it. */
export interface DeskMembership {
  deskId: number
  role: 'lead' | 'member'
}

/** The desk that a user has joined; undefined when there is none yet, and so nothing of a desk either. */
export async function findDesk(db: Db, userId: string): Promise<DeskMembership | undefined> {
  const row = await db
    .selectFrom('desk_members')
    .select(['desk_id', 'role'])
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()
  return row && { deskId: row.desk_id, role: row.role }
}

/** The same; who has none gets a desk of their own, in the caller's transaction. */
export async function joinedDesk(trx: Transaction<Database>, userId: string, now: Date): Promise<DeskMembership> {
  // Two requests of one user must not make two desks.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`desk:${userId}`}, 0))`.execute(trx)
  const found = await findDesk(trx, userId)
  if (found) return found
  const { id } = await trx
    .insertInto('desks')
    .values({ name: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('desk_members').values({ desk_id: id, user_id: userId, role: 'lead', joined_at: now }).execute()
  return { deskId: id, role: 'lead' }
}

/** Everyone who has joined a desk. */
export async function findJoined(db: Db, deskId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_members')
    .select('user_id')
    .where('desk_id', '=', deskId)
    .where('joined_at', 'is not', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
