import { codesOf, lettersOf, type Token } from '../../normalise/token.ts'
import { share } from '../../tables/token-tables.ts'
import { words } from '../../tables/words.ts'
import type { EditDistance } from './edit-distance.ts'
import { isLoanSpelling } from './loan-spelling.ts'

/** Relation of two tokens; `none` if they do not agree. */
export const relations = {
  none: 0,
  same: 1,
  variant: 2,
  spelling: 3,
  nickname: 4,
  companyWord: 5,
  skeleton: 6,
} as const

export interface Similarity {
  /** One of `relations`. */
  relation: number
  /** Weighted edits between the forms. */
  edits: number
  /** 0–1, to choose the best partner. */
  value: number
}

/** The words do not agree. */
export const unlike: Similarity = { relation: relations.none, edits: 99, value: 0 }
const same: Similarity = { relation: relations.same, edits: 0, value: 1 }

/** An English word spelled by its sound: less sure than the same letters. */
const loan: Similarity = { relation: relations.variant, edits: 0.3, value: 0.9 }

/**
 * Allowed edits by length of a token: more would match other names (≤ 2 edits in 4–7 letters is a match 13 times of
 * 16).
 */
function editBudget(length: number): number {
  if (length <= 2) return 0
  if (length <= 4) return 1
  if (length <= 6) return 1.6
  if (length <= 8) return 2.2
  return length <= 11 ? 3 : 3.6
}

/** A letter in only one token costs at least a cheap substitution: a lower bound, computed before the edits. */
const editsPerStrangeLetter = 0.7
/** Up to this many edits two unmatched tokens may still be one misspelt name. */
const mostInteresting = 2
const mostLonger = 4
const leastSimilarity = 0.62
const sureSimilarity = 0.8
const otherFirstLetter = 0.06
/** In short tokens another first letter means another name: Sire / Mire. */
const shortToken = 4
const leastMisspelt = 4
/** Begins with three consonants, none of the usual groups (Schwab, Three, Straw). */
const unspoken = /^(?!s[ckpt][hlr]|[cpst]h[lrw])[b-df-hj-np-tv-xz]{3}/
/** With fewer edits, two known names may be spellings of one name that no family has. */
const rivalEdits = 1.3
/** Endings that form names; the stem before them decides. */
const endings = words('ullah allah uddin eddin aldin ovich evich ovna evna zadeh zada zai shvili enko oglu')
/** `abdul` before a name on one side only. */
const abdulEdits = 1.3

/** Compares two tokens of persons, or of other parties. Numbers must be equal. */
export function similarity(one: Token, other: Token, isPerson: boolean, editDistance: EditDistance): Similarity {
  if (one === other || one.form === other.form) return same
  if (one.isNumber !== other.isNumber && !(share(one.families.company, other.families.company) && !isPerson))
    return unlike
  if (!isPerson && share(one.families.company, other.families.company)) {
    return { relation: relations.companyWord, edits: 0, value: 0.97 }
  }
  if (one.isNumber) return unlike
  if (share(one.families.spelling, other.families.spelling)) {
    return { relation: relations.variant, edits: 0, value: 0.98 }
  }
  if (isPerson && areSpelledOtherwise(one, other)) return { relation: relations.variant, edits: 0, value: 0.98 }
  if (areWrittenWithX(one, other)) return { relation: relations.variant, edits: 0, value: 0.98 }
  const spelled = !isPerson && areLetters(one, other) ? unlike : bySpelling(one, other, editDistance)
  const isOther = spelled.relation !== relations.none && areRivals(one, other, spelled.edits, isPerson)
  if (spelled.relation !== relations.none && !isOther) return spelled
  if (!isPerson && isLoanSpelling(one, other)) return loan
  if (isPerson && share(one.families.nickname, other.families.nickname)) {
    return { relation: relations.nickname, edits: 0.5, value: 0.9 }
  }
  return isOther ? { ...spelled, relation: relations.none } : spelled
}

/** Ryhoravich, Grigoryevich; Demtschenko, Demchenko: one Slavic name by two romanisations. */
function areSpelledOtherwise(one: Token, other: Token): boolean {
  if (one.father !== null && one.father === other.father) return true
  return one.slavic !== null && one.slavic === other.slavic
}

const letterX = lettersOf(codesOf('x'))

