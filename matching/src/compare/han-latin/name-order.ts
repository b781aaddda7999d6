import type { PreparedName } from '../../normalise/prepare.ts'
import { commonnessOf } from '../../tables/commonness.ts'
import { transcribed } from '../../weights/han-weights.ts'

/**
 * Chinese writes the first given name and the family name. Who is called by another given name than the first is usually
 * somebody else (大卫·怀特, Richard David White), as is who has a given name where the family name would be and more names
 * after it (大卫·艾伦, Alan David Jackson). `tokenOfPart`: the token of each part.
 */
export function costOfOrder(latin: PreparedName, tokenOfPart: readonly number[], tokens: readonly number[]): number {
  const [given, family] = tokenOfPart.map((at) => tokens.indexOf(at))
  if (tokenOfPart.length !== 2 || tokens.length === 2 || given === 0) return 0
  if (family !== 0) return transcribed.otherFirst
  const first = commonnessOf(latin.tokens[tokens[0] as number]?.form ?? '')
  return first.given > 0 && first.given >= first.family ? transcribed.givenFirst : 0
}
