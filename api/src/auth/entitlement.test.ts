import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  decideAccess,
  grantKeyOf,
  type OrderQuota,
  planOf,
  reasonWithoutOrder,
  selectOrder,
} from './entitlement.ts'

function order(orderNumber: string, more: Partial<OrderQuota> = {}): OrderQuota {
  const unlimited = { dailyLimit: null, totalLimit: null, usedToday: 0, usedTotal: 0 }
  return { orderNumber, expireTime: new Date('2027-01-01T00:00:00Z'), ...unlimited, ...more }
}
const user = { isProfileComplete: true, state: '1' }

describe('the key of a grant', () => {
  test.each([
    [{ module: 'sanction', param1: 'ofac-1', param2: '01' }, 'sanction:ofac-1'],
    [{ module: 'export', param1: 'ofac-1', param2: null }, 'export:ofac-1'],
    [{ module: 'item', param1: '1C351', param2: '2025' }, 'item:1C351:2025'],
    [{ module: 'item', param1: '1C351', param2: null }, 'item:1C351'],
    [{ module: 'eccn', param1: '1C351', param2: '2025' }, 'eccn:1C351'],
  ] as const)('%j', (item, key) => {
    expect(grantKeyOf(item)).toBe(key)
  })
})

describe('a decision', () => {
  const one = order('1')

  test('rereads without a charge what was charged today, even if profile or package changed since', () => {
    expect(decideAccess({ isProfileComplete: false, state: '2' }, { isGranted: true, orders: [] })).toEqual({
      granted: true,
    })
  })

  test('requires a complete profile and an approved account before it looks at packages', () => {
    for (const orders of [[one], []]) {
      const decide = (user: { isProfileComplete: boolean; state: string }) =>
        decideAccess(user, { isGranted: false, orders })
      expect(decide({ isProfileComplete: false, state: '1' })).toEqual({ refused: 'access.profile' })
      expect(decide({ isProfileComplete: true, state: '2' })).toEqual({ refused: 'access.review' })
      expect(decide({ isProfileComplete: false, state: '2' })).toEqual({ refused: 'access.review' })
    }
  })

  test('needs an order', () => {
    expect(decideAccess(user, { isGranted: false, orders: [] })).toEqual({ refused: 'access.package' })
    expect(decideAccess(user, { isGranted: false, orders: [one] })).toEqual({ order: one })
  })

  test('reports which quota is used up', () => {
    const spent = order('1', { dailyLimit: 5, usedToday: 5 })
    expect(decideAccess(user, { isGranted: false, orders: [spent] })).toEqual({ refused: 'access.daily' })
  })
})

describe('the order that is charged', () => {
  const soon = order('2', { expireTime: new Date('2026-12-01T00:00:00Z') })
  const late = order('1')

  test('is the one that ends first', () => {
    expect(selectOrder([late, soon])).toEqual({ order: soon })
    expect(selectOrder([soon, late])).toEqual({ order: soon })
  })

  test('is the one with the lowest number when several end together', () => {
    const [a, b] = [order('20261122000'), order('20261122001')]
    expect(selectOrder([b, a])).toEqual({ order: a })
    expect(selectOrder([a, b])).toEqual({ order: a })
  })

  test('has quota left today', () => {
    const spent = { ...soon, dailyLimit: 5, usedToday: 5 }
    const last = { ...soon, dailyLimit: 5, usedToday: 4 }
    expect(selectOrder([spent, late])).toEqual({ order: late })
    expect(selectOrder([last, late])).toEqual({ order: last })
    expect(selectOrder([spent])).toEqual({ refused: 'access.daily' })
    expect(selectOrder([{ ...soon, dailyLimit: 5, usedToday: 6 }])).toEqual({ refused: 'access.daily' })
  })

  test('has quota left in total', () => {
    const spent = { ...soon, totalLimit: 10, usedTotal: 10 }
    expect(selectOrder([spent, late])).toEqual({ order: late })
    expect(selectOrder([{ ...soon, totalLimit: 10, usedTotal: 9 }])).toMatchObject({ order: { usedTotal: 9 } })
    expect(selectOrder([spent])).toEqual({ refused: 'access.total' })
  })

  test('is refused for the day when one order is used up in total and the other for today', () => {
    const inTotal = { ...soon, totalLimit: 10, usedTotal: 10 }
    const today = { ...late, dailyLimit: 5, usedToday: 5 }
    expect(selectOrder([inTotal, today])).toEqual({ refused: 'access.daily' })
  })

  test('does not change the order of its input', () => {
    const orders = Object.freeze([late, soon])
    selectOrder(orders)
    expect(orders).toEqual([late, soon])
  })
})

describe('without an order that includes the module', () => {
  test('reports expired only when every order has expired', () => {
    expect(reasonWithoutOrder('none')).toBe('access.package')
    expect(reasonWithoutOrder('trial')).toBe('access.package')
    expect(reasonWithoutOrder('paid')).toBe('access.package')
    expect(reasonWithoutOrder('trialEnded')).toBe('access.expired')
    expect(reasonWithoutOrder('paidEnded')).toBe('access.expired')
  })
})

describe('the plan of a user', () => {
  const now = (packageId: string) => ({ packageId, isInForce: true })
  const past = (packageId: string) => ({ packageId, isInForce: false })

  test.each([
    [[], 'none'],
    [[now('trial')], 'trial'],
    [[past('trial'), now('experience')], 'trial'],
    [[now('trial'), now('professional')], 'paid'],
    [[past('trial'), now('professional')], 'paid'],
    [[past('professional'), now('trial')], 'trial'],
    [[past('trial'), past('experience')], 'trialEnded'],
    [[past('trial'), past('professional')], 'paidEnded'],
  ] as const)('with %j is %s', (orders, plan) => {
    expect(planOf(orders)).toBe(plan)
  })
})

describe('a balance', () => {
  const quota = { dailyLimit: 5, totalLimit: 100, usedToday: 2, usedTotal: 50 }

  test('is the smaller of the two limits', () => {
    expect(balanceOf(quota, true)).toBe(3)
    expect(balanceOf({ ...quota, usedTotal: 98 }, true)).toBe(2)
  })

  test('is null without limits, and uses the only limit when there is one', () => {
    expect(balanceOf({ ...quota, dailyLimit: null, totalLimit: null }, true)).toBeNull()
    expect(balanceOf({ ...quota, dailyLimit: null }, true)).toBe(50)
    expect(balanceOf({ ...quota, totalLimit: null }, true)).toBe(3)
  })

  test('is never below zero, and zero before and after the order’s time', () => {
    expect(balanceOf({ ...quota, usedToday: 9 }, true)).toBe(0)
    expect(balanceOf({ ...quota, dailyLimit: null, totalLimit: null }, false)).toBe(0)
    expect(balanceOf(quota, false)).toBe(0)
  })
})
