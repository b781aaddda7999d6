import { inKana, mostTokens, type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import { codesOf, type Token } from '../../normalise/token.ts'
import { type CommonWords, type CommonWordsMemory, createCommonWords } from './common-words.ts'
import type { EditDistance } from './edit-distance.ts'
import { isCompanyLetter, isGeneral, startsWith } from './initials.ts'
import { relations } from './similarity.ts'
import {
  cannotAgree,
  createTokenAgreements,
  manners,
  placeOfAgreement,
  type TokenAgreements,
} from './token-agreements.ts'

/** `joined`: several tokens of one side are one word on the other. `initial`: a letter for a name. */
export const groupRelations = { ...relations, joined: 7, initial: 8, acronym: 9 } as const

const mostPairs = mostTokens * mostTokens
/** No token is paired. */
const noGroups = new Int16Array(mostTokens).fill(-1)

/** Agreement of each token of one name with each of the other; cell = query token × `mostTokens` + listed token. */
export interface Grid {
  relation: Uint8Array
  edits: Float64Array
  value: Float64Array
}

/** Tokens that are paired, [from, to) on each side. */
export interface Alignment {
  grid: Grid
  /** Group of each token; -1 if unmatched. */
  queryGroup: Int16Array
  listedGroup: Int16Array
  count: number
  relation: Uint8Array
  edits: Float64Array
  queryFrom: Uint8Array
  queryTo: Uint8Array
  listedFrom: Uint8Array
  listedTo: Uint8Array
}

/** Working memory of `align`; one per comparer. */
export interface AlignmentWorkspace {
  alignment: Alignment
  /** Cells of similar pairs, and their values. */
  pairCell: Uint16Array
  pairValue: Float64Array
  agreements: TokenAgreements
  commonWords: CommonWordsMemory
  editDistance: EditDistance
}

export function createAlignmentWorkspace(editDistance: EditDistance): AlignmentWorkspace {
  return {
    alignment: {
      grid: {
        relation: new Uint8Array(mostPairs),
        edits: new Float64Array(mostPairs),
        value: new Float64Array(mostPairs),
      },
      queryGroup: new Int16Array(mostTokens),
      listedGroup: new Int16Array(mostTokens),
      count: 0,
      relation: new Uint8Array(mostTokens),
      edits: new Float64Array(mostTokens),
      queryFrom: new Uint8Array(mostTokens),
      queryTo: new Uint8Array(mostTokens),
      listedFrom: new Uint8Array(mostTokens),
      listedTo: new Uint8Array(mostTokens),
    },
    pairCell: new Uint16Array(mostPairs),
    pairValue: new Float64Array(mostPairs),
    agreements: createTokenAgreements(editDistance),
    commonWords: createCommonWords(),
    editDistance,
  }
}

/**
 * Pairs the tokens of two names: equal ones, then several written as one, then by spelling (best first), then
 * initials. The result is in the workspace until its next use.
 */
export function align(
  one: PreparedName,
  listed: PreparedName,
  common: CommonWords,
  workspace: AlignmentWorkspace,
): Alignment {
  const { alignment, agreements } = workspace
  alignment.count = 0
  for (let i = 0; i < one.tokens.length; i++) alignment.queryGroup[i] = -1
  for (let j = 0; j < listed.tokens.length; j++) alignment.listedGroup[j] = -1
  const mayShare = !common.isKnown || common.queryAgreeing !== 0
  const agreeing = mayShare ? fillGrid(one, listed, alignment.grid, agreements) : 0
  if (agreeing > 0) pairEqual(one, listed, alignment)
  const canShareHeads = (one.heads & listed.heads) !== 0
  if (canShareHeads) {
    pairJoined(one, listed, false, workspace)
    pairJoined(one, listed, true, workspace)
  }
  if (canShareHeads && !one.isPerson) {
    pairAcronym(one, listed, false, alignment)
    pairAcronym(one, listed, true, alignment)
  }
  if (agreeing > alignment.count) pairSimilar(one, listed, workspace)
  if (canShareHeads && (one.hasInitials || listed.hasInitials)) pairInitials(one, listed, alignment)
  // The grid is also read for the words that are left.
  if (!mayShare && alignment.count > 0) fillGrid(one, listed, alignment.grid, agreements)
  return alignment
}

/** Compares every token of one name with every token of the other; returns the number of pairs that agree. */
function fillGrid(one: PreparedName, listed: PreparedName, grid: Grid, agreements: TokenAgreements): number {
  let agreeing = 0
  const base = one.isPerson ? manners.person : 0
  for (let i = 0; i < one.tokens.length; i++) {
    const token = one.tokens[i] as Token
    const ofQuery = one.syllable[i] === 1 ? base | manners.querySyllable : base
    for (let j = 0; j < listed.tokens.length; j++) {
      const other = listed.tokens[j] as Token
      const cell = i * mostTokens + j
      if (token === other) {
        setCell(grid, cell, relations.same, 0, 1)
        agreeing++
        continue
      }
      let manner = listed.syllable[j] === 1 ? ofQuery | manners.listedSyllable : ofQuery
      // The same token may be in another script in the next name, so the way of comparing is part of the key.
      if (one.unvowelled[i] !== listed.unvowelled[j]) manner |= manners.bySkeleton
      if (one.unvowelled[i] === inKana || listed.unvowelled[j] === inKana) manner |= manners.asKana
      if (manner < manners.bySkeleton && cannotAgree(token, other)) {
        setCell(grid, cell, relations.none, 99, 0)
        continue
      }
      const place = placeOfAgreement(agreements, token, other, manner)
      const relation = agreements.relation[place] as number
      setCell(grid, cell, relation, agreements.edits[place] as number, agreements.value[place] as number)
      if (relation !== relations.none) agreeing++
    }
  }
  return agreeing
}

function setCell(grid: Grid, cell: number, relation: number, edits: number, value: number): void {
  grid.relation[cell] = relation
  grid.edits[cell] = edits
  grid.value[cell] = value
}

function addGroup(
  alignment: Alignment,
  i: number,
  iTo: number,
  j: number,
  jTo: number,
  relation: number,
  edits: number,
): void {
  const group = alignment.count++
  alignment.relation[group] = relation
  alignment.edits[group] = edits
  alignment.queryFrom[group] = i
  alignment.queryTo[group] = iTo
  alignment.listedFrom[group] = j
  alignment.listedTo[group] = jTo
  for (let at = i; at < iTo; at++) alignment.queryGroup[at] = group
  for (let at = j; at < jTo; at++) alignment.listedGroup[at] = group
}

function pairEqual(one: PreparedName, other: PreparedName, alignment: Alignment): void {
  for (let i = 0; i < one.tokens.length; i++) {
    for (let j = 0; j < other.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0) continue
      if (alignment.grid.relation[i * mostTokens + j] !== relations.same) continue
      addGroup(alignment, i, i + 1, j, j + 1, relations.same, 0)
      break
    }
  }
}

