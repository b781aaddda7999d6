import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { mostForKind, mostForSubsidiary, sameNames, weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, sumOf } from '../evidence.ts'
import { isGenericName, isNamedByNumber, isNumberedUnit } from '../generic-name.ts'
import type { Alignment } from './alignment.ts'
import { type AlignmentSummary, minDistinctive } from './alignment-summary.ts'
import type { UnmatchedTokens } from './unmatched-tokens.ts'

/** What a company must share exactly so that a misspelt word is not its only agreement. */
const minSharedBesideMisspelling = 0.6

/** An inexact agreement in a common name is weak: another Mark Taylor, another General Trading. */
export function addCommonness(
  isPerson: boolean,
  summary: AlignmentSummary,
  left: UnmatchedTokens,
  isShort: boolean,
  evidence: Evidence,
): void {
  const lack = weights.enoughEvidence - summary.evidence
  if (lack <= 0) return
  // Additional words of the query suggest another person; missing words less so.
  const leftOut = isPerson ? left.extra + weights.leftOut * (left.missing - left.extra) : left.missing
  const missing = isShort && left.extra === 0 ? Math.min(weights.leftOut, leftOut) : leftOut
  const nicknames = isShort ? 0 : summary.nicknames
  const differing = missing + left.conflict + 0.5 * (left.softConflicts + left.initialConflicts + nicknames)
  const abbreviated = 0.35 * summary.edits + 0.25 * (summary.initials + summary.companyWords)
  // One more or less word often means another company; a person may omit one of several names.
  const penalty = isPerson
    ? weights.commonName * Math.min(1, differing + abbreviated) * Math.min(1, lack / weights.lackSpan)
    : weights.commonParty *
      Math.min(1, 2 * differing + abbreviated + summary.initials) *
      lack *
      (summary.isRareTrade ? weights.rareTrade : 1)
  addTerm(evidence, 'commonName', -penalty)
  const { most, until, span } = weights.commonNickname
  if (isPerson && summary.ownNicknames > 0) {
    addTerm(evidence, 'commonName', -most * Math.min(1, Math.max(0, until - summary.evidence) / span))
  }
}

/** What agrees, and how: the terms from `base` to `order`. */
export function addSpelling(
  one: PreparedName,
  other: PreparedName,
  summary: AlignmentSummary,
  unmatched: UnmatchedTokens,
  isShortForm: boolean,
  evidence: Evidence,
): void {
  addTerm(evidence, 'base', weights.base)
  const shorter = Math.max(3, Math.min(one.joined.length, other.joined.length))
  const longer = Math.max(3, one.joined.length, other.joined.length)
  const alike = 1 - (summary.edits + unmatched.letters + summary.abbreviated + 0.5 * summary.nicknames) / longer
  const isWhole = unmatched.letters === 0 && summary.edits === 0 && summary.initials === 0 && summary.nicknames === 0
  // Similarity counts only as much as what agrees: International Trading and FY International Trading are two
  // companies.
  const worth = isWhole ? 1 : Math.min(1, summary.evidence / weights.enoughEvidence)
  addTerm(evidence, 'wholeName', weights.wholeName * worth * Math.min(1, Math.max(0, 5 * (alike - 0.8))))
  const isAlone = one.isPerson
    ? one.tokens.length === 1 && other.tokens.length === 1
    : summary.exactEvidence < minSharedBesideMisspelling
  const alone = isAlone
    ? weights.spellingAlone * summary.editShare + weights.firstLetterAlone * summary.firstLetters
    : 0
  const isCommon = one.isPerson && summary.evidence < weights.minEvidenceAlone
  const spelling =
    alone * (isCommon ? 2 : 1) +
    weights.editLength * ((summary.edits * 6) / shorter) +
    weights.editShare * summary.editShare +
    weights.firstLetter * summary.firstLetters
  const isAllPaired = one.isPerson && unmatched.letters === 0 && summary.matchedDistinctive >= 2
  addTerm(evidence, 'spelling', -spelling * (isAllPaired ? weights.spellingAllPaired : 1))
  addTerm(evidence, 'sound', -weights.unvowelled * summary.frames)
  addTerm(
    evidence,
    'equivalent',
    -(
      weights.nickname * summary.nicknames * (isShortForm ? weights.shortNickname : 1) +
      weights.variant * summary.variants +
      weights.companyWord * Math.min(3, summary.companyWords)
    ),
  )
  addTerm(evidence, 'initial', -(one.isPerson ? weights.initial : weights.initialOfParty) * summary.initials)
  if (!summary.isInOrder) addTerm(evidence, 'order', -weights.order * (one.isPerson ? 1 : 2))
  if (isWhole) limitTo(evidence, sameNames)
}

/**
 * The same order, at least two equal names and no conflict: the omitted names are acceptable if what agrees is rare
 * enough. A list with more names than the query (Imran Khan) is accepted sooner than a query with more names than the
 * list.
 */
export function isShortForm(one: PreparedName, summary: AlignmentSummary, left: UnmatchedTokens): boolean {
  if (!one.isPerson || !summary.isInOrder || summary.matchedDistinctive < 2 || summary.initials > 0) return false
  if (left.missing === 0 || (left.extra > 0 && !summary.isAnchored)) return false
  if (left.conflict + left.softConflicts + left.initialConflicts > 0) return false
  const { beginning, leftOut, withoutFirst, stated, nickname, variant, edit } = weights.shortFormEvidence
  const least =
    left.extra > 0
      ? stated
      : summary.isBeginning
        ? beginning
        : summary.isAnchored
          ? leftOut
          : withoutFirst + variant * summary.variants
  return summary.evidence >= least + nickname * summary.nicknames + edit * summary.edits
}

