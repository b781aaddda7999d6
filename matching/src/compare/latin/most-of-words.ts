import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { weights } from '../../weights/term-weights.ts'
import { mayStandForSeveral } from './alignment.ts'
import type { CommonWords } from './common-words.ts'
import { canBeInConflict, leastDifference } from './unmatched-tokens.ts'

/**
 * The most that z of two names can be, from the words that agree, before they are aligned: each term but `base` and
 * `wholeName` only lowers it. Infinity for names that may agree in another way than word by word.
 *
 * Words without any partner are in conflict with each other until one side has none left. So all of one side or all of
 * the other are in conflict, each at its lowest price.
 */
export function mostOfWords(one: PreparedName, listed: PreparedName, common: CommonWords): number {
  // A letter may stand for a word.
  if (one.hasInitials || listed.hasInitials || mayBeAcronym(one, listed)) return Number.POSITIVE_INFINITY
  const letters = lettersLeft(one, common.queryAgreeing) + lettersLeft(listed, common.listedAgreeing)
  if (letters === 0 || mayStandForSeveral(one, listed)) return Number.POSITIVE_INFINITY
  const matched = Math.min(countOf(common.queryAgreeing), countOf(common.listedAgreeing))
  const against = Math.min(
    priceOf(one, common.queryAgreeing, common.queryNear, listed, matched),
    priceOf(listed, common.listedAgreeing, common.listedNear, one, matched),
  )
  const alike = 1 - letters / Math.max(3, one.joined.length, listed.joined.length)
  return weights.base + weights.wholeName * Math.min(1, Math.max(0, 5 * (alike - 0.8))) - against
}

function mayBeAcronym(one: PreparedName, listed: PreparedName): boolean {
  return !one.isPerson && (one.tokens.length === 1 || listed.tokens.length === 1)
}

/** The least that the words of a name without a partner cost if all of them are in conflict. */
function priceOf(name: PreparedName, agreeing: number, near: number, other: PreparedName, matched: number): number {
  const leastOfOther = leastWeight(other)
  let price = 0
  let hard = 0
  for (let at = 0; at < name.tokens.length; at++) {
    if (((agreeing >>> at) & 1) === 1 || !canBeInConflict(name, at)) continue
    const weight = ((name.weights[at] as number) + leastOfOther) / 2
    if (((near >>> at) & 1) === 1) {
      price += Math.min(weights.softConflict, weights.conflict * weight * leastDifference)
    } else {
      price += weights.conflict * weight
      hard += weight
    }
  }
  if (matched < 2) price += (weights.conflictAlone + weights.single) * Math.min(1, hard)
  return price
}

/** The least weight of a word that can be in conflict. */
function leastWeight(name: PreparedName): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < name.tokens.length; at++) {
    if (canBeInConflict(name, at)) least = Math.min(least, name.weights[at] as number)
  }
  return least
}

function lettersLeft(name: PreparedName, agreeing: number): number {
  let letters = 0
  for (let at = 0; at < name.tokens.length; at++) {
    if (((agreeing >>> at) & 1) === 0) letters += (name.tokens[at] as Token).codes.length
  }
  return letters
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
