import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreeningDecisionTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { ScreeningDecisionQuery } from '../../../contract/screening/entity.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { containing } from '../batches/batch-repository.ts'
import type { GivenReason } from '../review/reasons.ts'
import type { CandidateRow, EntityRow } from './entity-repository.ts'
import { requireNoContradiction } from './matches-in-force.ts'
import { followMatch, followReleasedMatches, openAlerts } from './older-alerts.ts'
import { awaitNoMore, followReleased, followReplacement } from './older-names.ts'
import { setOperated } from './operated.ts'

export type DecidedRow = Selectable<ScreeningDecisionTable> & {
  decided_by_name: string
  undone_by_name: string | null
  released_by_name: string | null
}

function decisions(db: Db) {
  return db
    .selectFrom('screening_decisions')
    .innerJoin('users as decider', 'decider.id', 'screening_decisions.decided_by')
    .leftJoin('users as undoer', 'undoer.id', 'screening_decisions.undone_by')
    .leftJoin('users as releaser', 'releaser.id', 'screening_decisions.released_by')
    .selectAll('screening_decisions')
    .select([
      'decider.user_name as decided_by_name',
      'undoer.user_name as undone_by_name',
      'releaser.user_name as released_by_name',
    ])
}

/** Decisions with the names of those who made them. */
export function findDecisions(db: Db, ids: readonly number[]): Promise<DecidedRow[]> {
  return decisions(db)
    .where('screening_decisions.id', 'in', [...ids, 0])
    .execute()
}

/**
 * The decisions that map a name: what waits with it, or the match in force. One that an alert brought is on no candidate
 * of the name.
 */
export async function findMapping(trx: Transaction<Database>, entity: EntityRow): Promise<number[]> {
  if (entity.mapped_id === null) return []
  const found = trx.selectFrom('screening_decisions').select('id').where('undone_at', 'is', null)
  const rows = await (entity.awaits_release
    ? found.where('entity_id', '=', entity.id).where('awaits_release', '=', true)
    : found
        .where('user_id', '=', entity.user_id)
        .where('type', '=', entity.type)
        .where('name_key', '=', entity.name_key)
        .where('details_key', '=', entity.details_key)
        .where('subject_id', '=', entity.mapped_id)
        .where('verdict', '=', 'match')
        .where('awaits_release', '=', false)
  ).execute()
  return rows.map(({ id }) => id)
}

