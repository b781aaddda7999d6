import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import type { Token } from '../normalise/token.ts'
import { excludingClasses } from '../tables/legal-forms.ts'
import { type Alignment, align, groupRelations } from './alignment.ts'
import { editDistance, longestToken } from './edit-distance.ts'
import { addTerm, cancelTerm, type Evidence, limitTo, resetEvidence, sumOf, type Term } from './evidence.ts'
import { type Leftovers, weighLeftovers } from './leftovers.ts'
import { areFar } from './similarity.ts'
import { traceLatin, traceWhole } from './trace.ts'
import { equalNames, mostForUnequal, sameNames, weights } from './weights.ts'

/** z of names that share nothing. */
const nothingShared = -7
/** A matched token lighter than this tells nothing on its own. */
const telling = 0.4

/** What a company must share to the letter beside a misspelt word, for the word not to stand alone. */
const leastBeside = 0.6

/** Sums what was seen over the groups of the alignment. */
interface Tally {
  matchedTelling: number
  /** Σ of how much each agreement tells. */
  told: number
  /** The same of agreements to the letter. */
  toldExactly: number
  edits: number
  editShare: number
  firstLetters: number
  nicknames: number
  variants: number
  companyWords: number
  initials: number
  /** Letters the initials stand for. */
  abbreviated: number
  frames: number
  sexMarks: number
  isInOrder: boolean
}
const tally: Tally = {
  matchedTelling: 0,
  told: 0,
  toldExactly: 0,
  edits: 0,
  editShare: 0,
  firstLetters: 0,
  nicknames: 0,
  variants: 0,
  companyWords: 0,
  initials: 0,
  abbreviated: 0,
  frames: 0,
  sexMarks: 0,
  isInOrder: true,
}

/**
 * Compares two names by their Latin tokens and leaves the terms in `evidence`; z is their sum.
 * `isSerial`: a number tells sisters apart rather than parties (vessels).
 */
export function compareLatin(one: PreparedName, listed: PreparedName, isSerial: boolean, evidence: Evidence): number {
  resetEvidence(evidence)
  if (one.folded === listed.folded && one.folded !== '') {
    addTerm(evidence, 'base', weights.base)
    addTerm(evidence, 'wholeName', equalNames - weights.base)
    if (evidence.matches !== null) traceWhole(one, listed, evidence.matches)
    return equalNames
  }
  if (one.tokens.length === 0 || listed.tokens.length === 0) return unrelated(evidence)
  const written = wholeStringEdits(one, listed)
  if (written >= 0) return writtenOtherwise(one, listed, written, evidence)
  const alignment = align(one, listed)
  if (alignment.count === 0) return acronym(one, listed, evidence) ?? unrelated(evidence)
  count(one, listed, alignment)
  const leftovers = weighLeftovers(one, listed, alignment)
  const hasLeftovers = leftovers.letters > 0
  if (tally.matchedTelling === 0 && acronymFits(one, listed))
    return acronym(one, listed, evidence) ?? unrelated(evidence)
  addSpelling(one, listed, leftovers, evidence)
  addLeftovers(leftovers, isSerial || (one.isSeries && listed.isSeries), evidence)
  addMarks(one, listed, alignment, evidence)
  if (hasLeftovers || tally.edits > 0 || tally.initials > 0 || tally.nicknames > 0) {
    addCommonness(one.isPerson, leftovers, evidence)
    limitTo(evidence, mostForUnequal)
  }
  if (evidence.matches !== null) traceLatin(one, listed, alignment, leftovers, evidence.matches)
  return sumOf(evidence)
}

function unrelated(evidence: Evidence): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'conflict', nothingShared - weights.base)
  return nothingShared
}

/** An inexact agreement on what many bear is worth little: another Mark Taylor, another General Trading. */
function addCommonness(isPerson: boolean, left: Leftovers, evidence: Evidence): void {
  const untold = weights.enoughTold - tally.told
  if (untold <= 0) return
  const differing = left.missing + left.conflict + 0.5 * (left.softConflicts + left.initialConflicts + tally.nicknames)
  const abbreviated = 0.35 * tally.edits + 0.25 * (tally.initials + tally.companyWords)
  // A word more or less is soon another company; a person may leave out what is no more than a name among others.
  const penalty = isPerson
    ? weights.commonName * Math.min(1, differing + abbreviated) * Math.min(1, untold / weights.untoldSpan)
    : weights.commonParty * Math.min(1, 2 * differing + abbreviated + tally.initials) * untold
  addTerm(evidence, 'commonName', -penalty)
}

