import type { PublishedText, Suspension } from '@qingdan/database/record.ts'
import { parse as parseCsv } from 'csv-parse/sync'
import { z } from 'zod'
import { countryCode } from '../../reading/countries.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { Authority, ListId } from './cn-lists.ts'
import { clean, emptyParty, type Party } from './decision.ts'

/** One row of a collection: a party and what identifies its decision. */
export interface Row {
  list: ListId
  authority: Authority
  /** ISO; null where the collection gives none. */
  on: string | null
  url: string
  party: Party
  /** Position among the rows of one page, from 1. */
  place?: number
  number?: { year: number; number: number }
  numberText?: PublishedText
  title?: PublishedText
}

const columns = [
  'Type',
  'QID',
  'Name',
  'Alias',
  'Chinese name',
  'Country',
  'Topics',
  'Summary',
  'Chinese summary',
  'Body',
  'List',
  'Date',
  'End date',
  'Source URL',
  'Address',
] as const
type Column = (typeof columns)[number]

const kinds: Readonly<Record<string, Party['kind']>> = {
  Company: 'company',
  Organization: 'organisation',
  Person: 'person',
}

const bodies: Readonly<Record<string, Authority>> = {
  'Ministry of Commerce': 'mofcom',
  'Ministry of Foreign Affairs': 'mfa',
  'Taiwan Affairs Office of the State Council': 'tao',
  'Taiwan Work Office of the CPC Central Committee': 'cpc',
  // One row repeats a party of 2021 without body and date.
  '': 'mfa',
}

/**
 * Decisions without the name of a list are countermeasures of their body, taken before the lists existed or
 * independently of them.
 */
const lists: Readonly<Record<string, ListId>> = {
  '': 'cn-countermeasures',
  AFSL: 'cn-countermeasures',
  'Decision on Countermeasures against U.S. Military-industry Enterprises': 'cn-countermeasures',
  'Decision on Countermeasures against U.S. military-industry enterprises and senior managers': 'cn-countermeasures',
  'List of Targets of Countermeasures': 'cn-countermeasures',
  'Diehard "Taiwan Independence" Separatists': 'cn-taiwan-diehards',
  'Henchmen and Accomplices of "Taiwan Independence"': 'cn-taiwan-accomplices',
  'Export Control Watch List': 'cn-watch-list',
  'List of Export Controls': 'cn-export-control',
  UEL: 'cn-unreliable-entities',
}

const Line = z.record(z.enum(columns), z.string())

/** The collected table of all six lists. `Topics` is not read, because it follows from the list. */
export function readCsv(text: string, warnings: Warnings): Row[] {
  let lines: unknown[]
  try {
    // The file mixes both kinds of line ends.
    lines = parseCsv(text.replaceAll('\r\n', '\n'), { columns: true, bom: true, skip_empty_lines: true })
  } catch (error) {
    throw new Rejected(`The table is damaged: ${error instanceof Error ? error.message : String(error)}`)
  }
  const places = new Map<string, number>()
  return lines.flatMap((line, index) => {
    const parsed = Line.safeParse(line)
    if (!parsed.success) throw new Rejected(`Row ${index + 2} of the table has other columns.`)
    const page = `${parsed.data.List} ${parsed.data['Source URL']}`
    const place = (places.get(page) ?? 0) + 1
    places.set(page, place)
    return toRow(parsed.data, warnings).map((row) => ({ ...row, place }))
  })
}

function toRow(line: Record<Column, string>, warnings: Warnings): Row[] {
  const list = lists[line.List]
  const authority = bodies[line.Body]
  const kind = kinds[line.Type]
  const subject = `${line.Name} (${line.Date})`
  if (list === undefined) warnings.add('list-unknown', line.List)
  if (authority === undefined) warnings.add('body-unknown', line.Body)
  if (kind === undefined) warnings.add('type-unknown', `${line.Type}: ${subject}`)
  if (list === undefined || authority === undefined || kind === undefined) return []
  const on = readDate(line.Date)
  if (on === null && line.Date !== '') warnings.add('date-unreadable', `${line.Date}: ${subject}`)
  const endedOn = readDate(line['End date'])
  if (endedOn === null && line['End date'] !== '') warnings.add('date-unreadable', `${line['End date']}: ${subject}`)
  return [{ list, authority, on, url: line['Source URL'], party: toParty(line, kind, endedOn, warnings) }]
}

function toParty(line: Record<Column, string>, kind: Party['kind'], endedOn: string | null, warnings: Warnings): Party {
  const suspension = readSuspension(line.Summary)
  const summary = suspension === null ? line.Summary : ''
  const party: Party = {
    ...emptyParty(kind),
    zh: orNull(line['Chinese name']),
    en: orNull(line.Name),
    aliases: line.Alias.split(';').map(clean).filter(Boolean),
    countryCode: readCountry(line.Country, warnings),
    addresses: line.Address === '' ? [] : [{ text: clean(line.Address) }],
    qid: orNull(line.QID),
    url: orNull(line['Source URL']),
    suspensions: suspension === null ? [] : [suspension],
    endedOn,
  }
  if (kind === 'person') party.position = { en: orNull(summary), zh: orNull(line['Chinese summary']) }
  else {
    for (const value of [summary, line['Chinese summary']].map(clean).filter(Boolean)) {
      party.facts.push({ key: 'description', label: 'Description', value })
    }
  }
  return party
}

function orNull(text: string): string | null {
  return clean(text) || null
}

/** ISO day of DD.MM.YYYY or DD.MM.YY; null where it is neither. No decision is older than 2000. */
export function readDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  return toIsoDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
}

function readCountry(text: string, warnings: Warnings): string | null {
  const named = clean(text)
  if (named === '') return null
  if (/^[A-Z]{2}$/.test(named)) return named
  const code = countryCode(named)
  if (code === undefined) warnings.add('country-unknown', named)
  return code ?? null
}

const suspended =
  /^Countermeasures suspended for one year from (\d{1,2} \w+ \d{4}) \(MOFCOM Order (\d{4}) No\. ?(\d+)\)\.?$/

/** The only wording with which the table marks suspended measures. */
function readSuspension(summary: string): Suspension | null {
  const [, start, year, number] = suspended.exec(summary.trim()) ?? []
  if (start === undefined) return null
  const day = new Date(`${start} UTC`)
  const from = day.toISOString().slice(0, 10)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  day.setUTCDate(day.getUTCDate() - 1)
  const reference = `商务部令${year}年第${number}号`
  return {
    from,
    to: day.toISOString().slice(0, 10),
    note: { zh: `自${chineseDay(from)}起暂停反制措施1年（${reference}）`, en: summary.trim() },
    reference,
  }
}

function chineseDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
