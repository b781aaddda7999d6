import { describe, expect, test } from 'vitest'
import { createTickets } from './login-state.ts'

const tickets = createTickets('k7Hq2mVx9LrTz4Wn8PbYc3Jd6Fs1Ge5A')
const now = new Date('2026-11-22T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a ticket', () => {
  test('is good with its own state, for ten minutes', () => {
    const { ticket, tie } = tickets.issue('wechat', now)
    expect(tickets.redeem('wechat', { ticket, state: tie.state }, later(599))).toEqual(tie)
    expect(tickets.redeem('wechat', { ticket, state: tie.state }, later(600))).toBeNull()
  })

  test('is not good with the state of another, without one, or for another house', () => {
    const [mine, theirs] = [tickets.issue('wechat', now), tickets.issue('wechat', now)]
    expect(tickets.redeem('wechat', { ticket: mine.ticket, state: theirs.tie.state }, now)).toBeNull()
    expect(tickets.redeem('wechat', { ticket: mine.ticket }, now)).toBeNull()
    expect(tickets.redeem('wechat', { state: mine.tie.state }, now)).toBeNull()
    expect(tickets.redeem('oidc', { ticket: mine.ticket, state: mine.tie.state }, now)).toBeNull()
  })

  test('cannot be made or prolonged without the secret', () => {
    const { ticket, tie } = tickets.issue('oidc', now)
    const prolonged = ticket.replace(/\.\d+\./, '.9999999999.')
    const others = createTickets('another secret of the same length').issue('oidc', now)
    for (const sent of [
      { ticket: prolonged, state: tie.state },
      { ticket: others.ticket, state: others.tie.state },
      { ticket: `${ticket}.`, state: tie.state },
      { ticket: '', state: '' },
      { ticket: '...', state: tie.state },
    ]) {
      expect(tickets.redeem('oidc', sent, now)).toBeNull()
    }
  })

  test('shows neither nonce nor verifier, which differ', () => {
    const { ticket, tie } = tickets.issue('oidc', now)
    expect(new Set(Object.values(tie)).size).toBe(3)
    for (const value of [tie.nonce, tie.verifier, tie.state]) expect(ticket).not.toContain(value)
    // RFC 7636 §4.1.
    expect(tie.verifier).toMatch(/^[\w-]{43,128}$/)
  })
})
