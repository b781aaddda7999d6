import { createTask, type ScheduledTask } from 'node-cron'
import type { Source } from '../source.ts'

/** Schedules are in China's time: publishers end their working day during the night in China. */
const timezone = 'Asia/Shanghai'

/** Whether a list can be downloaded: some publishers offer only web pages, and their lists come as mirror files. */
export function canBeFetched(source: Pick<Source, 'download'>, mirror: string | undefined): boolean {
  return source.download !== null || mirror !== undefined
}

/** The timer of a source's schedule; it calls `onDue` each time. */
export function createScheduleTask(source: Pick<Source, 'id' | 'schedule'>, onDue: () => void): ScheduledTask {
  return createTask(source.schedule, onDue, { timezone, noOverlap: true, name: source.id, suppressMissedWarning: true })
}
