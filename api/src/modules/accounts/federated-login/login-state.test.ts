import { describe, expect, test } from 'vitest'
import { createLoginStates } from './login-state.ts'

const states = createLoginStates('k7Hq2mVx9LrTz4Wn8PbYc3Jd6Fs1Ge5A')
const now = new Date('2026-11-22T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a ticket', () => {
  test('is valid with its own state, for ten minutes', () => {
    const { ticket, state } = states.issue('wechat', now)
    expect(states.redeem('wechat', { ticket, state: state.state }, later(599))).toEqual(state)
    expect(states.redeem('wechat', { ticket, state: state.state }, later(600))).toBeNull()
  })

  test('is invalid with the state of another ticket, without a state, or for another provider', () => {
    const [own, other] = [states.issue('wechat', now), states.issue('wechat', now)]
    expect(states.redeem('wechat', { ticket: own.ticket, state: other.state.state }, now)).toBeNull()
    expect(states.redeem('wechat', { ticket: own.ticket }, now)).toBeNull()
    expect(states.redeem('wechat', { state: own.state.state }, now)).toBeNull()
    expect(states.redeem('oidc', { ticket: own.ticket, state: own.state.state }, now)).toBeNull()
  })

  test('cannot be made or extended without the secret', () => {
    const { ticket, state } = states.issue('oidc', now)
    const prolonged = ticket.replace(/\.\d+\./, '.9999999999.')
    const others = createLoginStates('another secret of the same length').issue('oidc', now)
    for (const sent of [
      { ticket: prolonged, state: state.state },
      { ticket: others.ticket, state: others.state.state },
      { ticket: `${ticket}.`, state: state.state },
      { ticket: '', state: '' },
      { ticket: '...', state: state.state },
    ]) {
      expect(states.redeem('oidc', sent, now)).toBeNull()
    }
  })

  test('reveals neither nonce nor verifier, which differ', () => {
    const { ticket, state } = states.issue('oidc', now)
    expect(new Set(Object.values(state)).size).toBe(3)
    for (const value of [state.nonce, state.verifier, state.state]) expect(ticket).not.toContain(value)
    // RFC 7636 §4.1.
    expect(state.verifier).toMatch(/^[\w-]{43,128}$/)
  })
})
