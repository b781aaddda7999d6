import type { Token } from '../../normalise/token.ts'
import type { EditDistance } from './edit-distance.ts'
import { similarityInKana } from './kana-similarity.ts'
import { areFar, relations, type Similarity, similarity, unlike } from './similarity.ts'
import { similarityUnvowelled } from './unvowelled-similarity.ts'

/** How two tokens are compared, as bits. */
export const manners = { person: 1, bySkeleton: 2, querySyllable: 4, listedSyllable: 8, asKana: 16 } as const
const mannerCodes = 32

const places = 1 << 14

/** From so many edits on two words have nothing in common. */
export const farEdits = 50

/**
 * Cache of the agreement of token pairs over all searches: candidates share most tokens. One slot per pair, the newer
 * pair replaces the older; small enough for the processor's cache.
 */
export interface TokenAgreements {
  editDistance: EditDistance
  queryIds: Float64Array
  listedIds: Float64Array
  /** By slot; read before the next call of `placeOfAgreement`. */
  relation: Uint8Array
  edits: Float64Array
  value: Float64Array
}

export function createTokenAgreements(editDistance: EditDistance): TokenAgreements {
  return {
    editDistance,
    queryIds: new Float64Array(places),
    listedIds: new Float64Array(places),
    relation: new Uint8Array(places),
    edits: new Float64Array(places),
    value: new Float64Array(places),
  }
}

/** The slot with the result of comparing two tokens. */
export function placeOfAgreement(agreements: TokenAgreements, one: Token, other: Token, manner: number): number {
  const { queryIds, listedIds } = agreements
  const place = (Math.imul(one.id, 0x9e3779b1) ^ Math.imul(other.id * mannerCodes + manner, 0x85ebca6b)) >>> 18
  const listedId = other.id * mannerCodes + manner
  if (queryIds[place] === one.id && listedIds[place] === listedId) return place
  const found = compareTokens(one, other, manner, agreements.editDistance)
  queryIds[place] = one.id
  listedIds[place] = listedId
  agreements.relation[place] = found.relation
  agreements.edits[place] = found.edits
  agreements.value[place] = found.value
  return place
}

/** True if the letters already exclude agreement; false says nothing. */
export function cannotAgree(one: Token, other: Token): boolean {
  if ((one.isRelated && other.isRelated) || one.isServant !== other.isServant) return false
  return one.form !== other.form && areFar(one, other)
}

function compareTokens(one: Token, other: Token, manner: number, editDistance: EditDistance): Similarity {
  const found = similarity(one, other, (manner & manners.person) !== 0, editDistance)
  const isQuery = (manner & manners.querySyllable) !== 0
  const isListed = (manner & manners.listedSyllable) !== 0
  // Two Hangul syllables are equal or different: none is a misspelling of another.
  if (isQuery && isListed) return found.relation === relations.same ? found : unlike
  if ((isQuery || isListed) && found.relation === relations.spelling) return unlike
  if ((manner & manners.bySkeleton) === 0) return found
  if ((manner & manners.asKana) !== 0) {
    const inKana = similarityInKana(one, other, editDistance)
    return inKana.edits < found.edits || found.relation === relations.none ? inKana : found
  }
  if (found.relation === relations.same) return found
  const unvowelled = similarityUnvowelled(one, other, editDistance)
  return found.relation === relations.none || unvowelled.edits < found.edits ? unvowelled : found
}
