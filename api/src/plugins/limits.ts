import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'

/** Above this mean delay of the event loop new work is refused; searches take a tenth of it at full load. */
const maxEventLoopDelayMillis = 1000
/** Visitor addresses remembered at once. */
const rememberedAddresses = 20_000

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
  /** 0: no limit. */
  perMinute: number
}

/** Limits per visitor address, and refusal of new work when the process cannot follow. */
export const limitsPlugin = fp(
  async (app: FastifyInstance, { perMinute }: Options) => {
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMillis,
      customError: BusyError,
      retryAfter: 5,
    })
    if (perMinute === 0) return
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      cache: rememberedAddresses,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('rate.exceeded', { params: { seconds: Math.ceil(ttl / 1000) } }),
    })
  },
  { name: 'limits' },
)
