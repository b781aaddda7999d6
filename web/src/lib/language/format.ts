import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { langTag } from '../../i18n/setup.ts'

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
  return new Intl.NumberFormat(langTag(language)).format(value)
}

/** Scores and shares, always two decimals: 99.20. */
export function formatScore(value: number): string {
  return value.toFixed(2)
}

export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(langTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** Percentages as shares of holders: 33.33. */
export function formatShare(percent: number, language: Language): string {
  return new Intl.NumberFormat(langTag(language), { maximumFractionDigits: 2 }).format(percent)
}

/** A short weekday, 0 for Sunday: 周日, Sun. */
export function weekdayName(day: number, language: Language): string {
  const weekday = new Intl.DateTimeFormat(langTag(language), { weekday: 'short', timeZone: 'UTC' })
  return weekday.format(Date.UTC(2023, 0, 1 + day))
}

/** Display name of an ISO 15924 script: 拉丁文, Cyrillic; its code if unknown. */
export function scriptName(code: string, language: Language): string {
  return new Intl.DisplayNames(langTag(language), { type: 'script' }).of(code) ?? code
}

/** Whole days from an ISO date to `now`; a future date counts as 0. */
export function ageInDays(iso: string, now: Date): number {
  const days = (now.getTime() - Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)) / 86_400_000
  return Math.max(0, Math.floor(days))
}

const collations = { zh: 'zh-u-co-pinyin', en: 'en' } as const

/** Chinese in pinyin order, English in alphabetical order. */
export function nameCollator(language: Language): Intl.Collator {
  return new Intl.Collator(collations[language], { sensitivity: 'base', numeric: true })
}
