import { createMemo, type Memo, memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { chineseSystems } from '../../scripts/han/han-spelling.ts'
import { commonnessOf } from '../../tables/commonness.ts'
import { isPinyin, pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import type { SoundLikeness } from './sound.ts'
import { chineseSpeller, foreignSpeller, type Span, type Speller, spansOf } from './spelling-spans.ts'

/** Longer names are not names of Chinese persons. */
export const mostCharacters = 16
export const mostLatin = 8
/** Maximum number of search steps; a text that needs more is no name. */
const mostSteps = 2000
/** Maximum number of spellings cached per query: more than the distinct tokens of any search. */
const maxCached = 20_000

/** The best reading of the name. */
export interface Spelled {
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
const chineseSpans = memoByObject((_: HanName) => createMemo<number, readonly Span[]>(maxCached))
const foreignSpans = memoByObject((_: HanName) => createMemo<number, readonly Span[]>(maxCached))

/**
 * Stores the best reading in `best`: as a Chinese name, or as a name of another people if only that explains the
 * whole.
 */
export function spellName(
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
  if (findSlip(best, han, latin, tokens)) return true
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

/** Cost of one wrong letter in a token that is no pinyin, no other syllable and no given name (Kevin, 可斌). */
const slipCost = 0.4
const leastForSlip = 4
/** A single syllable with another letter is a syllable of another name (Chung, Chang); Loong is Long. */
const leastCharacters = 2

function withoutDoubles(form: string): string {
  return form.replace(/(.)\1/g, '$1')
}

/** The only unmatched token spells the unmatched characters except for one letter: Tong Peigi, 佟霈佶. */
function findSlip(best: Spelled, han: HanName, latin: PreparedName, tokens: readonly number[]): boolean {
  const { length } = han.characters
  const from = best.tokenOf.indexOf(-1)
  if (best.tokens !== tokens.length - 1 || best.characters === 0 || from < 0 || from >= length || length < 3)
    return false
  let to = from
  while (to < length && best.tokenOf[to] === -1) to++
  if (best.characters + to - from !== length || han.hasMiddleDot) return false
  const index = tokens.findIndex((_, at) => !isUsed(best, at, length))
  const token = latin.tokens[tokens[index] as number] as Token
  if (token.form.length < leastForSlip || isPinyin(token.form) || commonnessOf(token.form).given > 0) return false
  const pinyin = han.pinyin.slice(from, to).join('')
  if (to - from < leastCharacters ? withoutDoubles(token.form) !== pinyin : !isOneSlip(token.form, pinyin)) return false
  best.tokenOf.fill(index, from, to)
  best.characters = length
  best.tokens++
  best.cost += slipCost
  return true
}

/** The same but for one letter that is wrong, missing or added. */
export function isOneSlip(one: string, other: string): boolean {
  const size = Math.min(one.length, other.length)
  let start = 0
  while (start < size && one[start] === other[start]) start++
  let end = 0
  while (end < size - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end <= 1
}

export function isWhole(best: Spelled, length: number, tokens: readonly number[]): boolean {
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
      if (spans.length > 0 && pinyinSyllables.has(token.form)) spans = spans.filter(({ at, end }) => end - at === 1)
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

export function isUsed(best: Spelled, index: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (best.tokenOf[at] === index) return true
  return false
}
