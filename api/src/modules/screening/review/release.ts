import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { SendBackRequest } from '../../../contract/screening/review.ts'
import { AppError } from '../../../http/app-error.ts'
import { undoDecisions } from '../entities/decision-repository.ts'
import { lockEntity } from '../entities/entity-repository.ts'
import { followReleased } from '../entities/older-names.ts'

/**
 * Releases a match that another person confirmed: it holds from now on, also for names of older batches that followed
 * the decision it replaced. Throws `entity.unknown`, `release.none`, `release.own`.
 */
export async function releaseMatch(db: Db, { session, actor, now }: Acting, id: number): Promise<void> {
  const { userId } = session
  await db.transaction().execute(async (trx) => {
    const decisions = await lockWaiting(trx, userId, id)
    await trx
      .updateTable('screening_decisions')
      .set({ awaits_release: false, released_by: userId, released_at: now })
      .where('id', 'in', decisions)
      .execute()
    await trx.updateTable('screening_entities').set({ awaits_release: false }).where('id', '=', id).execute()
    await trx.updateTable('watch_alerts').set({ awaits_release: false }).where('entity_id', '=', id).execute()
    await trx.deleteFrom('screening_claims').where('entity_id', '=', id).execute()
    await followReleased(trx, decisions, now)
    const entry = { operation: 'review.release', subject: String(id), outcome: 'done', details: { decisions } } as const
    await writeAudit(trx, actor, entry, now)
  })
}

/** Sends a match back: the name is open again and says why. Throws as `releaseMatch`. */
export async function sendBack(db: Db, { session, actor, now }: Acting, { id, note }: SendBackRequest): Promise<void> {
  const { userId } = session
  await db.transaction().execute(async (trx) => {
    const decisions = await lockWaiting(trx, userId, id)
    await undoDecisions(trx, decisions, { userId, why: note }, now)
    const entry = {
      operation: 'review.sendBack',
      subject: String(id),
      outcome: 'done',
      details: { decisions },
    } as const
    await writeAudit(trx, actor, entry, now)
  })
}

/** The decisions that wait with a name, which is locked. */
async function lockWaiting(trx: Transaction<Database>, userId: string, id: number): Promise<number[]> {
  const subject = String(id)
  const entity = await lockEntity(trx, userId, id)
  if (!entity) throw new AppError('entity.unknown', { subject })
  if (!entity.awaits_release) throw new AppError('release.none', { subject })
  const decisions = await findWaiting(trx, id)
  if (decisions.length === 0) throw new AppError('release.none', { subject })
  if (decisions.some(({ decided_by }) => decided_by === userId)) throw new AppError('release.own', { subject })
  return decisions.map((one) => one.id)
}

/** Decisions about a name that wait for a second person. */
export function findWaiting(db: Db, entityId: number) {
  return db
    .selectFrom('screening_decisions')
    .innerJoin('users', 'users.id', 'screening_decisions.decided_by')
    .select(['screening_decisions.id', 'decided_by', 'decided_at', 'users.user_name'])
    .where('entity_id', '=', entityId)
    .where('undone_at', 'is', null)
    .where('awaits_release', '=', true)
    .execute()
}
