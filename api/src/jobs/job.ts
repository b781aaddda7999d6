import type { Db } from '@qingdan/database/connection.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { SmsGateway } from '../modules/accounts/phone-codes/sms-gateway.ts'
import type { SourceDirectory } from '../modules/dictionary/source-directory.ts'
import type { PdfWorkerPool } from '../modules/export/pdf-worker-pool.ts'
import type { ProjectRefresher } from '../modules/guided/projects/after-publish.ts'
import type { Mailer } from '../modules/monitoring/digest/mailer.ts'
import type { Monitor } from '../modules/monitoring/match-publish.ts'

/** What every job receives from the worker. */
export interface JobTools {
  db: Db
  /** Days after which the content of an exported document is deleted; 0: never. */
  exportContentDays: number
  pdfWorkers: PdfWorkerPool
  screener: Pick<Screener, 'screenBatch' | 'explain' | 'version'>
  sources: SourceDirectory
  monitor: Monitor
  projects: ProjectRefresher
  /** Mailer null: no e-mails are sent. */
  mail: { mailer: Mailer | null; publicUrl: string }
  /** Null: messages cannot be sent. */
  sms: SmsGateway | null
  log: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined
}

/** One run of a queued job. */
export interface Attempt {
  jobId: string
  /** It is not tried again. */
  isLast: boolean
}

/** Work of the worker. A job may run twice, so it must be idempotent. */
export interface Job<Payload> {
  /** Name in the queue: a renamed job loses its queued entries. */
  name: string
  payload: z.ZodType<Payload>
  maxAttempts: number
  /** Schedule in UTC, for a recurring job; see graphile-worker's crontab. */
  cron?: string
  run(payload: Payload, tools: JobTools, attempt: Attempt): Promise<void>
}
