import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { ReleaseRequest, SendBackRequest } from '../../../contract/screening/review.ts'
import { AppError } from '../../../http/app-error.ts'
import { releaseDecisions, undoDecisions } from '../entities/decision-repository.ts'
import { type EntityRow, lockEntity } from '../entities/entity-repository.ts'

/**
 * Releases a match that another person confirmed: it holds from now on, also for names of older batches that followed
 * the decision it replaced. Throws `entity.unknown`, `release.none`, `release.own`, `release.changed`, and
 * `entity.confirmed…` when the name was confirmed to be another subject meanwhile.
 */
export async function releaseMatch(db: Db, { session, actor, now }: Acting, request: ReleaseRequest): Promise<void> {
  const { userId } = session
  const { id } = request
  await db.transaction().execute(async (trx) => {
    const { entity, decisions } = await lockWaiting(trx, userId, request)
    await releaseDecisions(trx, entity, decisions, { userId, now })
    await trx.updateTable('screening_entities').set({ awaits_release: false }).where('id', '=', id).execute()
    await trx.updateTable('watch_alerts').set({ awaits_release: false }).where('entity_id', '=', id).execute()
    await trx.deleteFrom('screening_claims').where('entity_id', '=', id).execute()
    const entry = { operation: 'review.release', subject: String(id), outcome: 'done', details: { decisions } } as const
    await writeAudit(trx, actor, entry, now)
  })
}

/**
 * Sends a match back: the name is open again and says why. Throws `entity.unknown`, `release.none`, `release.own`,
 * `release.changed`.
 */
export async function sendBack(db: Db, { session, actor, now }: Acting, request: SendBackRequest): Promise<void> {
  const { userId } = session
  const { id, note } = request
  await db.transaction().execute(async (trx) => {
    const { decisions } = await lockWaiting(trx, userId, request)
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

/** A name, locked, and the decisions that wait with it. */
async function lockWaiting(
  trx: Transaction<Database>,
  userId: string,
  { id, decidedTime }: ReleaseRequest,
): Promise<{ entity: EntityRow; decisions: number[] }> {
  const subject = String(id)
  const entity = await lockEntity(trx, userId, id)
  if (!entity) throw new AppError('entity.unknown', { subject })
  if (!entity.awaits_release) throw new AppError('release.none', { subject })
  const decisions = await findWaiting(trx, id)
  if (decisions.length === 0) throw new AppError('release.none', { subject })
  if (decisions.some(({ decided_by }) => decided_by === userId)) throw new AppError('release.own', { subject })
  // Who confirmed it may have taken it back and confirmed another subject since.
  const isSeen = decidedTime === undefined || decisions.every((one) => one.decided_at.toISOString() === decidedTime)
  if (!isSeen) throw new AppError('release.changed', { subject })
  return { entity, decisions: decisions.map((one) => one.id) }
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
