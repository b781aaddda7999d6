import { createTask, type ScheduledTask } from 'node-cron'
import type { House } from '../house.ts'
import type { Source } from '../source.ts'
import { planRuns } from './plan.ts'
import { type Night, type NightMemory, runDue } from './run-due.ts'

/** Publishers' days end in the Chinese night. */
const timezone = 'Asia/Shanghai'
const minute = 60_000

/** A list that failed is asked again after 10, 30 and 90 minutes. */
export const usualRetryDelays = [10 * minute, 30 * minute, 90 * minute]

export interface NightTimes {
  /** How often a process looks whether something is due that its own clock did not wake it for, milliseconds. */
  lookEvery: number
  onTrouble(error: unknown): void
}

/** Whether a list can be asked for at all: some are made for people only, and come as files of a mirror. */
export function canBeAsked(source: Source, mirror: string | undefined): boolean {
  return source.download !== null || mirror !== undefined
}

/**
 * Keeps the lists current by their schedules until the signal comes; every process may do so, the work is done by one. What a
 * killed process left is due at once, in this process or another.
 */
export async function keepNight(
  house: House,
  night: Omit<Night, 'nextRun' | 'now'>,
  { lookEvery, onTrouble }: NightTimes,
): Promise<void> {
  const waker = createWaker()
  const tasks = new Map<string, ScheduledTask>()
  for (const source of night.sources) {
    const options = { timezone, noOverlap: true, name: source.id, suppressMissedWarning: true }
    tasks.set(source.id, createTask(source.schedule, waker.wake, options))
  }
  const nextRun = (source: Source) => tasks.get(source.id)?.getNextRun() ?? new Date(Date.now() + 24 * 60 * minute)
  const memory: NightMemory = { attempts: new Map(), indexAgainAt: null }
  const stop = () => waker.wake()
  night.signal.addEventListener('abort', stop)
  try {
    for (const task of tasks.values()) await task.start()
    let isPlanned = false
    while (!night.signal.aborted) {
      try {
        if (!isPlanned) await planRuns(house.db, night.sources, nextRun)
        isPlanned = true
        await runDue(house, { ...night, nextRun, now: () => new Date() }, memory)
      } catch (error) {
        // The database may be away for a while; the night goes on when it is back.
        onTrouble(error)
      }
      if (!night.signal.aborted) await waker.sleep(lookEvery)
    }
  } finally {
    night.signal.removeEventListener('abort', stop)
    for (const task of tasks.values()) await task.destroy()
  }
}

/** A sleep that ends early when somebody wakes it; a call while awake ends the next sleep at once. */
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
