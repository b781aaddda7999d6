import { longestToken } from '../compare/latin/edit-distance.ts'
import { createMemo } from '../memo.ts'
import { commonness } from '../tables/commonness.ts'
import { placeWords } from '../tables/party-words.ts'
import { slavicSpellingOf } from '../tables/patronymics.ts'
import { type Families, familiesOf, fatherOf } from '../tables/token-tables.ts'
import { distinctivenessOfParty, distinctivenessOfPerson } from './distinctiveness.ts'
import { consonantSkeletonOf, phonetic } from './phonetic.ts'

/**
 * A distinct Latin form with everything that comparing needs; interned, so that equal forms are usually one object.
 */
export interface Token {
  id: number
  form: string
  /** UTF-16 codes of `form`, cut at `longestToken`. */
  codes: Uint16Array
  /** Bit per letter present: a cheap bound on the edit distance. */
  letters: number
  families: Families
  /** Belongs to a name family, so that its letters alone do not decide. */
  isRelated: boolean
  /** Starts with Abdul, which may be omitted. */
  isServant: boolean
  isNumber: boolean
  /** Viktorovich, Petrovna, Ryhoravich, Oleksiivna. */
  isPatronymic: boolean
  /** Equal in patronymics of one father's name (Ryhoravich, Grigoryevich); null in other words. */
  father: string | null
  /** Equal in the romanisations of one Slavic family name; null in other words. */
  slavic: string | null
  /** A place or its people, in names of companies. */
  isPlace: boolean
  /** Is in the tables of known names. */
  isKnown: boolean
  /** Distinctiveness in names of persons and of other parties, 0–1. */
  personDistinctiveness: number
  partyDistinctiveness: number
  /** Sound and consonants, only needed for keys and scripts without vowels. */
  sound: string | null
  skeleton: string | null
  /** Bits of what it is in a company's name (`company-words.ts`), −1 until they are asked for. */
  inCompany: number
  /** Bits of whether it may be an English word, or one as Russian spells its sound (`loan-spelling.ts`); −1 until they are asked for. */
  loanSpelling: number
}

const patronymic = /(?:[aoe][vw][iy](?:t?s?ch|tc|c|ts|tz)|(?:[aoei][vw]|[ae]u|[iy]ch)na)$/

const mostInterned = 150_000
const tokens = createMemo<string, Token>(mostInterned)
let nextId = 1

/** The token of a form; unused tokens are dropped from the cache. */
export function tokenOf(form: string): Token {
  let token = tokens.get(form)
  if (token === undefined) {
    token = createToken(form)
    tokens.set(form, token)
  }
  return token
}

export function soundOf(token: Token): string {
  token.sound ??= phonetic(token.form)
  return token.sound
}

export function skeletonOfToken(token: Token): string {
  token.skeleton ??= consonantSkeletonOf(token.form)
  return token.skeleton
}

/** UTF-16 codes of a form, cut at `longestToken`. */
export function codesOf(form: string): Uint16Array {
  const codes = new Uint16Array(Math.min(form.length, longestToken))
  for (let at = 0; at < codes.length; at++) codes[at] = form.charCodeAt(at)
  return codes
}

/** A bit per letter. */
export function lettersOf(codes: Uint16Array): number {
  let letters = 0
  for (const code of codes) letters |= 1 << (code & 31)
  return letters
}

/** Codes of tokens lie side by side: the buffer of a typed array alone takes more memory than a word. */
const roomForCodes = 65_536
let room = new Uint16Array(0)
let taken = 0

function keptCodesOf(form: string): Uint16Array {
  const codes = codesOf(form)
  if (taken + codes.length > room.length) {
    room = new Uint16Array(roomForCodes)
    taken = 0
  }
  room.set(codes, taken)
  taken += codes.length
  return room.subarray(taken - codes.length, taken)
}

function createToken(form: string): Token {
  const codes = keptCodesOf(form)
  const families = familiesOf(form)
  const isPatronymic = patronymic.test(form)
  const father = isPatronymic ? fatherOf(form) : null
  const slavic = slavicSpellingOf(form)
  return {
    id: nextId++,
    form,
    codes,
    letters: lettersOf(codes),
    families,
    isRelated:
      father !== null ||
      slavic !== null ||
      families.spelling.length + families.nickname.length + families.company.length > 0,
    isServant: form.startsWith('abdul'),
    isNumber: /^\d/.test(form),
    isPatronymic,
    father,
    slavic,
    isPlace: placeWords.has(form),
    isKnown: commonness(form) > 0,
    personDistinctiveness: distinctivenessOfPerson(form),
    partyDistinctiveness: distinctivenessOfParty(form),
    sound: null,
    skeleton: null,
    inCompany: -1,
    loanSpelling: -1,
  }
}
