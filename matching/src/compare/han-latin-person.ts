import type { HanName } from '../normalise/han-name.ts'
import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import type { Token } from '../normalise/token.ts'
import { systems } from '../scripts/han-spelling.ts'
import { isPinyin, pinyinSyllables } from '../tables/pinyin-syllables.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf } from './evidence.ts'
import { across } from './han-weights.ts'
import { longestSpan, spell, spellingsOfName } from './speller.ts'
import { weights } from './weights.ts'

/** Names longer than this are no Chinese person's. */
const mostCharacters = 8
const mostLatin = 8

/** One system per name; the last allows any mixture and costs. */
const readings = [
  { systems: systems.pinyin | systems.wadeGiles, isMixture: false },
  { systems: systems.hongKong, isMixture: false },
  { systems: systems.hongKong | systems.overseas, isMixture: false },
  { systems: systems.pinyin | systems.wadeGiles | systems.hongKong | systems.overseas, isMixture: true },
]

/** How one reading spells the name; token of each character, or −1. */
interface Spelled {
  characters: number
  tokens: number
  initials: number
  cost: number
  isMixture: boolean
  tokenOf: number[]
}

/**
 * A Chinese person's name in Han against one in Latin letters: each character offers its spellings, the Latin tokens are
 * spelled with them, in any order, joined or split. z is the sum of the terms left in `evidence`.
 */
export function compareHanLatinPerson(
  han: HanName,
  latin: PreparedName,
  isHanQuery: boolean,
  evidence: Evidence,
): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  const tokens: number[] = []
  for (let at = 0; at < latin.tokens.length && tokens.length < mostLatin; at++) {
    if (latin.kinds[at] !== tokenKinds.number) tokens.push(at)
  }
  const best = han.characters.length > mostCharacters ? null : bestReading(han, latin, tokens)
  if (best === null || best.characters === 0) {
    addTerm(evidence, 'conflict', across.familyOnly * 2 - weights.base)
    return sumOf(evidence)
  }
  weigh(han, latin, tokens, best, evidence)
  if (evidence.matches !== null) trace(han, latin, tokens, best, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

function bestReading(han: HanName, latin: PreparedName, tokens: number[]): Spelled | null {
  let best: Spelled | null = null
  for (const reading of readings) {
    const found = spellWith(han, latin, tokens, reading.systems, reading.isMixture)
    if (best === null || rank(found) > rank(best)) best = found
    if (best.characters === han.characters.length && best.tokens === tokens.length && best.initials === 0) break
  }
  return best
}

function rank(spelled: Spelled): number {
  const mixture = spelled.isMixture ? 0.5 : 0
  return spelled.characters * 2 + spelled.tokens - spelled.cost - spelled.initials * 0.8 - mixture
}

/** Steps of the search at most; a name that needs more is no name. */
const mostSteps = 4000

function spellWith(han: HanName, latin: PreparedName, tokens: number[], allowed: number, isMixture: boolean): Spelled {
  const spellings = spellingsOfName(han)
  const length = han.characters.length
  const tokenOf = new Array<number>(length).fill(-1)
  let best: Spelled = { characters: 0, tokens: 0, initials: 0, cost: 0, isMixture, tokenOf: [...tokenOf] }
  let steps = 0
  const search = (
    at: number,
    used: number,
    characters: number,
    count: number,
    initials: number,
    cost: number,
  ): void => {
    if (steps++ > mostSteps) return
    if (at === length) {
      const found = { characters, tokens: count, initials, cost, isMixture, tokenOf }
      if (rank(found) > rank(best)) best = { ...found, tokenOf: [...tokenOf] }
      return
    }
    for (let index = 0; index < tokens.length; index++) {
      if ((used & (1 << index)) !== 0) continue
      const token = latin.tokens[tokens[index] as number] as Token
      if (token.form.length === 1 && (han.pinyin[at] ?? '').startsWith(token.form) && at >= han.familyLength) {
        tokenOf[at] = index
        search(at + 1, used | (1 << index), characters + 1, count + 1, initials + 1, cost)
        tokenOf[at] = -1
      }
      for (let span = 1; span <= longestSpan && at + span <= length; span++) {
        const spelled = spell(spellings, at, span, token, allowed)
        if (spelled < 0) continue
        tokenOf.fill(index, at, at + span)
        search(at + span, used | (1 << index), characters + span, count + 1, initials, cost + spelled)
        tokenOf.fill(-1, at, at + span)
      }
    }
    search(at + 1, used, characters, count, initials, cost)
  }
  search(0, 0, 0, 0, 0, 0)
  return best
}

function weigh(han: HanName, latin: PreparedName, tokens: number[], best: Spelled, evidence: Evidence): void {
  const length = han.characters.length
  const isFamilySpelled = best.tokenOf.slice(0, han.familyLength).every((token) => token >= 0)
  if (best.characters < length) {
    const isPart = isFamilySpelled && best.characters > han.familyLength
    addTerm(evidence, 'missing', (isPart ? across.partial : across.familyOnly) - weights.base)
  } else {
    const full = length >= 3 ? across.fullLong : length === 2 ? across.fullShort : across.single
    addTerm(evidence, 'sound', full - weights.base)
  }
  addTerm(evidence, 'spelling', -across.reading * best.cost - (best.isMixture ? across.mixture : 0))
  let strange = 0
  for (const [index, at] of tokens.entries()) {
    if (best.tokenOf.includes(index)) continue
    const token = latin.tokens[at] as Token
    const scale = Math.min(1, latin.weights[at] as number)
    const isSyllable = pinyinSyllables.has(token.form) || isPinyin(token.form)
    strange += scale * (isSyllable ? across.strangeSyllable : across.strangeWord)
  }
  addTerm(evidence, 'conflict', -strange)
  if (best.initials > 0) {
    addTerm(evidence, 'initial', -across.initial * best.initials)
    limitTo(evidence, across.mostWithInitials)
  }
}

function trace(
  han: HanName,
  latin: PreparedName,
  tokens: number[],
  best: Spelled,
  isHanQuery: boolean,
  matches: Match[],
): void {
  for (let at = 0; at < han.characters.length; ) {
    const index = best.tokenOf[at] ?? -1
    let end = at + 1
    while (end < han.characters.length && best.tokenOf[end] === index) end++
    const token = index < 0 ? -1 : (tokens[index] as number)
    const hanRange = [han.starts[at] as number, han.ends[end - 1] as number] as const
    const latinRange =
      token < 0 ? ([0, 0] as const) : ([latin.starts[token] as number, latin.ends[token] as number] as const)
    matches.push(match(hanRange, latinRange, isHanQuery, token < 0 ? (isHanQuery ? 'extra' : 'missing') : 'pinyin'))
    at = end
  }
  for (const [index, token] of tokens.entries()) {
    if (best.tokenOf.includes(index)) continue
    const range = [latin.starts[token] as number, latin.ends[token] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}

/** Puts a Han and a Latin range on the sides they came from. */
export function match(
  han: readonly [number, number],
  latin: readonly [number, number],
  isHanQuery: boolean,
  relation: Match['relation'],
): Match {
  const [query, listed] = isHanQuery ? [han, latin] : [latin, han]
  return { queryStart: query[0], queryEnd: query[1], listedStart: listed[0], listedEnd: listed[1], relation }
}
