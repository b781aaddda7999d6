import { describe, expect, it } from 'vitest'
import { menuRefusal, remedyOf, timeUntil, wordsOf } from './refusal.ts'

describe('a refusal', () => {
  it.each([
    ['daily', 'trial', 'daily', 'open'],
    ['daily', 'paid', 'daily', null],
    ['package', 'none', 'package', 'open'],
    ['package', 'trial', 'packageOfTrial', 'open'],
    ['package', 'paid', 'packageOfMember', 'renew'],
    ['expired', 'trialEnded', 'expiredTrial', 'open'],
    ['expired', 'paidEnded', 'expired', 'renew'],
    ['total', 'paid', 'total', 'renew'],
    ['profile', 'trial', 'profile', 'complete'],
    ['review', 'trial', 'review', null],
    ['password', undefined, 'password', null],
  ] as const)('%s of the plan %s has the words %s and the remedy %s', (reason, plan, words, remedy) => {
    const refusal = plan === undefined ? { reason } : { reason, plan }
    expect([wordsOf(refusal), remedyOf(refusal)]).toEqual([words, remedy])
  })
})

describe('a menu entry that does not open', () => {
  const member = { state: '1', infoComplete: true, plan: 'trial' } as const

  it.each([
    [{}, 'package'],
    [{ plan: 'trialEnded' }, 'expired'],
    [{ plan: 'paidEnded' }, 'expired'],
    [{ infoComplete: false, plan: 'trialEnded' }, 'profile'],
    [{ state: '2', infoComplete: false }, 'review'],
  ] as const)('with %j is refused for the reason %s', (change, reason) => {
    expect(menuRefusal({ ...member, ...change }).reason).toBe(reason)
  })
})

describe('the time left', () => {
  const at = (time: string) => timeUntil('2026-11-22T16:00:00.000Z', new Date(time))

  it('is in hours and minutes, rounded up', () => {
    expect(at('2026-11-22T02:20:00Z')).toEqual({ hours: 13, minutes: 40 })
    expect(at('2026-11-22T02:20:30Z')).toEqual({ hours: 13, minutes: 40 })
    expect(at('2026-11-22T15:59:59Z')).toEqual({ hours: 0, minutes: 1 })
    expect(at('2026-11-22T16:30:00Z')).toEqual({ hours: 0, minutes: 0 })
  })
})
