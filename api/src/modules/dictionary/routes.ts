import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { findCountries } from './countries.ts'
import { findSources } from './repository.ts'
import { toSource } from './service.ts'

export const dictionaryRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'dictionary.countries', ({ query }) => findCountries(query))

  handle(app, 'dictionary.sources', async () => {
    const now = new Date()
    const rows = await findSources(db)
    return rows.filter(({ role }) => role === 'list').map((row) => toSource(row, now))
  })
}
