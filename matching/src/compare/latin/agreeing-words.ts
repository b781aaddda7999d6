import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { relations } from './similarity.ts'
import { cannotAgree, manners, placeOfAgreement, type TokenAgreements } from './token-agreements.ts'

const places = 1 << 12

/**
 * Whether words of listed names agree with any word of one query. Its candidates share most of their words, and most
 * candidates share none with it, so each word is compared once.
 */
interface AgreeingWords {
  query: PreparedName | null
  /** Raised for every query: places of earlier ones are free. */
  epoch: number
  epochs: Uint32Array
  ids: Float64Array
  agrees: Uint8Array
}

/** For two readings of a query, which are compared with each name in turn. */
export interface AgreeingWordsOfReadings {
  latest: AgreeingWords
  other: AgreeingWords
}

export function createAgreeingWords(): AgreeingWordsOfReadings {
  return { latest: createWords(), other: createWords() }
}

function createWords(): AgreeingWords {
  return {
    query: null,
    epoch: 0,
    epochs: new Uint32Array(places),
    ids: new Float64Array(places),
    agrees: new Uint8Array(places),
  }
}

/** False if no word of one name agrees with a word of the other; true says nothing. */
export function mayShareWord(
  readings: AgreeingWordsOfReadings,
  one: PreparedName,
  listed: PreparedName,
  agreements: TokenAgreements,
): boolean {
  // These words are not compared by their letters alone.
  if (!one.isVowelled || !listed.isVowelled) return true
  const words = wordsFor(readings, one)
  for (const token of listed.tokens) if (agreesWithAny(words, one, token, agreements)) return true
  return false
}

function wordsFor(readings: AgreeingWordsOfReadings, query: PreparedName): AgreeingWords {
  if (readings.latest.query === query) return readings.latest
  const words = readings.other
  readings.other = readings.latest
  readings.latest = words
  if (words.query !== query) {
    words.query = query
    words.epoch++
  }
  return words
}

function agreesWithAny(words: AgreeingWords, query: PreparedName, token: Token, agreements: TokenAgreements): boolean {
  const place = (Math.imul(token.id, 0x9e3779b1) >>> 0) % places
  if (words.epochs[place] === words.epoch && words.ids[place] === token.id) return words.agrees[place] === 1
  const agrees = query.tokens.some((own) => areAgreeing(own, token, query.isPerson, agreements))
  words.epochs[place] = words.epoch
  words.ids[place] = token.id
  words.agrees[place] = agrees ? 1 : 0
  return agrees
}

function areAgreeing(one: Token, other: Token, isPerson: boolean, agreements: TokenAgreements): boolean {
  if (one === other) return true
  if (cannotAgree(one, other)) return false
  const place = placeOfAgreement(agreements, one, other, isPerson ? manners.person : 0)
  return agreements.relation[place] !== relations.none
}
