import { z } from 'zod'
import { outageOf } from '../connections/outages.ts'
import type { Job } from './job.ts'

/** Evaluates risk projects anew, every minute, after a publish of lists or regulations and on a new day; otherwise it only asks for their versions. */
export const refreshProjects: Job<Record<string, unknown>> = {
  name: 'refresh-projects',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 1,
  cron: '* * * * *',
  async run(_payload, { projects, log }) {
    try {
      const refreshed = await projects.run(new Date())
      if (refreshed && refreshed.count > 0) log?.info({ count: refreshed.count }, 'risk projects were evaluated anew')
      if (refreshed && refreshed.failed.length > 0) {
        log?.warn({ projects: refreshed.failed.slice(0, 20) }, 'risk projects could not be evaluated')
      }
    } catch (error) {
      if (!outageOf(error)) throw error
      log?.warn({ err: error }, 'risk projects wait for a service that is away')
    }
  },
}
