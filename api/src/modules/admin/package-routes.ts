import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { packages } from '../../auth/packages.ts'
import { actorOf } from '../../auth/session.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { readMembership } from '../usage/order-service.ts'
import { grantTo } from './user-service.ts'

/** Packages and granting them. */
export const adminPackageRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'admin.packages', async (request) => {
    await writeAudit(db, actorOf(request), { operation: 'admin.packages', outcome: 'done' }, new Date())
    return Object.values(packages).map(({ id, name, days }) => ({
      packageId: id,
      pacakgeName: name.zh,
      pacakgeNameEn: name.en,
      days,
    }))
  })

  handle(app, 'admin.grantPackage', async (request) => {
    const now = new Date()
    const orderNumber = await concerning(request.body.userId, grantTo(db, request.body, actorOf(request), now))
    return readMembership(db, request.body.userId, orderNumber, now)
  })
}
