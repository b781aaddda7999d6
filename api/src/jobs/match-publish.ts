import { z } from 'zod'
import { outageOf } from '../connections/outages.ts'
import type { Job } from './job.ts'

/** Matches, every minute, what the last publish changed against all watched names. Without a publish it only asks for the version of the index. */
export const matchPublish: Job<Record<string, unknown>> = {
  name: 'match-publish',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 1,
  cron: '* * * * *',
  async run(_payload, { monitor, log }) {
    try {
      const run = await monitor.run()
      if (run) log?.info(run, 'the changes of a publish were matched against the watched names')
    } catch (error) {
      if (!outageOf(error)) throw error
      log?.warn({ err: error }, 'monitoring waits for a service that is away')
    }
  },
}
