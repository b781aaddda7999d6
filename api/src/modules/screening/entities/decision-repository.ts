import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreeningDecisionTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { DecisionReason, ScreeningDecisionQuery } from '../../../contract/screening/entity.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { containing } from '../batches/batch-repository.ts'
import type { CandidateRow, EntityRow } from './entity-repository.ts'

export type DecidedRow = Selectable<ScreeningDecisionTable> & {
  decided_by_name: string
  undone_by_name: string | null
}

function decisions(db: Db) {
  return db
    .selectFrom('screening_decisions')
    .innerJoin('users as decider', 'decider.id', 'screening_decisions.decided_by')
    .leftJoin('users as undoer', 'undoer.id', 'screening_decisions.undone_by')
    .selectAll('screening_decisions')
    .select(['decider.user_name as decided_by_name', 'undoer.user_name as undone_by_name'])
}

/** Decisions with the names of those who made them. */
export function findDecisions(db: Db, ids: readonly number[]): Promise<DecidedRow[]> {
  return decisions(db)
    .where('screening_decisions.id', 'in', [...ids, 0])
    .execute()
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
  reason: DecisionReason | undefined
  note: string | undefined
  userId: string
  now: Date
  expiresAt: Date | null
}

/** Stores a decision about candidates of a name, in place of an earlier one that no longer held, and settles them. */
export async function decide(
  trx: Transaction<Database>,
  entity: EntityRow,
  candidates: readonly Pick<CandidateRow, 'subject_id' | 'facts' | 'score' | 'record_facts'>[],
  { verdict, reason, note, userId, now, expiresAt }: NewDecision,
): Promise<void> {
  if (candidates.length === 0) return
  const subjects = candidates.map(({ subject_id }) => subject_id)
  await trx
    .updateTable('screening_decisions')
    .set({ undone_by: userId, undone_at: now })
    .where('user_id', '=', entity.user_id)
    .where('type', '=', entity.type)
    .where('name_key', '=', entity.name_key)
    .where('details_key', '=', entity.details_key)
    .where('subject_id', 'in', subjects)
    .where('undone_at', 'is', null)
    .execute()
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
        reason: reason ?? null,
        note: note || null,
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
      .set({ decision_id: id })
      .where('entity_id', '=', entity.id)
      .where('subject_id', '=', subject_id)
      .execute()
  }
}

/** Sets what was decided about a name; null: nothing, it is open again. */
export async function setOperated(
  trx: Transaction<Database>,
  ids: readonly number[],
  status: '0' | '1' | '2',
  mapped: { id: string; name: string; flag: string } | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('screening_entities')
    .set({
      operate_status: status,
      operated_at: status === '0' ? null : now,
      mapped_id: mapped?.id ?? null,
      mapped_name: mapped?.name ?? null,
      mapped_flag: mapped?.flag ?? null,
      open_count: sql<number>`(
        select count(*) from screening_candidates c where c.entity_id = screening_entities.id and c.decision_id is null
          and c.rule_id is null
      )`,
    })
    .where('id', 'in', [...ids, 0])
    .execute()
}

/** Takes decisions back; the names whose candidates they settled are open again. */
export async function undoDecisions(
  trx: Transaction<Database>,
  ids: readonly number[],
  userId: string,
  now: Date,
): Promise<void> {
  const wanted = [...ids, 0]
  await trx
    .updateTable('screening_decisions')
    .set({ undone_by: userId, undone_at: now })
    .where('id', 'in', wanted)
    .where('undone_at', 'is', null)
    .execute()
  const opened = await trx
    .updateTable('screening_candidates')
    .set({ decision_id: null })
    .where('decision_id', 'in', wanted)
    .returning('entity_id')
    .execute()
  const names = [...new Set(opened.map(({ entity_id }) => entity_id))]
  await setOperated(trx, names, '0', null, now)
}
