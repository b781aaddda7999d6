import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { relations } from './similarity.ts'
import { cannotAgree, farEdits, manners, placeOfAgreement, type TokenAgreements } from './token-agreements.ts'

const places = 1 << 13

/**
 * With which words of one query the words of listed names agree, a bit per word of the query. Its candidates share most
 * of their words, and most candidates share none with it, so each word is compared once.
 */
interface KnownWords {
  query: PreparedName | null
  /** Raised for every query: places of earlier ones are free. */
  epoch: number
  epochs: Uint32Array
  ids: Float64Array
  agreeing: Uint32Array
  near: Uint32Array
}

/** What two names have in common word by word: a bit per word. */
export interface CommonWords {
  /** False for words that are not compared by their letters alone; the rest is then not set. */
  isKnown: boolean
  /** Words that agree with one of the other name, and those that at least have letters in common with one. */
  queryAgreeing: number
  queryNear: number
  listedAgreeing: number
  listedNear: number
}

/** For two readings of a query, which are compared with each name in turn. */
export interface CommonWordsMemory {
  latest: KnownWords
  other: KnownWords
  found: CommonWords
}

export function createCommonWords(): CommonWordsMemory {
  const found = { isKnown: false, queryAgreeing: 0, queryNear: 0, listedAgreeing: 0, listedNear: 0 }
  return { latest: createKnownWords(), other: createKnownWords(), found }
}

function createKnownWords(): KnownWords {
  return {
    query: null,
    epoch: 0,
    epochs: new Uint32Array(places),
    ids: new Float64Array(places),
    agreeing: new Uint32Array(places),
    near: new Uint32Array(places),
  }
}

/** The words that two names have in common. The result is valid until the next call. */
export function commonWords(
  memory: CommonWordsMemory,
  one: PreparedName,
  listed: PreparedName,
  agreements: TokenAgreements,
): CommonWords {
  const { found } = memory
  found.isKnown = one.isVowelled && listed.isVowelled
  if (!found.isKnown) return found
  found.queryAgreeing = 0
  found.queryNear = 0
  found.listedAgreeing = 0
  found.listedNear = 0
  const words = wordsFor(memory, one)
  for (let j = 0; j < listed.tokens.length; j++) {
    const place = placeOf(words, one, listed.tokens[j] as Token, agreements)
    const agreeing = words.agreeing[place] as number
    const near = words.near[place] as number
    found.queryAgreeing |= agreeing
    found.queryNear |= near
    if (agreeing !== 0) found.listedAgreeing |= 1 << j
    if (near !== 0) found.listedNear |= 1 << j
  }
  return found
}

function wordsFor(memory: CommonWordsMemory, query: PreparedName): KnownWords {
  if (memory.latest.query === query) return memory.latest
  const words = memory.other
  memory.other = memory.latest
  memory.latest = words
  if (words.query !== query) {
    words.query = query
    words.epoch++
  }
  return words
}

function placeOf(words: KnownWords, query: PreparedName, token: Token, agreements: TokenAgreements): number {
  const place = (Math.imul(token.id, 0x9e3779b1) >>> 0) % places
  if (words.epochs[place] === words.epoch && words.ids[place] === token.id) return place
  words.epochs[place] = words.epoch
  words.ids[place] = token.id
  words.agreeing[place] = 0
  words.near[place] = 0
  const manner = query.isPerson ? manners.person : 0
  for (let i = 0; i < query.tokens.length; i++) {
    const own = query.tokens[i] as Token
    if (own !== token && cannotAgree(own, token)) continue
    const found = placeOfAgreement(agreements, own, token, manner)
    if (agreements.relation[found] !== relations.none) words.agreeing[place] |= 1 << i
    if ((agreements.edits[found] as number) < farEdits) words.near[place] |= 1 << i
  }
  return place
}
