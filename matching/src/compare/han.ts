import { memoByObject } from '../memo.ts'
import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { mostHanCharacters } from '../normalise/han-name.ts'
import { hanNumbers, haveOtherNumbers } from '../normalise/han-numbers.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { readingsOf, shareTone } from '../scripts/han/han-reading.ts'
import { formsOfParts } from '../scripts/han/transcribed.ts'
import { areConfusable } from '../tables/han/shape-confusions.ts'
import { type SurnameVariant, surnameVariant } from '../tables/han/surname-variants.ts'
import {
  companyCharacter,
  mostForNamesake,
  mostForNothingShared,
  mostForOtherNumber,
  mostForOtherTrade,
  mostForTermsOnly,
  personCharacter,
  perTermLeft,
  shapeShare,
  soundShare,
  transcribed,
} from '../weights/han-weights.ts'
import { equalNames, mostForUnequal, sameNames, weights } from '../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf, unreachable } from './evidence.ts'
import { isNamesake, isPartOfPlainName, type SharedCharacters } from './namesakes.ts'
import { isPlainBody } from './plain-body.ts'

const size = mostHanCharacters + 1

/** Working memory for comparing characters; one per comparer. */
export interface HanWorkspace {
  costs: Float64Array
  /** How a cell was reached: 0 both characters, 1 only the query's, 2 only the list's. */
  moves: Uint8Array
}

export function createHanWorkspace(): HanWorkspace {
  return { costs: new Float64Array(size * size), moves: new Uint8Array(size * size) }
}

/** What two characters have in common. */
type Likeness = 'same' | SurnameVariant | 'shape' | 'sound' | 'otherTone' | 'other'

/**
 * Compares two names by their Han characters, Kana included, and their sound; z is the sum of the terms in
 * `evidence`, or `unreachable` if it is surely below `least`.
 */
export function compareHan(
  one: PreparedName,
  other: PreparedName,
  evidence: Evidence,
  workspace: HanWorkspace,
  least: number,
): number {
  resetEvidence(evidence)
  const query = one.hanKana
  const listed = other.hanKana
  if (query === null || listed === null) return 0
  addTerm(evidence, 'base', weights.base)
  const areOther = haveOtherNumbers(one.numbers, other.numbers)
  const isSameNumber = one.numbers.length > 0 && !areOther && other.numbers.length > 0
  const kinds = kindsOf(query)
  const listedKinds = kindsOf(listed)
  const isForeign = query.hasMiddleDot || listed.hasMiddleDot
  const price = one.isPerson ? personPrice(isForeign) : companyPrice(kinds, listedKinds, isSameNumber)
  fill(query, listed, price, one.isPerson, workspace)
  // Nothing but an equal whole outweighs what differs.
  const cost = workspace.costs[query.characters.length * size + listed.characters.length] as number
  if (equalNames - cost < least) return unreachable
  const differing = walk(query, listed, price, one.isPerson, workspace.moves, evidence)
  if (areOther) addTerm(evidence, 'number', -weights.numberConflict)
  else if (one.numbers.length > 0 !== other.numbers.length > 0) addTerm(evidence, 'number', -weights.numberMissing)
  const wholeShare = 1 - differing / Math.max(query.characters.length, listed.characters.length)
  addTerm(evidence, 'wholeName', (equalNames - weights.base) * Math.max(0, 5 * (wholeShare - 0.8)))
  if (differing === 0) {
    limitTo(evidence, sameNames)
  } else {
    limitTo(evidence, mostForUnequal)
    const areDistinctive = kinds.includes('trade') && listedKinds.includes('trade')
    if (!one.isPerson && !isSameNumber) {
      const shared = sharedBy(query, kinds, listed, listedKinds, workspace.moves)
      const isNamedByWord = shareWord(one, other)
      // TCL集团 and TCL集团有限公司: the Latin word identifies the company, and everything but the legal form agrees.
      const isDistinctive = areDistinctive || (isNamedByWord && shared.isAll)
      limitTo(evidence, mostForShare(isNamedByWord ? 1 : shared.share, isDistinctive))
      if (isPlainBody(query) && !shared.isAll) limitTo(evidence, mostForTermsOnly, 'generalName')
      if (isPartOfPlainName(query, kinds, shared)) limitTo(evidence, mostForNamesake, 'otherParty')
      if (!isNamedByWord && isNamesake(query, kinds, listed, listedKinds, shared))
        limitTo(evidence, mostForNamesake, 'otherParty')
      if (shared.isOtherTrade) limitTo(evidence, mostForOtherTrade - perTermLeft * (1 - shared.share))
    }
  }
  if (one.isPerson && haveOtherParts(query, listed)) limitTo(evidence, transcribed.mostForOtherReading)
  if (areOther) limitTo(evidence, mostForOtherNumber)
  else if (!one.isPerson && !isSameNumber && isOnlyNumbered(one, other))
    limitTo(evidence, mostForTermsOnly, 'generalName')
  return sumOf(evidence)
}

