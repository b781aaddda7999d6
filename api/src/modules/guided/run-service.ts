import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Facts, Flow } from '@qingdan/guided-flows/model.ts'
import { type Given, GivenError, type Walk, walk, withoutLast } from '@qingdan/guided-flows/walk.ts'
import type { Transaction } from 'kysely'
import type { ErrorCode } from '../../contract/error-codes.ts'
import type { GuidedFlow, GuidedParty } from '../../contract/guided/run.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import type { Graphs } from './graphs.ts'
import { changeRun, countRuns, findRun, insertRun, lockRun, questionnaireFlows, type RunRow } from './run-repository.ts'

/** Runs of one wizard that a user may keep; `runs.full` names the number. */
const mostRuns = 500

/** A stored run and where it is. */
export interface WalkedRun {
  row: RunRow
  flow: Flow
  walk: Walk
}

/** Whose run it is, and when. */
export interface Asking {
  userId: string
  now: Date
}

/** As typed, cut to two decimals. */
export interface Amounts {
  totalValue: string
  productValue: string
}

interface Beginning {
  flow: GuidedFlow
  start: string
  input: Record<string, string>
  facts: Facts
  parties?: readonly GuidedParty[]
  reportName?: string
  /** False while only the name of a report is known. */
  isBegun?: boolean
  /** The risk project that it belongs to. */
  projectId?: number
}

/** Runs through flows: stored as what is known and given, replayed at each call. */
export interface RunService {
  /** Throws `runs.full`. */
  begin(trx: Transaction<Database> | Db, asking: Asking, beginning: Beginning): Promise<WalkedRun>
  /** Throws `run.unknown`, also for another user's and for a run of another flow. */
  read(asking: Asking, id: number, flow?: GuidedFlow): Promise<WalkedRun>
  replay(row: RunRow): Promise<WalkedRun>
  /** Throws `run.unknown`; `run.moved` with where the run is when the node is not the open one. */
  give(asking: Asking, id: number, flow: GuidedFlow, given: Given): Promise<WalkedRun>
  /** The share of two amounts at the open calculation, kept until it is answered. Throws as `give`. */
  count(asking: Asking, id: number, flow: GuidedFlow, amounts: Amounts): Promise<{ run: WalkedRun; percent: string }>
  /** Back to the last question that was asked; at the first question nothing changes. Throws `run.unknown`. */
  back(asking: Asking, id: number, flow: GuidedFlow): Promise<WalkedRun>
}

export function createRunService(db: Db, graphs: Graphs): RunService {
  async function replay(row: RunRow): Promise<WalkedRun> {
    const flow = await graphs.ofHash(row.graph_hash)
    return { row, flow, walk: walkOf(row, flow, row.given as Given[]) }
  }

  function walkOf(row: RunRow, flow: Flow, given: readonly Given[]): Walk {
    return walk({ flow, countries: graphs.countries, start: row.start_key, facts: row.facts as Facts, given })
  }

  /** The walk with one answer more. */
  function tried(run: WalkedRun, given: Given): Walk {
    try {
      return walkOf(run.row, run.flow, [...(run.row.given as Given[]), given])
    } catch (error) {
      throw error instanceof GivenError ? toRefusal(error, run) : error
    }
  }

  async function change(
    { userId, now }: Asking,
    id: number,
    flow: GuidedFlow,
    changed: (run: WalkedRun) => readonly Given[],
  ): Promise<WalkedRun> {
    return await db.transaction().execute(async (trx) => {
      const run = await replay(known(await lockRun(trx, userId, id), flow))
      if (!run.row.is_begun) throw new AppError('run.notBegun')
      const given = changed(run)
      const after = walkOf(run.row, run.flow, given)
      return { row: await changeRun(trx, id, { given }, now), flow: run.flow, walk: after }
    })
  }

  return {
    replay,

    async begin(trx, { userId, now }, started) {
      const { flow, start, input, facts, parties = [], reportName, isBegun = true, projectId } = started
      if ((await countRuns(trx, userId, [flow])) >= mostRuns && !isQuestionnaire(flow)) throw new AppError('runs.full')
      const graph = graphs.current(flow)
      await graphs.store(trx, graph, now)
      const row = await insertRun(trx, {
        userId,
        graphHash: graph.hash,
        flow,
        start,
        reportName: reportName ?? null,
        input,
        parties,
        facts,
        isBegun,
        projectId,
        now,
      })
      return await replay(row)
    },

    async read({ userId }, id, flow) {
      return await replay(known(await findRun(db, userId, id), flow))
    },

    async give(asking, id, flow, given) {
      return await change(asking, id, flow, (run) => {
        if (run.row.closed_at || run.walk.open?.id !== given.id) throw new MovedError(run)
        tried(run, given)
        return [...(run.row.given as Given[]), given]
      })
    },

    async count({ userId, now }, id, flow, amounts) {
      const run = await replay(known(await findRun(db, userId, id), flow))
      const { open } = run.walk
      if (open?.kind !== 'calculation') throw new MovedError(run)
      const counted = tried(run, { id: open.id, amounts: { ...amounts } })
      const percent = counted.steps.findLast((step) => 'result' in step)?.result ?? ''
      const row = await changeRun(db, id, { input: { ...run.row.input, ...amounts } }, now)
      return { run: { ...run, row }, percent }
    },

    async back(asking, id, flow) {
      return await change(asking, id, flow, (run) => {
        if (run.row.closed_at) throw new MovedError(run)
        return withoutLast(run.row.given as Given[])
      })
    },
  }
}

/** The run is elsewhere than the caller believes: answered in another tab, or closed. */
export class MovedError extends Error {
  readonly run: WalkedRun

  constructor(run: WalkedRun) {
    super('run.moved')
    this.run = run
  }
}

function isQuestionnaire(flow: GuidedFlow): boolean {
  return questionnaireFlows.some((one) => one === flow)
}

function known(row: RunRow | undefined, flow: GuidedFlow | undefined): RunRow {
  if (!row || (flow !== undefined && row.flow !== flow)) throw new AppError('run.unknown')
  return row
}

const refusals: Readonly<Record<GivenError['reason'], { field: string; code: ErrorCode } | undefined>> = {
  'not-open': undefined,
  'not-an-answer': undefined,
  'not-an-amount': { field: 'answer', code: 'amount.invalid' },
  'whole-is-zero': { field: 'productValue', code: 'amount.wholeZero' },
  'part-above-whole': { field: 'totalValue', code: 'amount.partAboveWhole' },
}

function toRefusal({ reason }: GivenError, run: WalkedRun): Error {
  const refusal = refusals[reason]
  return refusal ? invalidInput([refusal]) : new MovedError(run)
}
