import type { RunOutcome, RunReasonCode, RunWarning } from '@qingdan/database/schema.ts'

/** Result of one run of one source. */
export interface RunReport {
  sourceId: string
  outcome: Exclude<RunOutcome, 'running'>
  reason: string | null
  reasonCode: RunReasonCode | null
  counts: Record<string, number>
  durations: Record<string, number>
  warnings: RunWarning[]
}

/** Result of an index update. */
export type IndexReport =
  /** The live index already holds all stored data. */
  | { outcome: 'current' }
  /** `changed`: number of rewritten subjects; null for a whole build. */
  | { outcome: 'published'; documents: number; changed: number | null; milliseconds: number }
  /** `isExisting`: refused earlier, and not built again because nothing new is stored. */
  | { outcome: 'refused'; reason: string; isExisting: boolean }
  | { outcome: 'failed'; reason: string }

/** Receives the results of runs and index updates. */
export interface Reporter {
  report(run: RunReport | { sourceId: string; outcome: 'busy' }): void
  reportIndex(index: IndexReport): void
}
