import type { Profile } from '../profile.ts'
import { type Finding, finding, shared } from './finding.ts'

const mostAddressWords = 2.5

/** Lists give Hong Kong and Macao as a country or as a part of China. */
const partsOf: Readonly<Record<string, string>> = { HK: 'CN', MO: 'CN' }
const stateOf = (country: string) => partsOf[country] ?? country

/** Words and numbers that two addresses of one place share at least. */
const leastOfOnePlace = 2

/** Whether both state where they are, and no city or address is common. */
export function areElsewhere(a: Profile, b: Profile): boolean {
  const [one, other] = [a, b].map(({ cities, addressWords }) => [...cities, ...addressWords]) as [string[], string[]]
  if (one.length === 0 || other.length === 0) return false
  return shared(a.cities, b.cities).length === 0 && shared(one, other).length < leastOfOnePlace
}

/** Countries, cities and addresses; nothing if one side states none. */
export function comparePlaces(a: Profile, b: Profile): Finding[] {
  const words = shared(a.addressWords, b.addressWords)
  const areImplied = a.areCountriesImplied || b.areCountriesImplied
  const isStated = ({ feature }: Finding) => feature === 'country' || !areImplied
  return [
    ...agreement('country', 'other-country', a.countries.map(stateOf), b.countries.map(stateOf)).filter(isStated),
    ...agreement('city', 'other-city', a.cities, b.cities),
    ...(words.length === 0 ? [] : [finding('address', words, Math.min(words.length / 2, mostAddressWords))]),
  ]
}

function agreement(
  same: 'country' | 'city',
  other: 'other-country' | 'other-city',
  a: readonly string[],
  b: readonly string[],
): Finding[] {
  if (a.length === 0 || b.length === 0) return []
  const both = shared(a, b)
  return both.length > 0 ? [finding(same, both)] : [finding(other, [a.join(', '), b.join(', ')])]
}
