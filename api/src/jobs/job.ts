import type { Db } from '@qingdan/database/connection.ts'
import type { z } from 'zod'
import type { PdfWorkerPool } from '../modules/export/pdf-worker-pool.ts'
import type { WorkbookPool } from '../modules/usage/workbook-pool.ts'

/** What the worker gives every job. */
export interface JobTools {
  db: Db
  pdfWorkers: PdfWorkerPool
  workbooks: WorkbookPool
}

/** Work that the worker does. A job may run twice, so the second time must change nothing. */
export interface Job<Payload> {
  /** Kept in the queue: renaming a job loses those that wait. */
  name: string
  payload: z.ZodType<Payload>
  maxAttempts: number
  /** When it is added by itself, in UTC; see graphile-worker's crontab. */
  cron?: string
  run(payload: Payload, tools: JobTools, attempt: { isLast: boolean }): Promise<void>
}
