import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { envelopeOf, Nothing } from '../../contract/envelope.ts'
import { Readiness } from '../../contract/health.ts'
import { ok } from '../../http/responses.ts'
import { say } from '../../language/language.ts'
import { type HealthDeps, readReadiness } from './service.ts'

/** A probe must be answered under any load and is never counted. */
const probe = { access: 'open', rateLimit: false, pressureHandler: () => undefined } as const

export const healthRoutes: FastifyPluginAsyncZod<HealthDeps> = async (app, deps) => {
  app.get(
    '/health/live',
    {
      config: { operation: 'health.live', ...probe },
      schema: { tags: ['health'], summary: 'The process answers', response: { 200: envelopeOf(Nothing) } },
    },
    async (request) => ok(request, null),
  )

  app.get(
    '/health/ready',
    {
      config: { operation: 'health.ready', ...probe },
      schema: {
        tags: ['health'],
        summary: 'Searches can be served; state and date of each list',
        response: { 200: envelopeOf(Readiness), 503: envelopeOf(Readiness) },
      },
    },
    async (request, reply) => {
      const readiness = await readReadiness(deps, new Date())
      if (readiness.ready) return ok(request, readiness)
      const reason = readiness.engine === 'up' ? 'engine.loading' : 'engine.away'
      return reply.code(503).send({ code: 503, message: say(reason, request.language), data: readiness })
    },
  )
}
