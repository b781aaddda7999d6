import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IdentityProvider } from '@qingdan/database/account-tables.ts'

const lifeSeconds = 10 * 60

/** What connects the browser that comes back from an identity provider to the one that went there. */
export interface LoginState {
  /** Goes there and comes back with the code, in the address. */
  state: string
  /** Goes there; the answer to the code must name it (OpenID Connect). */
  nonce: string
  /** Stays here; its hash goes there (RFC 7636). */
  verifier: string
}

export interface LoginStates {
  issue(provider: IdentityProvider, now: Date): { ticket: string; state: LoginState }
  /** What the ticket was issued with; null unless it is ours, of this provider, not ten minutes old, and the state is its own. */
  redeem(
    provider: IdentityProvider,
    sent: { ticket?: string | undefined; state?: string | undefined },
    now: Date,
  ): LoginState | null
}

/**
 * Connects the browser that comes back to the browser that went, without a cookie. A link with somebody else’s code and state would sign
 * its reader in to an account that is not theirs (RFC 6749 §10.12). A signed state does not help, because everybody can get one. So the
 * page keeps a ticket in its session storage, which a link cannot bring and another origin cannot write, and the state is derived from the
 * ticket by our secret: the code is taken only together with both. Nonce and verifier are derived in the same way, so that nothing is
 * stored here and the verifier never leaves the server.
 */
export function createLoginStates(secret: string): LoginStates {
  const derive = (purpose: string, ticket: string) =>
    createHmac('sha256', secret).update(`outside sign-in ${purpose} ${ticket}`).digest('base64url')
  const stateOf = (ticket: string): LoginState => ({
    state: derive('state', ticket),
    nonce: derive('nonce', ticket),
    verifier: derive('verifier', ticket),
  })

  return {
    issue(provider, now) {
      const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
      const claims = `${provider}.${expires}.${randomBytes(24).toString('base64url')}`
      const ticket = `${claims}.${derive('ticket', claims)}`
      return { ticket, state: stateOf(ticket) }
    },
    redeem(provider, { ticket = '', state = '' }, now) {
      const claims = ticket.slice(0, ticket.lastIndexOf('.'))
      const [issuedFor, expires] = claims.split('.')
      if (!isSame(ticket.slice(claims.length + 1), derive('ticket', claims))) return null
      if (issuedFor !== provider || Number(expires) * 1000 <= now.getTime()) return null
      const issued = stateOf(ticket)
      return isSame(state, issued.state) ? issued : null
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
