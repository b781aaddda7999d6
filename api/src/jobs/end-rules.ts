import { z } from 'zod'
import { endExpiredRules } from '../modules/screening/rules/rule-service.ts'
import type { Job } from './job.ts'

/** Ends, every ten minutes, the rules of desks whose last day is past. */
export const endRules: Job<Record<string, unknown>> = {
  name: 'end-rules',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 1,
  cron: '*/10 * * * *',
  run: (_payload, { db }) => endExpiredRules(db, new Date()),
}
