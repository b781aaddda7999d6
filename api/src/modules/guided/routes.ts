import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { UsItemService } from '../us-items/service.ts'
import { diligenceRoutes } from './diligence-routes.ts'
import { riskRoutes } from './risk-routes.ts'
import type { GuidedServices } from './services.ts'

interface Options {
  db: Db
  items: UsItemService
  guided: GuidedServices
}

/** Guided questions. */
export const guidedRoutes: FastifyPluginAsync<Options> = async (app, { db, items, guided }) => {
  await app.register(diligenceRoutes, { db, ...guided })
  await app.register(riskRoutes, { db, items, ...guided })
}
