import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GrantedRead } from '../../auth/access.ts'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { DocumentHash, ExportRequest, VerifiedDocument } from '../../contract/export.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { chinaDay } from '../../time/listing-day.ts'
import { listedSubject } from '../sanction-detail/access-subject.ts'
import type { SearchService } from '../sanction-search/service.ts'
import { readGraphPicture } from './graph-picture.ts'
import { exportSubject, verifyDocument } from './service.ts'

const path = '/open-api/api/sanction/export/simple'
/** A picture of 5 MiB as base64, escaped in a form. */
const bodyLimit = 10 * 1024 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The graph that came with the call, its content checked. */
    picture: Uint8Array | null
  }
}

interface Options {
  db: Db
  search: SearchService
  files: JobFiles
}

export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, search, files }) => {
  app.subjectKinds.register('export', listedSubject)
  app.decorateRequest('picture', null)

  const { 200: _envelope, ...failures } = responseSchemas(z.null())
  const schema = {
    tags: ['sanction'],
    response: {
      200: { description: 'The document', content: { 'application/pdf': { schema: z.instanceof(Uint8Array) } } },
      ...failures,
    },
  }
  const access = (part: 'query' | 'body'): GrantedRead => ({
    module: 'sanction',
    onTop: 'export',
    of(request) {
      const { id, type = null, s } = request[part] as ExportRequest
      return { param1: s === '1' ? id : '', param2: type }
    },
  })

  async function send(request: FastifyRequest, reply: FastifyReply, asked: ExportRequest) {
    const tools = { db, search, files }
    const { userId } = sessionOf(request)
    const { file, hash, document } = await exportSubject(tools, asked, request.picture, userId, actorOf(request))
    const name = `${document.subject.id}-${chinaDay(new Date(document.madeAt))}.pdf`
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="qingdan-${name}"`)
      .header('x-document-hash', hash)
      .header('cache-control', 'private, no-store')
      .send(file)
  }

  app.get(
    path,
    {
      config: { operation: 'export.subject', access: access('query') },
      // Before existence and grant, as all that is wrong with a call.
      preValidation: (request) => takePicture(request, request.query),
      schema: {
        ...schema,
        summary: 'A subject as a PDF; the graph as a picture only fits a POST',
        querystring: ExportRequest,
      },
    },
    async (request, reply) => send(request, reply, request.query),
  )

  app.post(
    path,
    {
      bodyLimit,
      config: { operation: 'export.subjectWithGraph', access: access('body') },
      preValidation: (request) => takePicture(request, request.body),
      schema: { ...schema, summary: 'A subject as a PDF, with the picture of its graph', body: ExportRequest },
    },
    async (request, reply) => send(request, reply, request.body),
  )

  app.get(
    '/verify/:hash',
    {
      config: { operation: 'export.verify', access: 'open' },
      schema: {
        tags: ['sanction'],
        summary:
          'Whether and when we made the document of a hash, and about whom; a browser that goes there gets a page',
        params: DocumentHash,
        response: responseSchemas(VerifiedDocument),
      },
    },
    async (request, reply) => {
      reply.header('vary', 'accept')
      return ok(request, await verifyDocument(db, request.params.hash))
    },
  )
}

async function takePicture(request: FastifyRequest, given: unknown): Promise<void> {
  const text = typeof given === 'object' && given !== null && 'base64Img' in given ? given.base64Img : undefined
  if (typeof text === 'string') request.picture = await readGraphPicture(text)
}
