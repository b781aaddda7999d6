import { memoByObject } from '../memo.ts'
import type { SubjectDetails } from '../model.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import { countriesOfWords, countryOfHan, isCountry } from '../tables/countries.ts'
import { areNeighbours } from '../tables/country-neighbours.ts'
import { acrossCompany, mostForTermsOnly } from '../weights/han-weights.ts'
import { type Evidence, limitTo, sumOf } from './evidence.ts'
import { firstCountry } from './first-country.ts'

/**
 * A Chinese name that begins with a country names no party of another country: 朝鲜国防省 is not Russia's 国防省. The countries
 * of the party are those that the listed name prints and those that the lists state. An equal name is the party's own.
 */
export function limitToNamedCountry(
  query: PreparedName,
  listed: PreparedName,
  details: SubjectDetails | null,
  evidence: Evidence,
): void {
  if (query.han === null || listed.isPerson || query.folded === listed.folded) return
  if (sumOf(evidence) <= acrossCompany.mostForOtherCountry) return
  const named = firstCountry(query.han)
  if (named === '') return
  const countries = [...countriesIn(listed), ...(details?.countries ?? [])]
  const isSame = (code: string): boolean => code === named || areNeighbours(code, named)
  if (countries.length > 0 && !countries.some(isSame))
    limitTo(evidence, acrossCompany.mostForOtherCountry, 'otherCountry')
}

/** A country alone names no party: neither one with these letters (IRAN) nor one called so in other words (Emirates, UAE). An equal name is the party's own. */
export function limitCountryAlone(query: PreparedName, listed: PreparedName, evidence: Evidence): void {
  if (query.han !== null || query.isPerson || !isCountryAlone(query)) return
  // In another script it is a translation.
  if (query.joined === listed.joined && !listed.foreign.includes(1)) return
  limitTo(evidence, mostForTermsOnly, 'generalName')
}

const isCountryAlone = memoByObject(({ tokens }: PreparedName): boolean =>
  isCountry(tokens.map(({ form }) => form).join(' ')),
)

/** Codes of the countries that the name prints. */
const countriesIn = memoByObject(({ han, tokens }: PreparedName): readonly string[] => [
  ...(han?.segments ?? []).flatMap(
    ({ from, to }) => countryOfHan(han?.characters.slice(from, to).join('') ?? '') ?? [],
  ),
  ...countriesOfWords(tokens.map(({ form }) => form)),
])
