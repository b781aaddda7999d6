import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type {
  MappingRequest,
  NoneRequest,
  ScreeningDecision,
  ScreeningDecisionQuery,
  UnmapRequest,
} from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { toPage } from '../../../http/pagination.ts'
import { deskSettings } from '../../desks/service.ts'
import { requireFree, userNameOf } from '../review/claims.ts'
import { giveReason, reasonWords } from '../review/reasons.ts'
import { findWaiting } from '../review/release.ts'
import {
  type DecidedRow,
  decide,
  findDecisionPage,
  findDecisions,
  findMapping,
  undoDecisions,
} from './decision-repository.ts'
import { type CandidateRow, type EntityRow, findCandidates, lockDecidedName, lockEntity } from './entity-repository.ts'
import { toGivenDetails } from './given-details.ts'
import { requireNoContradiction, settledAs } from './matches-in-force.ts'
import { setOperated } from './operated.ts'
import { finishOwnAlerts } from './own-alerts.ts'

/** How long "none of the above" holds: a year is the usual interval of a review (decision 0128). */
const noneHoldsDays = 365
const dayMillis = 24 * 60 * 60 * 1000

/**
 * The name is this candidate, and none of the others. Throws `entity.unknown`, `entity.waiting`, `entity.locked`,
 * `entity.rescreened`, `candidate.unknown`, and `entity.confirmed…` when the name was confirmed to be another one.
 */
export async function mapEntity(db: Db, acting: Acting, request: MappingRequest): Promise<void> {
  const { actor, now, session } = acting
  await db.transaction().execute(async (trx) => {
    const entity = await openEntity(trx, session.userId, request, now)
    const candidates = await findCandidates(trx, entity.id)
    const chosen = candidates.find(({ subject_id }) => subject_id === request.entityId)
    if (!chosen) throw new AppError('candidate.unknown', { subject: request.entityId })
    const others = candidates.filter((one) => one !== chosen && isOpen(one))
    const awaitsRelease = (await deskSettings(trx, session.userId)).fourEyes
    const { userId } = session
    const reason = await giveReason(trx, userId, request.reason)
    const why = { reason, note: request.note, userId, now, awaitsRelease }
    await decide(trx, entity, [chosen], { ...why, verdict: 'match', expiresAt: null })
    await decide(trx, entity, others, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    const mapped = { id: chosen.subject_id, name: String(chosen.facts['name']), flag: request.standardFlag }
    await setOperated(trx, [entity.id], { status: '1', mapped, awaitsRelease, userId }, now)
    await finishOwnAlerts(trx, entity.id, {
      ...why,
      candidates: [chosen, ...others],
      matchId: chosen.subject_id,
    })
    const details = { subjectId: chosen.subject_id, reason: request.reason ?? null, awaitsRelease }
    await writeAudit(
      trx,
      actor,
      { operation: 'screening.map', subject: String(entity.id), outcome: 'done', details },
      now,
    )
  })
}

/** The name is none of its candidates, which is remembered. Throws as `mapEntity`. */
export async function refuseCandidates(db: Db, acting: Acting, request: NoneRequest): Promise<void> {
  const { actor, now, session } = acting
  await db.transaction().execute(async (trx) => {
    const entity = await openEntity(trx, session.userId, request, now)
    const candidates = await findCandidates(trx, entity.id)
    // Also the one that is settled is above.
    await requireNoContradiction(
      trx,
      entity,
      'none',
      candidates.map(({ subject_id }) => subject_id),
    )
    const undecided = candidates.filter(({ decision_id }) => decision_id === null)
    const shown = undecided.filter(isOpen)
    // Whoever judges a name of which rules hide everything saw all of it.
    const open = shown.length > 0 ? shown : undecided
    const { userId } = session
    const reason = await giveReason(trx, userId, request.reason)
    const why = { reason, note: request.note, userId, now, awaitsRelease: false }
    await decide(trx, entity, open, { ...why, verdict: 'none', expiresAt: expiryOf(now) })
    await setOperated(trx, [entity.id], { ...(await settledAs(trx, entity)), userId }, now)
    await finishOwnAlerts(trx, entity.id, { ...why, candidates: open, matchId: null })
    const details = { candidates: open.length, reason: request.reason ?? null }
    await writeAudit(
      trx,
      actor,
      { operation: 'screening.none', subject: String(entity.id), outcome: 'done', details },
      now,
    )
  })
}

/**
 * Takes back what was decided about a name, now or in an earlier batch. Throws `entity.unknown`; with `own`, also
 * `entity.decided` and `entity.locked` when it is no longer what the caller decided.
 */
export async function unmapEntity(db: Db, acting: Acting, { id, own }: UnmapRequest): Promise<void> {
  const { actor, now, session } = acting
  const { userId } = session
  await db.transaction().execute(async (trx) => {
    const entity = await lockEntity(trx, userId, id)
    if (!entity) throw new AppError('entity.unknown', { subject: String(id) })
    const candidates = await findCandidates(trx, id)
    const settling = candidates.flatMap(({ decision_id }) => decision_id ?? [])
    const decisions = [...settling, ...(await findMapping(trx, entity))]
    if (own === '1') {
      if (entity.operate_status === '0') return
      if (entity.operated_by !== userId) throw await decidedBy(trx, entity)
      await requireUnreleased(trx, decisions, id)
    }
    await undoDecisions(trx, decisions, { userId }, now)
    await setOperated(trx, [id], { status: '0' }, now)
    await writeAudit(trx, actor, { operation: 'screening.unmap', subject: String(id), outcome: 'done' }, now)
  })
}

/** A page of the caller's decisions. */
export async function readDecisions(db: Db, userId: string, query: ScreeningDecisionQuery) {
  const { rows, total } = await findDecisionPage(db, userId, query)
  return toPage(rows.map(toDecision), total, query)
}

/** Takes one decision back, and with one that waits what was proposed with it. Throws `decision.unknown`, `decision.undone`. */
export async function undoDecision(db: Db, { actor, now, session: { userId } }: Acting, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDecidedName(trx, id)
    const [decision] = await findDecisions(trx, [id])
    if (decision?.user_id !== userId) throw new AppError('decision.unknown', { subject: String(id) })
    const { undone_at: at, undone_by_name: name } = decision
    if (at !== null) {
      const params = { name: name ?? '', time: chinaTime(at) }
      throw new AppError('decision.undone', { subject: String(id), params })
    }
    const isProposed = decision.awaits_release && decision.entity_id !== null
    const proposed = isProposed ? await findWaiting(trx, Number(decision.entity_id)) : []
    await undoDecisions(trx, [id, ...proposed.map((one) => one.id)], { userId }, now)
    await writeAudit(trx, actor, { operation: 'screening.undo', subject: String(id), outcome: 'done' }, now)
  })
}

