import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { findDesk } from './desk-of.ts'

/**
 * Makes the member who joined first the lead of a desk whose lead's account is closed: nobody else could change or hand over
 * the desk. One without other open members keeps its lead.
 */
export async function replaceClosedLead(
  trx: Transaction<Database>,
  userId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const found = await findDesk(trx, userId)
  if (found === undefined) return
  await trx.selectFrom('desks').select('id').where('id', '=', found.deskId).forUpdate().execute()
  // The lead may have been handed over while the lock was waited for.
  const desk = await findDesk(trx, userId)
  if (desk?.deskId !== found.deskId || desk.role !== 'lead') return
  const next = await trx
    .selectFrom('desk_members')
    .innerJoin('users', 'users.id', 'desk_members.user_id')
    .select('users.id')
    .where('desk_id', '=', desk.deskId)
    .where('users.id', '<>', userId)
    .where('users.state', '=', '1')
    .where('joined_at', 'is not', null)
    .orderBy('joined_at')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  if (next === undefined) return
  const members = trx.updateTable('desk_members').where('desk_id', '=', desk.deskId)
  await members.set({ role: 'lead' }).where('user_id', '=', next.id).execute()
  await members.set({ role: 'member' }).where('user_id', '=', userId).execute()
  const details = { userId: next.id }
  const entry = { operation: 'desk.handOver', subject: String(desk.deskId), outcome: 'done', details } as const
  await writeAudit(trx, actor, entry, now)
}
