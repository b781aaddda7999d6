import type { Db } from '@qingdan/database/connection.ts'
import type { GuidedRun } from '../../contract/guided/run.ts'
import type { FindCitations } from '../citations/service.ts'
import type { UsItemService } from '../us-items/service.ts'
import { createRunAnswers, type RunAnswers } from './answers.ts'
import { createCitedTexts, type FindVersion } from './cited-texts.ts'
import { createDiligenceService, type DiligenceService } from './diligence-service.ts'
import { createRunFacts } from './facts/run-facts.ts'
import { createGraphs, type Graphs } from './graphs.ts'
import { createRiskService, type RiskService } from './risk-service.ts'
import { findSnapshot } from './run-repository.ts'
import { createRunService, type RunService } from './run-service.ts'

/** Everything that serves guided questions. */
export interface GuidedServices {
  graphs: Graphs
  runs: RunService
  answers: RunAnswers
  diligence: DiligenceService
  risk: RiskService
  /** A user's run of any flow. Throws `run.unknown`. */
  readRun(userId: string, id: number): Promise<GuidedRun>
}

export function createGuidedServices(
  db: Db,
  items: UsItemService,
  findCitations: FindCitations,
  versions: () => Promise<FindVersion>,
): GuidedServices {
  const graphs = createGraphs(db)
  const runs = createRunService(db, graphs)
  const facts = createRunFacts(db, items)
  const citedTexts = createCitedTexts(db, findCitations, versions)
  const answers = createRunAnswers(graphs, citedTexts, (id) => findSnapshot(db, id))
  return {
    graphs,
    runs,
    answers,
    diligence: createDiligenceService(db, runs, facts),
    risk: createRiskService(db, runs, graphs, facts),
    readRun: async (userId, id) => await answers.of(await runs.read({ userId, now: new Date() }, id)),
  }
}
