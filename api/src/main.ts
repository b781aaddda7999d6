import v8 from 'node:v8'
import { connect } from '@qingdan/database/connection.ts'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { closeDemoUsers } from './auth/close-demo-users.ts'
import { type Config, readConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { migrateWhenPossible } from './connections/migrate-when-possible.ts'
import { connectEngine } from './connections/search-engine.ts'
import { buildWorker, type JobWorker } from './jobs/build-worker.ts'
import { loggerOptions } from './logger.ts'
import { issuerOf } from './modules/accounts/federated-login/oidc.ts'
import { adoptIdentities } from './modules/accounts/federated-login/repository.ts'

// Prepared names live long. With V8's default the heap grows to twice of them: 1.27 GB after 4,000 searches of all lists;
// with this limit 0.89 GB, for 7 % more processor time a search.
v8.setFlagsFromString('--heap-growing-percent=20')

const config = readConfig()
const db = connect(withQueryTimeout(config.databaseUrl), 'qingdan-api')
const engine = connectEngine(config.elasticsearchUrl)
const mocks = config.mode === 'production' ? null : await startMocks(config)
const accounts = mocks?.accounts ?? config.accounts
const app = await buildApp({
  config: { ...config, accounts },
  db,
  engine,
  logger: loggerOptions(config.logLevel, process.stdout.isTTY),
})
if (mocks) {
  const config = { operation: 'mockProviders.open', access: 'open' } as const
  app.get('/mock-providers', { config, schema: { hide: true } }, (_request, reply) => reply.redirect(mocks.origin))
}
const closing = new AbortController()
let worker: JobWorker | null = null

closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
  if (err) app.log.error({ err }, 'stopping after an error')
  else app.log.info({ signal }, 'stopping')
  closing.abort()
  await app.close()
  await worker?.close()
  await mocks?.close()
  await engine.close()
  await db.destroy()
})

// Load it at the start, otherwise the first request would block all others.
await app.ready()
app.openApiFile()
await app.listen({ host: config.host, port: config.port })
if (mocks) app.log.warn({ address: mocks.origin }, 'mock providers of external services; also at /mock-providers')
if (await migrateWhenPossible(config.databaseUrl, app.log, closing.signal)) {
  if (config.mode === 'production')
    app.log.info({ closed: await closeDemoUsers(db, new Date()) }, 'no demo user can sign in')
  // After the migration: before it, identities had no issuer, and it was this one.
  if (accounts.oidc) await adoptIdentities(db, issuerOf(accounts.oidc.issuer))
  if (config.jobRunner === 'in-process')
    worker = await buildWorker({
      databaseUrl: config.databaseUrl,
      db,
      exportContentDays: config.exportContentDays,
      smsGateway: accounts.smsGateway,
      mail: config.mail,
      publicUrl: accounts.publicUrl,
      screener: app.screener,
      engine,
      indexPrefix: config.indexPrefix,
      log: app.log,
    })
}

/** Mock providers for the external services that are not configured. They are not in the production image. */
async function startMocks({ mode, accounts }: Config) {
  const { startMockProviders, withMockProviders } = await import('../mock-providers/mock-providers.ts')
  const providers = await startMockProviders({ ...accounts, mode })
  return { ...providers, accounts: withMockProviders(accounts, providers) }
}
