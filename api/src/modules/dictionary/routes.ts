import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { findCountries } from './countries.ts'
import { readLists } from './service.ts'

export const dictionaryRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'dictionary.countries', ({ query }) => findCountries(query))

  handle(app, 'dictionary.sources', () => readLists(db, new Date()))
}
