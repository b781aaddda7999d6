import type { PreparedName } from '../normalise/prepare.ts'
import { weights } from './weights.ts'

/** Bank, International Trading: no name of a company, whatever bears it. */
export function isGenericName(name: PreparedName): boolean {
  for (let at = 0; at < name.tokens.length; at++) {
    if ((name.telling[at] as number) > weights.toldByKind) return false
  }
  return true
}
