import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ExactSearchQuery, SearchQuery, TipsQuery } from '../../contract/requests.ts'
import { SearchAnswer, Suggestion } from '../../contract/subject.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import type { SearchService } from './service.ts'

export const sanctionSearchRoutes: FastifyPluginAsyncZod<{ search: SearchService }> = async (app, { search }) => {
  app.get(
    '/open-api/api/sanction/search',
    {
      config: { operation: 'sanction.search', access: 'open' },
      schema: {
        tags: ['sanction'],
        summary: 'Subjects whose names or identifiers resemble the keyword, best first',
        querystring: SearchQuery,
        response: responseSchemas(SearchAnswer),
      },
    },
    async (request) => ok(request, await search.search(request.query)),
  )

  app.get(
    '/open-api/api/sanction/search/accurate',
    {
      config: { operation: 'sanction.searchExact', access: 'open' },
      schema: {
        tags: ['sanction'],
        summary: 'Subjects one of whose names equals the given one',
        querystring: ExactSearchQuery,
        response: responseSchemas(SearchAnswer),
      },
    },
    async (request) => ok(request, await search.searchExact(request.query)),
  )

  app.get(
    '/open-api/api/sanction/search/entity/tips',
    {
      config: { operation: 'sanction.suggest', access: 'open' },
      schema: {
        tags: ['sanction'],
        summary: 'At most ten subjects one of whose names begins as typed',
        querystring: TipsQuery,
        response: responseSchemas(z.array(Suggestion)),
      },
    },
    async (request) => ok(request, await search.suggest(request.query)),
  )
}
