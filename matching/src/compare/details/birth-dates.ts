/** Days as ISO text, both ends inclusive; null if open. */
export interface DayRange {
  from: string | null
  to: string | null
  isCirca: boolean
}

/** Relation of a given birth date to a listed one. */
export interface DateComparison {
  relation: 'agrees' | 'near' | 'differs'
  /** Both sides state the same day. */
  isSameDay: boolean
  /** Both sides state one year, or one of two. */
  isSameYear: boolean
  /** Calendar years between the two, 0 if they may be equal. */
  years: number
}

const partial = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
/** About 1960 may be 1958. */
const circaYears = 2
/** A listed period of more years is too wide for an agreement of years. */
const mostYears = 2
/** Registers write 1 January when only the year is known. */
const unknownDay = '-01-01'

/** The days of an ISO year, month or day; null for anything else and for a day that does not exist. */
export function rangeOfDate(text: string): DayRange | null {
  const parts = partial.exec(text.trim())
  if (parts === null) return null
  const [, year = '', month, day] = parts
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31`, isCirca: false }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12) return null
  if (day === undefined) return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}`, isCirca: false }
  if (Number(day) < 1 || Number(day) > last) return null
  return { from: `${year}-${month}-${day}`, to: `${year}-${month}-${day}`, isCirca: false }
}

/** Compares calendar years, which are the most reliable part of registers; only whole days can be the same day. */
export function compareDates(given: DayRange, listed: DayRange): DateComparison {
  const widen = listed.isCirca ? circaYears : 0
  const [givenFrom, givenTo] = [yearOf(given.from, -Infinity), yearOf(given.to, Infinity)]
  const [listedFrom, listedTo] = [yearOf(listed.from, -Infinity) - widen, yearOf(listed.to, Infinity) + widen]
  const years = Math.max(0, listedFrom - givenTo, givenFrom - listedTo)
  const isSameDay = isDay(given) && isDay(listed) && given.from === listed.from
  const isSameYear =
    years === 0 && !listed.isCirca && listedTo - listedFrom < mostYears && givenTo - givenFrom < mostYears
  if (years > 1) return { relation: 'differs', isSameDay, isSameYear, years }
  return { relation: years === 0 && mayBeOne(given, listed) ? 'agrees' : 'near', isSameDay, isSameYear, years }
}

/** ISO 8601 / EDTF: `1965-06-29`, `1965-06`, `1965`, `1958/1963`, `../1963`, `1960~`. */
export function dateText({ from, to, isCirca }: DayRange): string {
  const about = isCirca ? '~' : ''
  const start = from ?? '..'
  const end = to ?? '..'
  if (start === end) return start + about
  const [year, month] = [start.slice(0, 4), start.slice(0, 7)]
  const months = rangeOfDate(month)
  if (months !== null && months.from === from && months.to === to) return month + about
  if (start === `${year}-01-01` && end === `${year}-12-31`) return year + about
  const ends = [start, end].map((day, at) => (day.endsWith(at === 0 ? '-01-01' : '-12-31') ? day.slice(0, 4) : day))
  return ends.join('/') + about
}

function yearOf(day: string | null, open: number): number {
  return day === null ? open : Number(day.slice(0, 4))
}

function isDay({ from, to, isCirca }: DayRange): boolean {
  return !isCirca && from !== null && from === to && !from.endsWith(unknownDay)
}

/** The ranges have a common day, or one of them is approximate. */
function mayBeOne(given: DayRange, listed: DayRange): boolean {
  if (listed.isCirca) return true
  return (given.from ?? '') <= (listed.to ?? '9999') && (listed.from ?? '') <= (given.to ?? '9999')
}
