import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { readFreshness } from './service.ts'

interface FreshnessDeps {
  db: Db
  /** Alias of the index in use. */
  alias: string
}

export const freshnessRoutes: FastifyPluginAsync<FreshnessDeps> = async (app, { db, alias }) => {
  handle(app, 'dictionary.freshness', () => readFreshness(db, alias, new Date()))
}
