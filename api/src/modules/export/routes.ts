import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { chinaDay } from '../../contract/china-time.ts'
import type { ExportRequest } from '../../contract/export.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { handle } from '../../plugins/operations.ts'
import { listedSubject } from '../sanction-detail/access-subject.ts'
import type { SearchService } from '../sanction-search/service.ts'
import { readGraphPicture } from './graph-picture.ts'
import { exportSubject, verifyDocument } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Validates the graph picture of the call. */
    picture: Uint8Array | null
  }
}

interface Options {
  db: Db
  search: SearchService
  files: JobFiles
  publicUrl: string
}

export const exportRoutes: FastifyPluginAsync<Options> = async (app, tools) => {
  const { db } = tools
  app.subjectKinds.register('export', listedSubject)
  app.decorateRequest('picture', null)

  async function send(request: FastifyRequest, reply: FastifyReply, asked: ExportRequest) {
    const { userId } = sessionOf(request)
    const { file, hash, document } = await exportSubject(tools, asked, request.picture, userId, actorOf(request))
    const name = `${document.subject.id}-${chinaDay(new Date(document.madeAt))}.pdf`
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="qingdan-${name}"`)
      .header('x-document-hash', hash)
      .send(file)
  }

  // The picture is validated before existence and grant, like all input.
  handle(app, 'export.subject', (request, reply) => send(request, reply, request.query), {
    preValidation: (request) => takePicture(request, request.query),
  })
  handle(app, 'export.subjectWithGraph', (request, reply) => send(request, reply, request.body), {
    preValidation: (request) => takePicture(request, request.body),
  })

  handle(app, 'export.verify', ({ params }, reply) => {
    reply.header('vary', 'accept')
    return verifyDocument(db, params.hash)
  })
}

async function takePicture(request: FastifyRequest, given: unknown): Promise<void> {
  const text = typeof given === 'object' && given !== null && 'base64Img' in given ? given.base64Img : undefined
  if (typeof text === 'string') request.picture = await readGraphPicture(text)
}
