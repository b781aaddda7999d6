import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { isFavourite } from '../favourites/service.ts'
import type { ChinaItemService } from './service.ts'

export const chinaItemRoutes: FastifyPluginAsync<{ items: ChinaItemService; db: Db }> = async (app, { items, db }) => {
  app.subjectKinds.register('item', {
    async find(_db, param1) {
      const found = await items.find(param1)
      return found && { id: found.eccn, name: `${found.eccn} ${found.name}`.slice(0, 300) }
    },
    unknown: 'item.unknown',
    async describeUnknown(_db, param1) {
      return { near: await items.near(param1) }
    },
  })

  handle(app, 'item.categories', ({ query }) => items.categories(query))
  handle(app, 'item.search', ({ query }) => items.search(query))

  handle(app, 'item.detail', async (request) => {
    const detail = await items.detail(request.query)
    const hasCollection = await isFavourite(db, sessionOf(request).userId, 'chinaEccn', detail.eccn)
    return { ...detail, hasCollection }
  })
}
