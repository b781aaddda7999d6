import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { readAlerts, readRelations } from './alert-page.ts'
import { countUnreadAlerts, markAllRead } from './alert-repository.ts'
import { confirmRelation, refuseRelations } from './judge-alert.ts'
import { undoAlert } from './undo-alert.ts'

/** Alerts about watched names. */
export const monitoringRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  const judgeOf = (request: Parameters<typeof sessionOf>[0]) => ({
    ...actorOf(request),
    userId: sessionOf(request).userId,
  })

  handle(app, 'watch.page', (request) => readAlerts(db, sessionOf(request).userId, request.body))
  handle(app, 'watch.relations', (request) =>
    readRelations(db, sessionOf(request).userId, request.body.msgId, request.body),
  )

  handle(app, 'watch.confirm', async (request) => {
    const { relationId } = request.body
    await concerning(String(relationId), confirmRelation(db, relationId, judgeOf(request), new Date()))
    return null
  })

  handle(app, 'watch.none', async (request) => {
    const { msgId } = request.body
    await concerning(String(msgId), refuseRelations(db, msgId, judgeOf(request), new Date()))
    return null
  })

  handle(app, 'watch.undo', async (request) => {
    const { body } = request
    await concerning(String(body.msgId), undoAlert(db, body, judgeOf(request), new Date()))
    return null
  })

  handle(app, 'watch.readAll', async (request) => {
    await markAllRead(db, sessionOf(request).userId, new Date())
    return null
  })

  handle(app, 'watch.unread', (request) => countUnreadAlerts(db, sessionOf(request).userId))
}