function count(one: PreparedName, other: PreparedName, alignment: Alignment): void {
  tally.matchedTelling = 0
  tally.told = 0
  tally.toldExactly = 0
  tally.edits = 0
  tally.editShare = 0
  tally.firstLetters = 0
  tally.nicknames = 0
  tally.variants = 0
  tally.companyWords = 0
  tally.initials = 0
  tally.abbreviated = 0
  tally.frames = 0
  tally.sexMarks = 0
  tally.isInOrder = true
  let furthest = -1
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group < 0 || alignment.queryFrom[group] !== i) continue
    const j = alignment.listedFrom[group] as number
    const isSmall = (one.weights[i] as number) < telling || (other.weights[j] as number) < telling
    if (!isSmall) {
      if (j < furthest) tally.isInOrder = false
      else furthest = j
    }
    countGroup(one, i, other, j, alignment, group)
  }
}

function countGroup(
  one: PreparedName,
  i: number,
  other: PreparedName,
  j: number,
  alignment: Alignment,
  group: number,
): void {
  const relation = alignment.relation[group]
  const edits = alignment.edits[group] as number
  const weight = Math.min(one.weights[i] as number, other.weights[j] as number)
  const told = toldBy(one, other, alignment, group)
  tally.told += told
  if (edits === 0) tally.toldExactly += told
  if (relation === groupRelations.initial) {
    tally.initials++
    tally.abbreviated += Math.abs((one.tokens[i] as Token).codes.length - (other.tokens[j] as Token).codes.length)
    return
  }
  const kind = one.kinds[i]
  if (
    relation === groupRelations.joined ||
    (weight >= telling && kind !== tokenKinds.number && kind !== tokenKinds.initial)
  ) {
    tally.matchedTelling += relation === groupRelations.joined ? Math.max(1, joinedTelling(alignment, group)) : 1
  }
  if (relation === groupRelations.nickname) tally.nicknames++
  else if (relation === groupRelations.variant) tally.variants++
  else if (relation === groupRelations.companyWord) tally.companyWords++
  else if (relation === groupRelations.frame) tally.frames++
  if (edits > 0) {
    const token = one.tokens[i] as Token
    const against = other.tokens[j] as Token
    const scale = Math.min(1, weight * 1.5)
    tally.edits += edits * scale
    tally.editShare += (edits * scale) / Math.max(2, Math.min(token.codes.length, against.codes.length))
    if (token.codes[0] !== against.codes[0]) tally.firstLetters++
    if (relation === groupRelations.spelling && one.isPerson && differBySex(token.form, against.form)) tally.sexMarks++
  }
}

/** How much the agreement of a group tells: the less of both sides, a misspelling less than the name itself. */
function toldBy(one: PreparedName, other: PreparedName, alignment: Alignment, group: number): number {
  const relation = alignment.relation[group]
  const edits = alignment.edits[group] as number
  let query = 0
  let listed = 0
  for (let i = alignment.queryFrom[group] as number; i < (alignment.queryTo[group] as number); i++) {
    query += one.telling[i] as number
  }
  for (let j = alignment.listedFrom[group] as number; j < (alignment.listedTo[group] as number); j++) {
    listed += other.telling[j] as number
  }
  // Written as one, a name is found in no table: its parts say how common it is.
  const telling = relation === groupRelations.joined ? Math.max(query, listed) : Math.min(query, listed)
  return telling * Math.max(0.5, 1 - 0.25 * edits)
}

/** Several tokens written as one are as many agreements. */
function joinedTelling(alignment: Alignment, group: number): number {
  return Math.max(
    (alignment.queryTo[group] as number) - (alignment.queryFrom[group] as number),
    (alignment.listedTo[group] as number) - (alignment.listedFrom[group] as number),
  )
}

