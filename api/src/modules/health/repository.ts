import type { Db } from '@qingdan/database/connection.ts'
import type { RunOutcome, RunProgress, RunReasonCode } from '@qingdan/database/schema.ts'

export interface LatestRun {
  source_id: string
  outcome: RunOutcome
  reason_code: RunReasonCode | null
  progress: RunProgress | null
}

/** The last run of each source, finished or not. */
export function findLatestRuns(db: Db): Promise<LatestRun[]> {
  return db
    .selectFrom('ingest_runs')
    .distinctOn('source_id')
    .select(['source_id', 'outcome', 'reason_code', 'progress'])
    .orderBy('source_id')
    .orderBy('id', 'desc')
    .execute()
}
