import multipart from '@fastify/multipart'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit/repository.ts'
import { actingOf, done } from '../../auth/acting.ts'
import { sessionOf } from '../../auth/session.ts'
import { AppError } from '../../http/app-error.ts'
import { exportBatch, mostExportRows } from '../../jobs/export-batch.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { say } from '../../language/language.ts'
import { handle } from '../../plugins/operations.ts'
import {
  importFiles,
  ownBatches,
  readBatches,
  readProgress,
  readRowErrors,
  removeBatches,
  startBatches,
  stopBatches,
} from './batches/batch-service.ts'
import { countExportRows } from './batches/export-sheet.ts'
import { createProgressStreams } from './batches/progress-stream.ts'
import { formOptions, receiveFiles, refuseLargeForm } from './batches/receive-files.ts'
import { storeUploads } from './batches/upload-service.ts'
import { addEntity } from './entities/add-entity.ts'
import { mapEntity, readDecisions, refuseCandidates, undoDecision, unmapEntity } from './entities/decision-service.ts'
import { changeWatch, readCandidates, readEntities } from './entities/entity-service.ts'
import { writeTemplate } from './import/template.ts'
import { createUploadPool } from './import/upload-pool.ts'
import { screeningRuleRoutes } from './rules/routes.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Files of names, from the template to the workbook of results. */
export const screeningRoutes: FastifyPluginAsync<{ db: Db; files: JobFiles }> = async (app, { db, files }) => {
  const pool = createUploadPool()
  app.addHook('onClose', () => pool.close())
  await app.register(multipart, formOptions)
  await app.register(screeningRuleRoutes, { db })

  handle(app, 'screening.template', async ({ query: { type, languages } }, reply) =>
    sendWorkbook(reply, `template-${type}-${languages}.xlsx`, await writeTemplate(type, languages)),
  )

  handle(
    app,
    'screening.upload',
    async (request) => storeUploads({ db, pool }, actingOf(request), await receiveFiles(request), request.language),
    { onRequest: refuseLargeForm },
  )

  handle(app, 'screening.import', (request) => importFiles(db, actingOf(request), request.body.fileIds))

  handle(app, 'screening.page', (request) => readBatches(db, userOf(request), request.body, request.language))

  handle(app, 'screening.start', async (request, reply) => {
    await startBatches(db, actingOf(request), request.body.ids)
    reply.code(202)
    return { code: 202, message: say('success', request.language), data: null }
  })

  handle(app, 'screening.stop', (request) => done(stopBatches(db, actingOf(request), request.body.ids)))

  handle(app, 'screening.delete', (request) => done(removeBatches(db, actingOf(request), request.body.ids)))

  handle(app, 'screening.progress', (request) =>
    readProgress(db, userOf(request), request.query.ids, new Date(), request.language),
  )

  const streams = createProgressStreams(db)
  app.addHook('preClose', async () => streams.close())
  handle(app, 'screening.progressStream', async (request, reply) => {
    const stream = await streams.open(sessionOf(request), request.query.ids, request.language)
    // Proxies pass each event on at once.
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })

  handle(app, 'screening.rowErrors', (request) =>
    readRowErrors(db, userOf(request), request.query.batchId, request.language),
  )

  handle(app, 'screening.export', async (request, reply) => {
    const { batchId, languages } = request.query
    const { actor, now, session } = actingOf(request)
    const [batch] = await ownBatches(db, session.userId, [batchId])
    const rows = await countExportRows(db, batchId)
    if (rows > mostExportRows) throw new AppError('export.tooMany', { params: { rows: mostExportRows } })
    const file = await files.make(exportBatch, { batchId, language: languages })
    const entry = {
      operation: 'screening.export',
      subject: String(batchId),
      outcome: 'done',
      details: { rows },
    } as const
    await writeAudit(db, actor, entry, now)
    return sendWorkbook(reply, `batch-${batch?.batch_no}.xlsx`, file)
  })

  handle(app, 'screening.entities', (request) => readEntities(db, userOf(request), request.body))

  handle(app, 'screening.candidates', (request) => readCandidates(db, userOf(request), request.query.screningEntityId))

  handle(app, 'screening.map', (request) => done(mapEntity(db, actingOf(request), request.body)))

  handle(app, 'screening.none', (request) => done(refuseCandidates(db, actingOf(request), request.body)))

  handle(app, 'screening.unmap', (request) => done(unmapEntity(db, actingOf(request), request.body)))

  handle(app, 'screening.warn', (request) => {
    const { session, ...acting } = actingOf(request)
    return done(changeWatch(db, { ...acting, userId: session.userId }, request.body))
  })

  handle(app, 'screening.add', (request) => addEntity(db, actingOf(request), request.body, request.language))

  handle(app, 'screening.decisions', (request) => readDecisions(db, userOf(request), request.query))

  handle(app, 'screening.undo', (request) => done(undoDecision(db, actingOf(request), request.body.id)))
}

function userOf(request: FastifyRequest): string {
  return sessionOf(request).userId
}

function sendWorkbook(reply: FastifyReply, name: string, file: Uint8Array): FastifyReply {
  return reply
    .type(xlsx)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
}
