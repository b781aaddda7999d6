import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { handle } from '../../../plugins/operations.ts'
import { takeExperience } from './service.ts'

/** The 7-day trial package for new users. */
export const experienceRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'account.takeExperience', (request) =>
    takeExperience(db, sessionOf(request).userId, actorOf(request), new Date()),
  )
}
