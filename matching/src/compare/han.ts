import { memoByObject } from '../memo.ts'
import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { haveOtherNumbers } from '../normalise/han-numbers.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { formsOfParts } from '../scripts/han/transcribed.ts'
import {
  mostForNamesake,
  mostForNothingShared,
  mostForOtherNumber,
  mostForOtherTrade,
  mostForTermsOnly,
  perTermLeft,
  transcribed,
} from '../weights/han-weights.ts'
import { equalNames, mostForUnequal, sameNames, weights } from '../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf, unreachable } from './evidence.ts'
import {
  alignCharacters,
  companyPrices,
  type HanWorkspace,
  kindsOf,
  type Likeness,
  likeness,
  moveAt,
  type Prices,
  personPrices,
  priceOfMissing,
  priceOfOther,
} from './han-alignment.ts'
import { isNamesake, isPartOfPlainName, type SharedCharacters } from './namesakes.ts'
import { isPlainBody } from './plain-body.ts'

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
  const prices = one.isPerson
    ? personPrices[isForeign ? 'foreign' : 'chinese']
    : companyPrices[isSameNumber ? 'sameNumber' : 'usual']
  // Nothing but an equal whole outweighs what differs.
  const cost = alignCharacters(query, listed, prices, one.isPerson, equalNames - least, workspace)
  if (equalNames - cost < least) return unreachable
  const differing = walk(query, listed, prices, one.isPerson, workspace, evidence)
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
      const shared = sharedBy(query, kinds, listed, listedKinds, workspace)
      const isNamedByWord = shareWord(one, other)
      // TCL集团 and TCL集团有限公司: the Latin word identifies the company, and everything but the legal form agrees.
      const isDistinctive = areDistinctive || (isNamedByWord && shared.isAll)
      limitTo(evidence, mostForShare(isNamedByWord ? 1 : shared.share, isDistinctive))
      if (isPlainBody(query) && !shared.isAll) limitTo(evidence, mostForTermsOnly, 'generalName')
      if (isOfOtherBody(query, listed)) limitTo(evidence, mostForNamesake, 'otherParty')
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

const ownBody = /银行|大学|医院/

/** A bank is not the company of its name (大华银行, 大华股份); who leaves the word out may mean it (清华, 清华大学). */
function isOfOtherBody(query: HanName, listed: HanName): boolean {
  const body = bodyOf(query)
  return body !== '' && !listed.characters.join('').includes(body)
}

const bodyOf = memoByObject(({ characters }: HanName): string => ownBody.exec(characters.join(''))?.[0] ?? '')

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

/**
 * What the cheapest alignment pairs as similar outside the legal forms: its share of both sides, and whether nothing
 * else is left. `isOtherTrade`: of trade names with at least two characters at most one agrees, or of two names only one.
 */
function sharedBy(
  query: HanName,
  kinds: readonly SegmentKind[],
  listed: HanName,
  listedKinds: readonly SegmentKind[],
  workspace: HanWorkspace,
): SharedCharacters {
  let i = kinds.length
  let j = listedKinds.length
  let alike = 0
  let same = 0
  let trade = 0
  let tradeOfBoth = 0
  let rest = 0
  while (i > 0 && j > 0) {
    const move = moveAt(workspace, i, j)
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

/**
 * Follows the cheapest path back, adds each difference to its term and returns the number of different characters.
 */
function walk(
  query: HanName,
  listed: HanName,
  prices: Prices,
  isPerson: boolean,
  workspace: HanWorkspace,
  evidence: Evidence,
): number {
  let i = query.characters.length
  let j = listed.characters.length
  let differing = 0
  const matches: Match[] | null = evidence.matches === null ? null : []
  while (i > 0 || j > 0) {
    const move = moveAt(workspace, i, j)
    if (i > 0 && j > 0 && move === 0) {
      i--
      j--
      const like = likeness(query, i, listed, j, isPerson)
      if (like !== 'same') {
        if (like !== 'merged' && like !== 'bothWays') differing++
        addTerm(evidence, termOf[like], -priceOfOther(prices, query, i, listed, j, like))
      }
      extend(matches, query, i, listed, j, like)
    } else if (j === 0 || move === 1) {
      i--
      differing++
      addTerm(evidence, 'missing', -priceOfMissing(prices, query, i))
      extend(matches, query, i, listed, -1, 'other')
    } else {
      j--
      differing++
      addTerm(evidence, 'missing', -priceOfMissing(prices, listed, j))
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