function addSpelling(one: PreparedName, other: PreparedName, leftovers: Leftovers, evidence: Evidence): void {
  addTerm(evidence, 'base', weights.base)
  const shorter = Math.max(3, Math.min(one.joined.form.length, other.joined.form.length))
  const longer = Math.max(3, one.joined.form.length, other.joined.form.length)
  const alike = 1 - (tally.edits + leftovers.letters + tally.abbreviated) / longer
  const isWhole = leftovers.letters === 0 && tally.edits === 0 && tally.initials === 0
  // To look alike is worth as much as what agrees: International Trading and FY International Trading are two.
  const worth = isWhole ? 1 : Math.min(1, tally.told / weights.enoughTold)
  addTerm(evidence, 'wholeName', weights.wholeName * worth * Math.min(1, Math.max(0, 5 * (alike - 0.8))))
  const isAlone = one.isPerson ? one.tokens.length === 1 && other.tokens.length === 1 : tally.toldExactly < leastBeside
  const alone = isAlone ? weights.spellingAlone * tally.editShare : 0
  const spelling =
    alone +
    weights.editLength * ((tally.edits * 6) / shorter) +
    weights.editShare * tally.editShare +
    weights.firstLetter * tally.firstLetters
  addTerm(evidence, 'spelling', -spelling)
  addTerm(evidence, 'sound', -weights.unvowelled * tally.frames)
  addTerm(
    evidence,
    'equivalent',
    -(
      weights.nickname * tally.nicknames +
      weights.variant * tally.variants +
      weights.companyWord * Math.min(3, tally.companyWords)
    ),
  )
  addTerm(evidence, 'initial', -(one.isPerson ? weights.initial : weights.initialOfParty) * tally.initials)
  if (!tally.isInOrder) addTerm(evidence, 'order', -weights.order * (one.isPerson ? 1 : 2))
  if (isWhole) limitTo(evidence, sameNames)
}

function addLeftovers(left: Leftovers, isSerial: boolean, evidence: Evidence): void {
  const hasFew = tally.matchedTelling < 2
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
  const { missing } = left
  addTerm(
    evidence,
    'missing',
    -(
      weights.missing * Math.min(missing, 1.2) +
      weights.missingBeyond * Math.max(0, missing - 1.2) +
      (hasFew ? weights.missingAlone * Math.min(1, missing) : 0)
    ),
  )
  if (tally.matchedTelling === 1) {
    const against = Math.min(1, missing + hard + 0.3 * left.softConflicts + 0.5 * left.initialConflicts)
    addTerm(evidence, 'single', -weights.single * against)
  } else if (tally.matchedTelling === 0) {
    addTerm(evidence, 'single', -weights.nothingTelling)
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

function addMarks(one: PreparedName, other: PreparedName, alignment: Alignment, evidence: Evidence): void {
  if (one.isPerson) {
    if (tally.sexMarks > 0) addAgainst(evidence, 'sexMark', weights.sexMark)
    if (hasDescentSwapped(one, other, alignment)) addAgainst(evidence, 'descent', weights.descent)
  } else {
    addLegalForm(one, other, evidence)
  }
}

function addLegalForm(one: PreparedName, other: PreparedName, evidence: Evidence): void {
  if (one.legalClasses.size === 0 && other.legalClasses.size === 0) return
  if (one.legalClasses.size === 0 || other.legalClasses.size === 0) {
    addTerm(evidence, 'legalForm', -weights.legalMissing)
    return
  }
  for (const legalClass of one.legalClasses) if (legalClass !== 'company' && other.legalClasses.has(legalClass)) return
  for (const [first, second] of excludingClasses) {
    const isExcluded =
      (one.legalClasses.has(first) && other.legalClasses.has(second)) ||
      (one.legalClasses.has(second) && other.legalClasses.has(first))
    if (isExcluded) {
      addAgainst(evidence, 'legalForm', weights.legalConflict)
      return
    }
  }
}

/** A mark that makes another party of names otherwise alike: how alike they are counts no more. */
function addAgainst(evidence: Evidence, term: Term, weight: number): void {
  cancelTerm(evidence, 'wholeName')
  addTerm(evidence, term, -weight)
}

const slavicMasculine = /(?:[oe]v|in|yn|sk(?:i|y|ii|iy|ij|yi|yy)|ts?k(?:i|y|ii|iy))$/
const slavicFeminine = /(?:[oe]va|ina|yna|sk(?:aya|aia|aja)|ts?k(?:aya|aia|aja))$/

/** One name with the endings of the two sexes: Ivanov / Ivanova, Dostoevsky / Dostoevskaya, Antonio / Antonia. */
export function differBySex(one: string, other: string): boolean {
  if (slavicMasculine.test(one) && slavicFeminine.test(other)) return one.slice(0, 4) === other.slice(0, 4)
  if (slavicMasculine.test(other) && slavicFeminine.test(one)) return one.slice(0, 4) === other.slice(0, 4)
  if (one.length !== other.length || one.length < 5 || one.slice(0, -1) !== other.slice(0, -1)) return false
  const ends = one.slice(-1) + other.slice(-1)
  return ends === 'oa' || ends === 'ao'
}

/** The father of one name stands as the son of the other. */
function hasDescentSwapped(one: PreparedName, other: PreparedName, alignment: Alignment): boolean {
  let isFatherSon = false
  let isSonFather = false
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group < 0 || (one.weights[i] as number) < telling) continue
    const j = alignment.listedFrom[group] as number
    if (one.afterFatherMark[i] === 1 && other.afterFatherMark[j] === 0) isFatherSon = true
    if (one.afterFatherMark[i] === 0 && other.afterFatherMark[j] === 1) isSonFather = true
  }
  return isFatherSon && isSonFather
}

