import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Actor } from '../audit/repository.ts'
import { outageOf } from '../connections/outages.ts'
import { clientAddress } from '../http/client-network.ts'
import { findSession, prolongSession, type Session } from './session-repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor and for an invalid token. */
    session: Session | null
  }
}

/** Holds a renewed token when the caller's token is past half its life. */
const renewedTokenHeader = 'x-renewed-token'

/** Finds the caller’s session by the token in `Authorization` (bare or Bearer) or `access-token`. Cookies are never read. */
export const sessionPlugin = fp(
  async (app: FastifyInstance, { db }: { db: Db }) => {
    app.decorateRequest('session', null)

    app.addHook('onRequest', async (request, reply) => {
      const token = tokenOf(request)
      if (token === null) return
      try {
        await recognise(request, reply, token)
      } catch (error) {
        // Public routes must work while the database is down.
        if (request.routeOptions.config.access !== 'open' || !outageOf(error)) throw error
      }
    })

    async function recognise(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
      const now = new Date()
      const claims = app.tokens.read(token, now)
      if (claims === null) return
      const session = await findSession(db, claims.sessionId, now)
      if (session === null || session.userId !== claims.userId) return
      request.session = session
      if (!claims.isAging) return
      await prolongSession(db, session.id, now)
      reply.header(renewedTokenHeader, app.tokens.sign({ sessionId: session.id, userId: session.userId }))
    }
  },
  { name: 'session', dependencies: ['tokens'] },
)

function tokenOf({ headers }: FastifyRequest): string | null {
  const sent = headers.authorization ?? headers['access-token']
  if (typeof sent !== 'string') return null
  const token = sent.replace(/^Bearer\s+/i, '').trim()
  return token === '' ? null : token
}

/** The caller as the audit names it. */
export function actorOf(request: FastifyRequest): Actor {
  return { userId: request.session?.userId ?? null, address: clientAddress(request), requestId: request.id }
}

/** The caller of a route that needs a session. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error(`${request.routeOptions.config.operation} is open: nobody need be signed in`)
  return request.session
}
