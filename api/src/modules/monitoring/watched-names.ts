import type { Db } from '@qingdan/database/connection.ts'
import type { MarkedName, WatchedSource, WatchMark } from '@qingdan/screening/watching/watch-index.ts'
import type { WatchMatch } from '@qingdan/screening/watching/watch-matcher.ts'
import { sql } from 'kysely'
import { partyOf } from '../screening/matching/screen-names.ts'

/** The watched names of all users, for the index that changed subjects search. */
export function watchedNames(db: Db): WatchedSource {
  return {
    async readAfter(mark, limit) {
      const rows = await db
        .selectFrom('screening_entities')
        .select(['id', 'name', 'type', 'details', sql<string>`watched_at::text`.as('at')])
        .where('is_watched', '=', true)
        .where('watched_at', 'is not', null)
        .where(mark ? sql<boolean>`(watched_at, id) > (${mark.at}::timestamptz, ${mark.id})` : sql<boolean>`true`)
        .orderBy('watched_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id, name: given, type, details, at }): MarkedName => {
        const party = partyOf(given, details)
        return { id, name: party.name, type, identifiers: party.details?.identifiers ?? [], mark: { at, id } }
      })
    },

    async rewind({ at }): Promise<WatchMark> {
      // A transaction takes seconds at most.
      const { rows } = await sql<{
        at: string
      }>`select (${at}::timestamptz - interval '5 minutes')::text as at`.execute(db)
      return { at: rows[0]?.at ?? at, id: 0 }
    },

    async findWatched(ids) {
      const rows = await db
        .selectFrom('screening_entities')
        .select('id')
        .where('is_watched', '=', true)
        .where('id', '=', sql<number>`any(${ids})`)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
  }
}

/** The watched names with these ids as a search asks for them. */
export async function readWatchedParties(db: Db, ids: readonly number[]): Promise<Map<number, WatchMatch['asked']>> {
  const rows = await db
    .selectFrom('screening_entities')
    .select(['id', 'name', 'type', 'details'])
    .where('is_watched', '=', true)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
  return new Map(
    rows.map(({ id, name: given, type, details }) => {
      const party = partyOf(given, details)
      return [id, { text: party.name, type, details: party.details }]
    }),
  )
}
