import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Country, Source } from '../../contract/dictionary.ts'
import { CountryListQuery } from '../../contract/requests.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { findCountries } from './countries.ts'
import { findSources } from './repository.ts'
import { toSource } from './service.ts'

export const dictionaryRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/open-api/api/dic/country/list',
    {
      config: { operation: 'dictionary.countries', access: 'open' },
      schema: {
        tags: ['dictionary'],
        summary: 'Countries and areas, by pinyin',
        querystring: CountryListQuery,
        response: responseSchemas(z.array(Country)),
      },
    },
    async (request) => ok(request, findCountries(request.query)),
  )

  app.get(
    '/open-api/api/dic/source/list',
    {
      config: { operation: 'dictionary.sources', access: 'open' },
      schema: {
        tags: ['dictionary'],
        summary: 'Lists we search, with their date and count',
        response: responseSchemas(z.array(Source)),
      },
    },
    async (request) => {
      const now = new Date()
      const rows = await findSources(db)
      return ok(
        request,
        rows.filter(({ role }) => role === 'list').map((row) => toSource(row, now)),
      )
    },
  )
}