/** No decision settles it, and no rule hides it. */
function isOpen({ decision_id, rule_id }: CandidateRow): boolean {
  return decision_id === null && rule_id === null
}

async function openEntity(
  trx: Transaction<Database>,
  userId: string,
  { id, screeningTime }: NoneRequest,
  now: Date,
): Promise<EntityRow> {
  const entity = await lockEntity(trx, userId, id)
  if (!entity) throw new AppError('entity.unknown', { subject: String(id) })
  if (entity.screened_at === null) throw new AppError('entity.waiting', { subject: String(id) })
  if (entity.operate_status !== '0') throw await decidedBy(trx, entity)
  const isSeen = screeningTime === undefined || entity.screened_at.toISOString() === screeningTime
  if (!isSeen) throw new AppError('entity.rescreened', { subject: String(id) })
  await requireFree(trx, userId, id, now)
  return entity
}

/** Throws `entity.decided` when a second person released one of these decisions. */
export async function requireUnreleased(trx: Transaction<Database>, ids: readonly number[], entityId: number) {
  const released = (await findDecisions(trx, ids)).find(({ released_at }) => released_at !== null)
  if (!released) return
  const { released_by: operated_by, released_at: operated_at } = released
  throw await decidedBy(trx, { id: entityId, operated_by, operated_at })
}

/** Who decided before the caller, and when. */
export async function decidedBy(
  trx: Transaction<Database>,
  { id, operated_by, operated_at }: Pick<EntityRow, 'id' | 'operated_by' | 'operated_at'>,
): Promise<AppError> {
  const subject = String(id)
  if (operated_by === null || operated_at === null) return new AppError('entity.locked', { subject })
  const { user_name: name } = await userNameOf(trx, operated_by)
  const time = chinaTime(operated_at)
  const data = { decidedBy: name, decidedTime: operated_at.toISOString() }
  return new AppError('entity.decided', { subject, params: { name, time }, data })
}

/** Until when "none of the above" holds. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + noneHoldsDays * dayMillis)
}

function toDecision(row: DecidedRow): ScreeningDecision {
  return {
    id: String(row.id),
    originalEntityName: row.name,
    type: row.type,
    details: toGivenDetails(row.details),
    entityId: row.subject_id,
    entityName: row.subject_name,
    score: row.score,
    verdict: row.verdict,
    ...toGivenReason(row),
    note: row.note,
    decidedBy: row.decided_by_name,
    decidedTime: row.decided_at.toISOString(),
    expiresTime: row.expires_at?.toISOString() ?? null,
    undoneBy: row.undone_by_name,
    undoneTime: row.undone_at?.toISOString() ?? null,
    undoneWhy: row.undone_why,
    ...toRelease(row),
  }
}

/** The reason of a decision with its words. */
export function toGivenReason({ reason, reason_words }: Pick<DecidedRow, 'reason' | 'reason_words'>) {
  return { reason, reasonWords: reasonWords(reason, reason_words) }
}

/** Whether a second person has to release a decision, and who did. */
export function toRelease(row: Pick<DecidedRow, 'awaits_release' | 'released_by_name' | 'released_at'>) {
  return {
    awaitsRelease: row.awaits_release,
    releasedBy: row.released_by_name,
    releasedTime: row.released_at?.toISOString() ?? null,
  }
}
