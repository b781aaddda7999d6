import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { createCounterpartService } from './service.ts'

export const counterpartRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  const service = createCounterpartService(db)
  handle(app, 'item.counterparts', ({ query }) => service.of(query.system, query.code))
  handle(app, 'item.eu', ({ query }) => service.euItem(query.code))
}
