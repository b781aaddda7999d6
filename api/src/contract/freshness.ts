import { z } from 'zod'

/**
 * `failed`: data is served and not stale, but the last run published nothing. `starter`: the edition that came with the
 * product is served. `never`: nothing is served and no run is under way.
 */
export const FreshnessState = z.enum(['fresh', 'stale', 'failed', 'starter', 'loading', 'never'])
export type FreshnessState = z.infer<typeof FreshnessState>

export const FreshnessWarning = z.object({
  /** `unknown-country`, … */
  code: z.string(),
  label: z.object({ zh: z.string(), en: z.string() }),
  count: z.number(),
  /** Examples of the values found, as published. */
  examples: z.array(z.string()),
})
export type FreshnessWarning = z.infer<typeof FreshnessWarning>

export const FreshnessFailure = z.object({
  /** `source.unavailable`, `source.page-changed`, `file.unreadable`, `file.older`, `file.future`, `file.counts`, `file.rolled-back`, `disk.full`, `run.interrupted`, `unexpected`. */
  code: z.string(),
  reason: z.object({ zh: z.string(), en: z.string() }),
  /** ISO 8601 UTC. */
  at: z.string(),
})
export type FreshnessFailure = z.infer<typeof FreshnessFailure>

export const SourceFreshness = z.object({
  id: z.string(),
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  publisher: z.string(),
  publisherCn: z.string(),
  country: z.string(),
  countryEn: z.string(),
  countryCode: z.string(),
  /** Page of the publisher where a person can check the list. */
  url: z.string(),
  role: z.enum(['list', 'register']),
  state: FreshnessState,
  /** Why it is stale: the last check is too old, or the publisher's edition is older than its usual rhythm. */
  staleBy: z.enum(['check', 'edition']).nullable(),
  /** Publisher's own date of the served data, ISO. */
  date: z.string().nullable(),
  count: z.number(),
  /** Records by type in the served file. */
  types: z.array(z.object({ type: z.enum(['01', '02', '03', '04']), count: z.number() })),
  /**
   * Origin of the served file: the publisher's own, a conversion of it, a transcription of notices, or the facts that
   * came with the product.
   */
  origin: z.enum(['publisher', 'mirror', 'curated', 'starter']).nullable(),
  licence: z.string(),
  /** Cron with five fields, Asia/Shanghai. */
  schedule: z.string(),
  /** Next check, retries included; null where nothing is scheduled. ISO 8601 UTC, as the following. */
  nextRunAt: z.string().nullable(),
  /** When the served data was last confirmed as the publisher's newest, or replaced by it. */
  lastSuccessAt: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  staleAfterHours: z.number(),
  editionStaleAfterDays: z.number(),
  /** Warnings of the run that read the served file. */
  warnings: z.array(FreshnessWarning),
  /** Why the last run published nothing; null after a successful run. */
  lastFailure: FreshnessFailure.nullable(),
  /** While a run is under way. */
  progress: z.object({ step: z.string(), done: z.number(), total: z.number().nullable() }).nullable(),
})
export type SourceFreshness = z.infer<typeof SourceFreshness>

export const FreshnessEvent = z.object({
  id: z.number(),
  /** `index.published`, `index.refused`, `index.failed`, `source.failed`, `source.stale`, `source.fresh`, `source.rolled-back`. */
  kind: z.string(),
  at: z.string(),
  /** Null when the event is not about one list. */
  sourceId: z.number().nullable(),
  message: z.object({ zh: z.string(), en: z.string() }),
  /** Details, in English as recorded: for example which checks an index failed. Null when the message says everything. */
  detail: z.string().nullable(),
})
export type FreshnessEvent = z.infer<typeof FreshnessEvent>

export const Freshness = z.object({
  /** In the order of their numbers. */
  sources: z.array(SourceFreshness),
  /** The index in use. `isRefused`: a newer one failed its checks or could not be built, so the previous one still serves. */
  index: z.object({ builtAt: z.string().nullable(), count: z.number().nullable(), isRefused: z.boolean() }),
  /** The newest 50 events, newest first. */
  events: z.array(FreshnessEvent),
})
export type Freshness = z.infer<typeof Freshness>
