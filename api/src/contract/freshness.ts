import { z } from 'zod'

/** `failed`: served and in time, but the last run published nothing. `never`: nothing served and nothing under way. */
export const FreshnessState = z.enum(['fresh', 'stale', 'failed', 'demo', 'loading', 'never'])
export type FreshnessState = z.infer<typeof FreshnessState>

export const FreshnessWarning = z.object({
  /** `unknown-country`, … */
  code: z.string(),
  label: z.object({ zh: z.string(), en: z.string() }),
  count: z.number(),
  /** A few of the values met, as published. */
  examples: z.array(z.string()),
})
export type FreshnessWarning = z.infer<typeof FreshnessWarning>

export const FreshnessFailure = z.object({
  /** `source.unavailable`, `file.unreadable`, `file.older`, `file.counts`, `disk.full`, `run.interrupted`, `unexpected`. */
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
  /** Page of the publisher that a person can check. */
  url: z.string(),
  role: z.enum(['list', 'register']),
  state: FreshnessState,
  /** Why it is stale: nobody was asked for too long, or the publisher's edition is older than its rhythm. */
  staleBy: z.enum(['check', 'edition']).nullable(),
  /** Publisher's own date of what is served, ISO. */
  date: z.string().nullable(),
  count: z.number(),
  /** Records by type, as read from the file that is served. */
  types: z.array(z.object({ type: z.enum(['01', '02', '03', '04']), count: z.number() })),
  /** Whose file is served: the publisher's own, a conversion of it, a transcription of notices. */
  origin: z.enum(['publisher', 'mirror', 'curated']).nullable(),
  licence: z.string(),
  /** Cron with five fields, Asia/Shanghai. */
  schedule: z.string(),
  /** When it is asked next, retries included; null where nothing is scheduled. ISO 8601 UTC, as the following. */
  nextRunAt: z.string().nullable(),
  /** Last time what is served was found to be the publisher's newest, or was replaced by it. */
  lastSuccessAt: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  staleAfterHours: z.number(),
  editionStaleAfterDays: z.number(),
  /** Of the run that read the file that is served. */
  warnings: z.array(FreshnessWarning),
  /** Why the last run published nothing; null when it went well. */
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
  /** Null where no single list is meant. */
  sourceId: z.number().nullable(),
  message: z.object({ zh: z.string(), en: z.string() }),
  /** What exactly, in English as recorded: which checks an index failed. Null where the message says all. */
  detail: z.string().nullable(),
})
export type FreshnessEvent = z.infer<typeof FreshnessEvent>

export const Freshness = z.object({
  /** In the order of their numbers. */
  sources: z.array(SourceFreshness),
  /** What is searched. `isRefused`: a newer one failed its checks or could not be made, and the one before serves on. */
  index: z.object({ builtAt: z.string().nullable(), count: z.number().nullable(), isRefused: z.boolean() }),
  /** The newest 50, newest first. */
  events: z.array(FreshnessEvent),
})
export type Freshness = z.infer<typeof Freshness>
