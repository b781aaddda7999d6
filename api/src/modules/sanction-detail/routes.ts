import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { isFavourite } from '../favourites/service.ts'
import { listedSubject } from './access-subject.ts'
import { readEntity, readHistory } from './service.ts'

export const sanctionDetailRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.subjectKinds.register('sanction', listedSubject)

  handle(app, 'sanction.detail', async (request) => {
    const entity = await readEntity(db, request.query)
    const hasCollection = await isFavourite(db, sessionOf(request).userId, 'entity', entity.id)
    return { ...entity, hasCollection }
  })

  handle(app, 'sanction.history', ({ query }) => readHistory(db, query))
}
