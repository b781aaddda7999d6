import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'
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
