import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../http/app-error.ts'
import { costOf } from '../http/call-cost.ts'
import { clientAddress, networkOf } from '../http/client-network.ts'

/** Visitor networks and users that are counted at once. */
const rememberedCallers = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that must answer under any load. */
    pressureHandler?: () => void
  }
}

/** Of routes that answer at any rate and under any load: probes, and the files of the page, which cost next to nothing. */
export const withoutLimits = { rateLimit: false, pressureHandler: () => undefined } as const

class BusyError extends AppError {
  constructor() {
    super('service.busy')
  }
}

interface Options {
  /** Per visitor network; 0: no limit. */
  perMinute: number
  /** Per user; 0: no limit. */
  userPerMinute: number
  /** Mean event-loop delay above which new work is refused; 0: no limit. */
  eventLoopDelayMillis: number
}

/** Rate limits per visitor network and user, counted by what a call costs, and load shedding when the process is overloaded. */
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
      keyGenerator: (request) =>
        request.session ? `user ${request.session.userId}` : networkOf(clientAddress(request)),
      timeWindow: 60_000,
      cache: rememberedCallers,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('rate.exceeded', { params: { seconds: Math.ceil(ttl / 1000) } }),
    })

    const countOne = app.createRateLimit()
    // Every call was counted once before its input was read; before it is charged to a package, the rest of its cost is.
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.is404 || request.routeOptions.config.rateLimit === false) return
      const cost = costOf({ ...(request.query as object), ...(request.body as object | undefined) })
      for (let counted = 1; counted < cost; counted++) {
        const limit = await countOne(request)
        if (limit.isAllowed) return
        reply.header('ratelimit-remaining', limit.remaining)
        if (!limit.isExceeded) continue
        const seconds = limit.ttlInSeconds
        throw new AppError('rate.exceeded', { params: { seconds }, retryAfter: seconds })
      }
    })
  },
  { name: 'limits', dependencies: ['session'] },
)
