import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { subjectRead } from '../../auth/access.ts'
import { GraphAnswer, GraphLevelRequest, GraphTableAnswer, GraphTableRequest } from '../../contract/graph.ts'
import { ok, responseSchemas } from '../../http/responses.ts'
import { readGraph, readTable } from './service.ts'

export const ownershipGraphRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.post(
    '/open-api/api/sanction/detail/graph/conduct/level',
    {
      config: { operation: 'sanction.graph', access: subjectRead('body', 'startCpyId') },
      schema: {
        tags: ['sanction'],
        summary: 'Who holds or leads a party, or what it holds or leads, one to three steps far',
        body: GraphLevelRequest,
        response: responseSchemas(GraphAnswer),
      },
    },
    async (request) => ok(request, await readGraph(db, request.body, request.language)),
  )

  app.post(
    '/open-api/api/sanction/detail/graph/conduct/table',
    {
      config: { operation: 'sanction.graphTable', access: subjectRead('body', 'cpyId') },
      schema: {
        tags: ['sanction'],
        summary: 'The relations of a party as a tree of rows',
        body: GraphTableRequest,
        response: responseSchemas(GraphTableAnswer),
      },
    },
    async (request) => ok(request, await readTable(db, request.body, request.language)),
  )
}
