import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { langTag } from '../../i18n/setup.ts'

/** One formatter of each language, kept, because making one takes a hundred times as long as using it. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}

const counts = perLanguage((language) => new Intl.NumberFormat(langTag(language)))
const percents = perLanguage(
  (language) => new Intl.NumberFormat(langTag(language), { style: 'percent', maximumFractionDigits: 0 }),
)
const shares = perLanguage((language) => new Intl.NumberFormat(langTag(language), { maximumFractionDigits: 2 }))
const weekdays = perLanguage(
  (language) => new Intl.DateTimeFormat(langTag(language), { weekday: 'short', timeZone: 'UTC' }),
)
const scripts = perLanguage((language) => new Intl.DisplayNames(langTag(language), { type: 'script' }))

/** Dates have the same form in both languages: `YYYY-MM-DD`, cut from an ISO date or time; partial dates stay partial. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10)
}

/** A moment in the reader's own time zone: `YYYY-MM-DD HH:mm`. Its day is `formatDate` of this, not of the moment. */
export function formatTime(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Whole numbers with grouping: 18,367. */
export function formatCount(value: number, language: Language): string {
  return counts(language).format(value)
}

/** Scores and shares, always two decimals: 99.20. */
export function formatScore(value: number): string {
  return value.toFixed(2)
}

export function formatPercent(share: number, language: Language): string {
  return percents(language).format(share)
}

/** Percentages as shares of holders: 33.33. */
export function formatShare(percent: number, language: Language): string {
  return shares(language).format(percent)
}

/** A short weekday, 0 for Sunday: 周日, Sun. */
export function weekdayName(day: number, language: Language): string {
  return weekdays(language).format(Date.UTC(2023, 0, 1 + day))
}

/** Display name of an ISO 15924 script: 拉丁文, Cyrillic; its code if unknown. */
export function scriptName(code: string, language: Language): string {
  return scripts(language).of(code) ?? code
}

/** Whole days from an ISO date to `now`; a future date counts as 0. */
export function ageInDays(iso: string, now: Date): number {
  const days = (now.getTime() - Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)) / 86_400_000
  return Math.max(0, Math.floor(days))
}

const collations = { zh: 'zh-u-co-pinyin', en: 'en' } as const

/** Chinese in pinyin order, English in alphabetical order. */
export const nameCollator = perLanguage(
  (language): Intl.Collator => new Intl.Collator(collations[language], { sensitivity: 'base', numeric: true }),
)
