import type { QueryDetails, Sex } from '@qingdan/matching/model.ts'
import { countryNames } from '../country-names.ts'

const sexes: Readonly<Record<string, Sex>> = {
  m: 'male',
  male: 'male',
  男: 'male',
  男性: 'male',
  f: 'female',
  female: 'female',
  女: 'female',
  女性: 'female',
}

/** Details of a party as table cells; '' means not given. */
export interface DetailCells {
  birthDate?: string | undefined
  sex?: string | undefined
  /** Several values are separated by `;`, `,`, `/` or `、`. */
  country?: string | undefined
  /** Several values are separated by `;` or `；`. */
  identifier?: string | undefined
}

/**
 * The details in the cells; undefined if there are none. Values that cannot be read (invalid date, unknown country)
 * are left out.
 */
export function readDetails({ birthDate, sex, country, identifier }: DetailCells): QueryDetails | undefined {
  const details: QueryDetails = {
    birthDate: birthDate ? isoDate(birthDate) : undefined,
    sex: sexes[(sex ?? '').trim().toLowerCase()],
    countries: parts(country, /[;；,，/、]/).flatMap((part) => countryCode(part) ?? []),
    identifiers: parts(identifier, /[;；]/),
  }
  const isEmpty = !details.birthDate && !details.sex && !details.countries?.length && !details.identifiers?.length
  return isEmpty ? undefined : details
}

/** Details in the cells that `readDetails` could not read. */
export function unreadDetails(
  cells: DetailCells,
  details: QueryDetails | undefined,
): { column: 'birthDate' | 'sex' | 'country'; value: string }[] {
  return [
    { column: 'birthDate' as const, isRead: details?.birthDate !== undefined },
    { column: 'sex' as const, isRead: details?.sex !== undefined },
    { column: 'country' as const, isRead: (details?.countries?.length ?? 0) > 0 },
  ].flatMap(({ column, isRead }) => (cells[column] && !isRead ? [{ column, value: cells[column] }] : []))
}

/** A year, month or day as ISO 8601, from formats with the year first (1965, 1965/6/9, 1965年6月9日). */
export function isoDate(text: string): string | undefined {
  const found = /^\s*(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2}))?)?\s*[年月日]?\s*$/.exec(text)
  if (found === null) return undefined
  const [, year, month, day] = found
  const date = [year, month, day].flatMap((part) => (part === undefined ? [] : part.padStart(2, '0'))).join('-')
  return isOfCalendar(date) ? date : undefined
}

/** `Date` reads 31 June as 1 July. */
function isOfCalendar(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** ISO 3166-1 alpha-2 of a code or of an English or Chinese name, in any case; null if there is no such country. */
export function countryCode(text: string): string | null {
  const wanted = text.trim()
  names ??= readNames()
  return names.get(wanted.toLowerCase()) ?? null
}

let names: Map<string, string> | null = null

/** Codes by code and by name, in lower case. */
function readNames(): Map<string, string> {
  const named = [...countryNames(['en', 'zh'])]
  return new Map([
    ...named.toReversed().map(([name, code]) => [name.toLowerCase(), code] as const),
    ...named.map(([, code]) => [code.toLowerCase(), code] as const),
  ])
}

function parts(cell: string | undefined, separator: RegExp): string[] {
  return (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
