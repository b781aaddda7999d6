import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actingOf, done } from '../../auth/acting.ts'
import { sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { decline, handOver, invite, join, leave, readDesk, remove, updateDesk } from './service.ts'

/** Desks: who screens together, and how. */
export const deskRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'desk.read', (request) => readDesk(db, sessionOf(request).userId))
  handle(app, 'desk.update', (request) => done(updateDesk(db, actingOf(request), request.body)))
  handle(app, 'desk.invite', (request) => done(invite(db, actingOf(request), request.body.userName)))
  handle(app, 'desk.join', (request) => done(join(db, actingOf(request), request.body.deskId)))
  handle(app, 'desk.decline', (request) => done(decline(db, actingOf(request), request.body.deskId)))
  handle(app, 'desk.leave', (request) => done(leave(db, actingOf(request))))
  handle(app, 'desk.handOver', (request) => done(handOver(db, actingOf(request), request.body.userId)))
  handle(app, 'desk.remove', (request) => done(remove(db, actingOf(request), request.body.userId)))
}
