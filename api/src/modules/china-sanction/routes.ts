import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { isFavourite } from '../favourites/service.ts'
import { chinaDecision } from './access-subject.ts'
import type { ChinaService } from './service.ts'

export const chinaSanctionRoutes: FastifyPluginAsync<{ china: ChinaService; db: Db }> = async (app, { china, db }) => {
  app.subjectKinds.register('chinaSanction', chinaDecision)

  handle(app, 'china.latest', ({ query }) => china.latest(query, chinaDay(new Date())))
  handle(app, 'china.search', ({ query }) => china.search(query, chinaDay(new Date())))

  handle(app, 'china.detail', async (request) => {
    const record = await china.detail(request.query.id, chinaDay(new Date()))
    const hasCollection = await isFavourite(db, sessionOf(request).userId, 'entity', record.subject.id)
    return { ...record, hasCollection }
  })

  handle(app, 'china.labels', () => china.labels())
}
