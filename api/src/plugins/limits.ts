import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../http/app-error.ts'
import { networkOf } from '../http/client-network.ts'

/** Visitor networks and users remembered at once. */
const rememberedCallers = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that must answer under any load. */
    pressureHandler?: () => void
  }
}

class BusyError extends AppError {
  constructor() {
    super('service.busy')
  }
}

interface Options {
  /** Of a visitor's network; 0: no limit. */
  perMinute: number
  /** Of a user; 0: no limit. */
  userPerMinute: number
  /** Mean delay of the event loop from which on new work is refused; 0: no limit. */
  eventLoopDelayMillis: number
}

/** Limits per visitor network and user, and refusal of new work when the process cannot follow. */
export const limitsPlugin = fp(
  async (app: FastifyInstance, { perMinute, userPerMinute, eventLoopDelayMillis }: Options) => {
    await app.register(underPressure, {
      maxEventLoopDelay: eventLoopDelayMillis,
      customError: BusyError,
      retryAfter: 5,
    })
    if (perMinute === 0) return
    await app.register(rateLimit, {
      max: (request) => (request.session ? userPerMinute || Number.MAX_SAFE_INTEGER : perMinute),
      keyGenerator: (request) => (request.session ? `user ${request.session.userId}` : networkOf(request.ip)),
      timeWindow: 60_000,
      cache: rememberedCallers,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('rate.exceeded', { params: { seconds: Math.ceil(ttl / 1000) } }),
    })
  },
  { name: 'limits', dependencies: ['session'] },
)
