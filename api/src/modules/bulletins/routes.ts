import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BulletinPage } from '../../contract/bulletin.ts'
import { BulletinQuery } from '../../contract/requests.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { readBulletins } from './service.ts'

export const bulletinRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/open-api/api/morning/page',
    {
      config: { operation: 'bulletin.page', access: 'open' },
      schema: {
        tags: ['news'],
        summary: 'Notices and changes of lists, newest first',
        querystring: BulletinQuery,
        response: responseSchemas(BulletinPage),
      },
    },
    async (request) => ok(request, await readBulletins(db, request.query)),
  )
}
