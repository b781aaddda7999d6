import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { hidingBy } from '../screening/matching/hiding-by.ts'
import { screenNames } from '../screening/matching/screen-names.ts'
import { alertRules } from '../screening/rules/active-rules.ts'
import { raiseSuspected } from './raise-alerts.ts'

/** Names screened together: some 200 ms. */
const pieceSize = 100

type Tools = Parameters<typeof screenNames>[0] & { db: Db }

/** Screens names that are watched from now on against all lists, and raises their first alerts. */
export async function raiseFirstAlerts(tools: Tools, ids: readonly number[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += pieceSize) {
    const names = await tools.db
      .selectFrom('screening_entities')
      .select(['id', 'user_id', 'name', 'type', 'details', 'name_key', 'details_key'])
      .where('is_watched', '=', true)
      .where('id', '=', sql<number>`any(${ids.slice(at, at + pieceSize)})`)
      .execute()
    for (const [userId, ofUser] of Map.groupBy(names, ({ user_id }) => user_id)) {
      const rules = await alertRules(tools.db, userId, now)
      const found = await screenNames(tools, ofUser, now, await hidingBy(tools.db, userId, ofUser, rules, now))
      for (const [place, ofName] of found.entries()) {
        const id = ofUser[place]?.id as number
        await tools.db.transaction().execute((trx) => raiseSuspected(trx, id, ofName, now))
      }
    }
  }
}
