import type { Db } from '@qingdan/database/connection.ts'
import { type ActiveRule, hidingRule } from '../rules/hiding-rule.ts'
import type { StoredCandidate } from './piece-repository.ts'
import { findRemembered, type JudgedName } from './remembered-decisions.ts'
import type { FoundCandidate } from './screen-names.ts'

export type JudgedCandidate = StoredCandidate & { verdict: 'match' | 'none' | null }

/** A candidate with the decision that settles it, or the rule that hides it. */
export function judged(
  one: FoundCandidate,
  entity: JudgedName,
  remembered: Awaited<ReturnType<typeof findRemembered>>,
  rules: readonly ActiveRule[],
): JudgedCandidate {
  const { decision, reopened, wasConfirmed } = remembered(entity, one.subjectId, one.recordFacts)
  const rule = decision || wasConfirmed ? null : hidingRule(rules, entity, one)
  const settled = { decisionId: decision?.id ?? null, ruleId: rule?.id ?? null, reopened }
  return { ...one, ...settled, verdict: decision?.verdict ?? null }
}

/** Says of a candidate of these names of a user whether a rule hides it; undefined where there is no rule. */
export async function hidingBy(
  db: Db,
  userId: string,
  names: readonly JudgedName[],
  rules: readonly ActiveRule[],
  now: Date,
): Promise<((entity: JudgedName, one: FoundCandidate) => boolean) | undefined> {
  if (rules.length === 0) return undefined
  const remembered = await findRemembered(db, userId, names, now)
  return (entity, one) => judged(one, entity, remembered, rules).ruleId !== null
}
