import { mostTokens, type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import { type Token, tokenOf } from '../normalise/token.ts'
import { relations, type Similarity, similarity, similarityByFrame } from './similarity.ts'

/** A query made ready: its tokens with a memo of what each was compared with, for candidates share most of their tokens. */
export interface LatinQuery {
  name: PreparedName
  memo: Map<number, Similarity>[]
}

export function createLatinQuery(name: PreparedName): LatinQuery {
  return { name, memo: name.tokens.map(() => new Map()) }
}

/** `joined`: several tokens of one side written as one on the other. `initial`: a letter for a name. */
export const groupRelations = { ...relations, joined: 7, initial: 8, acronym: 9 } as const

/** Tokens that belong together, [from, to) on each side. */
export interface Alignment {
  /** Group of each token; -1 when left over. */
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

const alignment: Alignment = {
  queryGroup: new Int16Array(mostTokens),
  listedGroup: new Int16Array(mostTokens),
  count: 0,
  relation: new Uint8Array(mostTokens),
  edits: new Float64Array(mostTokens),
  queryFrom: new Uint8Array(mostTokens),
  queryTo: new Uint8Array(mostTokens),
  listedFrom: new Uint8Array(mostTokens),
  listedTo: new Uint8Array(mostTokens),
}

const anotherSyllable: Similarity = { relation: relations.none, edits: 99, value: 0 }

/** Two tokens as compared in this query; remembered. */
export function tokenSimilarity(query: LatinQuery, i: number, listed: PreparedName, j: number): Similarity {
  const one = query.name.tokens[i] as Token
  const other = listed.tokens[j] as Token
  const memo = query.memo[i] as Map<number, Similarity>
  const isByFrame = query.name.unvowelled[i] !== listed.unvowelled[j]
  const isBySyllable = query.name.syllable[i] === 1 || listed.syllable[j] === 1
  // The same token may stand in another script in the next name: the manner of comparing is part of the key.
  const key = other.id * 4 + (isByFrame ? 1 : 0) + (listed.syllable[j] === 1 ? 2 : 0)
  let found = memo.get(key)
  if (found === undefined) {
    found = similarity(one, other, query.name.isPerson)
    const isBoth = query.name.syllable[i] === 1 && listed.syllable[j] === 1
    if (isBySyllable && found.relation === relations.spelling) found = anotherSyllable
    else if (isBoth && found.relation !== relations.same) found = anotherSyllable
    if (isByFrame && found.relation === relations.none) found = similarityByFrame(one, other)
    memo.set(key, found)
  }
  return found
}

/**
 * Pairs the tokens of two names: equal ones, then several written as one, then by spelling (best first), then initials.
 * The answer is one shared object, valid until the next call.
 */
export function align(query: LatinQuery, listed: PreparedName): Alignment {
  alignment.count = 0
  alignment.queryGroup.fill(-1)
  alignment.listedGroup.fill(-1)
  pairEqual(query.name, listed)
  pairJoined(query.name, listed, false)
  pairJoined(query.name, listed, true)
  pairSimilar(query, listed)
  pairInitials(query.name, listed)
  return alignment
}

function addGroup(i: number, iTo: number, j: number, jTo: number, relation: number, edits: number): void {
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

function pairEqual(one: PreparedName, other: PreparedName): void {
  for (let i = 0; i < one.tokens.length; i++) {
    const token = one.tokens[i] as Token
    for (let j = 0; j < other.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0 || other.tokens[j] !== token) continue
      addGroup(i, i + 1, j, j + 1, relations.same, 0)
      break
    }
  }
}

const leastJoined = 5
const mostJoined = 3

/** One token of one side against two or three neighbours of the other, all still free. */
function pairJoined(one: PreparedName, other: PreparedName, isReversed: boolean): void {
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
      const edits = joinedEdits(token, split, j, length)
      if (edits > 1) continue
      if (isReversed) addGroup(j, j + length, i, i + 1, groupRelations.joined, edits)
      else addGroup(i, i + 1, j, j + length, groupRelations.joined, edits)
      break
    }
  }
}

/** How many free neighbours from `j` make about the length of the token; 0 when none do. */
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

function joinedEdits(token: Token, split: PreparedName, j: number, length: number): number {
  let form = ''
  for (let at = j; at < j + length; at++) form += (split.tokens[at] as Token).form
  if (form === token.form) return 0
  if (token.codes.length < leastJoined + 1) return 99
  return similarity(token, tokenOf(form), false).edits
}

const mostPairs = mostTokens * mostTokens
const pairQuery = new Uint8Array(mostPairs)
const pairListed = new Uint8Array(mostPairs)
const pairValue = new Float64Array(mostPairs)

/** Greedy by similarity × weight: measured as good as the best assignment. */
function pairSimilar(query: LatinQuery, listed: PreparedName): void {
  const count = similarPairs(query, listed)
  for (;;) {
    let best = -1
    for (let pair = 0; pair < count; pair++) {
      if ((alignment.queryGroup[pairQuery[pair] as number] as number) >= 0) continue
      if ((alignment.listedGroup[pairListed[pair] as number] as number) >= 0) continue
      if (best < 0 || (pairValue[pair] as number) > (pairValue[best] as number)) best = pair
    }
    if (best < 0) return
    const i = pairQuery[best] as number
    const j = pairListed[best] as number
    const { relation, edits } = tokenSimilarity(query, i, listed, j)
    addGroup(i, i + 1, j, j + 1, relation, edits)
  }
}

/** Collects the pairs of free tokens that agree at all; how many. */
function similarPairs(query: LatinQuery, listed: PreparedName): number {
  const one = query.name
  let count = 0
  for (let i = 0; i < one.tokens.length; i++) {
    if ((alignment.queryGroup[i] as number) >= 0 || (one.tokens[i] as Token).codes.length < 2) continue
    for (let j = 0; j < listed.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0) continue
      const { relation, value } = tokenSimilarity(query, i, listed, j)
      if (relation === relations.none) continue
      pairQuery[count] = i
      pairListed[count] = j
      pairValue[count++] = value * ((one.weights[i] as number) + (listed.weights[j] as number))
    }
  }
  return count
}

/** A letter against the first name with that letter, in order. */
function pairInitials(one: PreparedName, other: PreparedName): void {
  for (let i = 0; i < one.tokens.length; i++) {
    if ((alignment.queryGroup[i] as number) >= 0) continue
    const token = one.tokens[i] as Token
    const isLetter = one.kinds[i] === tokenKinds.initial
    for (let j = 0; j < other.tokens.length; j++) {
      if ((alignment.listedGroup[j] as number) >= 0) continue
      if (!isLetter && other.kinds[j] !== tokenKinds.initial) continue
      const kind = isLetter ? other.kinds[j] : one.kinds[i]
      if (kind === tokenKinds.number || kind === tokenKinds.particle) continue
      if ((other.tokens[j] as Token).codes[0] !== token.codes[0]) continue
      addGroup(i, i + 1, j, j + 1, groupRelations.initial, 0)
      break
    }
  }
}
