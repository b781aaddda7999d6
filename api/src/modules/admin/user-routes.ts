import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf } from '../../auth/session.ts'
import type { Config } from '../../config.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { readUsers } from './user-page.ts'
import { changeState, resetPassword } from './user-service.ts'

/** Users and their accounts. Every call is audited, reads too. */
export const adminUserRoutes: FastifyPluginAsync<{ db: Db; mode: Config['mode'] }> = async (app, { db, mode }) => {
  handle(app, 'admin.users', async (request) => {
    const now = new Date()
    const page = await readUsers(db, request.query, now)
    const details = { ...request.query, total: page.total }
    await writeAudit(db, actorOf(request), { operation: 'admin.users', outcome: 'done', details }, now)
    return page
  })

  for (const action of ['approve', 'close', 'open'] as const) {
    handle(app, `admin.${action}`, async (request) => {
      const change = { action, userId: request.body.userId, isProduction: mode === 'production' }
      await concerning(change.userId, changeState(db, change, actorOf(request), new Date()))
      return null
    })
  }

  handle(app, 'admin.resetPassword', async (request) => {
    const { userId } = request.body
    const { password, expiresAt } = await concerning(userId, resetPassword(db, userId, actorOf(request), new Date()))
    return { password, expireTime: expiresAt.toISOString() }
  })
}
