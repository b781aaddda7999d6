import { type Bilingual, type Language, pick } from './bilingual.ts'

/** The only place that words these three names; they override every other table of countries. */
export const settledCountryNames: Readonly<Record<string, Bilingual>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
}

/** Chinese names of the dictionary, where the runtime has others: a page says one of them only. */
const chineseNames: Readonly<Record<string, string>> = {
  AE: '阿联酋',
  AX: '奥兰',
  BA: '波黑',
  BQ: '博奈尔、圣尤斯特歇斯和萨巴',
  CF: '中非',
  DO: '多米尼加',
  FK: '福克兰群岛（马尔维纳斯）',
  GG: '根西',
  JE: '泽西',
  PM: '圣皮埃尔和密克隆',
  PS: '巴勒斯坦',
  SH: '圣赫勒拿、阿森松和特里斯坦-达库尼亚',
}

/** Country or region by ISO-2 code, in the words of the platform; the code itself if unknown. */
export function countryNameOf(code: string, language: Language): string {
  const settled = settledCountryNames[code]
  if (settled) return pick(settled, language)
  if (!/^[A-Z]{2}$/.test(code)) return code
  const chinese = language === 'zh' ? chineseNames[code] : undefined
  if (chinese) return chinese
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The country of an answer (`country`, `countryEn`, `countryCode`) in this language; null if it has none. */
export function formatCountry(
  value: { country: string | null; countryEn: string | null; countryCode: string | null },
  language: Language,
): string | null {
  const settled = value.countryCode ? settledCountryNames[value.countryCode] : undefined
  if (settled) return pick(settled, language)
  const own = pick({ zh: value.country, en: value.countryEn }, language)
  if (own) return own
  if (value.countryCode) return countryNameOf(value.countryCode, language)
  return pick({ zh: value.countryEn, en: value.country }, language)
}
