import { z } from 'zod'
import { findUsersWithUnscreened } from '../modules/screening/matching/piece-repository.ts'
import type { Job } from './job.ts'
import { resumeLanes } from './screening-lanes.ts'
import { requeueAbandoned } from './watched-queue.ts'

/** Continues, every minute, the names that a killed process left behind. */
export const resumeScreening: Job<Record<string, unknown>> = {
  name: 'resume-screening',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 1,
  cron: '* * * * *',
  async run(_payload, { db }) {
    const now = new Date()
    for (const userId of await findUsersWithUnscreened(db)) await resumeLanes(db, userId, now)
    await requeueAbandoned(db, now)
  },
}
