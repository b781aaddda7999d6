import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }
import { pinyin } from 'pinyin-pro'
import { settledCountryNames } from '../../contract/country-names.ts'
import type { Country } from '../../contract/dictionary.ts'

countries.registerLocale(english)
countries.registerLocale(chinese)

/**
 * Shown instead of a long or unusual name of the package. `EU` and `UN` are publishers.
 */
const displayed: Record<string, { zh?: string; en?: string }> = {
  BN: { en: 'Brunei' },
  BQ: { zh: '博奈尔、圣尤斯特歇斯和萨巴' },
  CD: { en: 'Congo (Kinshasa)' },
  CG: { en: 'Congo (Brazzaville)' },
  CI: { en: "Côte d'Ivoire" },
  CN: { en: 'China' },
  CZ: { en: 'Czechia' },
  EH: { zh: '西撒哈拉' },
  EU: { zh: '欧盟', en: 'European Union' },
  FK: { zh: '福克兰群岛（马尔维纳斯）', en: 'Falkland Islands (Malvinas)' },
  FM: { zh: '密克罗尼西亚', en: 'Micronesia' },
  GM: { en: 'Gambia' },
  ID: { zh: '印度尼西亚' },
  IR: { en: 'Iran' },
  LA: { en: 'Laos' },
  MD: { en: 'Moldova' },
  MK: { en: 'North Macedonia' },
  PS: { en: 'Palestine' },
  RU: { en: 'Russia' },
  SY: { en: 'Syria' },
  TZ: { en: 'Tanzania' },
  UN: { zh: '联合国', en: 'United Nations' },
  US: { en: 'United States' },
  VA: { en: 'Vatican City' },
  VG: { en: 'British Virgin Islands' },
  VI: { en: 'United States Virgin Islands' },
  ...settledCountryNames,
}

/** Publishers that are not countries; never offered as a filter. */
const organisations = new Set(['EU', 'UN'])

/** A country in both languages: Chinese, English, ISO 3166-1 alpha-2. */
export interface CountryNames {
  country: string | null
  countryEn: string | null
  countryCode: string | null
}

export const noCountry: CountryNames = { country: null, countryEn: null, countryCode: null }

const named = new Map<string, CountryNames>(
  [...Object.keys(countries.getAlpha2Codes()), ...organisations].map((code) => [
    code,
    {
      country: displayed[code]?.zh ?? countries.getName(code, 'zh') ?? code,
      countryEn: displayed[code]?.en ?? countries.getName(code, 'en') ?? code,
      countryCode: code,
    },
  ]),
)

/** Names of an ISO code; an unknown code is returned as its own name. */
export function countryOf(code: string | null | undefined): CountryNames {
  if (!code) return noCountry
  return named.get(code) ?? { country: code, countryEn: code, countryCode: code }
}

const byEnglishName = new Map(
  [...named].flatMap(([code, names]) => {
    const english = [names.countryEn, ...(countries.getName(code, 'en', { select: 'all' }) ?? [])]
    return english.flatMap((name): [string, CountryNames][] => (name === null ? [] : [[name.toLowerCase(), names]]))
  }),
)

/** The country of an English name as lists print it, case ignored. */
export function countryNamed(english: string | null | undefined): CountryNames | undefined {
  return byEnglishName.get(english?.toLowerCase() ?? '')
}

export function isCountryCode(code: string): boolean {
  return named.has(code) && !organisations.has(code)
}

/** All countries and areas in pinyin order of the Chinese name, each with its initial. */
export const countryList: readonly Country[] = [...named.keys()]
  .filter(isCountryCode)
  .map(toCountry)
  .sort((a, b) => a.letter.localeCompare(b.letter) || a.zh.localeCompare(b.zh, 'zh-u-co-pinyin'))

function toCountry(code: string): Country {
  const { country, countryEn } = countryOf(code)
  const zh = country ?? code
  return { code, zh, en: countryEn ?? code, letter: initialOf(zh) }
}

function initialOf(zh: string): string {
  return pinyin(zh, { toneType: 'none', type: 'array' })[0]?.[0]?.toUpperCase() ?? '#'
}

/** Countries whose Chinese or English name contains the given parts, case ignored; a missing part matches all. */
export function findCountries(parts: { zh?: string; en?: string }): Country[] {
  const en = parts.en?.toLowerCase()
  return countryList.filter(
    (country) =>
      (parts.zh === undefined || country.zh.includes(parts.zh)) &&
      (en === undefined || country.en.toLowerCase().includes(en)),
  )
}
