import type { PartialDate } from '@qingdan/database/record.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 31/07/2024, 08-Oct-2026 or an ISO day; null for anything else. */
export function toDay(text: string): string | null {
  const trimmed = text.trim()
  if (isIsoDay(trimmed)) return trimmed
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2}|[A-Za-z]{3})[/-](\d{4})$/.exec(trimmed) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1
  return toIsoDay(Number(year), number, Number(day))
}

/** A date of birth; unknown parts are the letters `dd` and `mm`, or zeros. Anything else is kept as text and reported. */
export function toBirthDate(text: string, warnings: Warnings): PartialDate {
  const [, day = '', month = '', year] = /^(\d{1,2}|dd)\/(\d{1,2}|mm)\/(\d{4})$/i.exec(text.trim()) ?? []
  const isoDay = toDay(text)
  if (isoDay !== null) return toPartialDate(isoDay, isoDay, false)
  if (year !== undefined && Number(year) > 0) {
    const isMonthOpen = !(Number(month) > 0)
    const isDayOpen = !(Number(day) > 0)
    if (isMonthOpen && isDayOpen) return yearDate(Number(year), false)
    const first = isMonthOpen ? null : toIsoDay(Number(year), Number(month), 1)
    if (isDayOpen && first !== null) {
      const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
      return toPartialDate(first, last, false)
    }
  }
  warnings.add('unknown-date', text)
  return { from: null, to: null, isCirca: false, text: text.trim() }
}
