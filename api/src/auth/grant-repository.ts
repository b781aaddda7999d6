import { type Db, preparedAs } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { type Actor, type AuditEntry, auditInsertion } from '../audit/repository.ts'
import type { AccessModule, QuotaId } from '../contract/access-modules.ts'
import type { Entitlement } from './entitlement.ts'

/** Whether a user has the grant of a day. */
export async function grantExists(
  db: Db,
  { userId, day, key }: { userId: string; day: string; key: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('access_grants')
    .modifyFront(preparedAs('grant'))
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('grant_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

interface EntitlementRow {
  is_granted: boolean
  order_number: string | null
  expire_time: Date
  daily_limit: number | null
  total_limit: number | null
  used_today: number
  used_total: number
}

/** The grant of the day and the orders in force that include the quota, in one query. */
export async function readEntitlement(
  db: Db,
  { userId, quota, key, day }: { userId: string; quota: QuotaId; key: string; day: string },
  now: Date,
): Promise<Entitlement> {
  const { rows } = await sql<EntitlementRow>`${preparedAs('entitlement')}
    select granted.is_granted, quota.order_number, quota.expire_time, quota.daily_limit, quota.total_limit,
      quota.used_today, quota.used_total
    from (
      select exists (
        select from access_grants where user_id = ${userId} and day = ${day} and grant_key = ${key}
      ) as is_granted
    ) granted
    left join (
      select o.order_number, o.expire_time, m.daily_limit, m.total_limit,
        coalesce(sum(u.amount) filter (where u.day = ${day}), 0)::int as used_today,
        coalesce(sum(u.amount), 0)::int as used_total
      from orders o
      join order_modules m on m.order_number = o.order_number and m.quota = ${quota}
      left join usage_records u on u.order_number = o.order_number and u.quota = m.quota
      where o.user_id = ${userId} and o.effect_time <= ${now} and o.expire_time > ${now}
      group by o.order_number, o.expire_time, m.daily_limit, m.total_limit
    ) quota on true
  `.execute(db)
  const orders = rows.flatMap(({ order_number, expire_time, daily_limit, total_limit, used_today, used_total }) => {
    if (order_number === null) return []
    return [
      {
        orderNumber: order_number,
        expireTime: expire_time,
        dailyLimit: daily_limit,
        totalLimit: total_limit,
        usedToday: used_today,
        usedTotal: used_total,
      },
    ]
  })
  return { isGranted: rows.some(({ is_granted }) => is_granted), orders }
}

interface Charge {
  userId: string
  orderNumber: string
  module: AccessModule
  quota: QuotaId
  key: string
  param1: string
  param2: string | null
  /** For the usage log. */
  detail: Record<string, unknown>
  /** How much of the quota. */
  amount: number
  day: string
}

/** Stores the grant of the day, the charge and its audit entry in one statement. */
export async function insertCharge(
  trx: Transaction<Database>,
  { userId, orderNumber, module, quota, key, param1, param2, detail, amount, day }: Charge,
  actor: Actor,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await sql`
    with granted as (
      insert into access_grants (user_id, day, grant_key, granted_at)
      values (${userId}, ${day}, ${key}, ${now})
    ), used as (
      insert into usage_records
        (user_id, order_number, module, quota, operation, param1, param2, detail, amount, address, day, created_at)
      values (${userId}, ${orderNumber}, ${module}, ${quota}, ${entry.operation}, ${param1}, ${param2},
        ${JSON.stringify(detail)}, ${amount}, ${actor.address}, ${day}, ${now})
    )
    ${auditInsertion(actor, entry, now)}
  `.execute(trx)
}
