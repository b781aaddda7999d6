import type { Db } from '@qingdan/database/connection.ts'
import type { AdminUserQuery } from '../../contract/admin.ts'
import { offsetOf } from '../../http/pagination.ts'

/** Number of users that match the filters. */
export async function countUsers(db: Db, query: AdminUserQuery): Promise<number> {
  const { total } = await usersOf(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One page of users, newest first; with the membership filter, the oldest request first. */
export function findUsers(db: Db, query: AdminUserQuery) {
  return usersOf(db, query)
    .selectAll()
    .$if(query.isAsking !== undefined, (asking) => asking.orderBy('membership_asked_at'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
}

function usersOf(db: Db, { keyword, state, isAsking }: AdminUserQuery) {
  let query = db.selectFrom('users')
  if (isAsking !== undefined) query = query.where('membership_asked_at', 'is not', null)
  if (state !== undefined) query = query.where('state', '=', state)
  if (keyword === '') return query
  return query.where((eb) =>
    eb.or(
      (['user_name', 'phone', 'company'] as const).map((column) =>
        eb(eb.fn<number>('strpos', [eb.fn('lower', [column]), eb.val(keyword.toLowerCase())]), '>', 0),
      ),
    ),
  )
}

/** The orders in force of users, the one that ends last first. */
export async function findOrdersInForce(db: Db, userIds: string[], now: Date) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('orders')
    .select(['user_id', 'order_number', 'package_id', 'effect_time', 'expire_time'])
    .where('user_id', 'in', userIds)
    .where('effect_time', '<=', now)
    .where('expire_time', '>', now)
    .orderBy('expire_time', 'desc')
    .execute()
}
