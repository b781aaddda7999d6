import type { PreparedName } from '../../normalise/prepare.ts'
import { excludingClasses } from '../../tables/legal-forms.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, cancelTerm, type Evidence, type Term } from '../evidence.ts'
import type { Alignment } from './alignment.ts'
import { type AlignmentSummary, minDistinctive } from './alignment-summary.ts'

/** Differences that show two parties in spite of similar names: sex of a name, father and son, legal form. */
export function addDiscriminators(
  one: PreparedName,
  other: PreparedName,
  alignment: Alignment,
  summary: AlignmentSummary,
  evidence: Evidence,
): void {
  if (one.isPerson) {
    if (summary.sexMarks > 0) addAgainst(evidence, 'sexMark', weights.sexMark)
    if (hasDescentSwapped(one, other, alignment)) addAgainst(evidence, 'descent', weights.descent)
  } else {
    const isRare = summary.isRareTrade && one.tokens.length === 1 && other.tokens.length === 1
    addLegalForm(one, other, evidence, isRare ? weights.legalConflictOfRare : weights.legalConflict)
  }
}

/** Two legal forms that exclude each other; a legal form that only one side states. */
export function addLegalForm(
  one: PreparedName,
  other: PreparedName,
  evidence: Evidence,
  conflict: number = weights.legalConflict,
): void {
  if (one.legalClasses.size === 0 && other.legalClasses.size === 0) return
  if (one.legalClasses.size === 0 || other.legalClasses.size === 0) {
    addTerm(evidence, 'legalForm', -weights.legalMissing)
    return
  }
  if (isFoundationAgainst(one, other) || isFoundationAgainst(other, one)) {
    addAgainst(evidence, 'legalForm', weights.legalConflict)
    return
  }
  for (const legalClass of one.legalClasses) if (legalClass !== 'company' && other.legalClasses.has(legalClass)) return
  for (const [first, second] of excludingClasses) {
    const isExcluded =
      (one.legalClasses.has(first) && other.legalClasses.has(second)) ||
      (one.legalClasses.has(second) && other.legalClasses.has(first))
    if (isExcluded) {
      addAgainst(evidence, 'legalForm', conflict)
      return
    }
  }
}

const businesses = ['limited', 'stock', 'partnership'] as const

/** Robert Bosch Stiftung and Robert Bosch GmbH. */
function isFoundationAgainst(one: PreparedName, business: PreparedName): boolean {
  if (!one.isFoundation || business.isFoundation) return false
  return businesses.some((legalClass) => business.legalClasses.has(legalClass))
}

/** With such a difference the similarity of the names does not count. */
function addAgainst(evidence: Evidence, term: Term, weight: number): void {
  cancelTerm(evidence, 'wholeName')
  addTerm(evidence, term, -weight)
}

/** The father in one name is the son in the other. */
function hasDescentSwapped(one: PreparedName, other: PreparedName, alignment: Alignment): boolean {
  let isFatherSon = false
  let isSonFather = false
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group < 0 || (one.weights[i] as number) < minDistinctive) continue
    const j = alignment.listedFrom[group] as number
    if (one.afterFatherMark[i] === 1 && other.afterFatherMark[j] === 0) isFatherSon = true
    if (one.afterFatherMark[i] === 0 && other.afterFatherMark[j] === 1) isSonFather = true
  }
  return isFatherSon && isSonFather
}
