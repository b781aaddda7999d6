import type { PartialDate } from '@qingdan/database/record.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import type { Fields, FsfBlock } from './eu-entity.ts'

/** The date of a birth; none where the block has only a place or a remark. */
export function toBirthDate({ fields, remarks }: FsfBlock, warnings: Warnings): PartialDate[] {
  const calendar = fields['calendarType'] ?? 'GREGORIAN'
  if (!['GREGORIAN', 'ISLAMIC', ''].includes(calendar)) warnings.add('unknown-calendar', calendar)
  const isGregorian = calendar === 'GREGORIAN' || calendar === ''
  const date = isGregorian ? gregorian(fields, warnings) : otherCalendar(fields, calendar)
  if (date === null) return []
  const notes = [
    ...(date.note === undefined ? [] : [date.note]),
    ...remarks.map((remark) => remark.replace(/\s+/g, ' ')),
  ]
  return [{ ...date, ...(notes.length === 0 ? {} : { note: notes.join('; ') }) }]
}

function gregorian(fields: Fields, warnings: Warnings): PartialDate | null {
  const isCirca = fields['circa'] === 'true'
  const day = fields['birthdate'] ?? ''
  if (isIsoDay(day)) return toPartialDate(day, day, isCirca)
  const [from, to] = [numberOf(fields, 'yearRangeFrom'), numberOf(fields, 'yearRangeTo')]
  if (from !== null && to !== null && to >= from) return yearSpan(from, to, isCirca)
  if (from !== null) return { ...yearDate(from, isCirca), to: null, text: `after ${from}` }
  if (to !== null) return { ...yearDate(to, isCirca), from: null, text: `before ${to}` }
  const year = numberOf(fields, 'year')
  if (year === null) {
    if (day !== '') warnings.add('unknown-date', day)
    return day === '' ? null : { from: null, to: null, isCirca, text: day }
  }
  return ofParts(year, numberOf(fields, 'monthOfYear'), numberOf(fields, 'dayOfMonth'), isCirca)
}

function ofParts(year: number, month: number | null, day: number | null, isCirca: boolean): PartialDate {
  const first = month === null ? null : toIsoDay(year, month, day ?? 1)
  if (month === null || first === null) return yearDate(year, isCirca)
  const last = day === null ? new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) : first
  return toPartialDate(first, last, isCirca)
}

/** The parts are in the named calendar; `birthdate`, if given, is the same day in the Gregorian calendar. */
function otherCalendar(fields: Fields, calendar: string): PartialDate | null {
  const name = calendar.charAt(0) + calendar.slice(1).toLowerCase()
  const isCirca = fields['circa'] === 'true'
  const range = [fields['yearRangeFrom'] ?? '', fields['yearRangeTo'] ?? ''].filter((year) => year !== '').join(' to ')
  const pad = (part: string) => (fields[part] ?? '').padStart(2, '0')
  const parts = [
    fields['year'] ?? '',
    ...(fields['monthOfYear'] ? [pad('monthOfYear')] : []),
    ...(fields['dayOfMonth'] ? [pad('dayOfMonth')] : []),
  ].join('-')
  const text = parts === '' ? range : parts
  const day = fields['birthdate'] ?? ''
  if (isIsoDay(day)) {
    return { ...toPartialDate(day, day, isCirca), ...(text === '' ? {} : { note: `${text} (${name} calendar)` }) }
  }
  return text === '' ? null : { from: null, to: null, isCirca, calendar: name, text }
}

function numberOf(fields: Fields, name: string): number | null {
  const value = fields[name] ?? ''
  return /^\d{1,4}$/.test(value) ? Number(value) : null
}
