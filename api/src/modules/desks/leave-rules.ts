import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
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
