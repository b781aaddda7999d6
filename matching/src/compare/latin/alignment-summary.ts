import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { weights } from '../../weights/term-weights.ts'
import { type Alignment, groupRelations } from './alignment.ts'
import { startsWithInRussian } from './initials.ts'
import { differBySex } from './sex-endings.ts'

/** A matched token with less weight is no evidence by itself. */
export const minDistinctive = 0.4

/** Shorter words are names of several companies. */
const leastRare = 6

/** Summary of the groups of an alignment. */
export interface AlignmentSummary {
  /** Agreements that are evidence by themselves. */
  matchedDistinctive: number
  /** Σ of the distinctiveness of each agreement. */
  evidence: number
  /** The same for exact agreements. */
  exactEvidence: number
  edits: number
  editShare: number
  firstLetters: number
  nicknames: number
  /** Nicknames that are also full names: Jack, Ian. */
  ownNicknames: number
  variants: number
  companyWords: number
  initials: number
  /** Number of letters that the initials stand for. */
  abbreviated: number
  frames: number
  sexMarks: number
  isInOrder: boolean
  /** The first name of both is equal. */
  isAnchored: boolean
  /** The listed name starts with the whole query. */
  isBeginning: boolean
  /** An exact word that only this company has. */
  isRareTrade: boolean
}
export function createAlignmentSummary(): AlignmentSummary {
  return {
    matchedDistinctive: 0,
    evidence: 0,
    exactEvidence: 0,
    edits: 0,
    editShare: 0,
    firstLetters: 0,
    nicknames: 0,
    ownNicknames: 0,
    variants: 0,
    companyWords: 0,
    initials: 0,
    abbreviated: 0,
    frames: 0,
    sexMarks: 0,
    isInOrder: true,
    isAnchored: false,
    isBeginning: false,
    isRareTrade: false,
  }
}

/** Sums up the groups of an alignment in `summary`, replacing its content. */
export function summarise(
  one: PreparedName,
  other: PreparedName,
  alignment: Alignment,
  summary: AlignmentSummary,
): AlignmentSummary {
  summary.matchedDistinctive = 0
  summary.evidence = 0
  summary.exactEvidence = 0
  summary.edits = 0
  summary.editShare = 0
  summary.firstLetters = 0
  summary.nicknames = 0
  summary.ownNicknames = 0
  summary.variants = 0
  summary.companyWords = 0
  summary.initials = 0
  summary.abbreviated = 0
  summary.frames = 0
  summary.sexMarks = 0
  summary.isInOrder = true
  summary.isAnchored = beginAlike(one, other, alignment)
  summary.isBeginning = summary.isAnchored && isBeginning(one, other, alignment)
  summary.isRareTrade = false
  let furthest = -1
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group < 0 || alignment.queryFrom[group] !== i) continue
    const j = alignment.listedFrom[group] as number
    const isSmall = (one.weights[i] as number) < minDistinctive || (other.weights[j] as number) < minDistinctive
    if (!isSmall) {
      if (j < furthest) summary.isInOrder = false
      else furthest = j
    }
    countGroup(one, i, other, j, alignment, group, summary)
  }
  if (alignment.count === 1 && isOneServant(one, other, alignment)) summary.matchedDistinctive = 1
  return summary
}

/**
 * One of the names is nothing but a name with Abdul, which the other has, too, in one word or in two: Abdur Rahman,
 * Abdulrahman Anwar. It is one name however it is written.
 */
function isOneServant(one: PreparedName, other: PreparedName, alignment: Alignment): boolean {
  if (alignment.relation[0] !== groupRelations.joined) return false
  const words = [one.tokens[alignment.queryFrom[0] as number], other.tokens[alignment.listedFrom[0] as number]]
  if (!words.every((word) => word?.form.startsWith('abd')) || !words.some((word) => word?.isServant)) return false
  return !(hasOthers(one, alignment.queryGroup) && hasOthers(other, alignment.listedGroup))
}

/** Has words that did not agree and are no titles. */
function hasOthers(name: PreparedName, group: Int16Array): boolean {
  for (let at = 0; at < name.tokens.length; at++) {
    if ((group[at] as number) < 0 && (name.weights[at] as number) >= minDistinctive) return true
  }
  return false
}

