import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { AppError } from '../../http/app-error.ts'
import { alertOfRelation, findJudged, finishAlert, type LockedAlert, lockAlert } from './alert-repository.ts'
import { mapEntity, rememberJudged, settleEntity } from './judge-repository.ts'

/** A user, who has an account. */
type Judge = Actor & { userId: string }

/**
 * The watched name is this candidate of an alert; later screenings know it. Throws `alert.unknown`, also for what is
 * another user's, and `alert.finished`.
 */
export async function confirmRelation(db: Db, relationId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const alert = await lockPending(trx, judge.userId, await alertOfRelation(trx, relationId))
    const judged = (await findJudged(trx, alert.id)).find(({ id }) => id === relationId)
    if (!judged) throw new AppError('alert.unknown')
    const by = { userId: judge.userId, verdict: 'match', now } as const
    await rememberJudged(trx, alert.entity_id, [judged], by)
    await mapEntity(trx, alert.entity_id, { id: judged.subject_id, name: judged.facts.name, flag: judged.facts.s }, now)
    await settleEntity(trx, alert.entity_id, '1', now)
    await finishAlert(trx, alert.id, { status: '1', relationId, now })
    const details = { alertId: String(alert.id), subjectId: judged.subject_id, score: judged.score }
    const subject = String(alert.entity_id)
    await writeAudit(trx, judge, { operation: 'watch.confirm', subject, outcome: 'done', details }, now)
  })
}

/** The watched name is none of the candidates of an alert; later screenings know it. Throws as `confirmRelation`. */
export async function refuseRelations(db: Db, alertId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const alert = await lockPending(trx, judge.userId, alertId)
    const judged = await findJudged(trx, alert.id)
    const by = { userId: judge.userId, verdict: 'none', now } as const
    await rememberJudged(trx, alert.entity_id, judged, by)
    await settleEntity(trx, alert.entity_id, '2', now)
    await finishAlert(trx, alert.id, { status: '2', relationId: null, now })
    const details = { alertId: String(alert.id), subjectIds: judged.map(({ subject_id }) => subject_id) }
    const subject = String(alert.entity_id)
    await writeAudit(trx, judge, { operation: 'watch.none', subject, outcome: 'done', details }, now)
  })
}

async function lockPending(
  trx: Transaction<Database>,
  userId: string,
  alertId: number | undefined,
): Promise<LockedAlert> {
  const alert = alertId === undefined ? undefined : await lockAlert(trx, userId, alertId)
  if (!alert) throw new AppError('alert.unknown')
  if (alert.operate_status !== '0') throw new AppError('alert.finished')
  return alert
}
