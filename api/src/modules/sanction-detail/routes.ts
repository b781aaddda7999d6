import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { subjectRead } from '../../auth/access.ts'
import { sessionOf } from '../../auth/session.ts'
import { EntityDetail, HistoryEntry } from '../../contract/detail.ts'
import { EntityQuery, SubjectQuery } from '../../contract/requests.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { isFavourite } from '../favourites/service.ts'
import { readEntity, readHistory } from './service.ts'

const access = subjectRead('query', 'id')

export const sanctionDetailRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/open-api/api/sanction/detail/entity',
    {
      config: { operation: 'sanction.detail', access },
      schema: {
        tags: ['sanction'],
        summary: 'A subject: what its lists say together and one by one, and how each entry stands on a day',
        querystring: EntityQuery,
        response: responseSchemas(EntityDetail),
      },
    },
    async (request) => {
      const entity = await readEntity(db, request.query)
      const hasCollection = await isFavourite(db, sessionOf(request).userId, 'entity', entity.id)
      return ok(request, { ...entity, hasCollection })
    },
  )

  app.get(
    '/open-api/api/sanction/detail/history',
    {
      config: { operation: 'sanction.history', access },
      schema: {
        tags: ['sanction'],
        summary: 'Dated changes of a subject per list, newest first',
        querystring: SubjectQuery,
        response: responseSchemas(z.array(HistoryEntry)),
      },
    },
    async (request) => ok(request, await readHistory(db, request.query)),
  )
}
