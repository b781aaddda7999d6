import type { Client } from '@elastic/elasticsearch'
import type { Db } from '@qingdan/database/connection.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run as startRunner, type Task } from 'graphile-worker'
import type { AccountSettings, MailSettings } from '../config.ts'
import { createSmsGateway } from '../modules/accounts/phone-codes/sms-gateway.ts'
import { createSourceDirectory } from '../modules/dictionary/source-directory.ts'
import { createPdfWorkerPool } from '../modules/export/pdf-worker-pool.ts'
import { createGraphs } from '../modules/guided/graphs.ts'
import { createProjectRefresher } from '../modules/guided/projects/after-publish.ts'
import { createRunService } from '../modules/guided/run-service.ts'
import { createMailer } from '../modules/monitoring/digest/mailer.ts'
import { createMonitor } from '../modules/monitoring/match-publish.ts'
import { createUsItemService } from '../modules/us-items/service.ts'
import { cleanUp } from './clean-up.ts'
import { endRules } from './end-rules.ts'
import { exportBatch } from './export-batch.ts'
import type { Job, JobTools } from './job.ts'
import { matchPublish } from './match-publish.ts'
import { createQueuePool } from './queue-pool.ts'
import { refreshProjects } from './refresh-projects.ts'
import { renderPdf } from './render-pdf.ts'
import { resumeScreening } from './resume-screening.ts'
import { screenNames } from './screen-names.ts'
import { screenWatched } from './screen-watched.ts'
import { sendAlertMail, sendDigests } from './send-digests.ts'
import { sendNotice } from './send-notice.ts'
import { writeWorkbook } from './write-workbook.ts'

interface WorkerDeps {
  databaseUrl: string
  db: Db
  /** Days after which the content of an exported document is deleted; 0: never. */
  exportContentDays: number
  smsGateway: AccountSettings['smsGateway']
  /** Null: nobody is told of alerts by e-mail. */
  mail: MailSettings | null
  /** Origin of the page in the browser. */
  publicUrl: string
  /** Screens the names of files; the caller ends it. */
  screener: Screener
  /** The engine of the screener, and the first part of the names of its indexes. */
  engine: Client
  indexPrefix: string
  /** Without it nothing is logged. */
  log?: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>
}

export interface JobWorker {
  /** Settles when the worker ends, by itself or closed. */
  ended: Promise<void>
  /** Closes the worker after its running jobs have ended. */
  close(): Promise<void>
}

/** Parallel jobs: as many as the callers of one API process may wait for. */
const concurrency = 10
/** Parallel pieces of names: one is compared while the engine searches for the other. Each holds a connection, so they must not take those of the API. */
const pieces = 2

/** Runs the jobs of the queue until it is closed. Migrates its tables, which are in the Postgres schema `graphile_worker`. Rejects when the database is down. */
export async function buildWorker({
  databaseUrl,
  db,
  exportContentDays,
  smsGateway,
  mail,
  publicUrl,
  screener,
  engine,
  indexPrefix,
  log,
}: WorkerDeps): Promise<JobWorker> {
  const graphs = createGraphs(db)
  const sources = createSourceDirectory(db)
  const tools: JobTools = {
    db,
    exportContentDays,
    pdfWorkers: createPdfWorkerPool(),
    screener,
    sources,
    mail: { mailer: mail && createMailer(mail), publicUrl },
    monitor: createMonitor({ db, engine, indexPrefix }),
    projects: createProjectRefresher({
      db,
      screener,
      sources,
      items: createUsItemService(db),
      graphs,
      runs: createRunService(db, graphs),
    }),
    sms: smsGateway && createSmsGateway(smsGateway),
    log,
  }
  if (!mail) log?.warn({}, 'no mail server: nobody is told of alerts by e-mail')
  const jobs = [
    register(renderPdf, tools),
    register(writeWorkbook, tools),
    register(sendNotice, tools),
    register(resumeScreening, tools),
    register(screenWatched, tools),
    register(matchPublish, tools),
    register(refreshProjects, tools),
    register(sendDigests, tools),
    register(sendAlertMail, tools),
    register(exportBatch, tools),
    register(endRules, tools),
    register(cleanUp, tools),
  ]
  const pgPool = createQueuePool(databaseUrl, concurrency + pieces)
  const start = (own: readonly ReturnType<typeof register>[], parallel: number) =>
    startRunner({
      pgPool,
      concurrency: parallel,
      noHandleSignals: true,
      taskList: Object.fromEntries(own.map(({ name, task }) => [name, task])),
      parsedCronItems: parseCronItems(
        own.flatMap(({ name, cron }) => (cron === undefined ? [] : { task: name, match: cron })),
      ),
      logger: new Logger(() => (level, message) => log?.[level === 'warning' ? 'warn' : level]({}, message)),
    })
  // The second one finds the tables of the queue there.
  const runners = [await start(jobs, concurrency), await start([register(screenNames, tools)], pieces)]
  return {
    ended: Promise.race(runners.map(({ promise }) => promise)),
    async close() {
      await Promise.all(runners.map((runner) => runner.stop()))
      await tools.pdfWorkers.close()
      await pgPool.end()
    },
  }
}

/** A job as graphile-worker takes it; one with a schedule recurs by being registered. */
function register<Payload>({ name, cron, payload, run }: Job<Payload>, tools: JobTools) {
  const task: Task = (given, { job: { id, attempts, max_attempts } }) =>
    run(payload.parse(given), tools, { jobId: id, isLast: attempts >= max_attempts })
  return { name, cron, task }
}