/** A part of each stands for another name by the table: 沃尔科夫 is Volkov, 马尔科夫 Markov, and 戈尔科夫 begins otherwise. */
function haveOtherParts(query: HanName, listed: HanName): boolean {
  const [parts, others] = [formsOfParts(query), formsOfParts(listed)]
  if (parts.length === 1 || parts.length !== others.length) return false
  return parts.some((forms, at) => {
    const against = others[at] ?? []
    if (forms.length === 0) return false
    return against.length > 0
      ? !forms.some((form) => against.includes(form))
      : beginOtherwise(query, query.parts[at] as number, listed, listed.parts[at] as number)
  })
}

/** The first syllables begin with other consonants. */
function beginOtherwise(query: HanName, i: number, listed: HanName, j: number): boolean {
  return query.characters[i] !== listed.characters[j] && query.pinyin[i]?.[0] !== listed.pinyin[j]?.[0]
}

/** Only a number that the other name lacks tells one of them from other parties: 朝鲜贸易, 朝鮮56貿易. */
function isOnlyNumbered(one: PreparedName, other: PreparedName): boolean {
  const numbered = one.numbers.length > 0 ? one : other
  return numbered.numbers.length > 0 && !hasTradeCharacters(numbered)
}

/**
 * Maximum z for two companies by the agreeing share of both names without legal forms; `isDistinctive`: both have a
 * trade name.
 */
function mostForShare(share: number, isDistinctive: boolean): number {
  if (share === 0) return mostForNothingShared
  return isDistinctive ? mostForUnequal : mostForTermsOnly - perTermLeft * (1 - share)
}

interface Price {
  other: (i: number, j: number, likeness: Likeness) => number
  missingInList: (i: number) => number
  missingInQuery: (j: number) => number
}

function personPrice(isForeign: boolean): Price {
  return {
    other: (_i, _j, likeness) => {
      if (likeness === 'merged' || likeness === 'bothWays') return personCharacter[likeness]
      if (likeness === 'shape') return personCharacter.shape
      if (likeness === 'otherTone' && !isForeign) return personCharacter.otherTone
      if (likeness === 'sound' || likeness === 'otherTone')
        return isForeign ? personCharacter.foreignSound : personCharacter.sound
      return isForeign ? personCharacter.foreignOther : personCharacter.other
    },
    missingInList: () => (isForeign ? personCharacter.foreignOther : personCharacter.missing),
    missingInQuery: () => (isForeign ? personCharacter.foreignOther : personCharacter.missing),
  }
}

/**
 * `isSameNumber`: both have the same number, possibly once in characters and once in digits: its writing costs
 * nothing.
 */
function companyPrice(
  kinds: readonly SegmentKind[],
  listedKinds: readonly SegmentKind[],
  isSameNumber: boolean,
): Price {
  const missing = (kind: SegmentKind): number =>
    isSameNumber && kind === 'number' ? 0 : companyCharacter[kind].missing
  return {
    other: (i, j, likeness) => {
      const one = companyCharacter[kinds[i] ?? 'trade'].other
      const full = (one + companyCharacter[listedKinds[j] ?? 'trade'].other) / 2
      if (likeness === 'sound' || likeness === 'otherTone') return full * soundShare
      return likeness === 'shape' ? full * shapeShare : full
    },
    missingInList: (i) => missing(kinds[i] ?? 'trade'),
    missingInQuery: (j) => missing(listedKinds[j] ?? 'trade'),
  }
}

