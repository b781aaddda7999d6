import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { LogQuery } from '../../contract/my-account/usage-log.ts'

export interface LogRow {
  id: number
  order_number: string
  quota: string
  param1: string
  param2: string | null
  detail: Record<string, unknown>
  address: string
  day: string
  created_at: Date
}

type LogFilters = Pick<Partial<LogQuery>, 'orderNumber' | 'moduleId' | 'createTimeStart' | 'createTimeEnd'>

/** Number of a user's charges that match the filters. */
export async function countLog(db: Db, userId: string, filters: LogFilters): Promise<number> {
  const { total } = await logOf(db, userId, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A user's charges that match the filters, newest first. */
export function findLog(
  db: Db,
  userId: string,
  filters: LogFilters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<LogRow[]> {
  return newestFirst(db, userId, filters).limit(limit).offset(offset).execute()
}

/** One charge of a user. */
export function findCharge(db: Db, userId: string, id: number): Promise<LogRow | undefined> {
  return newestFirst(db, userId, {}).where('id', '=', id).executeTakeFirst()
}

function logOf(db: Db, userId: string, { orderNumber, moduleId, createTimeStart, createTimeEnd }: LogFilters) {
  let query = db.selectFrom('usage_records').where('user_id', '=', userId)
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber)
  if (moduleId !== undefined)
    query = query.where((eb) => eb.or([eb('quota', '=', moduleId), eb('module', '=', moduleId)]))
  if (createTimeStart !== undefined) query = query.where('created_at', '>=', new Date(createTimeStart))
  if (createTimeEnd !== undefined) query = query.where('created_at', '<=', new Date(createTimeEnd))
  return query
}

function newestFirst(db: Db, userId: string, filters: LogFilters) {
  return logOf(db, userId, filters)
    .select(['id', 'order_number', 'quota', 'param1', 'param2', 'detail', 'address', 'day', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export interface OrderRow {
  order_number: string
  package_id: string
  effect_time: Date
  expire_time: Date
}

const orderColumns = ['order_number', 'package_id', 'effect_time', 'expire_time'] as const

/** Number of a user's orders. */
export async function countOrders(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The orders of a user, newest first. */
export function findOrders(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }) {
  return newestOrders(db, userId).limit(limit).offset(offset).execute()
}

/** The newest order of a user, or the one with this number. */
export function findOrder(db: Db, userId: string, orderNumber: string | undefined): Promise<OrderRow | undefined> {
  const orders = newestOrders(db, userId)
  return (orderNumber === undefined ? orders : orders.where('order_number', '=', orderNumber))
    .limit(1)
    .executeTakeFirst()
}

function newestOrders(db: Db, userId: string) {
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .orderBy('effect_time', 'desc')
    .orderBy('order_number', 'desc')
}

export interface UsageRow {
  quota: string
  dailyLimit: number | null
  totalLimit: number | null
  usedToday: number
  usedTotal: number
}

/** The modules of an order, and the usage of each quota on a day and in total. */
export async function findUsage(db: Db, orderNumber: string, day: string): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select m.quota, m.daily_limit as "dailyLimit", m.total_limit as "totalLimit",
      coalesce(sum(u.amount) filter (where u.day = ${day}), 0)::int as "usedToday",
      coalesce(sum(u.amount), 0)::int as "usedTotal"
    from order_modules m
    left join usage_records u on u.order_number = m.order_number and u.quota = m.quota
    where m.order_number = ${orderNumber}
    group by m.quota, m.daily_limit, m.total_limit
  `.execute(db)
  return rows
}
