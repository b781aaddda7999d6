import { z } from 'zod'
import type { Job } from './job.ts'
import { deleteExpired, deleteFailedJobs } from './repository.ts'

/** Deletes expired sessions, codes, failed sign-ins, grants and files every hour. */
export const cleanUp: Job<Record<string, unknown>> = {
  name: 'clean-up',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 3,
  cron: '17 * * * *',
  async run(_payload, { db }) {
    const now = new Date()
    await deleteExpired(db, now)
    await deleteFailedJobs(db, now)
  },
}