/** Rosoboronexport, Rosoboroneksport. */
function areWrittenWithX(one: Token, other: Token): boolean {
  // Few words have one; 8 has the same bit.
  if (((one.letters | other.letters) & letterX) === 0) return false
  if (one.form.includes('x') === other.form.includes('x')) return false
  return one.form.replaceAll('x', 'ks') === other.form.replaceAll('x', 'ks')
}

/** All letter combinations are names of companies (AIA, NIK, LTTE): none is a misspelling of another word. */
function areLetters(one: Token, other: Token): boolean {
  return isLetters(one) || isLetters(other)
}

/** Too short to be misspelt, or nothing that can be spoken. */
function isLetters({ form }: Token): boolean {
  return form.length < leastMisspelt || (form.length === leastMisspelt && unspoken.test(form))
}

/** Two well-known names that are no spellings of each other (Castillo, Castro; Iran, Iraq) are not misspellings. */
function areRivals(one: Token, other: Token, edits: number, isPerson: boolean): boolean {
  if (!isPerson) return one.isPlace && other.isPlace
  return edits >= rivalEdits && one.isKnown && other.isKnown && one.isServant === other.isServant
}

/** Compares consonants, for a token from a script without vowels, or with added ones. */
export function similarityBySkeleton(skeleton: string, against: string, editDistance: EditDistance): Similarity {
  if (skeleton === '' || against === '') return unlike
  const bare = skeleton.replace('_', '')
  const bareAgainst = against.replace('_', '')
  // Many names share two consonants: the cost is that of two edits.
  if (bare === bareAgainst) return { relation: relations.skeleton, edits: bare.length < 3 ? 1.6 : 0.5, value: 0.85 }
  // Three consonants must be equal, four or more may differ in one.
  if (Math.min(bare.length, bareAgainst.length) < 4 || Math.abs(bare.length - bareAgainst.length) > 1) return unlike
  const edits = editDistance(codesOf(bare), codesOf(bareAgainst))
  return edits <= 1 ? { relation: relations.skeleton, edits: 1, value: 0.75 } : unlike
}

function bySpelling(one: Token, other: Token, editDistance: EditDistance): Similarity {
  const longer = Math.max(one.codes.length, other.codes.length)
  const shorter = Math.min(one.codes.length, other.codes.length)
  if (shorter < 2) return unlike
  const stripped = withoutAbdul(one, other)
  if (stripped !== null) return stripped
  if (areFar(one, other)) return unlike
  // Two names with the same ending (-ullah, -ovich) must agree in their stems, because the ending alone makes them
  // similar.
  const ending = sharedEnding(one, other)
  const stem = longer - ending
  const budget = editBudget(stem)
  const edits = editDistance(one.codes, other.codes, Math.max(mostInteresting, budget))
  if (edits === Number.POSITIVE_INFINITY) return unlike
  let value = 1 - edits / Math.max(3, stem)
  const isOtherHead = one.codes[0] !== other.codes[0]
  if (isOtherHead) value -= otherFirstLetter
  const isShortAndOther = isOtherHead && stem <= shortToken && edits >= 1
  const isMatch =
    !isShortAndOther &&
    ((value >= sureSimilarity && edits <= budget + 1) || (edits <= budget && value >= leastSimilarity))
  return { relation: isMatch ? relations.spelling : relations.none, edits, value }
}

function sharedEnding(one: Token, other: Token): number {
  for (const ending of endings) {
    if (one.form.endsWith(ending) && other.form.endsWith(ending)) return ending.length
  }
  return 0
}

/** True if the sets of letters already show that the tokens are too different. */
export function areFar(one: Token, other: Token): boolean {
  return areLettersFar(one.codes.length, one.letters, other.codes.length, other.letters)
}

/** The same for two words of which only the lengths and the sets of letters are known. */
export function areLettersFar(length: number, letters: number, against: number, others: number): boolean {
  if (length - against > mostLonger || against - length > mostLonger) return true
  return (
    editsPerStrangeLetter * strangeLetters(letters, others) >
    Math.max(mostInteresting, editBudget(Math.max(length, against)))
  )
}

/** How many letters only one of two words has, the greater of both sides; every one of them costs an edit. */
export function strangeLetters(letters: number, others: number): number {
  return Math.max(bits(letters & ~others), bits(others & ~letters))
}

function withoutAbdul(one: Token, other: Token): Similarity | null {
  if (one.isServant === other.isServant) return null
  const bare = (one.isServant ? one : other).form.slice(5)
  if (bare !== (one.isServant ? other : one).form) return null
  return { relation: relations.spelling, edits: abdulEdits, value: 0.8 }
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
