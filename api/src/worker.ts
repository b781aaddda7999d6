import v8 from 'node:v8'
import { connect } from '@qingdan/database/connection.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { readWorkerConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { migrateWhenPossible } from './connections/migrate-when-possible.ts'
import { connectEngine } from './connections/search-engine.ts'
import { buildWorker, type JobWorker } from './jobs/build-worker.ts'
import { loggerOptions } from './logger.ts'

// Prepared names live long, as in `main.ts`.
v8.setFlagsFromString('--heap-growing-percent=20')

const config = readWorkerConfig()
const { stream, ...options } = loggerOptions(config.logLevel, process.stdout.isTTY)
const log = stream ? pino(options, stream) : pino(options)
const db = connect(withQueryTimeout(config.databaseUrl), 'qingdan-worker')
const engine = connectEngine(config.elasticsearchUrl)
const screener = createScreener({ engine, alias: subjectAlias(config.indexPrefix) }, config.compareThreads, {
  packsDocuments: true,
})
const closing = new AbortController()
let worker: JobWorker | null = null

closeWithGrace({ delay: 30_000, logger: false }, async ({ signal, err }) => {
  if (err) log.error({ err }, 'stopping after an error')
  else log.info({ signal }, 'stopping')
  closing.abort()
  await worker?.close()
  await screener.end()
  await engine.close()
  await db.destroy()
})

if (await migrateWhenPossible(config.databaseUrl, log, closing.signal)) {
  screener.keepWarm(closing.signal)
  worker = await buildWorker({ ...config, db, screener, engine, log })
  log.info('working')
  await worker.ended
  if (!closing.signal.aborted) {
    // The process manager restarts it.
    log.error('the worker ended by itself')
    process.exitCode = 1
    closing.abort()
    await screener.end()
    await engine.close()
    await db.destroy()
  }
}
