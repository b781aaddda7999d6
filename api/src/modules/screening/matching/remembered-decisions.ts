import type { Db } from '@qingdan/database/connection.ts'
import type { RecordFacts, ScreeningDecisionTable } from '@qingdan/database/tables/screening-tables.ts'
import type { Selectable } from 'kysely'
import type { EntityRow } from './piece-repository.ts'
import { changedFacts } from './record-facts.ts'

/** A name as decisions and rules know it. */
export type JudgedName = Pick<EntityRow, 'type' | 'name_key' | 'details_key'>

export type DecisionRow = Selectable<ScreeningDecisionTable>

/** What earlier decisions say of a candidate: one settles it, or it is open again for the reasons named. */
export interface Remembered {
  decision: DecisionRow | null
  reopened: string[] | null
  /** The name was once confirmed to be the subject, with whatever details: no rule may hide it. */
  wasConfirmed: boolean
}

/** The decisions in force about the names of a piece, to be asked for each candidate. */
export async function findRemembered(db: Db, userId: string, names: readonly JudgedName[], now: Date) {
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
  return (entity: JudgedName, subjectId: string, facts: RecordFacts): Remembered =>
    judge(known.get(keyOf(entity, subjectId)) ?? [], entity.details_key, facts, now)
}

/**
 * A decision holds for the same details; one about other details only says why the candidate is asked about again, and
 * one that waits for a second person only that no rule may hide it.
 */
function judge(decisions: readonly DecisionRow[], detailsKey: string, facts: RecordFacts, now: Date): Remembered {
  const wasConfirmed = decisions.some(({ verdict }) => verdict === 'match')
  const decided = decisions.filter(({ awaits_release }) => !awaits_release)
  const decision = decided.find(({ details_key }) => details_key === detailsKey)
  if (!decision) return { decision: null, reopened: decided.length > 0 ? ['details'] : null, wasConfirmed }
  const isExpired = decision.expires_at !== null && decision.expires_at <= now
  const reasons = [...changedFacts(decision.record_facts, facts), ...(isExpired ? ['expired'] : [])]
  return reasons.length > 0
    ? { decision: null, reopened: reasons, wasConfirmed }
    : { decision, reopened: null, wasConfirmed }
}

function keyOf({ type, name_key }: Pick<EntityRow, 'type' | 'name_key'>, subjectId: string): string {
  return [type, name_key, subjectId].join('\n')
}
