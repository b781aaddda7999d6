import { connect } from '@qingdan/database/connection.ts'
import closeWithGrace from 'close-with-grace'
import { startStandIn, withStandIn } from '../mock-providers/mock-providers.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { migrateWhenPossible } from './connections/migrate-when-possible.ts'
import { connectEngine } from './connections/search-engine.ts'
import { closeDemoUsers } from './demo-users.ts'
import { buildWorker, type JobWorker } from './jobs/build-worker.ts'
import { loggerOptions } from './logger.ts'

const config = readConfig()
const db = connect(withQueryTimeout(config.databaseUrl), 'qingdan-api')
const engine = connectEngine(config.elasticsearchUrl)
// Beside production, what is not set up is stood in for.
const standIn = config.mode === 'production' ? null : await startStandIn({ ...config.accounts, mode: config.mode })
const accounts = standIn ? withStandIn(config.accounts, standIn) : config.accounts
const app = await buildApp({
  config: { ...config, accounts },
  db,
  engine,
  logger: loggerOptions(config.logLevel, process.stdout.isTTY),
})
if (standIn) {
  const config = { operation: 'standIn.open', access: 'open' } as const
  app.get('/stand-in', { config, schema: { hide: true } }, (_request, reply) => reply.redirect(standIn.origin))
}
const closing = new AbortController()
let worker: JobWorker | null = null

closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
  if (err) app.log.error({ err }, 'stopping after an error')
  else app.log.info({ signal }, 'stopping')
  closing.abort()
  await app.close()
  await worker?.close()
  await standIn?.close()
  await engine.close()
  await db.destroy()
})

// Whoever asks for it first would hold everybody else up.
await app.ready()
app.openApiFile()
await app.listen({ host: config.host, port: config.port })
if (standIn) app.log.warn({ address: standIn.origin }, 'stand-ins for outside services; also at /stand-in')
if (await migrateWhenPossible(config.databaseUrl, app.log, closing.signal)) {
  if (config.mode === 'production')
    app.log.info({ closed: await closeDemoUsers(db, new Date()) }, 'no demo user can sign in')
  if (config.jobRunner === 'in-process')
    worker = await buildWorker({ databaseUrl: config.databaseUrl, db, log: app.log })
}
