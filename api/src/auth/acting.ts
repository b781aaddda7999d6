import type { FastifyRequest } from 'fastify'
import type { Actor } from '../audit/repository.ts'
import { actorOf, sessionOf } from './session.ts'
import type { Session } from './session-repository.ts'

/** Who acts, and when. */
export interface Acting {
  session: Session
  actor: Actor
  now: Date
}

/** Who acts with a request, and when. */
export function actingOf(request: FastifyRequest): Acting {
  return { session: sessionOf(request), actor: actorOf(request), now: new Date() }
}

/** The answer of a call that has none. */
export async function done(work: Promise<void>): Promise<null> {
  await work
  return null
}
