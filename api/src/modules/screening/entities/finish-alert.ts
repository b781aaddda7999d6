import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'

/** What is judged with an alert: its candidates as the user saw them. */
export function findJudged(trx: Db, alertId: number) {
  return trx
    .selectFrom('watch_alert_candidates')
    .select(['id', 'subject_id', 'score', 'facts', 'record_facts', 'rule_id'])
    .where('alert_id', '=', alertId)
    .orderBy('rank')
    .execute()
}

/** How an alert ended. */
interface Finish {
  status: '1' | '2'
  relationId: number | null
  awaitsRelease: boolean
  userId: string
  now: Date
}

/** Ends an alert; the confirmed candidate is marked. */
export async function finishAlert(
  trx: Db,
  alertId: number,
  { status, relationId, awaitsRelease, userId, now }: Finish,
): Promise<void> {
  await trx
    .updateTable('watch_alerts')
    .set({
      operate_status: status,
      operated_at: now,
      operated_by: userId,
      awaits_release: awaitsRelease,
      awaited_id: null,
      read_at: sql`coalesce(read_at, ${now})`,
    })
    .where('id', '=', alertId)
    .execute()
  if (relationId === null) return
  await trx.updateTable('watch_alert_candidates').set({ is_selected: true }).where('id', '=', relationId).execute()
}
