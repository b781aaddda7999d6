import { apartOf, type PreparedName, wordedOf } from '../../normalise/prepare.ts'
import { spelledOutSyllables } from '../../normalise/syllables.ts'
import type { Token } from '../../normalise/token.ts'
import { equalNames, mostForKind, mostForUnequal, sameNames, weights } from '../../weights/term-weights.ts'
import {
  addTerm,
  createEvidence,
  type Evidence,
  limitTo,
  resetEvidence,
  sumOf,
  termOf,
  unreachable,
} from '../evidence.ts'
import { isGenericName, isNamedByNumber } from '../generic-name.ts'
import { acronym, acronymFits } from './acronym.ts'
import { type AlignmentWorkspace, align, createAlignmentWorkspace } from './alignment.ts'
import { type AlignmentSummary, createAlignmentSummary, minDistinctive, summarise } from './alignment-summary.ts'
import { commonWords } from './common-words.ts'
import { addDiscriminators, addLegalForm } from './discriminators.ts'
import type { EditDistance } from './edit-distance.ts'
import { mostOfWords } from './most-of-words.ts'
import { traceLatin, traceWhole } from './trace.ts'
import { createUnmatchedTokens, type UnmatchedTokens, weighUnmatched } from './unmatched-tokens.ts'
import { wholeStringEdits, writtenOtherwise } from './whole-name.ts'

/** Working memory for comparing Latin tokens; one per comparer. */
export interface LatinWorkspace extends AlignmentWorkspace {
  summary: AlignmentSummary
  unmatched: UnmatchedTokens
  /** For a second reading that may be worse. */
  trial: Evidence
  /** False: names are compared only as printed, not in one wording. */
  comparesWordings: boolean
}

export function createLatinWorkspace(editDistance: EditDistance, comparesWordings: boolean): LatinWorkspace {
  return {
    ...createAlignmentWorkspace(editDistance),
    comparesWordings,
    summary: createAlignmentSummary(),
    unmatched: createUnmatchedTokens(),
    trial: createEvidence(false),
  }
}

/** z of names that share nothing. */
const nothingShared = -7

/** What a company must share exactly so that a misspelt word is not its only agreement. */
const minSharedBesideMisspelling = 0.6

/**
 * Compares two names by their Latin tokens and stores the terms in `evidence`; z is their sum. If words were joined
 * (Abdul Haq) and the names do not match, they are also compared separately and the better reading counts. The result
 * may be `unreachable` if it is surely below `least`.
 * `isSerial`: a number distinguishes sister parties (vessels).
 */
export function compareLatin(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: LatinWorkspace,
  least: number = Number.NEGATIVE_INFINITY,
): number {
  const together = compareReadings(one, listed, isSerial, evidence, workspace, least)
  if (together >= 0) return together
  if (!(one.isJoined || listed.isJoined))
    return isSerial || !workspace.comparesWordings
      ? together
      : compareWorded(one, listed, together, evidence, workspace, least)
  if (together === nothingShared) return together
  const oneApart = apartOf(one)
  const listedApart = apartOf(listed)
  if (compareReadings(oneApart, listedApart, isSerial, workspace.trial, workspace, least) > together) {
    return compareReadings(oneApart, listedApart, isSerial, evidence, workspace, least)
  }
  return together
}

/** What two names in one wording must share exactly: a trade name, or several words of what they are. */
const leastShared = 0.5

function areWorthComparing(one: PreparedName, other: PreparedName): boolean {
  let shared = 0
  for (let at = 0; at < one.tokens.length && shared < leastShared; at++) {
    if (other.tokens.includes(one.tokens[at] as Token)) shared += one.distinctiveness[at] as number
  }
  return shared >= leastShared
}

/** Names are also compared in one wording, or in one romanisation, if they differ as printed. */
function compareWorded(
  one: PreparedName,
  listed: PreparedName,
  asPrinted: number,
  evidence: Evidence,
  workspace: LatinWorkspace,
  least: number,
): number {
  // Legal forms that exclude each other do so in any wording.
  if (termOf(evidence, 'legalForm') <= -weights.legalConflictOfRare) return asPrinted
  const wordedOne = wordedOf(one)
  const wordedListed = wordedOf(listed)
  const spellsOut = (one.spelledOut ?? listed.spelledOut) !== null && !haveOneCompound(one, listed)
  const query = (spellsOut ? one.spelledOut : null) ?? wordedOne ?? one
  const against = (spellsOut ? listed.spelledOut : null) ?? wordedListed ?? listed
  if (!one.isPerson && acronymFits(shortAsPrinted(one, query), shortAsPrinted(listed, against)))
    return betterReading(
      shortAsPrinted(one, query),
      shortAsPrinted(listed, against),
      asPrinted,
      evidence,
      workspace,
      least,
    )
  if ((one.wordedBits & listed.wordedBits) === 0) return asPrinted
  if (!(query.isReworded || against.isReworded)) return asPrinted
  if (one.isPerson && (wordedOne === null || wordedOne.romanisation !== wordedListed?.romanisation)) return asPrinted
  if (!areWorthComparing(query, against)) return asPrinted
  return betterReading(query, against, asPrinted, evidence, workspace, least)
}

