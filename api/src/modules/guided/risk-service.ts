import type { Db } from '@qingdan/database/connection.ts'
import type { RuleStartRequest } from '../../contract/guided/requests.ts'
import type { GuidedFlow } from '../../contract/guided/run.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { isCountryCode } from '../dictionary/countries.ts'
import type { Graphs } from './graphs.ts'
import type { RiskFacts } from './risk-facts.ts'
import { changeRun, lockRun } from './run-repository.ts'
import { type Amounts, type Asking, MovedError, type RunService, type WalkedRun } from './run-service.ts'

/** The wizards of US rules: direct product, end use, de minimis. */
export interface RiskService {
  /** `endUserId`: a subject that the caller confirmed; empty: none of the matches, which answers no question by itself. */
  startDirectRule(asking: Asking, request: RuleStartRequest): Promise<WalkedRun>
  startEndUse(asking: Asking, categoryId: string): Promise<WalkedRun>
  addMinimumRate(asking: Asking, reportName: string): Promise<number>
  /** Throws `MovedError` once a question is answered. */
  startMinimumRate(asking: Asking, id: number, item: { eccn: string; countryId: string }): Promise<WalkedRun>
  /** At the calculation the amounts that were counted are the answer. Throws `run.shareMissing` without them. */
  answerMinimumRate(asking: Asking, id: number, questionId: string, answer: 'yes' | 'no'): Promise<WalkedRun>
}

const minimumRate: GuidedFlow = 'de-minimis'
const onlyStart = '0'

export function createRiskService(db: Db, runs: RunService, graphs: Graphs, facts: RiskFacts): RiskService {
  function destinationOf(countryId: string): { destination: string } {
    if (!isCountryCode(countryId)) throw invalidInput([{ field: 'countryId', code: 'country.unknown' }])
    return { destination: countryId }
  }

  return {
    async startDirectRule(asking, { eccn, countryId, endUser, type, endUserId }) {
      const [item, party] = await Promise.all([facts.ofItem(eccn), endUserId ? facts.ofParty(endUserId) : {}])
      return await runs.begin(db, asking, {
        flow: 'fdp',
        start: type,
        input: { eccn, countryId, endUser, type, ...(endUserId !== undefined && { endUserId }) },
        facts: { ...facts.ofDay(asking.now), ...destinationOf(countryId), ...item, ...party, type: Number(type) },
      })
    },

    async startEndUse(asking, categoryId) {
      if (!(categoryId in graphs.current('end-use').flow.start)) {
        throw invalidInput([{ field: 'categoryId', code: 'input.invalid' }])
      }
      return await runs.begin(db, asking, {
        flow: 'end-use',
        start: categoryId,
        input: { categoryId },
        facts: facts.ofDay(asking.now),
      })
    },

    async addMinimumRate(asking, reportName) {
      const { row } = await runs.begin(db, asking, {
        flow: minimumRate,
        start: onlyStart,
        input: {},
        facts: {},
        reportName,
        isBegun: false,
      })
      return row.id
    },

    async startMinimumRate(asking, id, { eccn, countryId }) {
      const item = await facts.ofItem(eccn)
      return await db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, asking.userId, id)
        if (row?.flow !== minimumRate) throw new AppError('run.unknown')
        if (row.given.length > 0) throw new MovedError(await runs.replay(row))
        const graph = graphs.current(minimumRate)
        await graphs.store(trx, graph, asking.now)
        const begun = await changeRun(
          trx,
          id,
          {
            graph_hash: graph.hash,
            input: { eccn, countryId },
            facts: { ...facts.ofDay(asking.now), ...destinationOf(countryId), ...item },
            is_begun: true,
          },
          asking.now,
        )
        return await runs.replay(begun)
      })
    },

    async answerMinimumRate(asking, id, questionId, answer) {
      const run = await runs.read(asking, id, minimumRate)
      if (run.walk.open?.kind !== 'calculation')
        return await runs.give(asking, id, minimumRate, { id: questionId, answer })
      const { totalValue, productValue } = run.row.input
      if (totalValue === undefined || productValue === undefined) throw new AppError('run.shareMissing')
      const amounts: Record<keyof Amounts, string> = { totalValue, productValue }
      return await runs.give(asking, id, minimumRate, { id: questionId, amounts })
    },
  }
}
