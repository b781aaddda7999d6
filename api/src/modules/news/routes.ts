import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { SubjectKind } from '../../auth/subject-kinds.ts'
import { handle } from '../../plugins/operations.ts'
import { findNewsRow, type NewsService } from './service.ts'

export const newsRoutes: FastifyPluginAsync<{ news: NewsService }> = async (app, { news }) => {
  app.subjectKinds.register('news', announcement)

  handle(app, 'news.search', ({ query }) => news.search(query, chinaDay(new Date())))
  handle(app, 'news.about', ({ query }) => news.about(query))
  handle(app, 'news.hot', () => news.hot())
  handle(app, 'news.detail', ({ query }) => news.detail(query.id))
}

/** One announcement. */
const announcement: SubjectKind = {
  async find(db: Db, id) {
    const row = await findNewsRow(db, id)
    return row && { id: `${row.id}`, name: (row.title_cn ?? row.title ?? '').slice(0, 300) }
  },
  unknown: 'news.unknown',
}
