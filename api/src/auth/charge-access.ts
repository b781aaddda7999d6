import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import type { Actor } from '../audit/repository.ts'
import { type AccessModule, quotaOf } from '../contract/access-modules.ts'
import type { Plan } from '../contract/account.ts'
import type { AuditOperation } from '../contract/operations/audit-operations.ts'
import { AppError } from '../http/app-error.ts'
import {
  type AccessCode,
  balanceOf,
  decideAccess,
  type Entitlement,
  type GrantedItem,
  grantKeyOf,
  planOf,
  reasonWithoutOrder,
  whyNotHeld,
} from './entitlement.ts'
import { grantExists, insertCharge, readEntitlement } from './grant-repository.ts'
import { findBegunOrders } from './order-repository.ts'
import { limitsOf } from './packages.ts'
import { nextQuotaDay } from './quota-day.ts'
import type { Session } from './session-repository.ts'
import { lockUser } from './user-repository.ts'

/** One subject that a user asks to read. */
export interface AccessRequest extends GrantedItem {
  /** The operation that reads it. */
  operation: AuditOperation
  /** For the usage log, for example the subject's name. */
  detail?: Record<string, unknown>
  /** How much of the quota it takes; 1 unless given. */
  amount?: number
}

/**
 * Grants a user the requested reads until the end of the quota day and charges each: all or none, and once per day and subject even with concurrent
 * calls. Returns whether anything was charged. Throws `access.profile`, `access.review`, `access.package`, `access.expired`, `access.daily` or
 * `access.total`.
 */
export async function chargeAccess(
  db: Db,
  session: Session,
  requests: AccessRequest[],
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute((trx) => chargeWithin(trx, session, requests, actor, now))
}

/** As `chargeAccess`, in one transaction with what is charged for. */
export async function chargeWithin(
  trx: Transaction<Database>,
  session: Session,
  requests: AccessRequest[],
  actor: Actor,
  now: Date,
): Promise<boolean> {
  // The lock makes concurrent calls of the same user wait until these charges are written.
  await lockUser(trx, session.userId)
  let hasCharged = false
  for (const request of requests) hasCharged = (await chargeOnce(trx, session, request, actor, now)) || hasCharged
  return hasCharged
}

/** Whether the item was charged today; then it needs neither an existence check nor a new charge. */
export async function hasGrant(db: Db, { userId }: Session, item: GrantedItem, now: Date): Promise<boolean> {
  const key = grantKeyOf(item)
  // No id has a null byte, and Postgres rejects one.
  return !key.includes('\0') && (await grantExists(db, { userId, day: chinaDay(now), key }))
}

/** Whether it was charged; false if it had been today. */
async function chargeOnce(
  trx: Transaction<Database>,
  session: Session,
  request: AccessRequest,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const { module, param1, param2, operation, detail = {}, amount = 1 } = request
  const { userId } = session
  const [key, quota, day] = [grantKeyOf(request), quotaOf(module), chinaDay(now)]
  const entitlement = await readEntitlement(trx, { userId, quota, key, day }, now)
  const decision = decideAccess(session, entitlement, amount)
  if ('granted' in decision) return false
  if ('refused' in decision) throw await refusalOf(trx, userId, request, decision.refused, entitlement, now)
  const { orderNumber } = decision.order
  const entry = { operation, subject: param1, outcome: 'done', details: { module, orderNumber } } as const
  await insertCharge(
    trx,
    { userId, orderNumber, module, quota, key, param1, param2, detail, amount, day },
    actor,
    entry,
    now,
  )
  return true
}

/** Throws unless the user may use what a module offers: `access.profile`, `access.review`, `access.package` or `access.expired`. Charges nothing. */
export async function requireModule(db: Db, session: Session, module: AccessModule, now: Date): Promise<void> {
  const { userId } = session
  const entitlement = await readEntitlement(db, { userId, quota: quotaOf(module), key: '', day: chinaDay(now) }, now)
  const refused = whyNotHeld(session, entitlement)
  if (refused) throw await refusalOf(db, userId, { module, param1: '' }, refused, entitlement, now)
}

async function refusalOf(
  db: Db,
  userId: string,
  asked: Pick<AccessRequest, 'module' | 'param1' | 'amount'>,
  refused: AccessCode,
  { orders }: Entitlement,
  now: Date,
): Promise<AccessRefused> {
  const plan = planOf(await findBegunOrders(db, userId, now))
  const code = refused === 'access.package' ? reasonWithoutOrder(plan) : refused
  const used = orders.reduce((sum, { usedToday }) => sum + usedToday, 0)
  const left = Math.max(0, ...orders.map((order) => balanceOf(order, true) ?? 0))
  return new AccessRefused(code, asked, { plan, used, left }, now)
}

/** The error of a refused request; `data` goes into the answer. */
export class AccessRefused extends AppError {
  constructor(
    code: AccessCode,
    { module, param1, amount = 1 }: Pick<AccessRequest, 'module' | 'param1' | 'amount'>,
    { plan, used, left }: { plan: Plan; used: number; left: number },
    now: Date,
  ) {
    const reason = code.slice('access.'.length)
    const ofDay =
      code === 'access.daily' ? { used, left, needed: amount, resetAt: nextQuotaDay(now).toISOString() } : {}
    const inExperience = limitsOf('experience').has(quotaOf(module))
    const data = { reason, module, plan, inExperience, ...ofDay }
    super(code, { data, subject: param1, auditDetails: { module } })
  }
}
