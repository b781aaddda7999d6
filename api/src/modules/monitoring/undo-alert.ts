import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type { UndoAlertRequest } from '../../contract/screening/review.ts'
import { AppError } from '../../http/app-error.ts'
import { undoDecisions } from '../screening/entities/decision-repository.ts'
import { requireUnreleased } from '../screening/entities/decision-service.ts'
import { lockEntity } from '../screening/entities/entity-repository.ts'
import { lockAlert, reopenAlert } from './alert-repository.ts'
import { finishedBy } from './judge-alert.ts'

/**
 * Takes back what was decided about a suspected match: the alert and its name are to be judged again. Throws
 * `alert.unknown`, `alert.open`; with `own`, also `alert.decided` and `entity.decided` when it is no longer what the
 * caller decided.
 */
export async function undoAlert(
  db: Db,
  { msgId: alertId, own }: UndoAlertRequest,
  judge: Actor & { userId: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const alert = await lockAlert(trx, judge.userId, alertId)
    // What a list did to a confirmed party needs no decision.
    if (!alert || alert.msg_type === '0') throw new AppError('alert.unknown')
    if (alert.operate_status === '0' || alert.operated_at === null) throw new AppError('alert.open')
    if (own === '1' && alert.operated_by !== judge.userId) throw await finishedBy(trx, alert)
    await lockEntity(trx, judge.userId, alert.entity_id)
    const decisions = await trx
      .selectFrom('screening_decisions')
      .select('id')
      .where('entity_id', '=', alert.entity_id)
      .where('decided_at', '=', alert.operated_at)
      .where('undone_at', 'is', null)
      .execute()
    const ids = decisions.map(({ id }) => id)
    if (own === '1') await requireUnreleased(trx, ids, alert.entity_id)
    await undoDecisions(trx, ids, { userId: judge.userId }, now)
    await reopenAlert(trx, alert)
    const subject = String(alert.entity_id)
    const details = { alertId: String(alertId), undone: decisions.length }
    await writeAudit(trx, judge, { operation: 'watch.undo', subject, outcome: 'done', details }, now)
  })
}
