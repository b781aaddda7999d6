import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, success } from '../../answer.ts'
import { BulletinPage } from '../../contract/bulletin.ts'
import { BulletinQuery } from '../../contract/requests.ts'
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
        response: answers(BulletinPage),
      },
    },
    async (request) => success(request, await readBulletins(db, request.query)),
  )
}
