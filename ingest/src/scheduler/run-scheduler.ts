import { createTask, type ScheduledTask } from 'node-cron'
import type { IngestContext } from '../ingest-context.ts'
import type { Source } from '../source.ts'
import { planRuns } from './planned-runs.ts'
import { type RetryState, runDueSources, type SchedulerOptions } from './run-due-sources.ts'

/** Schedules are in China's time: publishers end their working day during the night in China. */
const timezone = 'Asia/Shanghai'
const minute = 60_000

/** A failed list is tried again after 10, 30 and 90 minutes. */
export const usualRetryDelays = [10 * minute, 30 * minute, 90 * minute]

export interface SchedulerTiming {
  /** How often a process looks for due lists that its own timers did not report, milliseconds. */
  lookEvery: number
  onError(error: unknown): void
}

/** Whether a list can be downloaded: some publishers offer only web pages, and their lists come as mirror files. */
export function canBeFetched(source: Pick<Source, 'download'>, mirror: string | undefined): boolean {
  return source.download !== null || mirror !== undefined
}

/** The timer of a source's schedule; it calls `onDue` each time. */
export function createScheduleTask(source: Pick<Source, 'id' | 'schedule'>, onDue: () => void): ScheduledTask {
  return createTask(source.schedule, onDue, { timezone, noOverlap: true, name: source.id, suppressMissedWarning: true })
}

/**
 * Keeps the lists up to date by their schedules until the signal is aborted. Every process may run it; only one works
 * at a time. Work left by a killed process is due at once, in any process.
 */
export async function runScheduler(
  context: IngestContext,
  options: Omit<SchedulerOptions, 'nextRun' | 'now'>,
  { lookEvery, onError }: SchedulerTiming,
): Promise<void> {
  const { sources, signal } = options
  const waker = createWaker()
  const tasks = new Map(sources.map((source) => [source.id, createScheduleTask(source, waker.wake)]))
  const nextRun = (source: Source) => tasks.get(source.id)?.getNextRun() ?? new Date(Date.now() + 24 * 60 * minute)
  const state: RetryState = { attempts: new Map(), indexAgainAt: null }
  const stop = () => waker.wake()
  signal.addEventListener('abort', stop)
  try {
    for (const task of tasks.values()) await task.start()
    let isPlanned = false
    while (!signal.aborted) {
      try {
        if (!isPlanned) await planRuns(context.db, sources, nextRun)
        isPlanned = true
        await runDueSources(context, { ...options, nextRun, now: () => new Date() }, state)
      } catch (error) {
        // The database may be unavailable for a time; the next pass tries again.
        onError(error)
      }
      if (!signal.aborted) await waker.sleep(lookEvery)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    for (const task of tasks.values()) await task.destroy()
  }
}

/** A sleep that `wake` ends early; a call while awake ends the next sleep at once. */
function createWaker() {
  let isCalled = false
  let rouse: (() => void) | null = null
  return {
    wake: () => {
      isCalled = true
      rouse?.()
    },
    async sleep(milliseconds: number): Promise<void> {
      if (!isCalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          rouse = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rouse = null
      isCalled = false
    },
  }
}
