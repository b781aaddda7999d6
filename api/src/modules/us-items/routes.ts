import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { isFavourite } from '../favourites/service.ts'
import { controlEntryKind } from './access-item.ts'
import type { UsItemService } from './service.ts'

export const usItemRoutes: FastifyPluginAsync<{ items: UsItemService; db: Db }> = async (app, { items, db }) => {
  app.subjectKinds.register('eccn', controlEntryKind(items))

  handle(app, 'eccn.categories', ({ query }) => items.categories(query))
  handle(app, 'eccn.search', ({ query }) => items.search(query))
  handle(app, 'eccn.suggest', ({ query }) => items.suggest(query.eccn))
  handle(app, 'eccn.countries', ({ query }) => items.countries(query.countryName))

  handle(app, 'eccn.detail', async (request) => {
    const detail = await items.detail(request.query.eccn)
    const hasCollection = await isFavourite(db, sessionOf(request).userId, 'eccn', detail.eccn)
    return { ...detail, hasCollection }
  })

  handle(app, 'eccn.map', ({ query }) => items.map(query.eccn))
  handle(app, 'eccn.destination', ({ query }) => items.destination(query.eccn, query.country))
}
