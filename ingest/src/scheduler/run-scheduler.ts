import { createTask, type ScheduledTask } from 'node-cron'
import type { IngestContext } from '../ingest-context.ts'
import type { Source } from '../source.ts'
import { planRuns } from './planned-runs.ts'
import { type RetryState, runDueSources, type SchedulerOptions } from './run-due-sources.ts'

/** Publishers end their day while it is night in China: schedules are written in China's time. */
const timezone = 'Asia/Shanghai'
const minute = 60_000

/** A list that failed is tried again after 10, 30 and 90 minutes. */
export const usualRetryDelays = [10 * minute, 30 * minute, 90 * minute]

export interface SchedulerTiming {
  /** How often a process looks for due lists that its own clock did not wake it for, milliseconds. */
  lookEvery: number
  onError(error: unknown): void
}

/** Whether a list can be fetched at all: some are published for people only, and come as files of a mirror. */
export function canBeFetched(source: Pick<Source, 'download'>, mirror: string | undefined): boolean {
  return source.download !== null || mirror !== undefined
}

/** The clock of a source's schedule; every run calls `onDue`. */
export function createScheduleTask(source: Pick<Source, 'id' | 'schedule'>, onDue: () => void): ScheduledTask {
  return createTask(source.schedule, onDue, { timezone, noOverlap: true, name: source.id, suppressMissedWarning: true })
}

/**
 * Keeps the lists current by their schedules until the signal comes. Every process may do so; one of them works at a time. What a
 * killed process left is due at once, in this process or another.
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
        // The database may be away for a while; the next pass tries again.
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
