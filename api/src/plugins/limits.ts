import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import { networkOf } from '../network.ts'

/** Above this mean delay of the event loop new work is refused; searches take a tenth of it at full load. */
const maxEventLoopDelayMillis = 1000
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
}

/** Limits per visitor network and user, and refusal of new work when the process cannot follow. */
export const limitsPlugin = fp(
  async (app: FastifyInstance, { perMinute, userPerMinute }: Options) => {
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMillis,
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
