import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import { codesOf } from '../../normalise/token.ts'
import { mostForUnequal, sameNames, weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, sumOf } from '../evidence.ts'
import { addLegalForm } from './discriminators.ts'
import { type EditDistance, longestToken } from './edit-distance.ts'
import { areLettersFar } from './similarity.ts'
import { traceWhole } from './trace.ts'

const closeEdits = 3
const closeShare = 0.9
const leastWhole = 8

/**
 * Edits between the names written as one word, if their tokens are split differently; -1 if they are not that
 * similar.
 */
export function wholeStringEdits(one: PreparedName, other: PreparedName, editDistance: EditDistance): number {
  const { joined: first } = one
  const { joined: second } = other
  // A legal form may have been found in only one of them: SiemensAG.
  if (one.written === other.written && first !== second) return 0
  if (one.tokens.length === other.tokens.length) return -1
  if (first === second) return hasOtherNumbers(one, other) ? -1 : 0
  const longer = Math.max(first.length, second.length)
  if (longer < leastWhole || longer > longestToken || Math.abs(first.length - second.length) > closeEdits) return -1
  if (
    areLettersFar(first.length, one.joinedLetters, second.length, other.joinedLetters) ||
    hasOtherNumbers(one, other) ||
    hasAllOf(one, other)
  )
    return -1
  const most = Math.min(closeEdits, (1 - closeShare) * longer)
  const edits = editDistance(codesOf(first), codesOf(second), most)
  return edits <= most ? edits : -1
}

/** One name has all words of the other and more: no word is joined, something is missing. */
function hasAllOf(one: PreparedName, other: PreparedName): boolean {
  const [fewer, more] = one.tokens.length < other.tokens.length ? [one, other] : [other, one]
  return fewer.tokens.every((token) => more.tokens.includes(token))
}

function hasOtherNumbers(one: PreparedName, other: PreparedName): boolean {
  if (!one.hasNumbers && !other.hasNumbers) return false
  return numbersOf(one) !== numbersOf(other)
}

function numbersOf(name: PreparedName): string {
  let numbers = ''
  for (const [at, token] of name.tokens.entries()) if (name.kinds[at] === tokenKinds.number) numbers += ` ${token.form}`
  return numbers
}

/** Stores the terms of two names that differ in spacing and by `edits`; returns their sum. */
export function writtenOtherwise(one: PreparedName, listed: PreparedName, edits: number, evidence: Evidence): number {
  const length = Math.min(one.joined.length, listed.joined.length)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'wholeName', weights.wholeName * Math.min(1, Math.max(0, 5 * (1 - edits / length - 0.8))))
  addTerm(evidence, 'spelling', -(weights.editLength * edits * 6) / length - (weights.editShare * edits) / length)
  limitTo(evidence, edits === 0 ? sameNames : mostForUnequal)
  if (!one.isPerson) addLegalForm(one, listed, evidence)
  if (evidence.matches !== null) traceWhole(one, listed, evidence.matches, 'joined')
  return sumOf(evidence)
}
