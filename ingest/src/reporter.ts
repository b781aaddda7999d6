import type { RunOutcome, RunWarning } from '@qingdan/database/schema.ts'
import type { IndexReport } from './pipeline/index/build-index.ts'

/** How one run of one source ended. */
export interface RunReport {
  sourceId: string
  outcome: Exclude<RunOutcome, 'running'>
  reason: string | null
  counts: Record<string, number>
  durations: Record<string, number>
  warnings: RunWarning[]
}

/** Hears how runs and index updates ended. */
export interface Reporter {
  report(run: RunReport | { sourceId: string; outcome: 'busy' }): void
  reportIndex(index: IndexReport): void
}
