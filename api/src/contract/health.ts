import { z } from 'zod'

/**
 * `starter`: the edition that came with the product is served. `never`: nothing is served, and the last attempt loaded
 * nothing.
 */
export const SourceState = z.enum(['loading', 'fresh', 'stale', 'starter', 'never'])
export type SourceState = z.infer<typeof SourceState>

export const SourceHealth = z.object({
  id: z.string(),
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  /** Whether the list holds measures, or facts about parties that may be on no list. */
  role: z.enum(['list', 'register']),
  state: SourceState,
  date: z.string().nullable(),
  count: z.number(),
  checkedAt: z.string().nullable(),
  /** While a run is under way. */
  progress: z.object({ step: z.string(), done: z.number(), total: z.number().nullable() }).nullable(),
  /** Why the last run published nothing, if so. */
  lastFailure: z.string().nullable(),
})
export type SourceHealth = z.infer<typeof SourceHealth>

export const Readiness = z.object({
  ready: z.boolean(),
  database: z.enum(['up', 'down']),
  engine: z.enum(['up', 'down']),
  sources: z.array(SourceHealth),
})
export type Readiness = z.infer<typeof Readiness>
