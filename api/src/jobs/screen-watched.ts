import { z } from 'zod'
import { outageOf } from '../connections/outages.ts'
import { raiseFirstAlerts } from '../modules/monitoring/first-alerts.ts'
import type { Job } from './job.ts'
import { queueWatched, screenWatchedJob, watchedAttempts } from './watched-queue.ts'

/** How long it waits for a service that is away, each time. */
const pauseMillis = 5000

/** Screens names that are watched from now on; a second run raises no second alert. An outage, however long, is no attempt. */
export const screenWatched: Job<{ entityIds: number[] }> = {
  name: screenWatchedJob,
  payload: z.object({ entityIds: z.array(z.number()) }),
  maxAttempts: watchedAttempts,
  async run({ entityIds }, tools) {
    try {
      await raiseFirstAlerts(tools, entityIds, new Date())
    } catch (error) {
      if (!outageOf(error)) throw error
      tools.log?.warn({ err: error }, 'the first alerts of watched names wait for a service that is away')
      await queueWatched(tools.db, entityIds, new Date(Date.now() + pauseMillis))
    }
  },
}
