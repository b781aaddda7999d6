import { createPool, type PooledConnection } from '@qingdan/database/connection.ts'
import { outageOf } from '../connections/outages.ts'

type Pool = ReturnType<typeof createPool>

/** graphile-worker tries again what fails with this code, after 3 s and up to 2 minutes; what fails otherwise ends the process. */
const retriedCode = 'EHOSTUNREACH'
/** No such table: how graphile-worker learns that its own are to be made. */
const missingTable = '42P01'

/**
 * The pool of the queue. Its errors say that they pass when the database is away: the end of a job is reported when it is
 * back. What the queue still tries again when the pool has ended is never answered: nobody waits for it, so an error
 * would end the process, and another process takes the job up.
 */
export function createQueuePool(databaseUrl: string, size: number): Pool {
  const pool = createPool(databaseUrl, 'qingdan-jobs', size)
  const open = pool.connect.bind(pool)
  pool.connect = ((callback?: Parameters<typeof pool.connect>[0]) => {
    if (pool.ending) return new Promise(() => undefined)
    return callback ? open(callback) : open().then(toRetried, rethrow)
  }) as typeof pool.connect
  return pool
}

/** What the queue uses of a connection. */
function toRetried(client: PooledConnection): Pick<PooledConnection, 'query' | 'release'> {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  return {
    query: ((...given: unknown[]) => query(...given).catch(rethrow)) as typeof client.query,
    release: (destroy) => client.release(destroy),
  }
}

function rethrow(error: unknown): never {
  if (!outageOf(error) || (error as { code?: unknown }).code === missingTable) throw error
  throw Object.assign(new Error(`The database is away: ${String(error)}`, { cause: error }), { code: retriedCode })
}