/** The kind of each character; cached with the name. */
const kindsOf = memoByObject((name: HanName): readonly SegmentKind[] => {
  const kinds: SegmentKind[] = []
  for (const segment of name.segments) for (let at = segment.from; at < segment.to; at++) kinds.push(segment.kind)
  for (const { from, to } of hanNumbers(name.characters)) kinds.fill('number', from, to)
  return kinds
})

/** The family names are variants of one: 肖 / 萧, 於 / 于. */
export function haveOtherSurnames(query: HanName, listed: HanName): boolean {
  for (let at = 0; at < query.familyLength; at++) if (variantAt(query, at, listed, at) !== null) return true
  return false
}

function variantAt(query: HanName, i: number, listed: HanName, j: number): SurnameVariant | null {
  if (i >= query.familyLength || j >= listed.familyLength) return null
  return surnameVariant(query.written[i] ?? '', listed.written[j] ?? '')
}

function likeness(query: HanName, i: number, listed: HanName, j: number, isPerson: boolean): Likeness {
  const variant = isPerson ? variantAt(query, i, listed, j) : null
  if (variant !== null) return variant
  const one = query.characters[i] ?? ''
  const other = listed.characters[j] ?? ''
  if (one === other) return 'same'
  if (areConfusable(one, other)) return 'shape'
  const sound = query.pinyin[i] ?? ''
  const isSound = sound !== '' && (sound === listed.pinyin[j] || readingsOf(other).includes(sound))
  if (!isSound) return 'other'
  return shareTone(one, other) ? 'sound' : 'otherTone'
}

function fill(query: HanName, listed: HanName, price: Price, isPerson: boolean, workspace: HanWorkspace): void {
  const { costs } = workspace
  const n = query.characters.length
  const m = listed.characters.length
  costs[0] = 0
  for (let i = 1; i <= n; i++)
    setCell(workspace, i, 0, (costs[(i - 1) * size] as number) + price.missingInList(i - 1), 1)
  for (let j = 1; j <= m; j++) setCell(workspace, 0, j, (costs[j - 1] as number) + price.missingInQuery(j - 1), 2)
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= m; j++) {
      const like = likeness(query, i - 1, listed, j - 1, isPerson)
      const both = (costs[(i - 1) * size + j - 1] as number) + (like === 'same' ? 0 : price.other(i - 1, j - 1, like))
      const query1 = (costs[(i - 1) * size + j] as number) + price.missingInList(i - 1)
      const listed1 = (costs[i * size + j - 1] as number) + price.missingInQuery(j - 1)
      if (both <= query1 && both <= listed1) setCell(workspace, i, j, both, 0)
      else if (query1 <= listed1) setCell(workspace, i, j, query1, 1)
      else setCell(workspace, i, j, listed1, 2)
    }
  }
}

/**
 * What the cheapest alignment pairs as similar outside the legal forms: its share of both sides, and whether nothing
 * else is left. `isOtherTrade`: of trade names with at least two characters at most one agrees, or of two names only one.
 */
function sharedBy(
  query: HanName,
  kinds: readonly SegmentKind[],
  listed: HanName,
  listedKinds: readonly SegmentKind[],
  moves: Uint8Array,
): SharedCharacters {
  let i = kinds.length
  let j = listedKinds.length
  let alike = 0
  let same = 0
  let trade = 0
  let tradeOfBoth = 0
  let rest = 0
  while (i > 0 && j > 0) {
    const move = moves[i * size + j]
    if (move !== 2) i--
    if (move !== 1) j--
    if (move !== 0 || kinds[i] === 'legal' || listedKinds[j] === 'legal') continue
    const like = likeness(query, i, listed, j, false)
    if (like === 'same' || (like !== 'other' && kinds[i] === listedKinds[j])) {
      alike++
      if (like === 'same') same++
      if (kinds[i] === 'trade') trade++
      if (kinds[i] === 'trade' && listedKinds[j] === 'trade') tradeOfBoth++
      if (kinds[i] === 'industry' || kinds[i] === 'generic') rest++
    }
  }
  const all = kinds.length + listedKinds.length - countOf(kinds, 'legal') - countOf(listedKinds, 'legal')
  const lengths = [countOf(kinds, 'trade'), countOf(listedKinds, 'trade')]
  const isOtherTrade =
    trade < 2 && (Math.min(...lengths) > 1 || (alike === 1 && trade === 1 && Math.max(...lengths) > 1))
  const share = all === 0 ? 0 : (2 * alike) / all
  return { share, isAll: 2 * alike === all, isOtherTrade, alike, same, trade: tradeOfBoth, rest }
}

