import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { packages } from '../../auth/packages.ts'
import { dayOf } from '../../auth/quota-day.ts'
import { type MembershipResult, type ModuleUsage, type Order, QuotaId } from '../../contract/mine.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, type Paging, toPage } from '../../http/pagination.ts'
import { moduleNames, moduleOrder } from './module-names.ts'

interface OrderRow {
  order_number: string
  package_id: string
  effect_time: Date
  expire_time: Date
}

const columns = ['order_number', 'package_id', 'effect_time', 'expire_time'] as const

/** The orders of a user, newest first. */
export async function readOrders(db: Db, userId: string, paging: Paging, now: Date) {
  const own = db.selectFrom('orders').where('user_id', '=', userId)
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(columns)
    .orderBy('effect_time', 'desc')
    .orderBy('order_number', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute()
  return toPage(
    rows.map((row) => toOrder(row, now)),
    total,
    paging,
  )
}

/** The modules of an order and how far they are used. Throws `order.unknown`, for another's order too. */
export async function readUsage(db: Db, userId: string, orderNumber: string, paging: Paging, now: Date) {
  const order = await requireOrder(db, userId, orderNumber)
  const usage = await findUsage(db, order, now)
  const start = offsetOf(paging)
  return toPage(usage.slice(start, start + paging.pageSize), usage.length, paging)
}

/** What somebody got by an order; by the newest unless one is named. Throws as `readUsage`. */
export async function readMembership(
  db: Db,
  userId: string,
  orderNumber: string | undefined,
  now: Date,
): Promise<MembershipResult> {
  const order = await requireOrder(db, userId, orderNumber)
  return { ...toOrder(order, now), modules: await findUsage(db, order, now) }
}

async function requireOrder(db: Db, userId: string, orderNumber: string | undefined): Promise<OrderRow> {
  let query = db.selectFrom('orders').select(columns).where('user_id', '=', userId)
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber)
  const order = await query.orderBy('effect_time', 'desc').orderBy('order_number', 'desc').limit(1).executeTakeFirst()
  if (!order) throw new AppError('order.unknown')
  return order
}

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

interface UsageRow {
  quota: string
  daily_limit: number | null
  total_limit: number | null
  used_today: number
  used_total: number
}

async function findUsage(db: Db, order: OrderRow, now: Date): Promise<ModuleUsage[]> {
  const { rows } = await sql<UsageRow>`
    select m.quota, m.daily_limit, m.total_limit,
      count(u.id) filter (where u.day = ${dayOf(now)}) as used_today, count(u.id) as used_total
    from order_modules m
    left join usage_records u on u.order_number = m.order_number and u.quota = m.quota
    where m.order_number = ${order.order_number}
    group by m.quota, m.daily_limit, m.total_limit
  `.execute(db)
  const isInForce = toOrder(order, now).state === 'in force'
  return rows
    .map((row) => toUsage(row, isInForce))
    .sort((a, b) => moduleOrder.indexOf(a.moduleId) - moduleOrder.indexOf(b.moduleId))
}

function toUsage(
  { quota, daily_limit, total_limit, used_today, used_total }: UsageRow,
  isInForce: boolean,
): ModuleUsage {
  const left = [
    ...(daily_limit === null ? [] : [daily_limit - used_today]),
    ...(total_limit === null ? [] : [total_limit - used_total]),
    ...(isInForce ? [] : [0]),
  ]
  return {
    ...nameModule(quota),
    dailyLimit: daily_limit,
    totalLimit: total_limit,
    dailyUsed: used_today,
    totalUsed: used_total,
    balance: left.length === 0 ? null : Math.max(0, Math.min(...left)),
  }
}

/** A module as the page shows it. Throws for one that no package ever had. */
export function nameModule(quota: string) {
  const moduleId = QuotaId.parse(quota)
  const { name } = moduleNames[moduleId]
  return { moduleId, moduleName: name.zh, moduleNameEn: name.en }
}
