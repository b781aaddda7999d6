import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { screenNames } from '../screening/matching/screen-names.ts'
import { raiseSuspected } from './raise-alerts.ts'

/** Names screened together: some 200 ms. */
const pieceSize = 100

type Tools = Parameters<typeof screenNames>[0] & { db: Db }

/** Screens names that are watched from now on against all lists, and raises their first alerts. */
export async function raiseFirstAlerts(tools: Tools, ids: readonly number[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += pieceSize) {
    const names = await tools.db
      .selectFrom('screening_entities')
      .select(['id', 'name', 'type', 'details'])
      .where('is_watched', '=', true)
      .where('id', '=', sql<number>`any(${ids.slice(at, at + pieceSize)})`)
      .execute()
    const found = await screenNames(tools, names, now)
    for (const [place, { id }] of names.entries()) {
      await tools.db.transaction().execute((trx) => raiseSuspected(trx, id, found[place]?.candidates ?? [], now))
    }
  }
}
