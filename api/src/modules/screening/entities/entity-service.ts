import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import type {
  Candidate,
  FoundSubject,
  ScreenedEntity,
  ScreenedEntityPage,
  ScreenedEntityQuery,
  WarnRequest,
} from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { toPage } from '../../../http/pagination.ts'
import { queueWatched } from '../../../jobs/watched-queue.ts'
import { findHiddenBy } from '../rules/hidden-by.ts'
import { type DecidedRow, findDecisions } from './decision-repository.ts'
import { toGivenReason, toRelease } from './decision-service.ts'
import {
  type CandidateRow,
  countOwn,
  type EntityRow,
  findCandidates,
  findEntity,
  findEntityPage,
  isAnyUncharged,
  type ListedEntity,
  setWatched,
} from './entity-repository.ts'
import { toGivenDetails } from './given-details.ts'
import { findMatchesInForce, partiesOf, toConfirmedBefore } from './matches-in-force.ts'
import { toStateCounts } from './review-state.ts'

/** A page of the caller's names, with counts of states under the other filters. */
export async function readEntities(db: Db, userId: string, query: ScreenedEntityQuery): Promise<ScreenedEntityPage> {
  const { rows, states } = await findEntityPage(db, userId, query)
  const counts = toStateCounts(states.map(({ state, count }) => ({ state, count: Number(count) })))
  const total =
    query.state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[query.state]
  return { ...toPage(rows.map(toScreened), total, query), states: counts }
}

/** What was found for a name. Throws `entity.unknown`. */
export async function readCandidates(db: Db, userId: string, id: number): Promise<Candidate[]> {
  const entity = await findEntity(db, userId, id)
  if (!entity) throw new AppError('entity.unknown', { subject: String(id) })
  const candidates = await findCandidates(db, id)
  const ids = candidates.flatMap(({ decision_id }) => decision_id ?? [])
  const decisions = new Map((await findDecisions(db, ids)).map((decision) => [decision.id, decision]))
  const rules = await findHiddenBy(
    db,
    candidates.map(({ rule_id }) => rule_id),
  )
  const confirmed = await findConfirmed(db, entity, candidates)
  return candidates.map((row) => ({
    ...toCandidate(row, entity, decisions.get(row.decision_id ?? 0)),
    hiddenBy: rules.get(row.rule_id ?? 0) ?? null,
    confirmed: confirmed(row),
  }))
}

/** Says of a candidate whether the name was confirmed to be it elsewhere, beside the decision that settles it here. */
async function findConfirmed(db: Db, entity: EntityRow, candidates: readonly CandidateRow[]) {
  const matches = await findMatchesInForce(db, entity)
  if (matches.length === 0) return () => null
  const parties = await partiesOf(
    db,
    candidates.map(({ subject_id }) => subject_id),
  )
  return ({ subject_id, decision_id }: CandidateRow) => {
    const match = matches.find(({ party }) => party === parties.get(subject_id))
    return match && match.id !== decision_id ? toConfirmedBefore(match) : null
  }
}

/**
 * Begins or ends monitoring of names. Throws `entity.unknown` if one of them is not the caller's, and `entity.waiting` if
 * one is to be monitored whose batch was not started.
 */
export async function changeWatch(
  db: Db,
  { userId, actor, now }: { userId: string; actor: Actor; now: Date },
  { ids, warnFlag }: WarnRequest,
): Promise<void> {
  if ((await countOwn(db, userId, ids)) !== ids.length) throw new AppError('entity.unknown')
  // Monitoring screens a name at once, and nobody paid for it yet.
  if (warnFlag === '1' && (await isAnyUncharged(db, ids))) throw new AppError('entity.waiting')
  await db.transaction().execute(async (trx) => {
    await setWatched(trx, ids, warnFlag === '1', now)
    if (warnFlag === '1') await queueWatched(trx, ids)
    const details = { warnFlag, names: ids.length, entityIds: ids.map(String) }
    await writeAudit(trx, actor, { operation: 'screening.warn', subject: userId, outcome: 'done', details }, now)
  })
}

/** How many candidates there were, when not all of them are kept. */
function foundNumOf({ found_count, candidate_count }: ListedEntity): number | null {
  return found_count !== null && found_count > candidate_count ? found_count : null
}

/** A screened name as it is answered. */
export function toScreened(row: ListedEntity): ScreenedEntity {
  return {
    id: String(row.id),
    originalEntityName: row.name,
    type: row.type,
    entityId: row.mapped_id,
    entityName: row.mapped_name,
    standardFlag: row.mapped_flag,
    screningNum: row.candidate_count,
    warnFlag: row.is_watched ? '1' : '0',
    warnTime: row.watched_at?.toISOString() ?? null,
    operateStatus: row.operate_status,
    state: row.state,
    openNum: row.open_count,
    hiddenNum: row.hidden_count,
    foundNum: foundNumOf(row),
    alertNum: row.alert_count,
    topScore: row.top_score,
    rowNumbers: row.row_numbers,
    screeningTime: row.screened_at?.toISOString() ?? null,
    methodVersion: row.method_version,
    batchId: row.batch_id === null ? null : String(row.batch_id),
    batchNo: row.batch_no,
    details: toGivenDetails(row.details),
  }
}

function toCandidate(
  row: CandidateRow,
  { mapped_id, screened_at }: EntityRow,
  decision: DecidedRow | undefined,
): Omit<Candidate, 'hiddenBy' | 'confirmed'> {
  return {
    // Stored in this form when the name was screened.
    ...(row.facts as FoundSubject),
    isSelect: row.subject_id === mapped_id,
    settled: decision ? toSettled(decision) : null,
    // Read before the candidates: a screening between the two is noticed when the caller decides.
    screeningTime: screened_at?.toISOString() ?? null,
    reopened: row.awaited_id === null ? ((row.reopened ?? []) as Candidate['reopened']) : ['proposed'],
  }
}

function toSettled(decision: DecidedRow): NonNullable<Candidate['settled']> {
  return {
    decisionId: String(decision.id),
    verdict: decision.verdict,
    ...toGivenReason(decision),
    note: decision.note,
    decidedBy: decision.decided_by_name,
    decidedTime: decision.decided_at.toISOString(),
    expiresTime: decision.expires_at?.toISOString() ?? null,
    ...toRelease(decision),
  }
}
