import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { createListedPartyService } from './service.ts'

export const listedPartyRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  const service = createListedPartyService(db)
  handle(app, 'eccn.parties', ({ query }) => service.parties(query))
}
