import type { Db } from '@qingdan/database/connection.ts'
import type { AdminUser, AdminUserPage, AdminUserQuery } from '../../contract/admin.ts'
import type { Order } from '../../contract/mine.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { toOrder } from '../usage/order-service.ts'

/** Users by a part of user name, phone or company, newest first, each with the packages in force; of who asks for a membership the first first. */
export async function readUsers(db: Db, query: AdminUserQuery, now: Date): Promise<AdminUserPage> {
  const { total } = await usersOf(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await usersOf(db, query)
    .selectAll()
    .$if(query.isAsking !== undefined, (asking) => asking.orderBy('membership_asked_at'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  const orders = await findOrdersInForce(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const users = rows.map(
    (row): AdminUser => ({
      userId: row.id,
      userName: row.user_name,
      phone: row.phone,
      email: row.email,
      company: row.company,
      industry: row.industry,
      state: row.state,
      role: row.role,
      isDemo: row.is_demo,
      createTime: row.created_at.toISOString(),
      lastLoginTime: row.last_login_at?.toISOString() ?? null,
      membershipAskedTime: row.membership_asked_at?.toISOString() ?? null,
      orders: orders.get(row.id) ?? [],
    }),
  )
  return toPage(users, total, query)
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

async function findOrdersInForce(db: Db, userIds: string[], now: Date): Promise<Map<string, Order[]>> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['user_id', 'order_number', 'package_id', 'effect_time', 'expire_time'])
          .where('user_id', 'in', userIds)
          .where('effect_time', '<=', now)
          .where('expire_time', '>', now)
          .orderBy('expire_time', 'desc')
          .execute()
  const orders = new Map<string, Order[]>()
  for (const row of rows) orders.set(row.user_id, [...(orders.get(row.user_id) ?? []), toOrder(row, now)])
  return orders
}
