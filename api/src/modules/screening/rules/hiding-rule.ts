import type { GoodNameTerms, MatchedField, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import type { ScreenedType } from '@qingdan/database/tables/screening-tables.ts'
import type { SourceOfRow } from '../../../contract/subject.ts'

/** What a rule says. */
export type RuleTerms =
  | { kind: 'threshold'; terms: ThresholdTerms }
  /** `terms.subjectId`: the subject that holds its records now. */
  | { kind: 'name'; terms: GoodNameTerms }

/** A rule that is applied. */
export type ActiveRule = RuleTerms & { id: number; appliesTo: 'all' | 'batches' | 'alerts' }

/** A screened name, as rules know it. */
export interface RuledName {
  type: ScreenedType
  name_key: string
  details_key: string
}

/** A candidate, as rules know it. */
export interface RuledCandidate {
  subjectId: string
  score: number
  /** Of its stored row. */
  facts: Record<string, unknown>
}

/** The first rule that hides a candidate of a name; null when none does. */
export function hidingRule<Rule extends RuleTerms>(
  rules: readonly Rule[],
  name: RuledName,
  candidate: RuledCandidate,
): Rule | null {
  return rules.find((rule) => isHidden(rule, name, candidate)) ?? null
}

function isHidden(rule: RuleTerms, name: RuledName, candidate: RuledCandidate): boolean {
  if (rule.kind === 'threshold') return isBelow(rule.terms, name, candidate)
  const { nameKey, type, detailsKey, subjectId } = rule.terms
  if (nameKey !== name.name_key || type !== name.type) return false
  if (detailsKey !== null && detailsKey !== name.details_key) return false
  return subjectId === null || subjectId === candidate.subjectId
}

/** A list or country that the rule does not name keeps the candidate: it is there for that one too. */
function isBelow(terms: ThresholdTerms, { type }: RuledName, { score, facts }: RuledCandidate): boolean {
  if (score >= terms.minScore) return false
  if (terms.types.length > 0 && !terms.types.includes(type)) return false
  if (terms.fields.length > 0 && !terms.fields.includes(matchedFieldOf(facts))) return false
  return (
    areAllAmong(listsOf(facts), terms.sourceIds) &&
    areAllAmong((facts['countryCodes'] ?? []) as string[], terms.countries)
  )
}

function areAllAmong<Value>(own: readonly Value[], named: readonly Value[]): boolean {
  return named.length === 0 || (own.length > 0 && own.every((value) => named.includes(value)))
}

/** The lists that it stands on; of one that was taken off all of them, those it was on. */
function listsOf(facts: RuledCandidate['facts']): number[] {
  const sources = (facts['sources'] ?? []) as Pick<SourceOfRow, 'sourceId' | 'state'>[]
  const standing = sources.filter(({ state }) => state !== 'ended')
  return (standing.length > 0 ? standing : sources).map(({ sourceId }) => sourceId)
}

function matchedFieldOf(facts: RuledCandidate['facts']): MatchedField {
  if (facts['matchedTranslation'] != null) return 'ourName'
  return facts['matchedQuality'] === 'weak' ? 'weakAlias' : 'name'
}