const leastJoined = 4
const leastMisjoined = 6
const mostJoined = 3
const mostJoinedEdits = 1
/** Long words may be both joined and misspelt: Abudr Rehman, Abdulrehman. */
const longJoined = 9
const mostJoinedShare = 0.25

/** One token of one side and two or three adjacent, unmatched tokens of the other. */
function pairJoined(
  one: PreparedName,
  other: PreparedName,
  isReversed: boolean,
  { alignment, editDistance }: AlignmentWorkspace,
): void {
  const whole = isReversed ? other : one
  const split = isReversed ? one : other
  if (split.tokens.length < 2) return
  const wholeGroup = isReversed ? alignment.listedGroup : alignment.queryGroup
  const splitGroup = isReversed ? alignment.queryGroup : alignment.listedGroup
  for (let i = 0; i < whole.tokens.length; i++) {
    const token = whole.tokens[i] as Token
    if ((wholeGroup[i] as number) >= 0 || token.codes.length < leastJoined) continue
    for (let j = 0; j + 1 < split.tokens.length; j++) {
      const length = joinedLength(token, split, splitGroup, j)
      if (length === 0) continue
      const edits = joinedEdits(token, split, j, length, editDistance)
      if (edits === Number.POSITIVE_INFINITY) continue
      if (isReversed) addGroup(alignment, j, j + length, i, i + 1, groupRelations.joined, edits)
      else addGroup(alignment, i, i + 1, j, j + length, groupRelations.joined, edits)
      break
    }
  }
}

