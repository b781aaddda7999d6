import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type { RunKnowledge } from '../../contract/guided/requests.ts'
import type { GuidedFlow } from '../../contract/guided/run.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { namedParties, type RunFacts } from './facts/run-facts.ts'
import {
  changeRun,
  countRuns,
  deleteRuns,
  deleteUnreported,
  findClosedRun,
  findOpenRun,
  lockRun,
  questionnaireFlows,
} from './run-repository.ts'
import { type Asking, MovedError, type RunService, type WalkedRun } from './run-service.ts'

export type Module = '1' | '2'

/** Reports that a user may keep; `reports.full` names the number. */
const mostReports = 1000

/** The questionnaires: one open run per user and module, closed at its conclusion, then kept as a report. */
export interface DiligenceService {
  /** Begins a run, leaving an open one. Throws `subject.unknown`. */
  begin(asking: Asking, module: Module, known?: RunKnowledge): Promise<WalkedRun>
  /** The open run, or a new one. */
  resume(asking: Asking, module: Module, known?: RunKnowledge): Promise<WalkedRun>
  /** `optType` 1 correct, 2 deny. Throws `run.unknown` when no run is open, `MovedError` when another question is. */
  answer(asking: Asking, module: Module, id: string | undefined, optType: '1' | '2' | undefined): Promise<WalkedRun>
  back(asking: Asking, module: Module): Promise<WalkedRun>
  /** Closes the run at its conclusion. Throws `run.unfinished`. */
  submit(asking: Asking, module: Module, conclusionId: string): Promise<void>
  /** A report or a run of a questionnaire. Throws `run.unknown`. */
  read(asking: Asking, id: number): Promise<WalkedRun>
  /** Keeps the closed run as a report and answers its id. Throws `run.unfinished`, `reports.full`. */
  report(asking: Asking, module: Module, name: string, actor: Actor): Promise<number>
  /** Deletes reports; answers how many of the ids there were. */
  delete(asking: Asking, ids: readonly number[], actor: Actor): Promise<number>
}

const flowOfModule: Readonly<Record<Module, GuidedFlow>> = { 1: 'item-control', 2: 'counterparty' }

export function moduleOf(flow: string): Module {
  return flow === 'item-control' ? '1' : '2'
}

export function createDiligenceService(db: Db, runs: RunService, facts: RunFacts): DiligenceService {
  async function open(asking: Asking, module: Module): Promise<number> {
    const row = await findOpenRun(db, asking.userId, flowOfModule[module])
    if (!row) throw new AppError('run.unknown')
    return row.id
  }

  const service: DiligenceService = {
    async begin(asking, module, known = {}) {
      const flow = flowOfModule[module]
      const [all, parties] = await Promise.all([facts.of(known, asking.now), namedParties(db, known.parties)])
      return await db.transaction().execute(async (trx) => {
        await deleteUnreported(trx, asking.userId, flow)
        return await runs.begin(trx, asking, { flow, start: module, input: {}, parties, facts: all })
      })
    },

    async resume(asking, module, known) {
      const row = await findOpenRun(db, asking.userId, flowOfModule[module])
      return row ? await runs.replay(row) : await service.begin(asking, module, known)
    },

    async answer(asking, module, id, optType) {
      if (optType === undefined) throw invalidInput([{ field: 'optType', code: 'answer.missing' }])
      const flow = flowOfModule[module]
      const run = await open(asking, module)
      if (id === undefined) throw new MovedError(await runs.read(asking, run, flow))
      return await runs.give(asking, run, flow, { id, answer: optType === '1' ? 'yes' : 'no' })
    },

    async back(asking, module) {
      return await runs.back(asking, await open(asking, module), flowOfModule[module])
    },

    async submit(asking, module, conclusionId) {
      const id = await open(asking, module)
      await db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, asking.userId, id)
        if (!row || row.closed_at) throw new AppError('run.unknown')
        const run = await runs.replay(row)
        if (!run.walk.end) throw new AppError('run.unfinished')
        if (run.walk.end.node.id !== conclusionId) throw new MovedError(run)
        await changeRun(trx, id, { closed_at: asking.now }, asking.now)
      })
    },

    async read(asking, id) {
      const run = await runs.read(asking, id)
      if (!Object.values(flowOfModule).some((flow) => flow === run.row.flow)) throw new AppError('run.unknown')
      return run
    },

    async report(asking, module, name, actor) {
      return await db.transaction().execute(async (trx) => {
        const row = await findClosedRun(trx, asking.userId, flowOfModule[module])
        if (!row) throw new AppError('run.unfinished')
        const kept = await countRuns(trx, asking.userId, questionnaireFlows, { areReports: true })
        if (kept >= mostReports) throw new AppError('reports.full')
        await changeRun(trx, row.id, { report_name: name, reported_at: asking.now }, asking.now)
        const done = { operation: 'diligence.report', subject: String(row.id), outcome: 'done' } as const
        await writeAudit(trx, actor, { ...done, details: { module } }, asking.now)
        return row.id
      })
    },

    async delete(asking, ids, actor) {
      return await db.transaction().execute(async (trx) => {
        const count = await deleteRuns(trx, asking.userId, ids, questionnaireFlows)
        const done = { operation: 'diligence.delete', subject: ids.join(','), outcome: 'done' } as const
        if (count > 0) await writeAudit(trx, actor, { ...done, details: { count } }, asking.now)
        return count
      })
    },
  }
  return service
}
