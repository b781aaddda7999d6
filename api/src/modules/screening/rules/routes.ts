import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Acting } from '../../../auth/acting.ts'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { handle } from '../../../plugins/operations.ts'
import { readRulePage } from './rule-page.ts'
import { deleteRule, endRule, readHidden, saveRule, startRule, tryOwnRule } from './rule-service.ts'

/** Rules of the caller's desk: kept as drafts, tried, put in force, ended. */
export const screeningRuleRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'screening.rules', (request) => readRulePage(db, sessionOf(request).userId, request.query, new Date()))

  handle(app, 'screening.saveRule', (request) => saveRule(db, actingOf(request), request.body))

  handle(app, 'screening.tryRule', (request) => tryOwnRule(db, actingOf(request), request.body))

  handle(app, 'screening.startRule', async (request) => {
    await startRule(db, actingOf(request), request.body.id)
    return null
  })

  handle(app, 'screening.endRule', async (request) => {
    await endRule(db, actingOf(request), request.body.id)
    return null
  })

  handle(app, 'screening.deleteRule', async (request) => {
    await deleteRule(db, actingOf(request), request.body.id)
    return null
  })

  handle(app, 'screening.hidden', (request) => readHidden(db, sessionOf(request).userId, request.query))
}

function actingOf(request: FastifyRequest): Acting {
  return { session: sessionOf(request), actor: actorOf(request), now: new Date() }
}
