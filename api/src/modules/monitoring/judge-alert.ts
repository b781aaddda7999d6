import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { AppError } from '../../http/app-error.ts'
import { deskSettings } from '../desks/service.ts'
import { decide } from '../screening/entities/decision-repository.ts'
import { decidedBy, expiryOf } from '../screening/entities/decision-service.ts'
import { type EntityRow, findCandidates, lockEntity } from '../screening/entities/entity-repository.ts'
import { findJudged, finishAlert } from '../screening/entities/finish-alert.ts'
import { partiesOf, settledAs } from '../screening/entities/matches-in-force.ts'
import { setOperated } from '../screening/entities/operated.ts'
import { finishOwnAlerts } from '../screening/entities/own-alerts.ts'
import { requireFree, userNameOf } from '../screening/review/claims.ts'
import { alertOfRelation, type LockedAlert, lockAlert } from './alert-repository.ts'

/** A user, who has an account. */
type Judge = Actor & { userId: string }

/**
 * The watched name is this candidate of an alert; later screenings know it. Throws `alert.unknown`, also for what is
 * another user's, `alert.finished`, `entity.decided` when a match of the name waits for a second person, and
 * `entity.confirmed…` when the name was confirmed to be another one.
 */
export async function confirmRelation(db: Db, relationId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { alert, entity } = await lockPending(trx, judge.userId, await alertOfRelation(trx, relationId), now)
    const candidates = await findJudged(trx, alert.id)
    const chosen = candidates.find(({ id }) => id === relationId)
    if (!chosen) throw new AppError('alert.unknown')
    // Two matches that wait about one name could not both be released.
    if (entity.awaits_release) throw await decidedBy(trx, entity)
    const others = candidates.filter((one) => one !== chosen && one.rule_id === null)
    const { userId } = judge
    const awaitsRelease = (await deskSettings(trx, userId)).fourEyes
    const why = { reason: null, note: undefined, userId, now, awaitsRelease }
    await decide(trx, entity, [chosen], { ...why, verdict: 'match', expiresAt: null })
    await decide(trx, entity, others, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    const mapped = { id: chosen.subject_id, name: String(chosen.facts['name']), flag: String(chosen.facts['s']) }
    await setOperated(trx, [entity.id], { status: '1', mapped, awaitsRelease, userId }, now)
    await finishAlert(trx, alert.id, { status: '1', relationId, awaitsRelease, userId, now })
    const judged = { candidates: [chosen, ...others], matchId: chosen.subject_id, awaitsRelease }
    await finishOwnAlerts(trx, entity.id, { ...judged, userId, now })
    const details = { alertId: String(alert.id), subjectId: chosen.subject_id, score: chosen.score, awaitsRelease }
    const subject = String(alert.entity_id)
    await writeAudit(trx, judge, { operation: 'watch.confirm', subject, outcome: 'done', details }, now)
  })
}

/** The watched name is none of the candidates of an alert; later screenings know it. Throws as `confirmRelation`. */
export async function refuseRelations(db: Db, alertId: number, judge: Judge, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { alert, entity } = await lockPending(trx, judge.userId, alertId, now)
    const candidates = await findJudged(trx, alert.id)
    const shown = candidates.filter(({ rule_id }) => rule_id === null)
    // Whoever judges an alert that is hidden saw all of it.
    const judged = shown.length > 0 ? shown : candidates
    await requireNoneWaiting(
      trx,
      entity,
      judged.map(({ subject_id }) => subject_id),
    )
    const why = { reason: null, note: undefined, userId: judge.userId, now, awaitsRelease: false }
    await decide(trx, entity, judged, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    await settle(trx, entity, judge.userId, now)
    const { userId } = judge
    await finishAlert(trx, alert.id, { status: '2', relationId: null, awaitsRelease: false, userId, now })
    await finishOwnAlerts(trx, entity.id, { candidates: judged, matchId: null, awaitsRelease: false, userId, now })
    const details = { alertId: String(alert.id), subjectIds: judged.map(({ subject_id }) => subject_id) }
    const subject = String(alert.entity_id)
    await writeAudit(trx, judge, { operation: 'watch.none', subject, outcome: 'done', details }, now)
  })
}

async function lockPending(
  trx: Transaction<Database>,
  userId: string,
  alertId: number | undefined,
  now: Date,
): Promise<{ alert: LockedAlert; entity: EntityRow }> {
  const alert = alertId === undefined ? undefined : await lockAlert(trx, userId, alertId)
  if (!alert) throw new AppError('alert.unknown')
  if (alert.operate_status !== '0') throw await finishedBy(trx, alert)
  const entity = await lockEntity(trx, userId, alert.entity_id)
  if (!entity) throw new AppError('alert.unknown')
  await requireFree(trx, userId, entity.id, now)
  return { alert, entity }
}

/** Who dealt with an alert before the caller, and when. */
export async function finishedBy(
  trx: Transaction<Database>,
  { operated_by, operated_at }: LockedAlert,
): Promise<AppError> {
  if (operated_by === null || operated_at === null) return new AppError('alert.finished')
  const { user_name: name } = await userNameOf(trx, operated_by)
  const data = { decidedBy: name, decidedTime: operated_at.toISOString() }
  return new AppError('alert.decided', { params: { name, time: chinaTime(operated_at) }, data })
}

/** Throws `entity.decided` when a match of the name waits for a second person that this would replace or contradict. */
async function requireNoneWaiting(trx: Transaction<Database>, entity: EntityRow, subjectIds: readonly string[]) {
  if (!entity.awaits_release || entity.mapped_id === null) return
  const parties = await partiesOf(trx, [...subjectIds, entity.mapped_id])
  const waiting = parties.get(entity.mapped_id)
  if (subjectIds.some((id) => parties.get(id) === waiting)) throw await decidedBy(trx, entity)
}

/** A name stays what it was confirmed to be; otherwise it is none of its candidates when none of them is open. */
async function settle(trx: Transaction<Database>, entity: EntityRow, userId: string, now: Date): Promise<void> {
  const { id, mapped_id, mapped_name, mapped_flag, awaits_release: awaitsRelease } = entity
  if (mapped_id !== null && mapped_name !== null) {
    const mapped = { id: mapped_id, name: mapped_name, flag: mapped_flag ?? '1' }
    // Who confirmed it stays the first person of a match that waits.
    const by = awaitsRelease ? (entity.operated_by ?? userId) : userId
    return setOperated(trx, [id], { status: '1', mapped, awaitsRelease, userId: by }, now)
  }
  const isOpen = (await findCandidates(trx, id)).some(
    ({ decision_id, rule_id }) => decision_id === null && rule_id === null,
  )
  await setOperated(trx, [id], isOpen ? { status: '0' } : { ...(await settledAs(trx, entity)), userId }, now)
}
