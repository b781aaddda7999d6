import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import type { FastifyBaseLogger } from 'fastify'
import { outageOf } from './outages.ts'

const retryMillis = 3000

/** Migrates the schema as soon as the database answers. Returns false if `signal` stopped it first. */
export async function migrateWhenPossible(
  url: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    const db = connect(url, 'qingdan-migrate', 1)
    try {
      log.info({ applied: await migrateToLatest(db) }, 'database is up to date')
      return true
    } catch (error) {
      const code = outageOf(error)
      if (!code) throw error
      log.warn({ code }, 'waiting for the database')
      await wait(retryMillis, undefined, { ref: false })
    } finally {
      await db.destroy()
    }
  }
  return false
}
