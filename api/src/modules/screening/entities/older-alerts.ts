import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { setOperated } from './operated.ts'

/** Suspected matches about the names and subjects of decisions, as the tables of a statement: `a` alert, `c` candidate, `d` decision. */
const alertsOfDecisions = sql`
  watch_alerts a
  join screening_entities e on e.id = a.entity_id
  join watch_alert_candidates c on c.alert_id = a.id
  join screening_decisions d on d.subject_id = c.subject_id and d.user_id = e.user_id and d.type = e.type
    and d.name_key = e.name_key and (d.details_key = e.details_key or d.entity_id = e.id)
`

/**
 * Opens the alerts, with their names, that rested on decisions which hold no more. `awaitedId`: the match in their
 * place, which settles them once a second person releases it.
 */
export async function openAlerts(
  trx: Transaction<Database>,
  ids: readonly number[],
  now: Date,
  awaitedId: number | null = null,
): Promise<void> {
  const { rows: alerts } = await sql<{ id: number; entity_id: number; rests: boolean }>`
    select distinct a.id, a.entity_id,
      e.operate_status = a.operate_status and (a.operate_status = '2' or e.mapped_id = c.subject_id) as rests
    from ${alertsOfDecisions}
    where d.id = any(${ids}) and a.msg_type = '1'
      and (a.operate_status = '2' or a.operate_status = '1' and (c.is_selected or a.awaits_release))
  `.execute(trx)
  if (alerts.length === 0) return
  const opened = alerts.map(({ id }) => id)
  await trx
    .updateTable('watch_alerts')
    .set({
      operate_status: '0',
      operated_at: null,
      operated_by: null,
      awaits_release: false,
      awaited_id: awaitedId,
    })
    .where('id', 'in', opened)
    .execute()
  await trx.updateTable('watch_alert_candidates').set({ is_selected: false }).where('alert_id', 'in', opened).execute()
  // "None of them" leaves a name what it was confirmed to be before.
  const names = alerts.filter(({ rests }) => rests).map(({ entity_id }) => entity_id)
  await setOperated(trx, [...new Set(names)], { status: '0' }, now)
}

/** Alerts that were none of their candidates show the match that took the place of that. */
export async function followMatch(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  const { rows } = await sql<FollowingAlert>`
    select a.id, a.entity_id, c.id as relation_id, d.id as decision_id
    from ${alertsOfDecisions} where d.id = ${id} and a.msg_type = '1' and a.operate_status = '2'
  `.execute(trx)
  await confirmAlerts(trx, rows, now)
}

/** Alerts that waited for the release of matches are settled by them. */
export async function followReleasedMatches(
  trx: Transaction<Database>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<FollowingAlert>`
    select a.id, a.entity_id, c.id as relation_id, d.id as decision_id
    from ${alertsOfDecisions} where d.id = any(${ids}) and a.awaited_id = d.id and a.operate_status = '0'
  `.execute(trx)
  await confirmAlerts(trx, rows, now)
}

interface FollowingAlert {
  id: number
  entity_id: number
  relation_id: number
  decision_id: number
}

async function confirmAlerts(trx: Transaction<Database>, alerts: readonly FollowingAlert[], now: Date): Promise<void> {
  for (const { id, entity_id, relation_id, decision_id } of alerts) {
    await sql`
      update watch_alerts a set operate_status = '1', operated_at = d.decided_at, operated_by = d.decided_by,
        awaited_id = null, read_at = coalesce(read_at, ${now})
      from screening_decisions d where a.id = ${id} and d.id = ${decision_id}
    `.execute(trx)
    const chosen = await trx
      .updateTable('watch_alert_candidates')
      .set({ is_selected: true })
      .where('id', '=', relation_id)
      .returning(['subject_id', 'facts'])
      .executeTakeFirstOrThrow()
    const mapped = {
      id: chosen.subject_id,
      name: String(chosen.facts['name']),
      flag: String(chosen.facts['s'] ?? '1'),
    }
    const name = await trx
      .selectFrom('screening_entities')
      .select(['operate_status', 'open_count'])
      .where('id', '=', entity_id)
      .executeTakeFirstOrThrow()
    // A name with other candidates to be judged stays open for them.
    if (name.operate_status !== '1' && name.open_count === 0) {
      await setOperated(trx, [entity_id], { status: '1', mapped }, now)
    }
  }
}
