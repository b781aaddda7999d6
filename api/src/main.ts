import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { startStandIn, withStandIn } from '../mock-providers/mock-providers.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { withQueryTimeout } from './connections/database-url.ts'
import { outageOf } from './connections/outages.ts'
import { connectEngine } from './connections/search-engine.ts'
import { closeDemoUsers } from './demo-users.ts'
import { loggerOptions } from './logger.ts'

const migrationRetryMillis = 3000

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

closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
  if (err) app.log.error({ err }, 'stopping after an error')
  else app.log.info({ signal }, 'stopping')
  closing.abort()
  await app.close()
  await standIn?.close()
  await engine.close()
  await db.destroy()
})

// Whoever asks for it first would hold everybody else up.
await app.ready()
app.openApiFile()
await app.listen({ host: config.host, port: config.port })
if (standIn) app.log.warn({ address: standIn.origin }, 'stand-ins for outside services; also at /stand-in')
await migrateWhenPossible(config.databaseUrl, app.log, closing.signal)

/** Brings the schema up to date as soon as the database answers; until then the API says that it is away. */
async function migrateWhenPossible(url: string, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const db = connect(url, 'qingdan-api-migrate', 1)
    try {
      log.info({ applied: await migrateToLatest(db) }, 'database is up to date')
      if (config.mode === 'production')
        log.info({ closed: await closeDemoUsers(db, new Date()) }, 'no demo user can sign in')
      return
    } catch (error) {
      const code = outageOf(error)
      if (!code) throw error
      log.warn({ code }, 'waiting for the database')
      await wait(migrationRetryMillis, undefined, { ref: false })
    } finally {
      await db.destroy()
    }
  }
}
