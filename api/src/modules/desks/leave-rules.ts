import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { queueWatched } from '../../jobs/watched-queue.ts'

/** Has the watched names of a user who leaves a desk matched again of which its rules hid a candidate. */
export async function leaveRules(trx: Transaction<Database>, deskId: number, userId: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select e.id from screening_entities e where e.user_id = ${userId} and e.is_watched and (
      e.id in (
        select c.entity_id from screening_candidates c join screening_rules r on r.id = c.rule_id
        where r.desk_id = ${deskId}
      )
      or e.id in (
        select a.entity_id from watch_alert_candidates w join watch_alerts a on a.id = w.alert_id
          join screening_rules r on r.id = w.rule_id
        where r.desk_id = ${deskId}
      )
    ) order by e.id
  `.execute(trx)
  const names = rows.map(({ id }) => id)
  await queueWatched(trx, names)
}

/**
 * Ends the rules of a desk that its last member leaves, and deletes its drafts. Returns whether any is left: what it hid
 * refers to it.
 */
export async function closeRules(
  trx: Transaction<Database>,
  deskId: number,
  userId: string,
  now: Date,
): Promise<boolean> {
  await trx.deleteFrom('screening_rules').where('desk_id', '=', deskId).where('in_force_at', 'is', null).execute()
  await trx
    .updateTable('screening_rules')
    .set({ ended_by: userId, ended_at: now })
    .where('desk_id', '=', deskId)
    .where('ended_at', 'is', null)
    .execute()
  const left = trx.selectFrom('screening_rules').select('id').where('desk_id', '=', deskId).limit(1)
  return (await left.executeTakeFirst()) !== undefined
}
