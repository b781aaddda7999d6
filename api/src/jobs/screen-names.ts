import { z } from 'zod'
import { outageOf } from '../connections/outages.ts'
import { raiseSuspected } from '../modules/monitoring/raise-alerts.ts'
import { failBatches } from '../modules/screening/batches/batch-states.ts'
import { screenPiece } from '../modules/screening/matching/screen-piece.ts'
import type { Job } from './job.ts'
import { continueLane, type Lane, maxAttempts, screenNamesJob } from './screening-lanes.ts'

/** How long a lane waits for a search engine that is away. */
const pauseMillis = 5000

/** Screens one piece of a user's names and queues the next. A piece is stored whole or not at all, so that a process may end at any time. */
export const screenNames: Job<Lane> = {
  name: screenNamesJob,
  payload: z.object({ userId: z.string(), lane: z.number() }),
  maxAttempts,
  async run(lane, tools, { jobId, isLast }) {
    try {
      const count = await screenPiece({ ...tools, raiseSuspected }, lane.userId, new Date())
      if (count > 0) await continueLane(tools.db, lane, jobId)
    } catch (error) {
      if (outageOf(error)) {
        tools.log?.warn({ err: error }, 'screening waits for a service that is away')
        await continueLane(tools.db, lane, jobId, new Date(Date.now() + pauseMillis))
        return
      }
      if (isLast) await failBatches(tools.db, lane.userId, new Date())
      throw error
    }
  },
}
