import type { IngestContext } from '../ingest-context.ts'
import { type NoticeIndex, noticeSchedule } from '../notices/notice-pages.ts'
import type { Source } from '../source.ts'
import { planRuns } from './planned-runs.ts'
import { type RetryState, runDueSources, type SchedulerOptions } from './run-due-sources.ts'
import { createScheduleTask } from './schedule.ts'
import { createWaker } from './waker.ts'

const day = 24 * 60 * 60_000
/** Between two requests to a publisher of notices, milliseconds: ministries refuse whoever asks faster. */
const betweenRequests = 3000

export interface SchedulerTiming {
  /** How often a process looks for due lists that its own timers did not report, milliseconds. */
  lookEvery: number
  onError(error: unknown): void
}

/**
 * Keeps the lists up to date by their schedules until the signal is aborted. Every process may run it; only one works
 * at a time. Work left by a killed process is due at once, in any process.
 */
export async function runScheduler(
  context: IngestContext,
  options: Omit<SchedulerOptions, 'nextRun' | 'now' | 'notices'> & { noticePages: readonly NoticeIndex[] },
  { lookEvery, onError }: SchedulerTiming,
): Promise<void> {
  const { sources, signal } = options
  const waker = createWaker()
  const tasks = new Map(sources.map((source) => [source.id, createScheduleTask(source, waker.wake)]))
  const noticeTask = createScheduleTask(noticeSchedule, waker.wake)
  const nextLook = () => noticeTask.getNextRun() ?? new Date(Date.now() + day)
  const notices = { pages: options.noticePages, nextLook, wait: betweenRequests }
  const nextRun = (source: Source) => tasks.get(source.id)?.getNextRun() ?? new Date(Date.now() + day)
  const state: RetryState = { attempts: new Map(), indexAgainAt: null }
  const stop = () => waker.wake()
  signal.addEventListener('abort', stop)
  try {
    for (const task of [...tasks.values(), noticeTask]) await task.start()
    let isPlanned = false
    while (!signal.aborted) {
      try {
        if (!isPlanned) await planRuns(context.db, sources, nextRun)
        isPlanned = true
        await runDueSources(context, { ...options, nextRun, now: () => new Date(), notices }, state)
      } catch (error) {
        // The database may be unavailable for a time; the next pass tries again.
        onError(error)
      }
      if (!signal.aborted) await waker.sleep(lookEvery)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    for (const task of [...tasks.values(), noticeTask]) await task.destroy()
  }
}
