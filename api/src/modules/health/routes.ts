import type { FastifyPluginAsync } from 'fastify'
import { ok } from '../../http/responses.ts'
import { say } from '../../language/language.ts'
import { handle } from '../../plugins/operations.ts'
import { type HealthDeps, readReadiness } from './service.ts'

export const healthRoutes: FastifyPluginAsync<HealthDeps> = async (app, deps) => {
  handle(app, 'health.live', () => null)

  handle(app, 'health.ready', async (request, reply) => {
    const readiness = await readReadiness(deps, new Date(), request.language)
    if (readiness.ready) return ok(request, readiness)
    const reason = readiness.engine === 'up' ? 'engine.loading' : 'engine.away'
    return reply.code(503).send({ code: 503, message: say(reason, request.language), data: readiness })
  })
}
