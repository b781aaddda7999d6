import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { readBulletins } from './service.ts'

export const bulletinRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'bulletin.page', ({ query }) => readBulletins(db, query))
}
