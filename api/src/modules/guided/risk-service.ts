import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type { EndUseStartRequest, RuleStartRequest } from '../../contract/guided/requests.ts'
import type { GuidedFlow } from '../../contract/guided/run.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { namedParties, type RunFacts } from './facts/run-facts.ts'
import type { Graphs } from './graphs.ts'
import { changeRun, deleteRuns, lockRun, wizardFlows } from './run-repository.ts'
import { type Amounts, type Asking, MovedError, type RunService, type WalkedRun } from './run-service.ts'

/** The wizards of US rules: direct product, end use, de minimis. */
export interface RiskService {
  /** `endUserId`: a subject that the caller confirmed; empty: none of the matches, which answers no question by itself. */
  startDirectRule(asking: Asking, request: RuleStartRequest): Promise<WalkedRun>
  startEndUse(asking: Asking, request: EndUseStartRequest): Promise<WalkedRun>
  addMinimumRate(asking: Asking, reportName: string): Promise<number>
  /** Throws `MovedError` once a question is answered. */
  startMinimumRate(asking: Asking, id: number, item: { eccn: string; countryId: string }): Promise<WalkedRun>
  /** At the calculation the amounts that were counted are the answer. Throws `run.shareMissing` without them. */
  answerMinimumRate(asking: Asking, id: number, questionId: string, answer: 'yes' | 'no'): Promise<WalkedRun>
  /** Deletes runs of the wizards; answers how many of the ids there were. */
  delete(asking: Asking, ids: readonly number[], actor: Actor): Promise<number>
}

const minimumRate: GuidedFlow = 'de-minimis'
const onlyStart = '0'

export function createRiskService(db: Db, runs: RunService, graphs: Graphs, facts: RunFacts): RiskService {
  return {
    async startDirectRule(asking, { endUser, type, endUserId, parties: partners = [], ...known }) {
      const { eccn, countryId, shipFrom } = known
      const user = { name: endUser, ...(endUserId && { subjectId: endUserId }) }
      const all = { ...known, parties: [user, ...partners] }
      const [found, parties] = await Promise.all([facts.of(all, asking.now), namedParties(db, all.parties)])
      return await runs.begin(db, asking, {
        flow: 'fdp',
        start: type,
        input: {
          eccn,
          countryId,
          endUser,
          type,
          ...(shipFrom !== undefined && { shipFrom }),
          ...(endUserId !== undefined && { endUserId }),
        },
        parties,
        facts: { ...found, type: Number(type) },
      })
    },

    async startEndUse(asking, { categoryId, ...known }) {
      if (!(categoryId in graphs.current('end-use').flow.start)) {
        throw invalidInput([{ field: 'categoryId', code: 'input.invalid' }])
      }
      const { eccn, countryId } = known
      const [found, parties] = await Promise.all([facts.of(known, asking.now), namedParties(db, known.parties)])
      return await runs.begin(db, asking, {
        flow: 'end-use',
        start: categoryId,
        input: { categoryId, ...(eccn !== undefined && { eccn }), ...(countryId !== undefined && { countryId }) },
        parties,
        facts: found,
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
      const found = await facts.of({ eccn, countryId }, asking.now)
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
            facts: found,
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

    async delete(asking, ids, actor) {
      return await db.transaction().execute(async (trx) => {
        const count = await deleteRuns(trx, asking.userId, ids, wizardFlows)
        const done = { operation: 'risk.delete', subject: ids.join(','), outcome: 'done' } as const
        if (count > 0) await writeAudit(trx, actor, { ...done, details: { count } }, asking.now)
        return count
      })
    },
  }
}
