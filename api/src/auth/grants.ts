import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { type Actor, auditInsertion, writeAudit } from '../audit/repository.ts'
import type { AccessModule } from '../contract/account.ts'
import type { AuditOperation } from '../contract/audit-operations.ts'
import { AppError } from '../http/app-error.ts'
import { quotaOf } from './packages.ts'
import { dayOf, nextDay } from './quota-day.ts'
import type { Session } from './session-repository.ts'

/** What somebody wants to read. */
export interface Wish {
  module: AccessModule
  /** Id of the subject, or code of the item. */
  param1: string
  /** Edition of a Chinese item. */
  param2: string | null
  /** The operation that asks. */
  operation: AuditOperation
  /** Said in the log, such as the name of the subject. */
  detail?: Record<string, unknown>
}

/** An order in force that includes the module, and what is left of it. */
interface OrderRow {
  order_number: string
  daily_limit: number | null
  total_limit: number | null
  used_today: number
  used_total: number
}

/**
 * Lets a user read what is wished for until the quota's day ends, and charges each wish: all or none, once a day and subject, whoever asks
 * how often at once. Throws `access.profile`, `access.package`, `access.expired`, `access.daily`, `access.total`, noted in the audit.
 */
export async function takeGrants(db: Db, session: Session, wishes: Wish[], actor: Actor, now: Date): Promise<void> {
  const day = dayOf(now)
  try {
    await db.transaction().execute(async (trx) => {
      // Whoever else asks for the same user waits here until these charges are written.
      await trx.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute()
      for (const wish of wishes) {
        const payer = await choosePayer(trx, session, wish, day, now)
        if (payer !== 'open') await charge(trx, session.userId, payer.order_number, wish, actor, now)
      }
    })
  } catch (error) {
    if (error instanceof AccessRefused) await noteRefusal(db, error, actor, now)
    throw error
  }
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

/** The order in force that may pay, one that ends first before one that lasts; `open` when nobody need. Throws when none may. */
async function choosePayer(
  trx: Transaction<Database>,
  session: Session,
  wish: Wish,
  day: string,
  now: Date,
): Promise<OrderRow | 'open'> {
  const { isOpen, orders } = await readStanding(trx, session.userId, wish, day, now)
  if (isOpen) return 'open'
  if (!session.isProfileComplete || session.state !== '1') throw new AccessRefused('access.profile', wish)
  if (orders.length === 0) throw new AccessRefused(await whyNoneIncludes(trx, session.userId, now), wish)
  const within = orders.filter(({ total_limit, used_total }) => total_limit === null || used_total < total_limit)
  if (within.length === 0) throw new AccessRefused('access.total', wish)
  const unspent = within.find(({ daily_limit, used_today }) => daily_limit === null || used_today < daily_limit)
  if (!unspent) throw new AccessRefused('access.daily', wish, nextDay(now))
  return unspent
}

/** Whether the wish was granted today, and the orders in force that include its module, in one question. */
async function readStanding(trx: Transaction<Database>, userId: string, wish: Wish, day: string, now: Date) {
  const { rows } = await sql<{ is_open: boolean } & (OrderRow | { order_number: null })>`
    select granted.is_open, payer.order_number, payer.daily_limit, payer.total_limit, payer.used_today, payer.used_total
    from (
      select exists (
        select from access_grants where user_id = ${userId} and day = ${day} and grant_key = ${keyOf(wish)}
      ) as is_open
    ) granted
    left join (
      select o.order_number, o.expire_time, m.daily_limit, m.total_limit,
        count(u.id) filter (where u.day = ${day}) as used_today, count(u.id) as used_total
      from orders o
      join order_modules m on m.order_number = o.order_number and m.quota = ${quotaOf(wish.module)}
      left join usage_records u on u.order_number = o.order_number and u.quota = m.quota
      where o.user_id = ${userId} and o.effect_time <= ${now} and o.expire_time > ${now}
      group by o.order_number, o.expire_time, m.daily_limit, m.total_limit
    ) payer on true
    order by payer.expire_time, payer.order_number
  `.execute(trx)
  return { isOpen: rows.some((row) => row.is_open), orders: rows.filter((row) => row.order_number !== null) }
}

/** Why no order in force includes the module: those in force do not, or there is none any more. */
async function whyNoneIncludes(trx: Transaction<Database>, userId: string, now: Date) {
  const orders = await trx
    .selectFrom('orders')
    .select((eb) => eb('expire_time', '>', now).as('stands'))
    .where('user_id', '=', userId)
    .where('effect_time', '<=', now)
    .execute()
  return orders.length === 0 || orders.some(({ stands }) => stands) ? 'access.package' : 'access.expired'
}

type AccessCode = 'access.profile' | 'access.package' | 'access.expired' | 'access.daily' | 'access.total'

/** A check that says no; `data` is what the answer carries. */
export class AccessRefused extends AppError {
  readonly wish: Wish

  constructor(code: AccessCode, wish: Wish, resetAt?: Date) {
    const reason = code.slice('access.'.length)
    super(code, { data: { reason, module: wish.module, ...(resetAt ? { resetAt: resetAt.toISOString() } : {}) } })
    this.wish = wish
  }
}

async function noteRefusal(db: Db, { code, wish }: AccessRefused, actor: Actor, now: Date): Promise<void> {
  const { operation, param1, module } = wish
  const entry = { operation, subject: param1, outcome: 'refused', reason: code, details: { module } } as const
  await writeAudit(db, actor, entry, now)
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
  const entry = { operation, subject: param1, outcome: 'done', details: { module, orderNumber } } as const
  await sql`
    with granted as (
      insert into access_grants (user_id, day, grant_key, granted_at)
      values (${userId}, ${day}, ${keyOf(wish)}, ${now})
    ), used as (
      insert into usage_records
        (user_id, order_number, module, quota, operation, param1, param2, detail, address, day, created_at)
      values (${userId}, ${orderNumber}, ${module}, ${quotaOf(module)}, ${operation}, ${param1}, ${param2},
        ${JSON.stringify(detail)}, ${actor.address}, ${day}, ${now})
    )
    ${auditInsertion(actor, entry, now)}
  `.execute(trx)
}
