import type { FastifyRequest } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import type { Acting } from './batches/batch-service.ts'

/** Who acts with a request, and when. */
export function actingOf(request: FastifyRequest): Acting {
  return { session: sessionOf(request), actor: actorOf(request), now: new Date() }
}

/** The answer of a call that has none. */
export async function done(work: Promise<void>): Promise<null> {
  await work
  return null
}
