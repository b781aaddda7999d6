import { chinaDay } from '@qingdan/database/china-time.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf, sessionOf } from '../../auth/session.ts'
import { handle } from '../../plugins/operations.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import type { IssueTools } from '../export/issue.ts'
import { createUserTurns } from '../export/user-turns.ts'
import { exportSearches } from './export.ts'
import { readSearch, readSearches } from './service.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The caller's searches. */
export const searchRecordRoutes: FastifyPluginAsync<IssueTools & { sources: SourceDirectory }> = async (app, tools) => {
  const turns = createUserTurns()

  handle(app, 'usage.searches', (request) => readSearches(tools, sessionOf(request).userId, request.query))

  handle(app, 'usage.search', (request) => readSearch(tools, sessionOf(request).userId, request.query.id))

  handle(app, 'usage.exportSearches', async (request, reply) => {
    const { userId } = sessionOf(request)
    const recipient = { userId, actor: actorOf(request), operation: 'usage.exportSearches' } as const
    const language = request.query.languages ?? request.language
    const { file, hash, madeAt } = await turns.run(userId, () =>
      exportSearches(tools, request.query, language, recipient),
    )
    return reply
      .type(xlsx)
      .header('content-disposition', `attachment; filename="searches-${chinaDay(new Date(madeAt))}.xlsx"`)
      .header('x-document-hash', hash)
      .send(file)
  })
}
