import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ActiveRule } from './hiding-rule.ts'

/** Whether a rule is in force at a time, as a condition on `screening_rules`. */
export function inForceAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(screening_rules.in_force_at is not null and screening_rules.ended_at is null
    and (screening_rules.expires_at is null or screening_rules.expires_at > ${now}))`
}

/**
 * The ids of the rules in force at the desk of a user, for what begins now. Until the transaction of `db` ends, no rule
 * ends and the user does not leave: who does either has what the rules hid matched again, and must see all of it.
 */
export async function idsInForce(db: Db, userId: string, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('screening_rules')
    .innerJoin('desk_members', 'desk_members.desk_id', 'screening_rules.desk_id')
    .select('screening_rules.id')
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .where(inForceAt(now))
    .orderBy('screening_rules.id')
    .forShare(['screening_rules', 'desk_members'])
    .execute()
  return rows.map(({ id }) => id)
}

/** What rules say, in the order in which they came in force. A subject that was merged is the one that holds its records now. */
export async function readRules(db: Db, ids: readonly number[]): Promise<ActiveRule[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('screening_rules')
    .leftJoin('subjects', (join) => join.on(sql<boolean>`subjects.id = screening_rules.terms->>'subjectId'`))
    .select(['screening_rules.id', 'kind', 'applies_to', 'terms', 'merged_into'])
    .where('screening_rules.id', 'in', ids)
    .orderBy('in_force_at')
    .orderBy('screening_rules.id')
    .execute()
  return rows.map(({ id, kind, applies_to, terms, merged_into }) => {
    const moved = merged_into === null ? terms : { ...terms, subjectId: merged_into }
    // `kind` says which terms they are.
    return { id, appliesTo: applies_to, kind, terms: moved } as ActiveRule
  })
}

/** The rules for the watchlist of a user and its alerts. */
export async function alertRules(db: Db, userId: string, now: Date): Promise<ActiveRule[]> {
  const rules = await readRules(db, await idsInForce(db, userId, now))
  return rules.filter(({ appliesTo }) => appliesTo !== 'batches')
}

/** The rules of a batch, which are those of the day on which it was started. */
export async function batchRules(db: Db, batchId: number): Promise<ActiveRule[]> {
  const batch = await db.selectFrom('screening_batches').select('rule_ids').where('id', '=', batchId).executeTakeFirst()
  const rules = await readRules(db, batch?.rule_ids ?? [])
  return rules.filter(({ appliesTo }) => appliesTo !== 'alerts')
}
