import { mostTokens, optionals, type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import type { Alignment } from './alignment.ts'
import { farEdits } from './token-agreements.ts'

/** Tokens left after the alignment: on both sides (conflict), or on one (absent). */
export interface UnmatchedTokens {
  /** Σ weight × difference of clear conflicts. */
  conflict: number
  softConflicts: number
  initialConflicts: number
  numberConflicts: number
  numbersMissing: number
  /** Σ weights of tokens that only one side has; of these, the ones only the query has. */
  missing: number
  extra: number
  /** Unmatched letters on both sides together. */
  letters: number
  /** Partner of each unmatched token: index + 1 on the other side, 0 if none. */
  queryPartner: Uint8Array
  listedPartner: Uint8Array
}

export function createUnmatchedTokens(): UnmatchedTokens {
  return {
    conflict: 0,
    softConflicts: 0,
    initialConflicts: 0,
    numberConflicts: 0,
    numbersMissing: 0,
    missing: 0,
    extra: 0,
    letters: 0,
    queryPartner: new Uint8Array(mostTokens),
    listedPartner: new Uint8Array(mostTokens),
  }
}

/** Two unmatched tokens with at most this distance and at least this length may be one misspelt name. */
const softEdits = 2
const softLength = 4
/** At this distance two well-known names are two names: Maria, Mark. */
const rivalEdits = 1.5
/** … and within this share of the longer: Sara / Karl have two edits and are two names. */
const softShare = 0.4
/** If two names agree, a shorter one may be misspelt more: Sfi al-Islam Qadhafi. */
const sureLength = 3
const sureShare = 0.5
/** An unmatched token equal to a matched one of its own name (Mohamed Mohamed). */
const repeatedShare = 0.25
/** A patronymic that one side omits. */
const patronymicShare = 0.4
/** Abramowitz, Wolfovitz: the German and Yiddish spelling, in which it is a family name. */
const inFamilyName = /[vw]itz$/
/** A branch states its place, or both names state a home. */
const placeShare = 0.45
/** A word of an organisation that many publishers leave out. */
const optionalShare = 0.2
/** A missing name counts this much less if it is this common (Muhammad, Ali). */
const commonShare = 0.8
const everywhere = 0.4
/** Below this weight a token never conflicts, it is only missing. */
const leastConflicting = 0.4
/** Two words in conflict count at least as this share of their weight. */
export const leastDifference = 0.5
/** An initial that is not among the other's initials, in conflicts of initials. */
const initialTooMany = 1.6

/** `isSure`: two names of a person agree besides the unmatched ones. Replaces the content of `unmatched`. */
export function weighUnmatched(
  one: PreparedName,
  listed: PreparedName,
  alignment: Alignment,
  isSure: boolean,
  unmatched: UnmatchedTokens,
): UnmatchedTokens {
  unmatched.conflict = 0
  unmatched.softConflicts = 0
  unmatched.initialConflicts = 0
  unmatched.numberConflicts = 0
  unmatched.numbersMissing = 0
  unmatched.missing = 0
  unmatched.letters = 0
  for (let i = 0; i < one.tokens.length; i++) unmatched.queryPartner[i] = 0
  for (let j = 0; j < listed.tokens.length; j++) unmatched.listedPartner[j] = 0
  pairUnmatched(one, listed, alignment, isSure, unmatched)
  const bothHaveInitials = one.hasInitials && listed.hasInitials
  addMissing(one, alignment.queryGroup, unmatched.queryPartner, bothHaveInitials, unmatched)
  unmatched.extra = unmatched.missing
  addMissing(listed, alignment.listedGroup, unmatched.listedPartner, bothHaveInitials, unmatched)
  return unmatched
}

function pairUnmatched(
  one: PreparedName,
  listed: PreparedName,
  alignment: Alignment,
  isSure: boolean,
  unmatched: UnmatchedTokens,
): void {
  const { queryPartner, listedPartner } = unmatched
  for (;;) {
    let least = Number.POSITIVE_INFINITY
    let bestI = -1
    let bestJ = -1
    for (let i = 0; i < one.tokens.length; i++) {
      if ((alignment.queryGroup[i] as number) >= 0 || queryPartner[i] !== 0) continue
      for (let j = 0; j < listed.tokens.length; j++) {
        if ((alignment.listedGroup[j] as number) >= 0 || listedPartner[j] !== 0) continue
        if (!canConflict(one, i, listed, j)) continue
        const edits = alignment.grid.edits[i * mostTokens + j] as number
        const cost = edits === 99 ? 50 + (one.weights[i] as number) : edits
        if (cost < least) {
          least = cost
          bestI = i
          bestJ = j
        }
      }
    }
    if (bestI < 0) return
    queryPartner[bestI] = bestJ + 1
    listedPartner[bestJ] = bestI + 1
    addConflict(one, bestI, listed, bestJ, alignment, isSure, unmatched)
  }
}

function canConflict(one: PreparedName, i: number, other: PreparedName, j: number): boolean {
  const { number } = tokenKinds
  const isNumber = one.kinds[i] === number
  if (isNumber !== (other.kinds[j] === number)) return false
  if (isNumber) return true
  const optional = one.optional?.[i] ?? 0
  if (optional !== (other.optional?.[j] ?? 0) || optional === optionals.word) return false
  return (one.weights[i] as number) >= leastConflicting && (other.weights[j] as number) >= leastConflicting
}

/** For words that are no numbers and that no publisher leaves out. */
export function canBeInConflict(name: PreparedName, index: number): boolean {
  if ((name.optional?.[index] ?? 0) !== 0 || name.kinds[index] === tokenKinds.number) return false
  return (name.weights[index] as number) >= leastConflicting
}

function addConflict(
  one: PreparedName,
  i: number,
  listed: PreparedName,
  j: number,
  alignment: Alignment,
  isSure: boolean,
  unmatched: UnmatchedTokens,
): void {
  const token = one.tokens[i] as Token
  const other = listed.tokens[j] as Token
  unmatched.letters += token.codes.length + other.codes.length
  if (one.kinds[i] === tokenKinds.number) {
    unmatched.numberConflicts++
    return
  }
  // O and U are whole names in Korean.
  const isSyllable = one.syllable[i] === 1 || listed.syllable[j] === 1
  if (!isSyllable && (one.kinds[i] === tokenKinds.initial || listed.kinds[j] === tokenKinds.initial)) {
    unmatched.initialConflicts++
    return
  }
  const cell = i * mostTokens + j
  const edits = alignment.grid.edits[cell] as number
  const value = alignment.grid.value[cell] as number
  const longer = Math.max(token.codes.length, other.codes.length)
  const shorter = Math.min(token.codes.length, other.codes.length)
  if (
    edits <= Math.min(softEdits, (isSure ? sureShare : softShare) * longer) &&
    shorter >= (isSure ? sureLength : softLength) &&
    (edits <= 1 || token.codes[0] === other.codes[0]) &&
    !(edits >= rivalEdits && one.isPerson && token.isKnown && other.isKnown)
  ) {
    unmatched.softConflicts++
    return
  }
  const difference =
    edits >= farEdits ? 1 : Math.min(1, Math.max(leastDifference, (1 - value) * (longer > 4 ? 1.5 : 2)))
  const weight = ((one.weights[i] as number) + (listed.weights[j] as number)) / 2
  unmatched.conflict += weight * difference
}

function addMissing(
  name: PreparedName,
  group: Int16Array,
  partner: Uint8Array,
  bothHaveInitials: boolean,
  unmatched: UnmatchedTokens,
): void {
  for (let index = 0; index < name.tokens.length; index++) {
    if ((group[index] as number) >= 0 || partner[index] !== 0) continue
    const token = name.tokens[index] as Token
    unmatched.letters += token.codes.length
    if (name.kinds[index] === tokenKinds.number) {
      unmatched.numbersMissing++
      continue
    }
    // A writer of initials writes all of them: George W. is not George H. W.
    if (bothHaveInitials && name.kinds[index] === tokenKinds.initial) {
      unmatched.initialConflicts += initialTooMany
      continue
    }
    unmatched.missing +=
      (name.weights[index] as number) * (isRepeated(name, index) ? repeatedShare : absenceOf(name, index))
  }
}

/** Very common names and patronymics are easily omitted. */
function absenceOf(name: PreparedName, index: number): number {
  const token = name.tokens[index] as Token
  if ((name.optional?.[index] ?? 0) > 0) return optionalShare
  if (!name.isPerson) return token.isPlace ? placeShare : 1
  if (token.isPatronymic && !inFamilyName.test(token.form)) return patronymicShare
  return 1 - commonShare * Math.max(0, 1 - token.personDistinctiveness / everywhere)
}

function isRepeated(name: PreparedName, index: number): boolean {
  const token = name.tokens[index]
  for (let at = 0; at < name.tokens.length; at++) if (at !== index && name.tokens[at] === token) return true
  return false
}