/** Characters of the name include a trade name: not only places, industries and legal forms. */
export function hasTradeCharacters({ hanKana }: PreparedName): boolean {
  return hanKana !== null && kindsOf(hanKana).includes('trade')
}

/** Both have the same Latin word next to the characters: TCL科技 / TCL集团. */
export function shareWord(one: PreparedName, other: PreparedName): boolean {
  return one.tokens.some(({ form }) => other.tokens.some((token) => token.form === form))
}

function countOf(kinds: readonly SegmentKind[], wanted: SegmentKind): number {
  return kinds.filter((kind) => kind === wanted).length
}

function setCell({ costs, moves }: HanWorkspace, i: number, j: number, cost: number, move: number): void {
  costs[i * size + j] = cost
  moves[i * size + j] = move
}

/**
 * Follows the cheapest path back, adds each difference to its term and returns the number of different characters.
 */
function walk(
  query: HanName,
  listed: HanName,
  price: Price,
  isPerson: boolean,
  moves: Uint8Array,
  evidence: Evidence,
): number {
  let i = query.characters.length
  let j = listed.characters.length
  let differing = 0
  const matches: Match[] | null = evidence.matches === null ? null : []
  while (i > 0 || j > 0) {
    const move = moves[i * size + j]
    if (i > 0 && j > 0 && move === 0) {
      i--
      j--
      const like = likeness(query, i, listed, j, isPerson)
      if (like !== 'same') {
        if (like !== 'merged' && like !== 'bothWays') differing++
        addTerm(evidence, termOf[like], -price.other(i, j, like))
      }
      extend(matches, query, i, listed, j, like)
    } else if (j === 0 || move === 1) {
      i--
      differing++
      addTerm(evidence, 'missing', -price.missingInList(i))
      extend(matches, query, i, listed, -1, 'other')
    } else {
      j--
      differing++
      addTerm(evidence, 'missing', -price.missingInQuery(j))
      extend(matches, query, -1, listed, j, 'other')
    }
  }
  if (matches !== null) evidence.matches?.push(...matches.reverse())
  return differing
}

const relationOf = {
  same: 'same',
  merged: 'equivalent',
  bothWays: 'equivalent',
  sound: 'pinyin',
  otherTone: 'pinyin',
  shape: 'spelling',
  other: 'conflict',
} as const
const termOf = {
  merged: 'spelling',
  bothWays: 'spelling',
  shape: 'spelling',
  sound: 'sound',
  otherTone: 'sound',
  other: 'conflict',
} as const

/** Adds one step, backwards; adjacent steps with the same relation become one part. */
function extend(matches: Match[] | null, query: HanName, i: number, listed: HanName, j: number, like: Likeness): void {
  if (matches === null) return
  const relation = i < 0 ? 'missing' : j < 0 ? 'extra' : relationOf[like]
  const step: Match = {
    queryStart: i < 0 ? 0 : (query.starts[i] as number),
    queryEnd: i < 0 ? 0 : (query.ends[i] as number),
    listedStart: j < 0 ? 0 : (listed.starts[j] as number),
    listedEnd: j < 0 ? 0 : (listed.ends[j] as number),
    relation,
  }
  const last = matches.at(-1)
  if (last === undefined || last.relation !== relation) {
    matches.push(step)
    return
  }
  if (i >= 0) last.queryStart = step.queryStart
  if (j >= 0) last.listedStart = step.listedStart
}
