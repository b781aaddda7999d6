import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { AppError } from '../../http/app-error.ts'
import { decide, setOperated } from '../screening/entities/decision-repository.ts'
import { expiryOf } from '../screening/entities/decision-service.ts'
import { type EntityRow, findCandidates, lockEntity } from '../screening/entities/entity-repository.ts'
import { alertOfRelation, findJudged, finishAlert, type LockedAlert, lockAlert } from './alert-repository.ts'

/** A user, who has an account. */
type Judge = Actor & { userId: string }

/**
 * The watched name is this candidate of an alert; later screenings know it. Throws `alert.unknown`, also for what is
 * another user's, and `alert.finished`.
 */
export async function confirmRelation(db: Db, relationId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { alert, entity } = await lockPending(trx, judge.userId, await alertOfRelation(trx, relationId))
    const candidates = await findJudged(trx, alert.id)
    const chosen = candidates.find(({ id }) => id === relationId)
    if (!chosen) throw new AppError('alert.unknown')
    const others = candidates.filter((one) => one !== chosen && one.rule_id === null)
    const why = { reason: undefined, note: undefined, userId: judge.userId, now }
    await decide(trx, entity, [chosen], { ...why, verdict: 'match', expiresAt: null })
    await decide(trx, entity, others, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    const mapped = { id: chosen.subject_id, name: String(chosen.facts['name']), flag: String(chosen.facts['s']) }
    await setOperated(trx, [entity.id], '1', mapped, now)
    await finishAlert(trx, alert.id, { status: '1', relationId, now })
    const details = { alertId: String(alert.id), subjectId: chosen.subject_id, score: chosen.score }
    const subject = String(alert.entity_id)
    await writeAudit(trx, judge, { operation: 'watch.confirm', subject, outcome: 'done', details }, now)
  })
}

/** The watched name is none of the candidates of an alert; later screenings know it. Throws as `confirmRelation`. */
export async function refuseRelations(db: Db, alertId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { alert, entity } = await lockPending(trx, judge.userId, alertId)
    const candidates = await findJudged(trx, alert.id)
    const shown = candidates.filter(({ rule_id }) => rule_id === null)
    // Whoever judges an alert that is hidden saw all of it.
    const judged = shown.length > 0 ? shown : candidates
    const why = { reason: undefined, note: undefined, userId: judge.userId, now }
    await decide(trx, entity, judged, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    await settle(trx, entity, now)
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
): Promise<{ alert: LockedAlert; entity: EntityRow }> {
  const alert = alertId === undefined ? undefined : await lockAlert(trx, userId, alertId)
  if (!alert) throw new AppError('alert.unknown')
  if (alert.operate_status !== '0') throw new AppError('alert.finished')
  const entity = await lockEntity(trx, userId, alert.entity_id)
  if (!entity) throw new AppError('alert.unknown')
  return { alert, entity }
}

/** A name stays what it was confirmed to be; otherwise it is none of its candidates when none of them is open. */
async function settle(trx: Transaction<Database>, entity: EntityRow, now: Date): Promise<void> {
  const { id, mapped_id, mapped_name, mapped_flag } = entity
  if (mapped_id !== null && mapped_name !== null) {
    const mapped = { id: mapped_id, name: mapped_name, flag: mapped_flag ?? '1' }
    return setOperated(trx, [id], '1', mapped, now)
  }
  const isOpen = (await findCandidates(trx, id)).some(
    ({ decision_id, rule_id }) => decision_id === null && rule_id === null,
  )
  await setOperated(trx, [id], isOpen ? '0' : '2', null, now)
}
