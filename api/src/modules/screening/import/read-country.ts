import { countryCode } from '@qingdan/screening/cli/read-details.ts'
import { countriesNamed } from '@qingdan/screening/countries-named.ts'
import countries from 'i18n-iso-countries'
import { countryList } from '../../dictionary/countries.ts'

const byName = new Map(
  countryList.flatMap(({ code, zh, en }) => [zh, en].map((name) => [name.toLowerCase(), code] as const)),
)

/** ISO 3166-1 alpha-2 of a code (two or three letters) or a name in Chinese, English or another language; null if it names none, or several. */
export function readCountry(text: string): string | null {
  const wanted = text.trim()
  const known =
    countryCode(wanted) ?? byName.get(wanted.toLowerCase()) ?? countries.alpha3ToAlpha2(wanted.toUpperCase())
  if (known) return known
  const named = countriesNamed(wanted)
  return named.size === 1 ? ([...named][0] ?? null) : null
}