/** Letters are those that are printed, not a word that they happen to be in English. */
function shortAsPrinted(name: PreparedName, worded: PreparedName): PreparedName {
  return name.tokens.length === 1 || worded.tokens.length === 1 ? name : worded
}

function betterReading(
  query: PreparedName,
  against: PreparedName,
  asPrinted: number,
  evidence: Evidence,
  workspace: LatinWorkspace,
  least: number,
): number {
  if (compareReadings(query, against, false, workspace.trial, workspace, least) <= asPrinted) return asPrinted
  return compareReadings(query, against, false, evidence, workspace, least)
}

/** Gazprom in both names is the same name; only against other words it is gas and industry. */
function haveOneCompound(one: PreparedName, other: PreparedName): boolean {
  return one.tokens.some((token) => other.tokens.includes(token) && spelledOutSyllables(token.form) !== null)
}

function compareReadings(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: LatinWorkspace,
  least: number,
): number {
  resetEvidence(evidence)
  if (one.folded === listed.folded && one.folded !== '') {
    addTerm(evidence, 'base', weights.base)
    addTerm(evidence, 'wholeName', equalNames - weights.base)
    if (evidence.matches !== null) traceWhole(one, listed, evidence.matches)
    return equalNames
  }
  if (one.tokens.length === 0 || listed.tokens.length === 0) return unrelated(evidence)
  const written = wholeStringEdits(one, listed, workspace.editDistance)
  if (written >= 0) return writtenOtherwise(one, listed, written, evidence)
  const common = commonWords(workspace.commonWords, one, listed, workspace.agreements)
  if (common.isKnown && common.queryAgreeing !== 0 && mostOfWords(one, listed, common) < least) {
    // Another reading of the names is not tried if their legal forms exclude each other.
    if (!one.isPerson) addLegalForm(one, listed, evidence)
    return unreachable
  }
  const alignment = align(one, listed, common, workspace)
  if (alignment.count === 0) return acronym(one, listed, evidence) ?? unrelated(evidence)
  const summary = summarise(one, listed, alignment, workspace.summary)
  const isSure = one.isPerson && summary.matchedDistinctive >= 2
  const unmatched = weighUnmatched(one, listed, alignment, isSure, workspace.unmatched)
  const hasUnmatched = unmatched.letters > 0
  if ((summary.matchedDistinctive === 0 || statesAbbreviation(one, listed)) && acronymFits(one, listed))
    return acronym(one, listed, evidence) ?? unrelated(evidence)
  const isShort = isShortForm(one, summary, unmatched)
  addSpelling(one, listed, summary, unmatched, isShort, evidence)
  const isBearer = isBearerOf(one, listed, summary)
  addUnmatched(
    summary,
    unmatched,
    isShort,
    isBearer,
    isSerial || (one.isSeries && listed.isSeries),
    !one.isPerson && workspace.comparesWordings,
    evidence,
  )
  addDiscriminators(one, listed, alignment, summary, evidence)
  if (hasUnmatched || summary.edits > 0 || summary.initials > 0 || summary.nicknames > 0) {
    addCommonness(one.isPerson, summary, unmatched, isShort, evidence)
    limitTo(evidence, mostForUnequal)
  }
  limitByEvidence(one, listed, isSerial, summary, unmatched, evidence)
  if (evidence.matches !== null) traceLatin(one, listed, alignment, unmatched, evidence.matches)
  return sumOf(evidence)
}

function statesAbbreviation(one: PreparedName, listed: PreparedName): boolean {
  return one.abbreviation !== null || listed.abbreviation !== null
}

/** A query that is too generic stays below the alert line, however much agrees. */
function limitByEvidence(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  summary: AlignmentSummary,
  left: UnmatchedTokens,
  evidence: Evidence,
): void {
  const isLone = one.tokens.length === 1 || listed.tokens.length === 1
  if (one.isPerson) {
    if (one.tokens.length === 1 && left.letters > 0 && summary.evidence < weights.loneNameEvidence)
      limitTo(evidence, mostForKind)
  } else if (!isSerial && left.numbersMissing > 0 && (isNamedByNumber(one) || isNamedByNumber(listed))) {
    limitTo(evidence, mostForKind)
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

/** What only one name has, numbers included. */
function leftOver(left: UnmatchedTokens): number {
  return left.missing + left.conflict + left.softConflicts + left.numbersMissing + left.numberConflicts
}

function unrelated(evidence: Evidence): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'conflict', nothingShared - weights.base)
  return nothingShared
}

/** An inexact agreement in a common name is weak: another Mark Taylor, another General Trading. */
function addCommonness(
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

function addSpelling(
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
function isShortForm(one: PreparedName, summary: AlignmentSummary, left: UnmatchedTokens): boolean {
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
function isBearerOf(one: PreparedName, listed: PreparedName, summary: AlignmentSummary): boolean {
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

function addUnmatched(
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
