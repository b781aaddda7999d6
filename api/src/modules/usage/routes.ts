import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { handle } from '../../plugins/operations.ts'
import { exportLog } from './log-export.ts'
import { readLog, readLogDetail } from './log-service.ts'
import { moduleOrder } from './module-names.ts'
import { nameModule, readMembership, readOrders, readUsage } from './order-service.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The caller's orders and charges. */
export const usageRoutes: FastifyPluginAsync<{ db: Db; files: JobFiles }> = async (app, { db, files }) => {
  handle(app, 'usage.modules', () => moduleOrder.map(nameModule))

  handle(app, 'usage.orders', (request) => readOrders(db, sessionOf(request).userId, request.query, new Date()))

  handle(app, 'usage.sums', (request) =>
    readUsage(db, sessionOf(request).userId, request.query.orderNumber, request.query, new Date()),
  )

  handle(app, 'usage.membership', (request) =>
    readMembership(db, sessionOf(request).userId, request.query.orderNumber, new Date()),
  )

  handle(app, 'usage.log', (request) => readLog(db, sessionOf(request).userId, request.query))

  handle(app, 'usage.logDetail', (request) => readLogDetail(db, sessionOf(request).userId, request.query.id))

  handle(app, 'usage.exportLog', async (request, reply) => {
    const now = new Date()
    const { userId } = sessionOf(request)
    const { file, rows } = await exportLog({ db, files }, userId, request.query, request.language)
    const entry = { operation: 'usage.exportLog', subject: userId, outcome: 'done', details: { rows } } as const
    await writeAudit(db, actorOf(request), entry, now)
    reply.type(xlsx).header('content-disposition', `attachment; filename="usage-${chinaDay(now)}.xlsx"`)
    return reply.send(file)
  })
}
