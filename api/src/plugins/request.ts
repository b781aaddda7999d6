import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Language } from '../contract/bilingual.ts'
import { languageOf } from '../language/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer. */
    readonly language: Language
  }
}

/** Adds to each request: its id in a header, its language, and one log line without query and party. */
export const requestPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('language', {
      getter() {
        return languageOf(this.headers['accept-language'])
      },
    })

    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
      reply.header('vary', 'Accept-Language')
    })

    app.addHook('onResponse', async (request, reply) => {
      const { operation } = request.routeOptions.config
      const line = { operation, statusCode: reply.statusCode, ms: Math.round(reply.elapsedTime) }
      request.log.info(line, 'answered')
    })
  },
  { name: 'request' },
)
