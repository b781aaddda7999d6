import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { concerning } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { decideMatch, pairName, readDecisions, undoMatch } from './decisions.ts'
import { readQueue } from './queue.ts'

/** Possible matches, for administrators. Every call is audited, reads too. */
export const matchRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'admin.matches', async (request) => {
    const now = new Date()
    const page = await readQueue(db, request.query, now)
    const details = { pageSize: request.query.pageSize, total: page.total }
    await writeAudit(db, actorOf(request), { operation: 'admin.matches', outcome: 'done', details }, now)
    return page
  })

  handle(app, 'admin.decideMatch', async (request) => {
    const actor = { ...actorOf(request), userId: sessionOf(request).userId }
    const decisionId = await concerning(pairName(request.body), decideMatch(db, request.body, actor, new Date()))
    return { decisionId }
  })

  handle(app, 'admin.undoMatch', async (request) => {
    const { decisionId } = request.body
    const actor = { ...actorOf(request), userId: sessionOf(request).userId }
    await concerning(String(decisionId), undoMatch(db, decisionId, actor, new Date()))
    return null
  })

  handle(app, 'admin.matchDecisions', async (request) => {
    const page = await readDecisions(db, request.query)
    const details = { pageSize: request.query.pageSize }
    await writeAudit(db, actorOf(request), { operation: 'admin.matchDecisions', outcome: 'done', details }, new Date())
    return page
  })
}
