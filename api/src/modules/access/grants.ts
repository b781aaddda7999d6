import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { AppError } from '../../app-error.ts'
import type { AccessModule } from '../../contract/account.ts'
import type { Session } from '../accounts/sessions.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { quotaOf } from './packages.ts'
import { dayOf, nextDay } from './quota-day.ts'

/** What somebody wants to read. */
export interface Wish {
  module: AccessModule
  /** Id of the subject, or code of the item. */
  param1: string
  /** Edition of a Chinese item. */
  param2: string | null
  /** The operation that asks. */
  operation: string
  /** Said in the log, such as the name of the subject. */
  detail?: Record<string, unknown>
}

interface OrderRow {
  order_number: string
  daily_limit: number | null
  total_limit: number | null
  used_today: number
  used_total: number
}

/**
 * Lets a user read a subject until the day's quota ends, and charges it: once a day and subject, whoever asks how often at once.
 * Throws `access.profile`, `access.package`, `access.expired`, `access.daily`, `access.total`, each noted in the audit.
 */
export async function takeGrant(db: Db, session: Session, wish: Wish, actor: Actor, now: Date): Promise<void> {
  const key = keyOf(wish)
  const day = dayOf(now)
  const refusal = await db.transaction().execute(async (trx) => {
    // Whoever else asks for the same user waits here until this charge is written.
    await trx.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute()
    if (await hasGrant(trx, session.userId, day, key)) return null
    const order =
      session.isProfileComplete && session.state === '1' ? await chooseOrder(trx, session, wish, day, now) : null
    if (order instanceof AppError) return refuse(trx, order, wish, actor, now)
    if (order === null) return refuse(trx, refusalOf('access.profile', wish), wish, actor, now)
    await charge(trx, session.userId, order.order_number, wish, actor, now)
    return null
  })
  if (refusal) throw refusal
}

/** Whether what is wished for was opened today already; then it exists, and is charged no more. */
export async function isOpen(db: Db, { userId }: Session, wish: WishedFor, now: Date): Promise<boolean> {
  const key = keyOf(wish)
  // No id has a null byte, and Postgres refuses one.
  return !key.includes('\0') && (await hasGrant(db, userId, dayOf(now), key))
}

type WishedFor = Pick<Wish, 'module' | 'param1' | 'param2'>

function keyOf({ module, param1, param2 }: WishedFor): string {
  return [module, param1, module === 'item' ? param2 : null].filter((part) => part !== null).join(':')
}

async function hasGrant(db: Db, userId: string, day: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('access_grants')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('grant_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** The order in force that may pay, one that ends first before one that lasts; else why none may. */
async function chooseOrder(
  trx: Transaction<Database>,
  { userId }: Session,
  wish: Wish,
  day: string,
  now: Date,
): Promise<OrderRow | AppError> {
  const { rows } = await sql<OrderRow>`
    select o.order_number, m.daily_limit, m.total_limit,
      count(u.id) filter (where u.day = ${day}) as used_today, count(u.id) as used_total
    from orders o
    join order_modules m on m.order_number = o.order_number and m.quota = ${quotaOf(wish.module)}
    left join usage_records u on u.order_number = o.order_number and u.quota = m.quota
    where o.user_id = ${userId} and o.effect_time <= ${now} and o.expire_time > ${now}
    group by o.order_number, o.expire_time, m.daily_limit, m.total_limit
    order by o.expire_time, o.order_number
  `.execute(trx)
  if (rows.length === 0) return refusalOf((await hasOrderInForce(trx, userId, now)) ?? 'access.expired', wish)
  const within = rows.filter(({ total_limit, used_total }) => total_limit === null || used_total < total_limit)
  if (within.length === 0) return refusalOf('access.total', wish)
  const open = within.find(({ daily_limit, used_today }) => daily_limit === null || used_today < daily_limit)
  return open ?? refusalOf('access.daily', wish, nextDay(now))
}

/** Why no order in force includes the module: they do not, or there is none any more. */
async function hasOrderInForce(trx: Transaction<Database>, userId: string, now: Date) {
  const orders = await trx
    .selectFrom('orders')
    .select((eb) => eb('expire_time', '>', now).as('stands'))
    .where('user_id', '=', userId)
    .where('effect_time', '<=', now)
    .execute()
  return orders.length === 0 || orders.some(({ stands }) => stands) ? ('access.package' as const) : null
}

type AccessCode = 'access.profile' | 'access.package' | 'access.expired' | 'access.daily' | 'access.total'

function refusalOf(code: AccessCode, { module }: Wish, resetAt?: Date): AppError {
  const reason = code.slice('access.'.length)
  return new AppError(code, { data: { reason, module, ...(resetAt ? { resetAt: resetAt.toISOString() } : {}) } })
}

async function refuse(trx: Transaction<Database>, refusal: AppError, wish: Wish, actor: Actor, now: Date) {
  const { operation, param1, module } = wish
  const entry = { operation, subject: param1, outcome: 'refused', reason: refusal.code, details: { module } } as const
  await writeAudit(trx, actor, entry, now)
  return refusal
}

async function charge(
  trx: Transaction<Database>,
  userId: string,
  orderNumber: string,
  wish: Wish,
  actor: Actor,
  now: Date,
): Promise<void> {
  const day = dayOf(now)
  const { module, param1, param2, operation, detail = {} } = wish
  await trx
    .insertInto('access_grants')
    .values({ user_id: userId, day, grant_key: keyOf(wish), granted_at: now })
    .execute()
  await trx
    .insertInto('usage_records')
    .values({
      user_id: userId,
      order_number: orderNumber,
      module,
      quota: quotaOf(module),
      operation,
      param1,
      param2,
      detail: JSON.stringify(detail),
      address: actor.address,
      day,
      created_at: now,
    })
    .execute()
  await writeAudit(trx, actor, { operation, subject: param1, outcome: 'done', details: { module, orderNumber } }, now)
}
