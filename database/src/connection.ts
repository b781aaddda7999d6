import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

/** int8 (ids, byte counts) fits a double here; `date` must not be converted by time zone. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Db = Kysely<Database>

/** A connection of a pool. */
export type PooledConnection = pg.PoolClient

/** Opens a pool. The caller destroys it. `application` is shown in pg_stat_activity. */
export function connect(url: string, application: string, poolSize = 10): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPool(url, application, poolSize) }) })
}

/** At the beginning of a statement that is prepared, or after its `select`; see `preparedAs`. */
const mark = /^\s*(?:select\s+)?\/\* prepared as (\S+) \*\//

/**
 * Begins a statement that every search or call sends: each connection plans it once, under this name. The planning of a
 * large one takes longer than its execution. For statements whose text never changes.
 */
export function preparedAs(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`)
}

/** Kysely gives a client no names of statements. */
class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    const prepare = (text: unknown, ...others: unknown[]) => {
      const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
      return name === undefined ? query(text, ...others) : query({ name, text }, ...others)
    }
    this.query = prepare as typeof this.query
  }
}

/** A pool for code that uses Postgres without Kysely. The caller ends it. */
export function createPool(url: string, application: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    application_name: application,
    max: poolSize,
    // On a busy machine seconds pass until a reply that has arrived is handled.
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection closed by the server must not end the process; the next query reports the error.
  pool.on('error', () => undefined)
  // Nor may a connection that breaks during use: its query rejects, and without a listener the event would be thrown
  // too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
