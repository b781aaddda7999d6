import type { PartialDate } from '@qingdan/database/record.ts'

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** ISO day from its parts; null if there is no such day. */
export function toIsoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date reads the years 0–99 as 1900–1999.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1 && year <= 9999 ? date.toISOString().slice(0, 10) : null
}

export function isIsoDay(text: string): boolean {
  const parts = isoDay.exec(text)
  return parts !== null && toIsoDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text
}

/**
 * A period of days with its shortest exact wording: "1962", "1962-03", "1962-03-04", "circa 1962", "1958 to 1963".
 */
export function toPartialDate(from: string, to: string, isCirca: boolean): PartialDate {
  return { from, to, isCirca, text: `${isCirca ? 'circa ' : ''}${spanText(from, to)}` }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A month in English words, "Nov. 1973"; null for any other text. */
export function monthDate(stated: string, isCirca: boolean): PartialDate | null {
  const [, word = '', year = ''] = /^(\p{L}{3,9})\.?,?\s+(\d{4})$/u.exec(stated) ?? []
  const month = months.indexOf(word.slice(0, 3).toLowerCase()) + 1
  const first = toIsoDay(Number(year), month, 1)
  if (first === null) return null
  return toPartialDate(first, new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10), isCirca)
}

/** A whole year. */
export function yearDate(year: number, isCirca: boolean): PartialDate {
  return yearSpan(year, year, isCirca)
}

export function yearSpan(first: number, last: number, isCirca: boolean): PartialDate {
  const pad = (year: number) => String(year).padStart(4, '0')
  return toPartialDate(`${pad(first)}-01-01`, `${pad(last)}-12-31`, isCirca)
}

function spanText(from: string, to: string): string {
  if (from === to) return from
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) {
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
    return first === last ? first : `${first} to ${last}`
  }
  if (isFirstOfMonth(from) && isLastOfMonth(to)) {
    const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
    return first === last ? first : `${first} to ${last}`
  }
  return `${from} to ${to}`
}

function isFirstOfMonth(day: string): boolean {
  return day.endsWith('-01')
}

function isLastOfMonth(day: string): boolean {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.getUTCDate() === 1
}
