import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import type { Token } from '../normalise/token.ts'
import { type Alignment, groupRelations } from './alignment.ts'
import { differBySex } from './sexes.ts'
import { weights } from './weights.ts'

/** A matched token lighter than this tells nothing on its own. */
export const leastTelling = 0.4

/** Shorter words are borne by several companies. */
const leastRare = 6

/** What was seen in the groups of the alignment. */
export interface Tally {
  /** Agreements that tell something on their own. */
  matchedTelling: number
  /** Σ of how much each agreement tells. */
  told: number
  /** The same of agreements to the letter. */
  toldExactly: number
  edits: number
  editShare: number
  firstLetters: number
  nicknames: number
  /** Nicknames that are names of their own: Jack, Ian. */
  ownNicknames: number
  variants: number
  companyWords: number
  initials: number
  /** Letters the initials stand for. */
  abbreviated: number
  frames: number
  sexMarks: number
  isInOrder: boolean
  /** Both names begin with the same name. */
  isAnchored: boolean
  /** The listed name begins with all of the query. */
  isBeginning: boolean
  /** A word that names this company alone, to the letter. */
  isRareTrade: boolean
}
const tally: Tally = {
  matchedTelling: 0,
  told: 0,
  toldExactly: 0,
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

/** Sums the groups of an alignment. The answer is one shared object, valid until the next call. */
export function tallyOf(one: PreparedName, other: PreparedName, alignment: Alignment): Tally {
  tally.matchedTelling = 0
  tally.told = 0
  tally.toldExactly = 0
  tally.edits = 0
  tally.editShare = 0
  tally.firstLetters = 0
  tally.nicknames = 0
  tally.ownNicknames = 0
  tally.variants = 0
  tally.companyWords = 0
  tally.initials = 0
  tally.abbreviated = 0
  tally.frames = 0
  tally.sexMarks = 0
  tally.isInOrder = true
  tally.isAnchored = beginAlike(one, other, alignment)
  tally.isBeginning = tally.isAnchored && isBeginning(one, other, alignment)
  tally.isRareTrade = false
  let furthest = -1
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group < 0 || alignment.queryFrom[group] !== i) continue
    const j = alignment.listedFrom[group] as number
    const isSmall = (one.weights[i] as number) < leastTelling || (other.weights[j] as number) < leastTelling
    if (!isSmall) {
      if (j < furthest) tally.isInOrder = false
      else furthest = j
    }
    countGroup(one, i, other, j, alignment, group)
  }
  return tally
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
  if (edits === 0) {
    tally.toldExactly += told
    if (told >= 1 && (one.tokens[i] as Token).codes.length >= leastRare) tally.isRareTrade = true
  }
  if (relation === groupRelations.initial) {
    tally.initials++
    tally.abbreviated += Math.abs((one.tokens[i] as Token).codes.length - (other.tokens[j] as Token).codes.length)
    return
  }
  const kind = one.kinds[i]
  // First letters tell nothing on their own.
  if (relation === groupRelations.acronym) tally.abbreviated++
  else if (
    relation === groupRelations.joined ||
    (weight >= leastTelling && kind !== tokenKinds.number && kind !== tokenKinds.initial)
  ) {
    tally.matchedTelling += relation === groupRelations.joined ? Math.max(1, joinedTelling(alignment, group)) : 1
  }
  if (relation === groupRelations.nickname) {
    tally.nicknames++
    if (isOwnName(one.tokens[i] as Token) && isOwnName(other.tokens[j] as Token)) tally.ownNicknames++
  } else if (relation === groupRelations.variant) tally.variants++
  else if (relation === groupRelations.companyWord) tally.companyWords++
  else if (relation === groupRelations.skeleton) tally.frames++
  // How a short name is spelled beside the whole one (Bill, William) says nothing.
  if (edits > 0 && relation !== groupRelations.nickname) {
    const token = one.tokens[i] as Token
    const against = other.tokens[j] as Token
    const scale = Math.min(1, weight * 1.5)
    tally.edits += edits * scale
    tally.editShare += (edits * scale) / Math.max(2, Math.min(token.codes.length, against.codes.length))
    if (token.codes[0] !== against.codes[0]) tally.firstLetters++
    if (relation === groupRelations.spelling && one.isPerson && differBySex(token.form, against.form)) tally.sexMarks++
  }
}

function isOwnName(token: Token): boolean {
  return token.personTelling <= weights.commonNickname.ownName
}

/** The listed name begins with as many words as the query has, titles before it aside. */
function isBeginning(one: PreparedName, listed: PreparedName, alignment: Alignment): boolean {
  const from = firstTelling(listed)
  const to = Math.min(listed.tokens.length, from + one.tokens.length - firstTelling(one))
  for (let j = from; j < to; j++) if ((alignment.listedGroup[j] as number) < 0) return false
  return true
}

/** Titles before it are none of the name. */
function beginAlike(one: PreparedName, other: PreparedName, alignment: Alignment): boolean {
  const group = alignment.queryGroup[firstTelling(one)] as number
  return group >= 0 && group === alignment.listedGroup[firstTelling(other)]
}

function firstTelling(name: PreparedName): number {
  for (let at = 0; at < name.tokens.length; at++) if ((name.weights[at] as number) >= leastTelling) return at
  return 0
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
