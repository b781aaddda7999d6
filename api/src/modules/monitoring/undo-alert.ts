import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { AppError } from '../../http/app-error.ts'
import { undoDecisions } from '../screening/entities/decision-repository.ts'
import { lockEntity } from '../screening/entities/entity-repository.ts'
import { lockAlert, reopenAlert } from './alert-repository.ts'

/** Takes back what was decided about a suspected match: the alert and its name are to be judged again. Throws `alert.unknown`, `alert.open`. */
export async function undoAlert(db: Db, alertId: number, judge: Actor & { userId: string }, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const alert = await lockAlert(trx, judge.userId, alertId)
    // What a list did to a confirmed party needs no decision.
    if (!alert || alert.msg_type === '0') throw new AppError('alert.unknown')
    if (alert.operate_status === '0' || alert.operated_at === null) throw new AppError('alert.open')
    await lockEntity(trx, judge.userId, alert.entity_id)
    const decisions = await trx
      .selectFrom('screening_decisions')
      .select('id')
      .where('entity_id', '=', alert.entity_id)
      .where('decided_at', '=', alert.operated_at)
      .where('undone_at', 'is', null)
      .execute()
    await undoDecisions(
      trx,
      decisions.map(({ id }) => id),
      { userId: judge.userId },
      now,
    )
    await reopenAlert(trx, alert)
    const subject = String(alert.entity_id)
    const details = { alertId: String(alertId), undone: decisions.length }
    await writeAudit(trx, judge, { operation: 'watch.undo', subject, outcome: 'done', details }, now)
  })
}
