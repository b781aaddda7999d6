import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
import { numberedUnits } from '../tables/small-words.ts'
import { weights } from '../weights/term-weights.ts'

/** Bank, International Trading: words that identify no company, in any name. */
export function isGenericName(name: PreparedName): boolean {
  for (let at = 0; at < name.tokens.length; at++) {
    if ((name.distinctiveness[at] as number) > weights.genericNameEvidence) return false
  }
  return true
}

/** Research Institute 13: only the number identifies it. */
export function isNamedByNumber(name: PreparedName): boolean {
  for (let at = 0; at < name.tokens.length; at++) {
    if (name.kinds[at] !== tokenKinds.number && (name.distinctiveness[at] as number) > weights.genericNameEvidence)
      return false
  }
  return name.hasNumbers
}

/** The number stands at most so many words from what it counts: Plant No. 112, 13th Research Institute. */
const unitDistance = 2

/** A number near what it counts: 13th Institute of CETC. */
export function isNumberedUnit(name: PreparedName): boolean {
  for (let at = 0; at < name.tokens.length; at++) {
    if (name.kinds[at] === tokenKinds.number && isNearUnit(name, at)) return true
  }
  return false
}

function isNearUnit(name: PreparedName, number: number): boolean {
  for (let at = number - unitDistance; at <= number + unitDistance; at++) if (isUnit(name, at)) return true
  return false
}

function isUnit(name: PreparedName, at: number): boolean {
  const token = name.tokens[at]
  return token !== undefined && numberedUnits.has(token.form)
}
