import type { PartialDate } from '@qingdan/database/record.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import { splitLettered } from './journal-cells.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const circa =
  /^(?:on or around|approximately|approx\.?|around|about|circa|ca?\.|probably|possibly|\(probably\)|\(possibly\))\s*/i

/** Dates as printed in the acts; an unreadable date stays text and is reported. */
export function toDates(text: string, warnings: Warnings): PartialDate[] {
  if (/^(?:N\/D|\(?year unknown\)?)$/i.test(text)) return []
  return splitLettered(text).flatMap((piece) =>
    alternatives(piece.replace(/^\(([^()]*)\)$/, '$1')).flatMap((date) => toDate(date, warnings)),
  )
}

/** A day of a listing, in the printed forms: 28.2.2011, 2011-02-28, 2 December 1985, 26 Feb. 2011. Null for less than a day. */
export function toListedOn(text: string, warnings: Warnings): string | null {
  if (text === '') return null
  const date = parse(text)
  if (date !== null && date.from === date.to) return date.from
  warnings.add('unknown-date', text)
  return null
}

/** "6.3.1955 or 15.3.1955", "15.4.1957, 22.2.1958", "21.11.1964 / 1965", "March 1968/1969". */
function alternatives(text: string): string[] {
  const [, month, one, other] = /^([A-Z][a-z]+) (\d{4})\/(\d{4})$/.exec(text) ?? []
  if (month !== undefined) return [`${month} ${one}`, `${month} ${other}`]
  const pieces = text.split(/\s+or\s+|\s*,\s+(?=\d)|\s+\/\s+|(?<=\d{4})\/(?=\d{1,2}\.\d{1,2}\.\d{4})/)
  return pieces.every((piece) => /\d{4}/.test(piece)) ? pieces : [text]
}

function toDate(text: string, warnings: Warnings): PartialDate[] {
  const [, before = '', inside] =
    /^(.*?\S)\s*\((.*)\)?$/.exec(text) ?? /^(.*?\d{4})\s+((?:as|by)\b.*)$/.exec(text) ?? []
  const other = /^or\s+(.+?)\)?$/.exec(inside ?? '')?.[1]
  if (other !== undefined && parse(before) !== null) return [before, other].flatMap((date) => toDate(date, warnings))
  const [, second, bearer = ''] = /^(\d[\d.]+\d)\s+(for\s.+?)\)?$/.exec(inside ?? '') ?? []
  if (second !== undefined && parse(before) !== null && parse(second) !== null)
    return [...toDate(before, warnings), ...toDate(`${second} (${bearer})`, warnings)]
  const isNoted = inside !== undefined && parse(before) !== null
  const date = parse(isNoted ? before : text)
  if (date === null) {
    warnings.add('unknown-date', text)
    return [{ from: null, to: null, isCirca: false, text }]
  }
  const note = isNoted ? inside.replace(/\)$/, '').trim() : ''
  // "1343 (Iranian Hijri calendar)" is a year of that calendar.
  if (/hijri|solar calendar/i.test(note)) {
    return [{ from: null, to: null, isCirca: false, calendar: 'Islamic', text: before, note }]
  }
  const isCirca = date.isCirca || /^approximately\s*$|presumed|probabl/i.test(note)
  return [{ ...date, isCirca, ...(note === '' ? {} : { note }) }]
}

function parse(stated: string): PartialDate | null {
  const isCirca = circa.test(stated) || /\scirca$/i.test(stated)
  const text = stated
    .replace(circa, '')
    .replace(/\s+circa$/i, '')
    .replace(/[.,\s]+$/, '')
    .trim()
  const span = /^(?:between\s+)?(\d{4})\s*(?:-|–|\/|and|to)\s*(\d{4})$/i.exec(text)
  if (span) return Number(span[2]) >= Number(span[1]) ? yearSpan(Number(span[1]), Number(span[2]), isCirca) : null
  if (/^\d{4}$/.test(text)) return yearDate(Number(text), isCirca)
  if (isIsoDay(text)) return toPartialDate(text, text, isCirca)
  const before = /^before (\d{4})$/i.exec(text)
  if (before) return { from: null, to: `${Number(before[1]) - 1}-12-31`, isCirca, text }
  const [, middle, decade, last = decade] = /^(middle of the )?(\d{3})0s(?:\s*[-–]\s*(\d{3})0s)?$/i.exec(text) ?? []
  if (decade !== undefined)
    return { ...yearSpan(Number(`${decade}0`), Number(`${last}9`), isCirca || middle !== undefined), text }
  const days = /^between\s+(\S+)\s+and\s+(\S+)$/i.exec(text)
  if (days) {
    const [from, to] = [parse(days[1] ?? ''), parse(days[2] ?? '')]
    return from?.from && to?.to ? toPartialDate(from.from, to.to, isCirca) : null
  }
  return ofParts(text, isCirca)
}

/** 17.3.2014, 17. 3. 2014, 12 March 1961, 16 Jun. 1969, June 30, 2012, Nov. 1973, March/April 1965. */
function ofParts(text: string, isCirca: boolean): PartialDate | null {
  const dotted = /^(\d{1,2})[./]\s*(\d{1,2})[./]?\s*(\d{4})$/.exec(text)
  if (dotted) return ofDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]), isCirca)
  const worded = /^(\d{1,2})\s+([A-Z][a-z]+)\.?\s*(\d{4})$/i.exec(text)
  if (worded) return ofDay(Number(worded[3]), monthOf(worded[2]), Number(worded[1]), isCirca)
  const american = /^([A-Z][a-z]+)\s+(\d{1,2}),\s*(\d{4})$/i.exec(text)
  if (american) return ofDay(Number(american[3]), monthOf(american[1]), Number(american[2]), isCirca)
  const month = /^([A-Z][a-z]+)\.?(?:\/([A-Z][a-z]+)\.?)?\s+(\d{4})$/i.exec(text)
  if (month === null) return null
  const [year, number, last] = [Number(month[3]), monthOf(month[1]), monthOf(month[2] ?? month[1])]
  const first = toIsoDay(year, number, 1)
  return first === null || last === 0
    ? null
    : toPartialDate(first, new Date(Date.UTC(year, last, 0)).toISOString().slice(0, 10), isCirca)
}

function ofDay(year: number, month: number, day: number, isCirca: boolean): PartialDate | null {
  const iso = toIsoDay(year, month, day)
  return iso === null ? null : toPartialDate(iso, iso, isCirca)
}

function monthOf(word = ''): number {
  return months.indexOf(word.slice(0, 3).toLowerCase()) + 1
}
