import type { CountrySets } from '@qingdan/guided-flows/model.ts'
import type { RiskCountry, SensitiveGroup } from '../../contract/guided/run.ts'
import { countryList, findCountries } from '../dictionary/countries.ts'

/** Country Groups D and E, as their columns are printed (15 CFR part 740, Supp. No. 1); D:5 is the arms embargo. */
const sensitiveGroups = ['D:1', 'D:2', 'D:3', 'D:4', 'D:5', 'E:1', 'E:2']

/** Destinations of which a name contains the text; all without one. By the letter of the Chinese name. */
export function riskCountries(name: string | undefined): RiskCountry[] {
  const text = name?.trim() ?? ''
  if (text === '') return countryList.map(toRiskCountry)
  return findCountries(/\p{Script=Han}/u.test(text) ? { zh: text } : { en: text }).map(toRiskCountry)
}

/** The members of the groups that most licence requirements name. */
export function sensitiveCountries({ sets }: CountrySets): SensitiveGroup[] {
  return sensitiveGroups.flatMap((group) => {
    const set = sets[group]
    if (!set) return []
    const members = new Set(set.members)
    return [
      { group, source: set.source, countries: countryList.filter(({ code }) => members.has(code)).map(toRiskCountry) },
    ]
  })
}

function toRiskCountry({ code, zh, en, letter }: (typeof countryList)[number]): RiskCountry {
  return { id: code, code, name: zh, nameEn: en, letter }
}
