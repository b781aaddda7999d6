import type { AccessModule } from '../contract/access-modules.ts'
import type { Plan } from '../contract/account.ts'
import { freePackages } from './packages.ts'

/** Key of a grant: the module, the id of the subject or code of the item, and the edition of a Chinese item. */
export interface GrantedItem {
  module: AccessModule
  param1: string
  param2: string | null
}

/** An order in force that includes the quota, with the uses so far. A null limit means unlimited. */
export interface OrderQuota {
  orderNumber: string
  expireTime: Date
  dailyLimit: number | null
  totalLimit: number | null
  usedToday: number
  usedTotal: number
}

/** What a user may do with one item today. */
export interface Entitlement {
  /** Already charged today. */
  isGranted: boolean
  orders: readonly OrderQuota[]
}

/** Error code of the refusal. */
export type AccessCode =
  | 'access.profile'
  | 'access.review'
  | 'access.package'
  | 'access.expired'
  | 'access.daily'
  | 'access.total'

interface Reader {
  isProfileComplete: boolean
  state: string
}

/** Read without a charge, charge an order, or refuse. */
type AccessDecision = { granted: true } | { order: OrderQuota } | { refused: AccessCode }

/** Key of a grant, one per day. Only Chinese items are charged per edition. */
export function grantKeyOf({ module, param1, param2 }: GrantedItem): string {
  return module === 'item' && param2 !== null ? `${module}:${param1}:${param2}` : `${module}:${param1}`
}

/**
 * Decides by the entitlement what a user may do, for `amount` of the quota. `access.package` also covers `access.expired`, which the caller separates
 * by past orders.
 */
export function decideAccess(user: Reader, entitlement: Entitlement, amount = 1): AccessDecision {
  if (entitlement.isGranted) return { granted: true }
  const refused = whyNotHeld(user, entitlement)
  return refused ? { refused } : selectOrder(entitlement.orders, amount)
}

/** Why a user may not use what the quota is for at all; null if they may, whatever is left of it. */
export function whyNotHeld(user: Reader, { orders }: Entitlement): AccessCode | null {
  if (user.state === '2') return 'access.review'
  if (!user.isProfileComplete) return 'access.profile'
  return orders.length === 0 ? 'access.package' : null
}

/** The order to charge: of those with quota left for the day and in total, the one that ends first. */
export function selectOrder(
  orders: readonly OrderQuota[],
  amount = 1,
): { order: OrderQuota } | { refused: AccessCode } {
  const withinTotal = orders.filter(({ totalLimit, usedTotal }) => isWithin(usedTotal + amount, totalLimit))
  if (withinTotal.length === 0) return { refused: 'access.total' }
  const [order] = withinTotal
    .filter(({ dailyLimit, usedToday }) => isWithin(usedToday + amount, dailyLimit))
    .sort(byEnd)
  return order ? { order } : { refused: 'access.daily' }
}

/** Why no order in force includes the quota. */
export function reasonWithoutOrder(plan: Plan): AccessCode {
  return plan === 'trialEnded' || plan === 'paidEnded' ? 'access.expired' : 'access.package'
}

/** What the orders that ever began amount to. */
export function planOf(orders: readonly { packageId: string; isInForce: boolean }[]): Plan {
  if (orders.length === 0) return 'none'
  const inForce = orders.filter(({ isInForce }) => isInForce)
  const isPaid = (inForce.length > 0 ? inForce : orders).some(({ packageId }) => !freePackages.has(packageId))
  if (inForce.length > 0) return isPaid ? 'paid' : 'trial'
  return isPaid ? 'paidEnded' : 'trialEnded'
}

/** Reads left of a quota before a limit is reached; null without a limit. */
export function balanceOf(
  { dailyLimit, totalLimit, usedToday, usedTotal }: Omit<OrderQuota, 'orderNumber' | 'expireTime'>,
  isInForce: boolean,
): number | null {
  if (!isInForce) return 0
  const left = [
    ...(dailyLimit === null ? [] : [dailyLimit - usedToday]),
    ...(totalLimit === null ? [] : [totalLimit - usedTotal]),
  ]
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

function isWithin(used: number, limit: number | null): boolean {
  return limit === null || used <= limit
}

function byEnd(a: OrderQuota, b: OrderQuota): number {
  return a.expireTime.getTime() - b.expireTime.getTime() || (a.orderNumber < b.orderNumber ? -1 : 1)
}
