import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { balanceOf } from '../../auth/entitlement.ts'
import { packages } from '../../auth/packages.ts'
import { QuotaId } from '../../contract/access-modules.ts'
import type { MembershipResult, ModuleUsage, Order } from '../../contract/my-account/orders.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, type Paging, toPage } from '../../http/pagination.ts'
import { moduleNames, moduleOrder } from './module-names.ts'
import { countOrders, findOrder, findOrders, findUsage, type OrderRow, type UsageRow } from './repository.ts'

/** The orders of a user, newest first. */
export async function readOrders(db: Db, userId: string, paging: Paging, now: Date) {
  const total = await countOrders(db, userId)
  const rows = await findOrders(db, userId, { limit: paging.pageSize, offset: offsetOf(paging) })
  const orders = rows.map((row) => toOrder(row, now))
  return toPage(orders, total, paging)
}

/** The modules of an order and their usage. Throws `order.unknown`, also for another user's order. */
export async function readUsage(db: Db, userId: string, orderNumber: string, paging: Paging, now: Date) {
  const order = await requireOrder(db, userId, orderNumber)
  const usage = await usageOf(db, order, now)
  const start = offsetOf(paging)
  return toPage(usage.slice(start, start + paging.pageSize), usage.length, paging)
}

/** The result of an order, by default the newest one. Throws as `readUsage`. */
export async function readMembership(
  db: Db,
  userId: string,
  orderNumber: string | undefined,
  now: Date,
): Promise<MembershipResult> {
  const order = await requireOrder(db, userId, orderNumber)
  return { ...toOrder(order, now), modules: await usageOf(db, order, now) }
}

async function requireOrder(db: Db, userId: string, orderNumber: string | undefined): Promise<OrderRow> {
  const order = await findOrder(db, userId, orderNumber)
  if (!order) throw new AppError('order.unknown')
  return order
}

/** The current state of an order. */
export function toOrder({ order_number, package_id, effect_time, expire_time }: OrderRow, now: Date): Order {
  const known = Object.values(packages).find(({ id }) => id === package_id)
  return {
    orderNumber: order_number,
    packageId: package_id,
    pacakgeName: known?.name.zh ?? package_id,
    pacakgeNameEn: known?.name.en ?? package_id,
    effectTime: effect_time.toISOString(),
    expireTime: expire_time.toISOString(),
    state: effect_time > now ? 'coming' : expire_time > now ? 'in force' : 'expired',
  }
}

async function usageOf(db: Db, order: OrderRow, now: Date): Promise<ModuleUsage[]> {
  const rows = await findUsage(db, order.order_number, chinaDay(now))
  const isInForce = toOrder(order, now).state === 'in force'
  return rows
    .map((row) => toUsage(row, isInForce))
    .sort((a, b) => moduleOrder.indexOf(a.moduleId) - moduleOrder.indexOf(b.moduleId))
}

function toUsage(row: UsageRow, isInForce: boolean): ModuleUsage {
  return {
    ...nameModule(row.quota),
    dailyLimit: row.dailyLimit,
    totalLimit: row.totalLimit,
    dailyUsed: row.usedToday,
    totalUsed: row.usedTotal,
    balance: balanceOf(row, isInForce),
  }
}

/** A module as the page shows it. Throws for a module that was in no package. */
export function nameModule(quota: string) {
  const moduleId = QuotaId.parse(quota)
  const { name } = moduleNames[moduleId]
  return { moduleId, moduleName: name.zh, moduleNameEn: name.en }
}
