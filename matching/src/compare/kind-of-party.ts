import type { NameMarks, PartyKind } from '../model.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { acrossCompany, mostForNamesake, mostForTermsOnly } from '../weights/han-weights.ts'
import { type Evidence, limitTo } from './evidence.ts'
import { hasTradeCharacters } from './han.ts'

const company = /(?:公司|集团|企业|厂)$/

/** The letters of a name: as many parties have these. */
const mostLetters = 4

/**
 * A Chinese name with the word for a company is no name of a vessel or an aircraft, and neither general words (物理研究所) nor
 * the letters of a brand (上汽, SAIC) identify a party by a weak alias. Equal names are excepted.
 */
export function limitToKind(
  query: PreparedName,
  listed: PreparedName,
  { quality, translation }: NameMarks,
  type: PartyKind,
  evidence: Evidence,
): void {
  if (query.han === null || listed.isPerson || query.folded === listed.folded) return
  if ((type === '03' || type === '04') && company.test(query.folded)) limitTo(evidence, acrossCompany.mostForUnsure)
  if (quality !== 'weak' || translation !== undefined) return
  if (isGeneral(query)) limitTo(evidence, mostForTermsOnly, 'generalName')
  if (query.tokens.length === 0 && isOfLetters(listed)) limitTo(evidence, mostForNamesake, 'otherParty')
}

function isOfLetters({ tokens, han }: PreparedName): boolean {
  const [only, ...others] = tokens
  return han === null && only !== undefined && others.length === 0 && only.form.length <= mostLetters
}

/** Neither a name nor a place, a number or a word in Latin letters. */
function isGeneral(name: PreparedName): boolean {
  if (name.numbers.length > 0 || name.tokens.length > 0 || hasTradeCharacters(name)) return false
  return name.han?.segments.every(({ kind }) => kind !== 'place') === true
}
