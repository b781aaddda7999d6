import type { Db } from '@qingdan/database/connection.ts'
import type { AdminUser, AdminUserPage, AdminUserQuery } from '../../contract/admin.ts'
import { toPage } from '../../http/pagination.ts'
import { toOrder } from '../usage/order-service.ts'
import { countUsers, findOrdersInForce, findUsers } from './user-page-repository.ts'

/** Users by a part of user name, phone or company, newest first, each with the packages in force. */
export async function readUsers(db: Db, query: AdminUserQuery, now: Date): Promise<AdminUserPage> {
  const total = await countUsers(db, query)
  const rows = await findUsers(db, query)
  const userIds = rows.map(({ id }) => id)
  const orders = Map.groupBy(await findOrdersInForce(db, userIds, now), ({ user_id }) => user_id)
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
      orders: (orders.get(row.id) ?? []).map((order) => toOrder(order, now)),
    }),
  )
  return toPage(users, total, query)
}
