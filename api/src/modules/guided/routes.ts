import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { FindCitations } from '../citations/service.ts'
import type { UsItemService } from '../us-items/service.ts'
import { createRunAnswers } from './answers.ts'
import { createCitedTexts } from './cited-texts.ts'
import { diligenceRoutes } from './diligence-routes.ts'
import { createDiligenceService } from './diligence-service.ts'
import { createGraphs } from './graphs.ts'
import { createRiskFacts } from './risk-facts.ts'
import { riskRoutes } from './risk-routes.ts'
import { createRiskService } from './risk-service.ts'
import { createRunService } from './run-service.ts'

interface Options {
  db: Db
  items: UsItemService
  findCitations: FindCitations
}

/** Guided questions. */
export const guidedRoutes: FastifyPluginAsync<Options> = async (app, { db, items, findCitations }) => {
  const graphs = createGraphs(db)
  const runs = createRunService(db, graphs)
  const facts = createRiskFacts(db, items)
  const answers = createRunAnswers(graphs, createCitedTexts(findCitations))
  await app.register(diligenceRoutes, { db, runs, diligence: createDiligenceService(db, runs, facts), answers })
  await app.register(riskRoutes, { db, graphs, runs, risk: createRiskService(db, runs, graphs, facts), answers, items })
}
