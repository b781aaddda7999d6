import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Freshness } from '../../contract/freshness.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { readFreshness } from './service.ts'

interface FreshnessDeps {
  db: Db
  /** Alias of the searched index. */
  alias: string
}

export const freshnessRoutes: FastifyPluginAsyncZod<FreshnessDeps> = async (app, { db, alias }) => {
  app.get(
    '/open-api/api/dic/source/freshness',
    {
      config: { operation: 'dictionary.freshness', access: 'open' },
      schema: {
        tags: ['dictionary'],
        summary: 'How current each list is, what its last run said, and what happened lately',
        response: responseSchemas(Freshness),
      },
    },
    async (request) => ok(request, await readFreshness(db, alias, new Date())),
  )
}