/** A page of a user's decisions, newest first, and how many match. */
export async function findDecisionPage(db: Db, userId: string, query: ScreeningDecisionQuery) {
  const { keyword } = query
  const isWanted = keyword
    ? sql<boolean>`(${containing('screening_decisions.name', keyword)} or ${containing('screening_decisions.subject_name', keyword)})`
    : sql<boolean>`true`
  const { total } = await db
    .selectFrom('screening_decisions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where(isWanted)
    .executeTakeFirstOrThrow()
  const rows = await decisions(db)
    .where('screening_decisions.user_id', '=', userId)
    .where(isWanted)
    .orderBy('screening_decisions.id', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  return { rows, total: Number(total) }
}

export interface NewDecision {
  verdict: 'match' | 'none'
  reason: GivenReason | null
  note: string | undefined
  userId: string
  now: Date
  expiresAt: Date | null
  /** It holds for nothing until a second person releases it. */
  awaitsRelease: boolean
}

/**
 * Stores a decision about candidates of a name, in place of an earlier one that no longer held, and settles them. Throws
 * `entity.confirmed…` when it contradicts a match in force.
 */
export async function decide(
  trx: Transaction<Database>,
  entity: EntityRow,
  candidates: readonly Pick<CandidateRow, 'subject_id' | 'facts' | 'score' | 'record_facts'>[],
  { verdict, reason, note, userId, now, expiresAt, awaitsRelease }: NewDecision,
): Promise<void> {
  if (candidates.length === 0) return
  const subjects = candidates.map(({ subject_id }) => subject_id)
  await requireNoContradiction(trx, entity, verdict, subjects)
  const replaced = await trx
    .updateTable('screening_decisions')
    .set({ undone_by: userId, undone_at: now })
    .where('user_id', '=', entity.user_id)
    .where('type', '=', entity.type)
    .where('name_key', '=', entity.name_key)
    .where('details_key', '=', entity.details_key)
    .where('subject_id', 'in', subjects)
    .where('undone_at', 'is', null)
    // What waits stands beside the same decision in force, and takes its place when it is released.
    .where(({ eb, or, lit }) =>
      or([lit(!awaitsRelease), eb('awaits_release', '=', true), eb('verdict', '!=', verdict)]),
    )
    .returning(['id', 'entity_id', 'subject_id', 'awaits_release'])
    .execute()
  // The same name of another batch cannot be released any more.
  const waiting = replaced.filter((one) => one.awaits_release && one.entity_id !== entity.id)
  await reopen(
    trx,
    waiting.map(({ id }) => id),
    now,
  )
  const { user_id, name, name_key, type, details_key } = entity
  const stored = await trx
    .insertInto('screening_decisions')
    .values(
      candidates.map(({ subject_id, facts, score, record_facts }) => ({
        ...{ user_id, entity_id: entity.id, name, name_key, type, details_key },
        details: JSON.stringify(entity.details),
        subject_id,
        subject_name: String(facts['name']),
        score,
        verdict,
        reason: reason?.id ?? null,
        reason_words: reason?.words ? JSON.stringify(reason.words) : null,
        note: note || null,
        awaits_release: awaitsRelease,
        record_facts: JSON.stringify(record_facts),
        decided_by: userId,
        decided_at: now,
        expires_at: expiresAt,
      })),
    )
    .returning(['id', 'subject_id'])
    .execute()
  for (const { id, subject_id } of stored) {
    await trx
      .updateTable('screening_candidates')
      .set({ decision_id: id, awaited_id: null })
      .where('entity_id', '=', entity.id)
      .where('subject_id', '=', subject_id)
      .execute()
  }
  for (const { id, subject_id: subjectId } of stored) {
    const former = replaced.filter((one) => one.subject_id === subjectId).map((one) => one.id)
    await followReplacement(trx, { id, subjectId, replaced: former, entityId: entity.id, awaitsRelease }, now)
    if (verdict === 'none' || former.length === 0) continue
    if (awaitsRelease) await openAlerts(trx, former, now, id)
    else await followMatch(trx, id, now)
  }
}

/**
 * Decisions that waited for a second person hold from now on, in place of those in force about the same names and
 * subjects. Throws `entity.confirmed…` when one contradicts a match that was confirmed meanwhile.
 */
export async function releaseDecisions(
  trx: Transaction<Database>,
  entity: EntityRow,
  ids: readonly number[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const waiting = await trx.selectFrom('screening_decisions').selectAll().where('id', 'in', ids).execute()
  const matches = waiting.filter(({ verdict }) => verdict === 'match').map(({ subject_id }) => subject_id)
  if (matches.length > 0) await requireNoContradiction(trx, entity, 'match', matches)
  const replaced = await trx
    .updateTable('screening_decisions as d')
    .from('screening_decisions as w')
    .set({ undone_by: userId, undone_at: now })
    .where('w.id', 'in', ids)
    .whereRef('d.user_id', '=', 'w.user_id')
    .whereRef('d.type', '=', 'w.type')
    .whereRef('d.name_key', '=', 'w.name_key')
    .whereRef('d.details_key', '=', 'w.details_key')
    .whereRef('d.subject_id', '=', 'w.subject_id')
    .where('d.undone_at', 'is', null)
    .where('d.awaits_release', '=', false)
    .returning(['d.id', 'w.id as by'])
    .execute()
  await trx
    .updateTable('screening_decisions')
    .set({ awaits_release: false, released_by: userId, released_at: now })
    .where('id', 'in', ids)
    .execute()
  await followReleased(trx, ids, now)
  for (const { id, subject_id: subjectId } of waiting) {
    const former = replaced.filter(({ by }) => by === id).map((one) => one.id)
    const place = { id, subjectId, replaced: former, entityId: entity.id, awaitsRelease: false }
    await followReplacement(trx, place, now)
  }
  await followReleasedMatches(trx, ids, now)
}

/** Takes decisions back that are in force or wait; the names whose candidates they settled are open again. `why`: of the second person who does not release them. */
export async function undoDecisions(
  trx: Transaction<Database>,
  ids: readonly number[],
  { userId, why = null }: { userId: string; why?: string | null },
  now: Date,
): Promise<void> {
  const undone = await trx
    .updateTable('screening_decisions')
    .set({ undone_by: userId, undone_at: now, undone_why: why })
    .where('id', 'in', [...ids, 0])
    .where('undone_at', 'is', null)
    .returning('id')
    .execute()
  // One that was taken back before says nothing about its name any more.
  const opening = undone.map(({ id }) => id)
  await awaitNoMore(trx, opening)
  await reopen(trx, opening, now)
}

/** Takes back what waits for a second person about names that are no more, or are other ones now: nobody could release it. */
export async function takeBackWaiting(
  trx: Transaction<Database>,
  names: SelectQueryBuilder<Database, 'screening_entities', { id: number }>,
  userId: string,
  now: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('screening_decisions')
    .select('id')
    .where('entity_id', 'in', names)
    .where('awaits_release', '=', true)
    .where('undone_at', 'is', null)
    .execute()
  await undoDecisions(
    trx,
    waiting.map(({ id }) => id),
    { userId },
    now,
  )
}

/** Opens the names whose candidates these decisions settled, and the alerts that rested on them. */
async function reopen(trx: Transaction<Database>, ids: readonly number[], now: Date): Promise<void> {
  const wanted = [...ids, 0]
  const opened = await trx
    .updateTable('screening_candidates')
    .set({ decision_id: null })
    .where('decision_id', 'in', wanted)
    .returning('entity_id')
    .execute()
  const decided = await trx
    .selectFrom('screening_decisions')
    .select('entity_id')
    .where('id', 'in', wanted)
    .where('awaits_release', '=', true)
    .execute()
  const names = [...opened, ...decided].flatMap(({ entity_id }) => entity_id ?? [])
  // Before its names: an entry of the watchlist rests on its alert.
  await openAlerts(trx, ids, now)
  await setOperated(trx, [...new Set(names)], { status: '0' }, now)
}
