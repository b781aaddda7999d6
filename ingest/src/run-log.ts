import type { Db } from '@qingdan/database/connection.ts'
import type { RunOutcome, RunProgress, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'

type Step = RunProgress['step']

/** Called for every step of a run. */
export type ProgressListener = (sourceId: string, progress: RunProgress) => void

/** The database row of one run, and its clock. */
export interface RunLog {
  id: number
  counts: Record<string, number>
  durations: Record<string, number>
  /** Measures a step and shows it as the current one. */
  step<T>(step: Step, work: () => Promise<T>): Promise<T>
  /** Progress of the current step. */
  progress(done: number, total: number | null): void
  finish(outcome: Exclude<RunOutcome, 'running'>, details: RunEnd): Promise<void>
}

export interface RunEnd {
  reason: string | null
  reasonCode: RunReasonCode | null
  warnings: RunWarning[]
  snapshotId: number | null
}

/** Minimum time between writes of progress, milliseconds. */
const writeEvery = 500

/** A run with the state `running` while no process holds the source's lock was killed. The caller holds that lock. */
export async function closeInterruptedRuns(db: Db, sourceId: string): Promise<void> {
  await db
    .updateTable('ingest_runs')
    .set({
      outcome: 'failed',
      reason: 'interrupted',
      reason_code: 'run.interrupted',
      progress: null,
      finished_at: new Date(),
    })
    .where('source_id', '=', sourceId)
    .where('outcome', '=', 'running')
    .execute()
}

/** Creates the row of a run. */
export async function openRun(
  db: Db,
  sourceId: string,
  isDemo: boolean,
  onProgress: ProgressListener,
): Promise<RunLog> {
  const { id } = await db
    .insertInto('ingest_runs')
    .values({
      source_id: sourceId,
      is_demo: isDemo,
      outcome: 'running',
      counts: '{}',
      durations: '{}',
      warnings: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const counts: Record<string, number> = {}
  const durations: Record<string, number> = {}
  let current: Step = 'fetch'
  let writtenAt = 0
  let writing: Promise<unknown> = Promise.resolve()

  const write = (progress: RunProgress) => {
    onProgress(sourceId, progress)
    if (Date.now() - writtenAt < writeEvery) return
    writtenAt = Date.now()
    // Writes one after the other, so that a late write never replaces a newer one. A failed write only loses a
    // figure; `finish` would then fail too.
    writing = writing.then(() => setProgress(db, id, progress))
    writing.catch(() => undefined)
  }

  return {
    id,
    counts,
    durations,
    async step(step, work) {
      current = step
      writtenAt = 0
      write({ step, done: 0, total: null })
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        durations[step] = (durations[step] ?? 0) + Math.round(performance.now() - startedAt)
      }
    },
    progress: (done, total) => write({ step: current, done, total }),
    async finish(outcome, details) {
      await writing.catch(() => undefined)
      await db
        .updateTable('ingest_runs')
        .set({
          outcome,
          reason: details.reason,
          reason_code: details.reasonCode,
          snapshot_id: details.snapshotId,
          warnings: JSON.stringify(details.warnings),
          counts: JSON.stringify(counts),
          durations: JSON.stringify(durations),
          progress: null,
          finished_at: new Date(),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

async function setProgress(db: Db, id: number, progress: RunProgress): Promise<void> {
  await db
    .updateTable('ingest_runs')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('outcome', '=', 'running')
    .execute()
}
