import type { Db } from '@qingdan/database/connection.ts'
import { type Freshness, staleBy } from '@qingdan/database/staleness.ts'
import { findSources, type SourceRow } from './repository.ts'

const freshMillis = 5000

/** The lists by number, cached so that search rows need no query for list names. */
export interface SourceDirectory {
  /** At most a few seconds old; the last known while the database is down. Throws if the database was never reached. */
  read(): Promise<ReadonlyMap<number, SourceRow>>
}

export function createSourceDirectory(db: Db, now: () => number = Date.now): SourceDirectory {
  let known: ReadonlyMap<number, SourceRow> | null = null
  let readAt = 0
  let reading: Promise<void> | null = null

  async function refresh(): Promise<void> {
    try {
      const rows = await findSources(db)
      known = new Map(rows.map((row) => [row.source_number, row]))
    } catch (error) {
      // List names only change with a release, so a database outage need not stop the search.
      if (!known) throw error
    } finally {
      readAt = now()
      reading = null
    }
  }

  return {
    async read() {
      const isFresh = known && now() - readAt < freshMillis
      if (!isFresh) {
        reading ??= refresh()
        if (!known) await reading
      }
      return known ?? new Map()
    },
  }
}

/** Whether the last successful check, or the publisher's date of the served data, is older than the list allows. */
export function isStale(source: Freshness, now: Date): boolean {
  return staleBy(source, now) !== null
}
