import type { RunOutcome, RunWarning } from '@qingdan/database/schema.ts'

/** How one run of one source ended. */
export interface RunReport {
  sourceId: string
  outcome: Exclude<RunOutcome, 'running'>
  reason: string | null
  counts: Record<string, number>
  durations: Record<string, number>
  warnings: RunWarning[]
}

/** How an update of the index ended. */
export type IndexReport =
  /** The index that serves holds all that is stored. */
  | { outcome: 'current' }
  /** `changed`: subjects rewritten; null when all were. */
  | { outcome: 'published'; documents: number; changed: number | null; milliseconds: number }
  /** `isExisting`: refused earlier, and not built again since nothing else is stored. */
  | { outcome: 'refused'; reason: string; isExisting: boolean }
  | { outcome: 'failed'; reason: string }

/** Hears how runs and index updates ended. */
export interface Reporter {
  report(run: RunReport | { sourceId: string; outcome: 'busy' }): void
  reportIndex(index: IndexReport): void
}
