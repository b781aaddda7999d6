import * as z from 'zod/mini'

/** The query of `/freshness`. */
export const freshnessParams = z.object({
  state: z.catch(z.optional(z.enum(['stale', 'failed', 'never', 'loading', 'starter', 'fresh'])), undefined),
})