function countGroup(
  one: PreparedName,
  i: number,
  other: PreparedName,
  j: number,
  alignment: Alignment,
  group: number,
  summary: AlignmentSummary,
): void {
  const relation = alignment.relation[group]
  const edits = alignment.edits[group] as number
  const weight = Math.min(one.weights[i] as number, other.weights[j] as number)
  const evidence = evidenceOf(one, other, alignment, group)
  summary.evidence += evidence
  if (edits === 0) {
    summary.exactEvidence += evidence
    if (evidence >= 1 && (one.tokens[i] as Token).codes.length >= leastRare) summary.isRareTrade = true
  }
  if (relation === groupRelations.initial && (isField(one, i, other, j) || isField(other, j, one, i))) {
    summary.companyWords++
    return
  }
  if (relation === groupRelations.initial) {
    summary.initials++
    summary.abbreviated += Math.abs((one.tokens[i] as Token).codes.length - (other.tokens[j] as Token).codes.length)
    return
  }
  const kind = one.kinds[i]
  // Initials are no evidence by themselves.
  if (relation === groupRelations.acronym) summary.abbreviated++
  else if (
    relation === groupRelations.joined ||
    (weight >= minDistinctive && kind !== tokenKinds.number && kind !== tokenKinds.initial)
  ) {
    summary.matchedDistinctive += relation === groupRelations.joined ? joinedCount(one, other, alignment, group) : 1
  }
  if (relation === groupRelations.nickname) {
    summary.nicknames++
    if (isOwnName(one.tokens[i] as Token) && isOwnName(other.tokens[j] as Token)) summary.ownNicknames++
  } else if (relation === groupRelations.variant) summary.variants++
  else if (relation === groupRelations.companyWord) summary.companyWords++
  else if (relation === groupRelations.skeleton) summary.frames++
  // The spelling of a nickname (Bill, William) says nothing.
  if (edits > 0 && relation !== groupRelations.nickname) {
    const token = one.tokens[i] as Token
    const against = other.tokens[j] as Token
    const scale = Math.min(1, weight * 1.5)
    summary.edits += edits * scale
    summary.editShare += (edits * scale) / Math.max(2, Math.min(token.codes.length, against.codes.length))
    if (token.codes[0] !== against.codes[0]) summary.firstLetters++
    if (relation === groupRelations.spelling && one.isPerson && differBySex(token.form, against.form))
      summary.sexMarks++
  }
}

/** The letter of a Russian abbreviation for a general word: as good as the word shortened. */
function isField(short: PreparedName, at: number, long: PreparedName, index: number): boolean {
  if (!short.hasFieldLetters || short.kinds[at] !== tokenKinds.initial) return false
  const letter = (short.tokens[at] as Token).codes[0] as number
  return long.kinds[index] === tokenKinds.generic && startsWithInRussian(long, index, letter)
}

function isOwnName(token: Token): boolean {
  return token.personDistinctiveness <= weights.commonNickname.ownName
}

/** The listed name starts with the words of the query; titles before it are ignored. */
function isBeginning(one: PreparedName, listed: PreparedName, alignment: Alignment): boolean {
  const from = firstDistinctive(listed)
  const to = Math.min(listed.tokens.length, from + one.tokens.length - firstDistinctive(one))
  for (let j = from; j < to; j++) if ((alignment.listedGroup[j] as number) < 0) return false
  return true
}

/** Titles at the beginning are not part of the name. */
function beginAlike(one: PreparedName, other: PreparedName, alignment: Alignment): boolean {
  const group = alignment.queryGroup[firstDistinctive(one)] as number
  return group >= 0 && group === alignment.listedGroup[firstDistinctive(other)]
}

function firstDistinctive(name: PreparedName): number {
  for (let at = 0; at < name.tokens.length; at++) if ((name.weights[at] as number) >= minDistinctive) return at
  return 0
}

/** Distinctiveness of the agreement of a group: the lower of both sides, less for a misspelling. */
function evidenceOf(one: PreparedName, other: PreparedName, alignment: Alignment, group: number): number {
  const relation = alignment.relation[group]
  const edits = alignment.edits[group] as number
  let query = 0
  let listed = 0
  for (let i = alignment.queryFrom[group] as number; i < (alignment.queryTo[group] as number); i++) {
    query += one.distinctiveness[i] as number
  }
  for (let j = alignment.listedFrom[group] as number; j < (alignment.listedTo[group] as number); j++) {
    listed += other.distinctiveness[j] as number
  }
  // No table has a name written as one word: its parts show how common it is.
  const isOfNames = relation === groupRelations.joined && joinedCount(one, other, alignment, group) > 1
  const distinctiveness = isOfNames ? Math.max(query, listed) : Math.min(query, listed)
  return distinctiveness * Math.max(0.5, 1 - 0.25 * edits)
}

/** Shorter parts of a word are fragments (Пу тин), not names of their own (Abdul Haq). */
const leastPart = 4

/** Several names written as one count as several agreements. */
function joinedCount(one: PreparedName, other: PreparedName, alignment: Alignment, group: number): number {
  let count = 0
  const [from, to] = [alignment.queryFrom[group] as number, alignment.queryTo[group] as number]
  const [listedFrom, listedTo] = [alignment.listedFrom[group] as number, alignment.listedTo[group] as number]
  const [name, first, end] = to - from > listedTo - listedFrom ? [one, from, to] : [other, listedFrom, listedTo]
  for (let at = first; at < end; at++) if ((name.tokens[at] as Token).codes.length >= leastPart) count++
  return Math.max(1, count)
}
