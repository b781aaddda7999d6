import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { nextQuotaDay } from '../../auth/quota-day.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import type { AuditOperation } from '../../contract/operations/audit-operations.ts'
import { AppError } from '../../http/app-error.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { handle } from '../../plugins/operations.ts'
import type { GuidedServices } from '../guided/services.ts'
import { listedSubject } from '../sanction-detail/access-subject.ts'
import type { SearchService } from '../sanction-search/service.ts'
import { chargeBatchRecord, exportBatchRecord } from './batches/evidence.ts'
import { readGraphPicture } from './graph-picture.ts'
import type { MadeFile, Recipient } from './issue.ts'
import { countDocuments } from './repository.ts'
import { type RuleServices, ruleExportRoutes } from './rules/routes.ts'
import { exportSubject, verifyDocument } from './service.ts'
import { createUserTurns } from './user-turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Validates the graph picture of the call. */
    picture: Uint8Array | null
  }
}

interface Options extends RuleServices {
  db: Db
  guided: GuidedServices
  search: SearchService
  files: JobFiles
  publicUrl: string
  /** Exports of one user in a quota day, whatever the subjects; 0: no limit. */
  perDay: number
}

export const exportRoutes: FastifyPluginAsync<Options> = async (app, { perDay, ...tools }) => {
  const { db } = tools
  const turns = createUserTurns()
  app.subjectKinds.register('export', listedSubject)
  app.decorateRequest('picture', null)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: AuditOperation,
    make: (recipient: Recipient) => Promise<MadeFile>,
  ) {
    const { userId } = sessionOf(request)
    const { file, hash, document } = await turns.run(userId, async () => {
      await assertLimit(userId)
      return make({ userId, actor: actorOf(request), operation })
    })
    const name = `${document.subject.id}-${chinaDay(new Date(document.madeAt))}.pdf`
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="qingdan-${name}"`)
      .header('x-document-hash', hash)
      .send(file)
  }

  async function assertLimit(userId: string): Promise<void> {
    const now = new Date()
    if (perDay === 0 || (await countDocuments(db, userId, startOfChinaDay(chinaDay(now)))) < perDay) return
    const retryAfter = Math.ceil((nextQuotaDay(now).getTime() - now.getTime()) / 1000)
    throw new AppError('export.daily', { params: { most: perDay }, retryAfter })
  }

  /** What needs no grant is checked before the grant is charged: the user's turn, the day's number, and the picture, which costs most. */
  async function prepare(request: FastifyRequest, input: unknown): Promise<void> {
    await assertFree(request)
    await takePicture(request, input)
  }

  async function assertFree(request: FastifyRequest): Promise<void> {
    const { userId } = sessionOf(request)
    turns.assertFree(userId)
    await assertLimit(userId)
  }

  handle(
    app,
    'export.subject',
    (request, reply) =>
      send(request, reply, 'export.subject', (recipient) =>
        exportSubject(tools, request.query, request.picture, recipient),
      ),
    { preValidation: (request) => prepare(request, request.query) },
  )
  handle(
    app,
    'export.subjectWithGraph',
    (request, reply) =>
      send(request, reply, 'export.subject', (recipient) =>
        exportSubject(tools, request.body, request.picture, recipient),
      ),
    { preValidation: (request) => prepare(request, request.body) },
  )

  handle(
    app,
    'screening.evidence',
    async (request, reply) => {
      const { query } = request
      await chargeBatchRecord(db, sessionOf(request), query.batchId, actorOf(request))
      return send(request, reply, 'screening.evidence', (recipient) => exportBatchRecord(tools, query, recipient))
    },
    { preValidation: assertFree },
  )

  ruleExportRoutes(app, { ...tools, tools, send, assertFree })

  handle(app, 'export.verify', ({ params }, reply) => {
    reply.header('vary', 'accept')
    return verifyDocument(db, params.hash)
  })
}

async function takePicture(request: FastifyRequest, given: unknown): Promise<void> {
  const text = typeof given === 'object' && given !== null && 'base64Img' in given ? given.base64Img : undefined
  if (typeof text === 'string') request.picture = await readGraphPicture(text)
}
