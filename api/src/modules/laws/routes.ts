import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { handle } from '../../plugins/operations.ts'
import { documentPolicy } from './document.ts'
import { isNoticeId } from './notices.ts'
import type { LawService } from './service.ts'

const longestName = 300

export const lawRoutes: FastifyPluginAsync<{ laws: LawService }> = async (app, { laws }) => {
  app.subjectKinds.register('law', {
    async find(_db, param1) {
      const title = await laws.titlesOf(param1)
      return title && { id: param1, name: (title.zh ?? title.en ?? param1).slice(0, longestName) }
    },
    unknown: 'law.unknown',
  })

  handle(app, 'law.labels', ({ query }) => laws.labels(query.keyword))
  handle(app, 'law.search', ({ query }) => laws.search(query))
  handle(app, 'law.detail', (request) => laws.detail(request.query.id, request.language), {
    preValidation: refuseNotice,
  })

  handle(app, 'file.url', (request) => laws.address(request.query.fileId, request.language))

  handle(app, 'file.content', async ({ params }, reply) => {
    const document = await laws.document(params.token)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-disposition', 'inline')
      .send(document)
  })
}

/** A notice is a document and no law: refused before anything is charged. Throws `law.unknown`. */
export async function refuseNotice({ query }: FastifyRequest): Promise<void> {
  const { id } = query as { id?: unknown }
  if (typeof id === 'string' && isNoticeId(id)) throw new AppError('law.unknown')
}
