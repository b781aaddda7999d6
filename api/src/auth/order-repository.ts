import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import type { QuotaId } from '../contract/access-modules.ts'
import type { Limits } from './packages.ts'

interface NewOrder {
  orderNumber: string
  userId: string
  packageId: string
  grantedBy: string | null
  effectTime: Date
  expireTime: Date
  limits: ReadonlyMap<QuotaId, Limits>
}

/** Stores an order and what it includes. */
export async function insertOrder(trx: Transaction<Database>, order: NewOrder): Promise<void> {
  const order_number = order.orderNumber
  await trx
    .insertInto('orders')
    .values({
      order_number,
      user_id: order.userId,
      package_id: order.packageId,
      effect_time: order.effectTime,
      expire_time: order.expireTime,
      granted_by: order.grantedBy,
    })
    .execute()
  const rows = [...order.limits].map(([quota, { daily, total }]) => {
    return { order_number, quota, daily_limit: daily, total_limit: total }
  })
  await trx.insertInto('order_modules').values(rows).execute()
}

/** What the orders of a user include now. */
export async function findQuotasInForce(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_modules', 'order_modules.order_number', 'orders.order_number')
    .select('order_modules.quota')
    .where('orders.user_id', '=', userId)
    .where('orders.effect_time', '<=', now)
    .where('orders.expire_time', '>', now)
    .execute()
  return new Set(rows.map(({ quota }) => quota))
}

/** Every order of a user that has begun, and whether it is still in force. */
export function findBegunOrders(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ packageId: string; isInForce: boolean }[]> {
  return db
    .selectFrom('orders')
    .select((eb) => ['package_id as packageId', eb('expire_time', '>', now).$castTo<boolean>().as('isInForce')])
    .where('user_id', '=', userId)
    .where('effect_time', '<=', now)
    .execute()
}

/** Whether a user ever had an order of a package. */
export async function hasOrderOf(db: Db, userId: string, packageId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
