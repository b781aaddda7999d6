import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actorOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import { countForExport, streamAuditCsv } from './audit-csv.ts'
import { readAudit } from './audit-service.ts'

/** Reading the audit; reads are recorded in the audit too. */
export const adminAuditRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'admin.audit', async (request) => {
    const page = await readAudit(db, request.query)
    const { before: olderThan, ...filters } = request.query
    const details = { ...filters, ...(olderThan !== undefined && { olderThan }) }
    await writeAudit(db, actorOf(request), { operation: 'admin.audit', outcome: 'done', details }, new Date())
    return page
  })

  handle(app, 'admin.exportAudit', async (request, reply) => {
    const now = new Date()
    const rows = await countForExport(db, request.query)
    const details = { ...request.query, rows }
    await writeAudit(db, actorOf(request), { operation: 'admin.exportAudit', outcome: 'done', details }, now)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${chinaDay(now)}.csv"`)
    return reply.send(streamAuditCsv(db, request.query, request.language))
  })
}
