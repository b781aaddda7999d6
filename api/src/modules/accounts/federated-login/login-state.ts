import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IdentityProvider } from '@qingdan/database/account-tables.ts'

const lifeSeconds = 10 * 60

/** What a sign-in at another house is tied together with. */
export interface Tie {
  /** Goes there and comes back with the code, in the address. */
  state: string
  /** Goes there; the answer to the code must name it (OpenID Connect). */
  nonce: string
  /** Stays here; its hash goes there (RFC 7636). */
  verifier: string
}

export interface Tickets {
  issue(provider: IdentityProvider, now: Date): { ticket: string; tie: Tie }
  /** What the ticket was issued with; null unless it is ours, of this house, not ten minutes old, and the state is its own. */
  redeem(
    provider: IdentityProvider,
    sent: { ticket?: string | undefined; state?: string | undefined },
    now: Date,
  ): Tie | null
}

/**
 * Ties the browser that comes back to the browser that went, without a cookie. Whoever sends somebody a link with a code and a state of
 * their own would sign them in to an account that is not theirs (RFC 6749 §10.12). A state that is merely signed does not help: everybody
 * can have one. So the page keeps a ticket in its session storage, which no link brings along and no other origin writes, and the state is
 * derived from the ticket by our secret: the code is taken only together with both. Nonce and verifier are derived likewise, so that
 * nothing is stored here, nothing is sent along unasked, and the verifier never leaves the server.
 */
export function createTickets(secret: string): Tickets {
  const derive = (purpose: string, ticket: string) =>
    createHmac('sha256', secret).update(`outside sign-in ${purpose} ${ticket}`).digest('base64url')
  const tieOf = (ticket: string): Tie => ({
    state: derive('state', ticket),
    nonce: derive('nonce', ticket),
    verifier: derive('verifier', ticket),
  })

  return {
    issue(provider, now) {
      const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
      const claims = `${provider}.${expires}.${randomBytes(24).toString('base64url')}`
      const ticket = `${claims}.${derive('ticket', claims)}`
      return { ticket, tie: tieOf(ticket) }
    },
    redeem(provider, { ticket = '', state = '' }, now) {
      const claims = ticket.slice(0, ticket.lastIndexOf('.'))
      const [issuedFor, expires] = claims.split('.')
      if (!isSame(ticket.slice(claims.length + 1), derive('ticket', claims))) return null
      if (issuedFor !== provider || Number(expires) * 1000 <= now.getTime()) return null
      const tie = tieOf(ticket)
      return isSame(state, tie.state) ? tie : null
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