/** True if a word of one name may be written as several in the other, or consist of their initials. */
export function mayStandForSeveral(one: PreparedName, other: PreparedName): boolean {
  return hasWordForSeveral(one, other) || hasWordForSeveral(other, one)
}

function hasWordForSeveral(whole: PreparedName, split: PreparedName): boolean {
  for (const token of whole.tokens) {
    for (let j = 0; j < split.tokens.length; j++) {
      if (!startsWith(split, j, token.codes[0] as number)) continue
      if (joinedLength(token, split, noGroups, j) > 0) return true
      if (!whole.isPerson && mayBeSpelledBy(token.codes, split, j)) return true
    }
  }
  return false
}

function mayBeSpelledBy(codes: Uint16Array, long: PreparedName, j: number): boolean {
  return codes.length >= 2 && codes.length <= mostAcronym && endOfSpelled(codes, long, noGroups, j) > 0
}

/** Number of unmatched tokens from `j` that together have about the length of the token; 0 if none do. */
function joinedLength(token: Token, split: PreparedName, splitGroup: Int16Array, j: number): number {
  const first = split.tokens[j] as Token
  if ((splitGroup[j] as number) >= 0 || first.codes[0] !== token.codes[0]) return 0
  let letters = first.codes.length
  for (let length = 2; length <= mostJoined && j + length <= split.tokens.length; length++) {
    if ((splitGroup[j + length - 1] as number) >= 0) return 0
    letters += (split.tokens[j + length - 1] as Token).codes.length
    if (Math.abs(letters - token.codes.length) <= 1) return length
    if (letters > token.codes.length) return 0
  }
  return 0
}

function joinedEdits(token: Token, split: PreparedName, j: number, length: number, editDistance: EditDistance): number {
  let form = ''
  for (let at = j; at < j + length; at++) form += (split.tokens[at] as Token).form
  if (form === token.form) return 0
  if (token.codes.length < leastMisjoined) return Number.POSITIVE_INFINITY
  const { length: letters } = token.codes
  const most = letters < longJoined ? mostJoinedEdits : letters * mostJoinedShare
  return editDistance(token.codes, codesOf(form), most)
}

const leastAcronym = 3
const mostAcronym = 6
const acronymEdits = 0.5
/** Pairs of letters that are always this abbreviation; other pairs are ambiguous. */
const heads: ReadonlySet<string> = new Set(['united', 'european', 'hong'])

/** One word and the tokens whose initials it consists of: U.S. Department, United States Department. */
function pairAcronym(one: PreparedName, other: PreparedName, isReversed: boolean, alignment: Alignment): void {
  const short = isReversed ? other : one
  const long = isReversed ? one : other
  const shortGroup = isReversed ? alignment.listedGroup : alignment.queryGroup
  const longGroup = isReversed ? alignment.queryGroup : alignment.listedGroup
  for (let i = 0; i < short.tokens.length; i++) {
    const { codes } = short.tokens[i] as Token
    if ((shortGroup[i] as number) >= 0 || codes.length < 2 || codes.length > mostAcronym) continue
    for (let j = 0; j < long.tokens.length; j++) {
      const to = endOfSpelled(codes, long, longGroup, j)
      if (to === 0) continue
      if (to - j < leastAcronym && !heads.has((long.tokens[j] as Token).form) && !(i === 0 && areGeneral(long, j, to)))
        continue
      if (isReversed) addGroup(alignment, j, to, i, i + 1, groupRelations.acronym, acronymEdits)
      else addGroup(alignment, i, i + 1, j, to, groupRelations.acronym, acronymEdits)
      break
    }
  }
}

/** Words before the name that say what the party is: IK Veles, Investment Company Veles. */
function areGeneral(name: PreparedName, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isGeneral(name, at)) return false
  return true
}

