import { longestToken } from '../compare/edit-distance.ts'
import { type Commonness, commonnessOf } from '../tables/commonness.ts'
import { type Families, familiesOf } from '../tables/token-tables.ts'
import { consonantFrame, phonetic } from './phonetic.ts'

/** One distinct Latin form with all that comparing needs; interned, so that equal forms are mostly one object. */
export interface Token {
  id: number
  form: string
  /** UTF-16 codes of `form`, cut at `longestToken`. */
  codes: Uint16Array
  /** Bit per letter present: a cheap bound on the edit distance. */
  letters: number
  families: Families
  isNumber: boolean
  /** Its share of the world's given and family names. */
  commonness: Commonness
  /** So common in the world that its agreement says little. */
  isCommon: boolean
  /** Sound and consonants are asked for by keys and by unvowelled scripts only. */
  sound: string | null
  frame: string | null
}

/** Share per mille from which a name is common: with two such names a stranger bears both. */
const leastCommon = 0.2

const mostInterned = 150_000
let young = new Map<string, Token>()
let old = new Map<string, Token>()
let nextId = 1

/** The token of a form. Two generations bound the memory: what is not asked for again falls out. */
export function tokenOf(form: string): Token {
  let token = young.get(form)
  if (token === undefined) {
    token = old.get(form) ?? createToken(form)
    if (young.size >= mostInterned) {
      old = young
      young = new Map()
    }
    young.set(form, token)
  }
  return token
}

export function soundOf(token: Token): string {
  token.sound ??= phonetic(token.form)
  return token.sound
}

export function frameOf(token: Token): string {
  token.frame ??= consonantFrame(token.form)
  return token.frame
}

function createToken(form: string): Token {
  const commonness = commonnessOf(form)
  const length = Math.min(form.length, longestToken)
  const codes = new Uint16Array(length)
  let letters = 0
  for (let at = 0; at < length; at++) {
    const code = form.charCodeAt(at)
    codes[at] = code
    letters |= 1 << (code & 31)
  }
  return {
    id: nextId++,
    form,
    codes,
    letters,
    families: familiesOf(form),
    isNumber: /^\d/.test(form),
    commonness,
    isCommon: Math.max(commonness.given, commonness.family) >= leastCommon,
    sound: null,
    frame: null,
  }
}
