import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { handle } from '../../plugins/operations.ts'
import { readGraph, readTable } from './service.ts'

export const ownershipGraphRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  handle(app, 'sanction.graph', ({ body, language }) => readGraph(db, body, language))
  handle(app, 'sanction.graphTable', ({ body, language }) => readTable(db, body, language))
}