/**
 * End of the unmatched tokens from `j` whose initials are the letters; particles have none in one wording. Company is the last
 * letter although it is a legal form. 0 if there are none.
 */
function endOfSpelled(codes: Uint16Array, long: PreparedName, longGroup: Int16Array, j: number): number {
  let to = j
  for (let at = 0; at < codes.length; at++) {
    while (at > 0 && long.initials !== null && long.kinds[to] === tokenKinds.particle) to++
    const isFree = to < long.tokens.length && !((longGroup[to] as number) >= 0)
    if (!(isFree && startsWith(long, to, codes[at] as number)))
      return at > 0 && at === codes.length - 1 && isCompanyLetter(codes[at], long) ? to : 0
    to++
  }
  return to
}

/** Greedy by similarity × weight: measured to be as good as the optimal assignment. */
function pairSimilar(one: PreparedName, listed: PreparedName, workspace: AlignmentWorkspace): void {
  const { alignment, pairCell, pairValue } = workspace
  const count = similarPairs(one, listed, workspace)
  for (;;) {
    let best = -1
    for (let pair = 0; pair < count; pair++) {
      const cell = pairCell[pair] as number
      if ((alignment.queryGroup[rowOf(cell)] as number) >= 0) continue
      if ((alignment.listedGroup[columnOf(cell)] as number) >= 0) continue
      if (best < 0 || (pairValue[pair] as number) > (pairValue[best] as number)) best = pair
    }
    if (best < 0) return
    const cell = pairCell[best] as number
    const i = rowOf(cell)
    const j = columnOf(cell)
    addGroup(
      alignment,
      i,
      i + 1,
      j,
      j + 1,
      alignment.grid.relation[cell] as number,
      alignment.grid.edits[cell] as number,
    )
  }
}

/** A digit is a word, a single letter is not. */
function isLetter(name: PreparedName, index: number): boolean {
  return (name.tokens[index] as Token).codes.length < 2 && name.kinds[index] !== tokenKinds.number
}

/** Collects the pairs of unmatched tokens with any agreement; returns their number. */
function similarPairs(one: PreparedName, listed: PreparedName, workspace: AlignmentWorkspace): number {
  const { alignment, pairCell, pairValue } = workspace
  const { grid } = alignment
  let count = 0
  for (let i = 0; i < one.tokens.length; i++) {
    if ((alignment.queryGroup[i] as number) >= 0 || isLetter(one, i)) continue
    for (let j = 0; j < listed.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0) continue
      const cell = i * mostTokens + j
      if (grid.relation[cell] === relations.none) continue
      pairCell[count] = cell
      pairValue[count++] = (grid.value[cell] as number) * ((one.weights[i] as number) + (listed.weights[j] as number))
    }
  }
  return count
}

function rowOf(cell: number): number {
  return Math.trunc(cell / mostTokens)
}

function columnOf(cell: number): number {
  return cell % mostTokens
}

function startsWithLetterOf(letters: PreparedName, j: number, name: PreparedName, i: number): boolean {
  return startsWith(name, i, (letters.tokens[j] as Token).codes[0] as number)
}

/** A letter and the first name with that letter, in order. */
function pairInitials(one: PreparedName, other: PreparedName, alignment: Alignment): void {
  for (let i = 0; i < one.tokens.length; i++) {
    if ((alignment.queryGroup[i] as number) >= 0) continue
    const token = one.tokens[i] as Token
    const isLetter = one.kinds[i] === tokenKinds.initial
    for (let j = 0; j < other.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0) continue
      if (!isLetter && other.kinds[j] !== tokenKinds.initial) continue
      const kind = isLetter ? other.kinds[j] : one.kinds[i]
      if (kind === tokenKinds.number || kind === tokenKinds.particle) continue
      const isInitial = isLetter ? startsWith(other, j, token.codes[0] as number) : startsWithLetterOf(other, j, one, i)
      if (!isInitial) continue
      addGroup(alignment, i, i + 1, j, j + 1, groupRelations.initial, 0)
      break
    }
  }
}
