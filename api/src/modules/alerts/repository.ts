import type { Db } from '@qingdan/database/connection.ts'

/** How many alerts of a user are unread. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
