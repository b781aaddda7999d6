import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IdentityProvider } from '@qingdan/database/tables/account-tables.ts'

const lifeSeconds = 10 * 60

/** Proves that the browser returning from an identity provider is the one that left. */
export interface LoginState {
  /** Sent to the provider and returned with the code, in the address. */
  state: string
  /** Sent to the provider; the ID token must contain it (OpenID Connect). */
  nonce: string
  /** Kept here; only its hash is sent to the provider (RFC 7636). */
  verifier: string
}

export interface LoginStates {
  issue(provider: IdentityProvider, now: Date): { ticket: string; state: LoginState }
  /** The values that the ticket was issued with; null unless we issued it, for this provider, within ten minutes, and the state matches. */
  redeem(
    provider: IdentityProvider,
    sent: { ticket?: string | undefined; state?: string | undefined },
    now: Date,
  ): LoginState | null
}

/**
 * Binds the answer of an identity provider to the browser that asked, without a cookie. A link with an attacker's code and state would sign the
 * victim in to the attacker's account (RFC 6749 §10.12). A signed state alone does not help, because anybody can get one. So the page keeps a ticket
 * in its session storage, which a link cannot set and another origin cannot write, and the state is derived from the ticket with our secret: the code
 * is accepted only with both. Nonce and verifier are derived in the same way, so nothing is stored on the server and the verifier never leaves it.
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
