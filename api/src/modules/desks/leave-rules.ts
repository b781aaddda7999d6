import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../audit/repository.ts'
import type { Acting } from '../../auth/acting.ts'
import { findWatchedHiddenBy, queueWatched } from '../../jobs/watched-queue.ts'

/** Has the watched names of a user who leaves a desk matched again of which its rules hid a candidate. */
export async function leaveRules(trx: Transaction<Database>, deskId: number, userId: string): Promise<void> {
  const rules = await trx.selectFrom('screening_rules').select('id').where('desk_id', '=', deskId).execute()
  const ids = rules.map(({ id }) => id)
  await queueWatched(trx, await findWatchedHiddenBy(trx, ids, userId))
}

/**
 * Ends the rules of a desk that its last member leaves, and deletes its drafts. Returns whether any is left: what it hid
 * refers to it.
 */
export async function closeRules(
  trx: Transaction<Database>,
  deskId: number,
  { session, actor, now }: Acting,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('screening_rules')
    .where('desk_id', '=', deskId)
    .where('in_force_at', 'is', null)
    .returning('id')
    .execute()
  const ended = await trx
    .updateTable('screening_rules')
    .set({ ended_by: session.userId, ended_at: now })
    .where('desk_id', '=', deskId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  for (const [operation, rules] of [
    ['screening.deleteRule', deleted] as const,
    ['screening.endRule', ended] as const,
  ]) {
    for (const { id } of rules) {
      await writeAudit(trx, actor, { operation, subject: String(id), outcome: 'done', details: { deskId } }, now)
    }
  }
  const left = trx.selectFrom('screening_rules').select('id').where('desk_id', '=', deskId).limit(1)
  return (await left.executeTakeFirst()) !== undefined
}
