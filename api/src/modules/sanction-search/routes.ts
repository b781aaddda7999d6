import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import type { SearchService } from './service.ts'

export const sanctionSearchRoutes: FastifyPluginAsync<{ search: SearchService }> = async (app, { search }) => {
  handle(app, 'sanction.search', ({ query }) => search.search(query))
  handle(app, 'sanction.searchExact', ({ query }) => search.searchExact(query))
  handle(app, 'sanction.suggest', ({ query }) => search.suggest(query))
}
