import type { PartialDate } from '@qingdan/database/record.ts'
import { toDay } from '../../formats/xlsx/read-sheet.ts'
import { toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNumber = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

/** Day numbers and years share a column: the day 2,200 is in 1906, before anybody listed was born. */
const lastYear = 2_200

/** The birth dates in a cell: "1961" or a day number, or several, "1958, 1/01/1967", "Approximately 1963". Unread ones stay as text. */
export function birthDates(cell: string | number, warnings: Warnings): PartialDate[] {
  if (typeof cell === 'number') {
    return [cell <= lastYear ? yearDate(cell, false) : toPartialDate(toDay(cell), toDay(cell), false)]
  }
  return cell
    .split(/[,\n;]|(?<=\d{4})\.(?=\d{4})|(?<=\d{4})\s+(?=\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => toBirthDate(part, warnings))
}

function toBirthDate(stated: string, warnings: Warnings): PartialDate {
  const [, circa, text = ''] = /^(Approximately:?\s+)?(.*)$/is.exec(stated) ?? []
  const isCirca = circa !== undefined
  const [, first, last] = /^Between (\d{4}) and (\d{4})$/.exec(text) ?? []
  if (first !== undefined && last !== undefined) return yearSpan(Number(first), Number(last), isCirca)
  const span = spanOf(text)
  if (span !== null) return toPartialDate(...span, isCirca)
  if (isIslamicYear(text)) return { from: null, to: null, isCirca, text, calendar: 'Islamic' }
  warnings.add('unknown-date', stated)
  return { from: null, to: null, isCirca, text }
}

/** First and last day of a year, month or day in any of the publisher's forms. */
function spanOf(text: string): [string, string] | null {
  if (/^(19|20)\d{2}$/.test(text)) return [`${text}-01-01`, `${text}-12-31`]
  const day = dayOf(text)
  if (day !== null) return [day, day]
  const [, numeral, word = '', year] = /^\/?(?:(\d{1,2})\/|([A-Z][a-z]+)\.? )((?:19|20)\d{2})$/.exec(text) ?? []
  const month = numeral === undefined ? monthNumber(word) : Number(numeral)
  const firstDay = toIsoDay(Number(year), month, 1)
  const nextMonth = new Date(Date.UTC(Number(year), month, 0))
  return year === undefined || firstDay === null ? null : [firstDay, nextMonth.toISOString().slice(0, 10)]
}

/** ISO day of "24/08/1962", "5 May 1957", "25 Jan. 2001"; null of anything else. */
function dayOf(text: string): string | null {
  const [, day, numeral, word = '', year] =
    /^(\d{1,2})(?:\/(\d{1,2})\/| ?([A-Z][a-z]+)\.?,? )((?:19|20)\d{2})$/.exec(text) ?? []
  const month = numeral === undefined ? monthNumber(word) : Number(numeral)
  return day === undefined || month === 0 ? null : toIsoDay(Number(year), month, Number(day))
}

/**
 * One entry (24/06/1402, next to 19/04/1982) has the same day in the Islamic calendar: read as Gregorian the person
 * would be six hundred years old.
 */
function isIslamicYear(text: string): boolean {
  return /^\d{1,2}\/\d{1,2}\/1[34]\d{2}$/.test(text)
}

const dayInText = /\d{1,2}(?: ?\/\d{1,2}\/| ?[A-Z][a-z]+\.?,? )(?:19|20)\d{2}/g
const amendment = /\b(amend|re-?list|last listed)/i
const opening = new RegExp(
  [
    /^(un reference number:? \S+ |resolution \d+ \(\d+\) )?(first )?(listed|designated)/,
    /^\d{1,2} [a-z]/,
    /listed this (person|entity|individual) on/,
    /^instrument of first listing.*listed on/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/**
 * The days in "Listing Information": first listing where the sentence begins with one ("Listed on 25 Jan. 2001 (amended on 3 Sep.
 * 2003)"), then amendments and new listings. Of a sentence that only names an instrument: none.
 */
export function listingDays(text: string): { listedOn: string | null; amendedOn: string[] } {
  const cut = text.search(amendment)
  const head = cut === -1 ? text : text.slice(0, cut)
  const tail = cut === -1 ? '' : text.slice(cut)
  const days = (part: string) => (part.match(dayInText) ?? []).flatMap((match) => dayOf(match.replace(' /', '/')) ?? [])
  return {
    listedOn: opening.test(head) ? (days(head)[0] ?? null) : null,
    amendedOn: [...new Set(days(tail))].sort(),
  }
}
