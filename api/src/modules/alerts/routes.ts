import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { countUnread } from './repository.ts'

export const alertRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'alert.unread', async (request) => ({ count: await countUnread(db, sessionOf(request).userId) }))
}
