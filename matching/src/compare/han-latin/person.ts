import { createMemo, type Memo, memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { chineseSystems, systems } from '../../scripts/han/han-spelling.ts'
import { wadeGiles } from '../../scripts/han/wade-giles.ts'
import { commonnessOf } from '../../tables/commonness.ts'
import { isPinyin, pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import { across, transcribed } from '../../weights/han-weights.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf } from '../evidence.ts'
import { match } from './ranges.ts'
import type { SoundLikeness } from './sound.ts'
import { chineseSpeller, foreignSpeller, type Span, type Speller, spansOf } from './spelling-spans.ts'
import { compareTranscribed, mayBeTranscribed } from './transcribed.ts'

/** Longer names are not names of Chinese persons. */
const mostCharacters = 16
const mostLatin = 8
/** Maximum number of search steps; a text that needs more is no name. */
const mostSteps = 2000
/** Maximum number of spellings cached per query: more than the distinct tokens of any search. */
const mostKept = 20_000

/** The best reading of the name. */
interface Spelled {
  characters: number
  tokens: number
  initials: number
  cost: number
  /** Systems that all tokens share; 0 for a mixture. */
  mask: number
  /** Token of each character, −1 where none. */
  tokenOf: Int8Array
}

/** State of a search for the best reading; one per comparer. */
export interface PersonSearch {
  best: Spelled
  bestRank: number
  steps: number
  /** Token of each character on the current path, and what this path has matched. */
  current: Int8Array
  used: number
  characters: number
  tokens: number
  initials: number
  cost: number
  mask: number
  /** Spans of each Latin token in the current search. */
  spansByToken: (readonly Span[])[]
  initialOf: string[]
  soundLikeness: SoundLikeness
}

export function createPersonSearch(soundLikeness: SoundLikeness): PersonSearch {
  return {
    best: { characters: 0, tokens: 0, initials: 0, cost: 0, mask: 0, tokenOf: new Int8Array(mostCharacters) },
    bestRank: 0,
    steps: 0,
    current: new Int8Array(mostCharacters),
    used: 0,
    characters: 0,
    tokens: 0,
    initials: 0,
    cost: 0,
    mask: 0,
    spansByToken: [],
    initialOf: [],
    soundLikeness,
  }
}

/** Spans by token id, cached with a query in Han: its candidates share tokens. */
const chineseSpans = memoByObject((_: HanName) => createMemo<number, readonly Span[]>(mostKept))
const foreignSpans = memoByObject((_: HanName) => createMemo<number, readonly Span[]>(mostKept))

/**
 * Compares a Chinese person's name in Han with one in Latin letters: each character offers its spellings, and the
 * Latin tokens are built from them, in any order, joined or split. `isHeard`: similarity of sound alone counts. z is
 * the sum of the terms in `evidence`.
 */
export function compareHanLatinPerson(
  han: HanName,
  latin: PreparedName,
  isHanQuery: boolean,
  isHeard: boolean,
  evidence: Evidence,
  search: PersonSearch,
): number {
  const { best } = search
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  const tokens: number[] = []
  for (let at = 0; at < latin.tokens.length && tokens.length < mostLatin; at++) {
    if (latin.kinds[at] !== tokenKinds.number) tokens.push(at)
  }
  const isSpelled = han.characters.length <= mostCharacters && spellName(han, latin, tokens, isHanQuery, search)
  if (mayBeTranscribed(han) && !(isSpelled && isWhole(best, han.characters.length, tokens))) {
    const z = compareTranscribed(han, latin, tokens, isHanQuery, isHeard, search.soundLikeness, evidence.matches)
    if (z !== null) {
      addTerm(evidence, 'sound', z - weights.base)
      return sumOf(evidence)
    }
  }
  if (!isSpelled) {
    addTerm(evidence, 'conflict', across.nothing - weights.base)
    return sumOf(evidence)
  }
  weigh(best, han, latin, tokens, evidence)
  if (evidence.matches !== null) trace(best, han, latin, tokens, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

/**
 * Stores the best reading in `best`: as a Chinese name, or as a name of another people if only that explains the
 * whole.
 */
function spellName(
  han: HanName,
  latin: PreparedName,
  tokens: number[],
  isHanQuery: boolean,
  search: PersonSearch,
): boolean {
  const { best } = search
  const length = han.characters.length
  startSearch(search, chineseSystems)
  if (collect(search, chineseSpeller(han), isHanQuery ? chineseSpans(han) : null, latin, tokens))
    explore(search, han, 0)
  if (length < 2 || isWhole(best, length, tokens)) return best.characters > 0
  if (hearSlip(best, han, latin, tokens)) return true
  if (collect(search, foreignSpeller(han), isHanQuery ? foreignSpans(han) : null, latin, tokens)) {
    const { characters, initials, cost, mask } = best
    const count = best.tokens
    const tokenOf = best.tokenOf.slice()
    const rankBefore = search.bestRank
    startSearch(search, ~chineseSystems)
    explore(search, han, 0)
    if (!isWhole(best, length, tokens)) {
      Object.assign(best, { characters, tokens: count, initials, cost, mask })
      best.tokenOf.set(tokenOf)
      search.bestRank = rankBefore
    }
  }
  return best.characters > 0
}

/** Cost of one wrong letter in a token that is no pinyin and no other syllable. */
const slipCost = 0.4
const leastForSlip = 4

/** The only unmatched token spells the unmatched characters except for one letter: Tong Peigi, 佟霈佶. */
function hearSlip(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): boolean {
  const { length } = han.characters
  const from = best.tokenOf.indexOf(-1)
  if (best.tokens !== tokens.length - 1 || best.characters === 0 || from < 0 || from >= length || length < 3)
    return false
  let to = from
  while (to < length && best.tokenOf[to] === -1) to++
  if (best.characters + to - from !== length) return false
  const index = tokens.findIndex((_, at) => !isUsed(best, at, length))
  const token = latin.tokens[tokens[index] as number] as Token
  if (token.form.length < leastForSlip || isPinyin(token.form)) return false
  if (!isOneSlip(token.form, han.pinyin.slice(from, to).join(''))) return false
  best.tokenOf.fill(index, from, to)
  best.characters = length
  best.tokens++
  best.cost += slipCost
  return true
}

function isOneSlip(one: string, other: string): boolean {
  const size = Math.min(one.length, other.length)
  let start = 0
  while (start < size && one[start] === other[start]) start++
  let end = 0
  while (end < size - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end <= 1
}

function isWhole(best: Spelled, length: number, tokens: readonly number[]): boolean {
  return best.characters === length && best.tokens === tokens.length && best.initials === 0 && best.mask !== 0
}

function startSearch(search: PersonSearch, mask: number): void {
  const { best } = search
  search.bestRank = 0
  search.steps = 0
  search.used = 0
  search.characters = 0
  search.tokens = 0
  search.initials = 0
  search.cost = 0
  search.mask = mask
  best.characters = 0
  best.tokens = 0
  best.initials = 0
  best.cost = 0
  best.mask = 0
  best.tokenOf.fill(-1)
  search.current.fill(-1)
}

/** Spans of every token; false when no token spells anything. */
function collect(
  { spansByToken, initialOf }: PersonSearch,
  speller: Speller,
  kept: Memo<number, readonly Span[]> | null,
  latin: PreparedName,
  tokens: readonly number[],
): boolean {
  let isAny = false
  for (let index = 0; index < tokens.length; index++) {
    const token = latin.tokens[tokens[index] as number] as Token
    let spans = kept?.get(token.id)
    if (spans === undefined) {
      spans = spansOf(speller, token.form)
      kept?.set(token.id, spans)
    }
    spansByToken[index] = spans
    initialOf[index] = token.form.length === 1 ? token.form : ''
    if (spans.length > 0) isAny = true
  }
  spansByToken.length = tokens.length
  return isAny
}

function explore(search: PersonSearch, han: HanName, at: number): void {
  if (search.steps++ > mostSteps) return
  const length = han.characters.length
  if (at === length) {
    keepIfBest(search, length)
    return
  }
  // Every branch starts from the state before this character.
  const { current, used, characters, tokens, initials, cost, mask } = search
  for (let index = 0; index < search.spansByToken.length; index++) {
    if ((used & (1 << index)) !== 0) continue
    for (const span of search.spansByToken[index] as readonly Span[]) {
      if (span.at !== at || span.end > length) continue
      current.fill(index, at, span.end)
      search.used = used | (1 << index)
      search.characters = characters + span.end - at
      search.tokens = tokens + 1
      search.initials = initials
      search.cost = cost + span.cost
      search.mask = mask & span.mask
      explore(search, han, span.end)
      current.fill(-1, at, span.end)
    }
    const initial = search.initialOf[index] as string
    if (initial !== '' && at >= han.familyLength && (han.pinyin[at] ?? '').startsWith(initial)) {
      current[at] = index
      search.used = used | (1 << index)
      search.characters = characters + 1
      search.tokens = tokens + 1
      search.initials = initials + 1
      search.cost = cost
      search.mask = mask
      explore(search, han, at + 1)
      current[at] = -1
    }
  }
  search.used = used
  search.characters = characters
  search.tokens = tokens
  search.initials = initials
  search.cost = cost
  search.mask = mask
  explore(search, han, at + 1)
}

function keepIfBest(search: PersonSearch, length: number): void {
  const { best, current, characters, tokens, initials, cost, mask } = search
  const rank = characters * 2 + tokens - cost - initials * 0.8 - (mask === 0 ? 0.5 : 0)
  if (rank <= search.bestRank || characters === 0) return
  search.bestRank = rank
  best.characters = characters
  best.tokens = tokens
  best.initials = initials
  best.cost = cost
  best.mask = mask
  for (let at = 0; at < length; at++) best.tokenOf[at] = current[at] as number
}

function weigh(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[], evidence: Evidence): void {
  const length = han.characters.length
  if (best.characters < length) {
    addTerm(evidence, 'missing', partly(best, han) - weights.base)
  } else {
    const full = length >= 3 ? across.fullLong : length === 2 ? shortName(best, han, latin, tokens) : across.single
    addTerm(evidence, 'sound', full - weights.base)
  }
  addTerm(evidence, 'spelling', -across.reading * best.cost - (best.mask === 0 ? across.mixture : 0))
  if (isMisread(best, han, latin, tokens)) addTerm(evidence, 'spelling', -across.misread)
  if (best.characters === length && !isOrdered(best, han)) addTerm(evidence, 'order', -across.order)
  let strange = 0
  for (let index = 0; index < tokens.length; index++) {
    if (isUsed(best, index, length)) continue
    const at = tokens[index] as number
    const token = latin.tokens[at] as Token
    const scale = Math.min(1, latin.weights[at] as number)
    const isSyllable = pinyinSyllables.has(token.form) || isPinyin(token.form)
    strange += scale * (isSyllable ? across.strangeSyllable : across.strangeWord)
  }
  addTerm(evidence, 'conflict', -strange)
  // One word for the whole name next to another: usually only a surname (卢卡申科).
  if (best.tokens === 1 && best.characters > 1 && strange > 0.5) limitTo(evidence, transcribed.mostForOnePart)
  if (length === 2 && strange > 0.5) limitTo(evidence, across.mostForShortStrange)
  if (best.initials > 0) {
    addTerm(evidence, 'initial', -across.initial * best.initials)
    limitTo(evidence, across.mostWithInitials)
  }
  if ((best.mask & chineseSystems) === 0 && best.mask !== 0) {
    // Only by its reading: what this costs is shown for the sound.
    const most = (best.mask & systems.korean) === 0 ? across.mostForOtherPeople : across.mostForKorean
    addTerm(evidence, 'sound', Math.min(0, most - sumOf(evidence)))
  }
}

/** Systems that allow pinyin together with their own spellings. */
const mixedSystems = systems.wadeGiles | systems.taiwan | systems.abroad

/**
 * A part is only pinyin, and another part is pinyin of other characters: He Li Cheng is 何丽成 or 何丽程 and hardly 何丽正,
 * because a writer of He would write Zheng.
 */
function isMisread(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): boolean {
  if (best.mask === 0 || (best.mask & mixedSystems) !== best.mask) return false
  let isOther = false
  let isPinyinOnly = false
  for (let at = 0, end = 1; at < han.characters.length; at = end, end++) {
    const index = best.tokenOf[at] as number
    while (end < han.characters.length && best.tokenOf[end] === index) end++
    const form = index < 0 ? '' : (latin.tokens[tokens[index] as number]?.form ?? '')
    if (form === han.pinyin.slice(at, end).join('')) isPinyinOnly ||= !wadeGiles(form).includes(form)
    else isOther ||= isPinyin(form)
  }
  return isOther && isPinyinOnly
}

/** Value of a name with two characters: the rarer its parts, the fewer namesakes. */
function shortName(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): number {
  const formOf = (at: number): string => {
    const token = best.tokenOf[at] as number
    const isOwn = token !== best.tokenOf[1 - at]
    return isOwn ? (latin.tokens[tokens[token] as number]?.form ?? '') : (han.pinyin[at] ?? '')
  }
  const { family } = commonnessOf(formOf(0))
  const { given } = commonnessOf(formOf(1))
  const bits = Math.log2(1e6 / (Math.max(across.rarest, family) * Math.max(across.rarest, given)))
  const full = across.fullShort + across.perBit * (bits - across.commonBits)
  const z = Math.max(across.fullShort, Math.min(across.fullShortRare, full))
  const isUsual = best.cost === 0 && (best.mask & systems.pinyin) !== 0
  return isUsual ? z : Math.max(across.least, Math.min(z, across.fullShortMiddle) - across.shortUnusual)
}

/** Value of a name of which only a part is spelled. */
function partly(best: Spelled, han: HanName): number {
  const isFamilySpelled = (best.tokenOf[0] as number) >= 0
  // Names of other peoples do not begin with the family name, so any two characters count as a part.
  const { length } = han.characters
  if (length > 2 && mayBeTranscribed(han)) return best.characters > 1 ? across.partial : across.oneCharacter
  if (!isFamilySpelled) return best.characters > 1 || length === 2 ? across.givenOnly : across.oneCharacter
  return best.characters > han.familyLength ? across.partial : across.familyOnly
}

/** The characters of the given name keep their order, and the family name is before or after them. */
function isOrdered(best: Spelled, han: HanName): boolean {
  const length = han.characters.length
  const family = best.tokenOf[han.familyLength - 1] as number
  let given = han.familyLength
  while (given < length && best.tokenOf[given] === family) given++
  let low = Number.POSITIVE_INFINITY
  let high = -1
  for (let at = given; at < length; at++) {
    const token = best.tokenOf[at] as number
    if (token < high) return false
    low = Math.min(low, token)
    high = Math.max(high, token)
  }
  return family <= low || family >= high
}

function isUsed(best: Spelled, index: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (best.tokenOf[at] === index) return true
  return false
}

/** Korean, Vietnamese and Japanese names are not read as in Chinese. */
function relationOfSpelling(best: Spelled): Match['relation'] {
  return best.mask !== 0 && (best.mask & chineseSystems) === 0 ? 'transliteration' : 'pinyin'
}

function trace(
  best: Spelled,
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  isHanQuery: boolean,
  matches: Match[],
): void {
  const length = han.characters.length
  for (let at = 0; at < length; ) {
    const index = best.tokenOf[at] as number
    let end = at + 1
    while (end < length && best.tokenOf[end] === index) end++
    const token = index < 0 ? -1 : (tokens[index] as number)
    const hanRange = [han.starts[at] as number, han.ends[end - 1] as number] as const
    const latinRange =
      token < 0 ? ([0, 0] as const) : ([latin.starts[token] as number, latin.ends[token] as number] as const)
    const relation = token < 0 ? (isHanQuery ? 'extra' : 'missing') : relationOfSpelling(best)
    matches.push(match(hanRange, latinRange, isHanQuery, relation))
    at = end
  }
  for (let index = 0; index < tokens.length; index++) {
    if (isUsed(best, index, length)) continue
    const token = tokens[index] as number
    const range = [latin.starts[token] as number, latin.ends[token] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
