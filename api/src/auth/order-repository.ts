import { randomInt } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type PackageId, packages } from './packages.ts'
import { dayOf } from './quota-day.ts'

const dayMillis = 24 * 60 * 60 * 1000

interface Granting {
  userId: string
  packageId: PackageId
  /** Administrator; null for what everybody gets. */
  grantedBy: string | null
  effectTime: Date
}

/** An order of a package from a moment on, with its limits as they are today. Returns its number. */
export async function grantPackage(
  trx: Transaction<Database>,
  { userId, packageId, grantedBy, effectTime }: Granting,
): Promise<string> {
  const { days, modules } = packages[packageId]
  const order_number = `${dayOf(effectTime).replaceAll('-', '')}${randomInt(10 ** 10)
    .toString()
    .padStart(10, '0')}`
  await trx
    .insertInto('orders')
    .values({
      order_number,
      user_id: userId,
      package_id: packageId,
      effect_time: effectTime,
      expire_time: new Date(effectTime.getTime() + days * dayMillis),
      granted_by: grantedBy,
    })
    .execute()
  const rows = Object.entries(modules).map(([quota, { daily, total }]) => {
    return { order_number, quota, daily_limit: daily, total_limit: total }
  })
  await trx.insertInto('order_modules').values(rows).execute()
  return order_number
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
