import type { Db } from '@qingdan/database/connection.ts'
import type { RecordFacts, ScreeningDecisionTable } from '@qingdan/database/tables/screening-tables.ts'
import type { Selectable } from 'kysely'
import { colleaguesOf } from '../../desks/service.ts'
import type { EntityRow } from './piece-repository.ts'
import { changedFacts } from './record-facts.ts'

/** A name as decisions and rules know it. */
export type JudgedName = Pick<EntityRow, 'type' | 'name_key' | 'details_key'>

export type DecisionRow = Selectable<ScreeningDecisionTable>

/** What earlier decisions say of a candidate: one settles it, or it is open again for the reasons named. */
export interface Remembered {
  decision: DecisionRow | null
  reopened: string[] | null
  /** Somebody at the desk confirmed the name to be the subject, with whatever details: no rule may hide it. */
  wasConfirmed: boolean
}

/**
 * Says whether one of these names was confirmed to be a subject, or one that was merged into it, by somebody at the desk of
 * a user. A match counts that waits for a second person, and one about other details.
 */
export async function findConfirmed(
  db: Db,
  userId: string,
  names: readonly Pick<JudgedName, 'type' | 'name_key'>[],
): Promise<(name: Pick<JudgedName, 'type' | 'name_key'>, subjectId: string) => boolean> {
  const rows = await db
    .selectFrom('screening_decisions')
    .leftJoin('subjects', 'subjects.id', 'screening_decisions.subject_id')
    .select(['screening_decisions.type', 'name_key'])
    .select(({ fn }) => fn.coalesce('merged_into', 'subject_id').as('subject_id'))
    .where('user_id', 'in', await colleaguesOf(db, userId))
    .where('verdict', '=', 'match')
    .where('undone_at', 'is', null)
    .where('name_key', 'in', [...new Set(names.map(({ name_key }) => name_key))])
    .execute()
  const confirmed = new Set(rows.map((row) => keyOf(row, row.subject_id)))
  return (name, subjectId) => confirmed.has(keyOf(name, subjectId))
}

/** The decisions in force about the names of a piece, to be asked for each candidate. */
export async function findRemembered(db: Db, userId: string, names: readonly JudgedName[], now: Date) {
  const wasConfirmed = await findConfirmed(db, userId, names)
  const decisions = await db
    .selectFrom('screening_decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('name_key', 'in', [...new Set(names.map(({ name_key }) => name_key))])
    .execute()
  const known = new Map<string, DecisionRow[]>()
  for (const decision of decisions) {
    const key = keyOf(decision, decision.subject_id)
    known.set(key, [...(known.get(key) ?? []), decision])
  }
  return (entity: JudgedName, subjectId: string, facts: RecordFacts): Remembered => ({
    ...judge(known.get(keyOf(entity, subjectId)) ?? [], entity.details_key, facts, now),
    wasConfirmed: wasConfirmed(entity, subjectId),
  })
}

/**
 * A decision holds for the same details; one about other details only says why the candidate is asked about again, and
 * one that waits for a second person nothing.
 */
function judge(decisions: readonly DecisionRow[], detailsKey: string, facts: RecordFacts, now: Date) {
  const decided = decisions.filter(({ awaits_release }) => !awaits_release)
  const decision = decided.find(({ details_key }) => details_key === detailsKey)
  if (!decision) return { decision: null, reopened: decided.length > 0 ? ['details'] : null }
  const isExpired = decision.expires_at !== null && decision.expires_at <= now
  const reasons = [...changedFacts(decision.record_facts, facts), ...(isExpired ? ['expired'] : [])]
  return reasons.length > 0 ? { decision: null, reopened: reasons } : { decision, reopened: null }
}

function keyOf({ type, name_key }: Pick<EntityRow, 'type' | 'name_key'>, subjectId: string): string {
  return [type, name_key, subjectId].join('\n')
}
