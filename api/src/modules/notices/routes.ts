import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf } from '../../auth/session.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { confirm, correct, readDraft, readQueue, refuse, reopen } from './service.ts'

/** Notices that a person confirms. Every call is audited, reads too. */
export const noticeRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'admin.notices', async (request) => {
    const queue = await readQueue(db, request.query)
    const details = { total: queue.notices.length }
    await writeAudit(db, actorOf(request), { operation: 'admin.notices', outcome: 'done', details }, new Date())
    return queue
  })

  handle(app, 'admin.notice', async (request) => {
    const subject = String(request.query.noticeId)
    const draft = await concerning(subject, readDraft(db, request.query.noticeId))
    await writeAudit(db, actorOf(request), { operation: 'admin.notice', subject, outcome: 'done' }, new Date())
    return draft
  })

  handle(app, 'admin.correctNotice', (request) => {
    const { noticeId, reading } = request.body
    return concerning(String(noticeId), correct(db, request.body, reading, actorOf(request)))
  })

  handle(app, 'admin.confirmNotice', (request) =>
    concerning(String(request.body.noticeId), confirm(db, request.body, actorOf(request))),
  )

  handle(app, 'admin.refuseNotice', (request) => {
    const { noticeId, reason } = request.body
    return concerning(String(noticeId), refuse(db, request.body, reason, actorOf(request)))
  })

  handle(app, 'admin.reopenNotice', (request) =>
    concerning(String(request.body.noticeId), reopen(db, request.body, actorOf(request))),
  )
}