/** Only an exact family name: its bearer may be meant, with any number of names before it. */
export function isBearerOf(one: PreparedName, listed: PreparedName, summary: AlignmentSummary): boolean {
  const isLone = one.tokens.length === 1 || listed.tokens.length === 1
  return one.isPerson && isLone && summary.edits === 0 && summary.exactEvidence >= weights.loneNameEvidence
}

/**
 * A second name that a short form omits adds nothing, nor do the names after it (Carrie Lam). A row of fathers' names
 * in the middle does.
 */
function missingUnits(missing: number, summary: AlignmentSummary, isShortForm: boolean): number {
  if (!isShortForm) return missing
  const units = missing <= weights.mostLeftOut || summary.isBeginning ? Math.min(1, missing) : missing
  return units * (summary.evidence >= weights.shortFormEvidence.rare ? weights.shortForm : 1)
}

/** What only one of the names has, and what is in conflict. */
export function addUnmatched(
  summary: AlignmentSummary,
  left: UnmatchedTokens,
  isShortForm: boolean,
  isBearer: boolean,
  isSerial: boolean,
  isCompany: boolean,
  evidence: Evidence,
): void {
  const hasFew = summary.matchedDistinctive < 2
  const hard = left.conflict
  addTerm(
    evidence,
    'conflict',
    -(
      weights.conflict * hard +
      (hasFew ? weights.conflictAlone * Math.min(1, hard) : 0) +
      weights.softConflict * left.softConflicts +
      weights.initialConflict * left.initialConflicts
    ),
  )
  if (isCompany) {
    const lack = Math.max(0, 1 - summary.evidence)
    addTerm(evidence, 'conflict', -weights.conflictOfGeneral * Math.min(1, hard) * lack)
  }
  const units = missingUnits(left.missing, summary, isShortForm)
  const missing = isBearer ? Math.min(1, units) : units
  addTerm(
    evidence,
    'missing',
    -(
      weights.missing * Math.min(missing, 1.2) +
      weights.missingBeyond * Math.max(0, missing - 1.2) +
      (hasFew ? weights.missingAlone * Math.min(1, missing) : 0)
    ),
  )
  if (summary.matchedDistinctive === 1) {
    const against = Math.min(1, missing + hard + 0.3 * left.softConflicts + 0.5 * left.initialConflicts)
    addTerm(evidence, 'single', -weights.single * against * (isBearer ? weights.bearer : 1))
  } else if (summary.matchedDistinctive === 0) {
    addTerm(evidence, 'single', -weights.nothingDistinctive)
  }
  addTerm(
    evidence,
    'number',
    -(
      (isSerial ? weights.numberDifference : weights.numberConflict) * Math.min(1, left.numberConflicts) +
      weights.numberMissing * left.numbersMissing
    ),
  )
}

/** A query that is too generic stays below the alert line, however much agrees. */
export function limitByEvidence(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  alignment: Alignment,
  summary: AlignmentSummary,
  left: UnmatchedTokens,
  evidence: Evidence,
): void {
  const isLone = one.tokens.length === 1 || listed.tokens.length === 1
  if (one.isPerson) {
    if (one.tokens.length === 1 && left.letters > 0 && summary.evidence < weights.loneNameEvidence)
      limitTo(evidence, mostForKind)
  } else if (!isSerial && left.numbersMissing > 0 && (isKnownByNumber(one) || isKnownByNumber(listed))) {
    limitTo(evidence, mostForKind)
  } else if (isSubsidiary(one, alignment.queryGroup, left) || isSubsidiary(listed, alignment.listedGroup, left)) {
    limitTo(evidence, mostForSubsidiary)
  } else if (isGenericName(one)) {
    if (one.tokens.length === 1 || leftOver(left) > minDistinctive) limitTo(evidence, mostForKind)
  } else if (isLone && summary.companyWords > 0 && summary.evidence <= weights.genericNameEvidence) {
    limitTo(evidence, mostForKind)
  }
  // A different name with a poor match must not rank near the exact name.
  const sum = sumOf(evidence)
  if (one.tokens.length === 1 && listed.tokens.length === 1 && summary.edits > 0 && sum < 0) {
    limitTo(evidence, sum * weights.misspeltAlone)
  }
}

/** The number tells it from its sisters: 13th Institute of a group, Factory 112. */
function isKnownByNumber(name: PreparedName): boolean {
  return isNamedByNumber(name) || isNumberedUnit(name)
}

/** Only a place at its end is left over: Banco Santander Mexico against Banco Santander. */
function isSubsidiary(name: PreparedName, group: Int16Array, left: UnmatchedTokens): boolean {
  const last = name.tokens.length - 1
  if (last < 1 || left.conflict > 0 || left.softConflicts > 0 || left.numberConflicts > 0) return false
  if ((group[last] as number) >= 0 || (name.tokens[last] as Token).isPlace !== true) return false
  for (let at = 0; at < last; at++) if ((group[at] as number) < 0 && !(name.tokens[at] as Token).isPlace) return false
  return true
}

/** What only one name has, numbers included. */
function leftOver(left: UnmatchedTokens): number {
  return left.missing + left.conflict + left.softConflicts + left.numbersMissing + left.numberConflicts
}
