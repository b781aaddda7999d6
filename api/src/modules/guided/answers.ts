import type { GuidedRun } from '../../contract/guided/run.ts'
import { AppError } from '../../http/app-error.ts'
import type { createCitedTexts } from './cited-texts.ts'
import type { Graphs } from './graphs.ts'
import { MovedError, type WalkedRun } from './run-service.ts'
import { toRun } from './to-run.ts'

/** Makes the answer of a run, and of a run that is elsewhere than the caller believes. */
export interface RunAnswers {
  of(run: WalkedRun): Promise<GuidedRun>
  /** Turns `MovedError` into `run.moved` with where the run is. */
  ofWork(work: Promise<WalkedRun>): Promise<GuidedRun>
  orMoved<Result>(work: Promise<Result>): Promise<Result>
}

/** `readSnapshot`: what a conclusion of a risk project was made from, by its run. */
export function createRunAnswers(
  graphs: Graphs,
  citedTexts: ReturnType<typeof createCitedTexts>,
  readSnapshot: (runId: number) => Promise<GuidedRun['project']>,
): RunAnswers {
  async function of(run: WalkedRun): Promise<GuidedRun> {
    const current = graphs.current(run.row.flow as GuidedRun['flow'])
    const answer = toRun(run, current.hash, graphs.countries, await citedTexts(run.flow, new Date()))
    return run.row.flow === 'risk-project' ? { ...answer, project: await readSnapshot(run.row.id) } : answer
  }

  async function orMoved<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof MovedError)) throw error
      throw new AppError('run.moved', { data: { ...(await of(error.run)) }, subject: String(error.run.row.id) })
    }
  }

  return { of, orMoved, ofWork: async (work) => await of(await orMoved(work)) }
}
