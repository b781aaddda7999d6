import { apartOf, type PreparedName, wordedOf } from '../../normalise/prepare.ts'
import { spelledOutSyllables } from '../../normalise/syllables.ts'
import type { Token } from '../../normalise/token.ts'
import { chineseNames, equalNames, mostForUnequal, weights } from '../../weights/term-weights.ts'
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
import { acronym, acronymFits, mayBeAcronym } from './acronym.ts'
import { type AlignmentWorkspace, align, createAlignmentWorkspace } from './alignment.ts'
import { type AlignmentSummary, createAlignmentSummary, summarise } from './alignment-summary.ts'
import { commonWords } from './common-words.ts'
import { addDiscriminators, addLegalForm } from './discriminators.ts'
import type { EditDistance } from './edit-distance.ts'
import { mostOfWords } from './most-of-words.ts'
import { traceLatin, traceWhole } from './trace.ts'
import { createUnmatchedTokens, type UnmatchedTokens, weighUnmatched } from './unmatched-tokens.ts'
import {
  addCommonness,
  addSpelling,
  addUnmatched,
  isBearerOf,
  isShortForm,
  limitByEvidence,
} from './weigh-alignment.ts'
import { wholeStringEdits, writtenOtherwise } from './whole-name.ts'

/** Working memory for comparing Latin tokens; one per comparer. */
export interface LatinWorkspace extends AlignmentWorkspace {
  summary: AlignmentSummary
  unmatched: UnmatchedTokens
  /** For a second reading that may be worse. */
  trial: Evidence
  /** False: names are compared only as printed, not in one wording. */
  comparesWordings: boolean
  /** Letters may be initials of Russian words: the listed party is of a country that uses the language, or of an unknown one. */
  readsRussian: boolean
}

export function createLatinWorkspace(editDistance: EditDistance, comparesWordings: boolean): LatinWorkspace {
  return {
    ...createAlignmentWorkspace(editDistance),
    comparesWordings,
    readsRussian: true,
    summary: createAlignmentSummary(),
    unmatched: createUnmatchedTokens(),
    trial: createEvidence(false),
  }
}

/** z of names that share nothing. */
const nothingShared = -7

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
  // Other readings count only where this one does not match, however high the lowest score is.
  const together = compareReadings(one, listed, isSerial, evidence, workspace, Math.min(least, 0))
  if (together >= 0) return together
  if (!(one.isJoined || listed.isJoined))
    return isSerial || !workspace.comparesWordings
      ? together
      : compareOtherwise(one, listed, together, evidence, workspace, least)
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

/** As another publisher may write them: in one wording, or a Chinese name in pinyin. */
function compareOtherwise(
  one: PreparedName,
  listed: PreparedName,
  asPrinted: number,
  evidence: Evidence,
  workspace: LatinWorkspace,
  least: number,
): number {
  const worded = compareWorded(one, listed, asPrinted, evidence, workspace, least)
  if (worded >= chineseNames || !mayBeOneChineseName(one, listed)) return worded
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'sound', chineseNames - weights.base)
  if (evidence.matches !== null) traceWhole(one, listed, evidence.matches, 'pinyin')
  return chineseNames
}

/** A name in pinyin, which has one reading, or two when either end may be the family name. */
const mostInPinyin = 2

/** Chan Kong-sang may be Chen Gangsheng. Two names that both stand for many would agree by chance. */
function mayBeOneChineseName(one: PreparedName, listed: PreparedName): boolean {
  const readings = one.chinese
  if (readings === null) return false
  wordedOf(listed)
  const others = listed.chinese
  if (others === null || Math.min(readings.length, others.length) > mostInPinyin) return false
  return others.some((reading) => readings.includes(reading))
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
  if (one.isPerson && wordedOne === null) return asPrinted
  const wordedListed = wordedOf(listed)
  const haveCommonWord = (one.wordedBits & listed.wordedBits) !== 0
  if (!(haveCommonWord || mayHaveLetters(one, listed))) return asPrinted
  const spellsOut = (one.spelledOut ?? listed.spelledOut) !== null && !haveOneCompound(one, listed)
  const query = (spellsOut ? one.spelledOut : null) ?? wordedOne ?? one
  const against = (spellsOut ? listed.spelledOut : null) ?? wordedListed ?? listed
  const short = shortAsPrinted(one, query)
  const long = shortAsPrinted(listed, against)
  // Letters of what an institute works on are read in one wording: KBP.
  const mayBeShort =
    !(query.hasFieldLetters || against.hasFieldLetters) && mayBeAcronym(short, long, workspace.readsRussian)
  if (!one.isPerson && (acronymFits(short, long, workspace.readsRussian) || mayBeShort))
    return betterReading(short, long, asPrinted, evidence, workspace, least)
  if (!haveCommonWord) return asPrinted
  if (!(query.isReworded || against.isReworded || areSpelledAlike(query, against))) return asPrinted
  if (one.isPerson && wordedOne?.romanisation !== wordedListed?.romanisation) return asPrinted
  if (!areWorthComparing(query, against)) return asPrinted
  return betterReading(query, against, asPrinted, evidence, workspace, least)
}

/** Initials are one word in print or in one wording. */
function mayHaveLetters(one: PreparedName, listed: PreparedName): boolean {
  return !one.isPerson && (hasOneWord(one) || hasOneWord(listed))
}

function hasOneWord({ tokens, worded, spelledOut }: PreparedName): boolean {
  return tokens.length === 1 || worded?.tokens.length === 1 || spelledOut?.tokens.length === 1
}

const leastSpelledAlike = 6

/** One name in two romanisations: Karbonteks, Carbontex. */
function areSpelledAlike(one: PreparedName, other: PreparedName): boolean {
  return !one.isPerson && one.joined.length >= leastSpelledAlike && one.joined === other.joined
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
  if (alignment.count === 0) return acronym(one, listed, workspace.readsRussian, evidence) ?? unrelated(evidence)
  const summary = summarise(one, listed, alignment, workspace.summary)
  const isSure = one.isPerson && summary.matchedDistinctive >= 2
  const unmatched = weighUnmatched(one, listed, alignment, isSure, workspace.unmatched)
  const hasUnmatched = unmatched.letters > 0
  const isOnlyLetters = summary.matchedDistinctive === 0
  if ((isOnlyLetters || statesAbbreviation(one, listed)) && mayBeLetters(one, listed, workspace.readsRussian))
    return acronym(one, listed, workspace.readsRussian, evidence) ?? unrelated(evidence)
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
  limitByEvidence(one, listed, isSerial, alignment, summary, unmatched, evidence)
  if (evidence.matches !== null) traceLatin(one, listed, alignment, unmatched, evidence.matches)
  return sumOf(evidence)
}

function mayBeLetters(one: PreparedName, listed: PreparedName, readsRussian: boolean): boolean {
  return acronymFits(one, listed, readsRussian) || mayBeAcronym(one, listed, readsRussian)
}

function statesAbbreviation(one: PreparedName, listed: PreparedName): boolean {
  return one.abbreviation !== null || listed.abbreviation !== null
}

function unrelated(evidence: Evidence): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'conflict', nothingShared - weights.base)
  return nothingShared
}
