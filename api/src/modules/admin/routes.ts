import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../../config.ts'
import { adminAuditRoutes } from './audit-routes.ts'
import { adminPackageRoutes } from './package-routes.ts'
import { adminUserRoutes } from './user-routes.ts'

/** Routes for administrators. */
export const adminRoutes: FastifyPluginAsync<{ db: Db; mode: Config['mode'] }> = async (app, { db, mode }) => {
  await app.register(adminUserRoutes, { db, mode })
  await app.register(adminPackageRoutes, { db })
  await app.register(adminAuditRoutes, { db })
}
