import { z } from 'zod'
import { raiseFirstAlerts } from '../modules/monitoring/first-alerts.ts'
import type { Job } from './job.ts'
import { screenWatchedJob, watchedAttempts } from './watched-queue.ts'

/** Screens names that are watched from now on; a second run raises no second alert. */
export const screenWatched: Job<{ entityIds: number[] }> = {
  name: screenWatchedJob,
  payload: z.object({ entityIds: z.array(z.number()) }),
  maxAttempts: watchedAttempts,
  run: ({ entityIds }, tools) => raiseFirstAlerts(tools, entityIds, new Date()),
}