const closeEdits = 3
const closeShare = 0.9
const leastWhole = 8

/** Edits between the names written as one word, where their tokens are cut otherwise; -1 when they are not that close. */
function wholeStringEdits(one: PreparedName, other: PreparedName): number {
  const first = one.joined
  const second = other.joined
  // A legal form may have been read out of one of the two only: SiemensAG.
  if (one.written === other.written && first !== second) return 0
  if (one.tokens.length === other.tokens.length) return -1
  if (first === second) return hasOtherNumbers(one, other) ? -1 : 0
  const longer = Math.max(first.codes.length, second.codes.length)
  if (longer < leastWhole || Math.abs(first.codes.length - second.codes.length) > closeEdits) return -1
  if (Math.max(first.form.length, second.form.length) > longestToken) return -1
  if (areFar(first, second) || hasOtherNumbers(one, other) || hasAllOf(one, other)) return -1
  const most = Math.min(closeEdits, (1 - closeShare) * longer)
  const edits = editDistance(first.codes, second.codes, most)
  return edits <= most ? edits : -1
}

/** One name has every word of the other and more: nothing is written together, something is missing. */
function hasAllOf(one: PreparedName, other: PreparedName): boolean {
  const [fewer, more] = one.tokens.length < other.tokens.length ? [one, other] : [other, one]
  return fewer.tokens.every((token) => more.tokens.includes(token))
}

function hasOtherNumbers(one: PreparedName, other: PreparedName): boolean {
  if (!one.hasNumbers && !other.hasNumbers) return false
  return numbersOf(one) !== numbersOf(other)
}

function numbersOf(name: PreparedName): string {
  let numbers = ''
  for (const [at, token] of name.tokens.entries()) if (name.kinds[at] === tokenKinds.number) numbers += ` ${token.form}`
  return numbers
}

function writtenOtherwise(one: PreparedName, listed: PreparedName, edits: number, evidence: Evidence): number {
  const length = Math.min(one.joined.form.length, listed.joined.form.length)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'wholeName', weights.wholeName * Math.min(1, Math.max(0, 5 * (1 - edits / length - 0.8))))
  addTerm(evidence, 'spelling', -(weights.editLength * edits * 6) / length - (weights.editShare * edits) / length)
  limitTo(evidence, edits === 0 ? sameNames : mostForUnequal)
  if (!one.isPerson) addLegalForm(one, listed, evidence)
  if (evidence.matches !== null) traceWhole(one, listed, evidence.matches, 'joined')
  return sumOf(evidence)
}

/** Three letters stand for hundreds of companies. */
const leastAcronym = 4

/** One side is one short word made of the first letters of all words of the other. */
function acronymFits(one: PreparedName, other: PreparedName): boolean {
  if (one.isPerson) return false
  const [short, long] = one.tokens.length === 1 ? [one, other] : [other, one]
  const form = short.tokens[0]?.form ?? ''
  if (short.tokens.length !== 1 || form.length < leastAcronym || form.length > long.tokens.length) return false
  let letters = ''
  let lettersOfAll = ''
  for (let at = 0; at < long.tokens.length; at++) {
    const letter = (long.tokens[at] as Token).form[0] ?? ''
    lettersOfAll += letter
    if (long.kinds[at] !== tokenKinds.particle) letters += letter
  }
  return form === letters || form === lettersOfAll
}

/** Initial letters of companies are shared by many: at the line, not above. */
const acronymEvidence = 0.3

function acronym(one: PreparedName, other: PreparedName, evidence: Evidence): number | null {
  if (!acronymFits(one, other)) return null
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'initial', acronymEvidence - weights.base)
  if (evidence.matches !== null) traceWhole(one, other, evidence.matches, 'initial')
  return acronymEvidence
}
