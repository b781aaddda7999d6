import type {
  Fact,
  Listing,
  PartialDate,
  RecordName,
  RecordRelationship,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { toDay } from '../../formats/xlsx/read-sheet.ts'
import { countryCode } from '../../reading/countries.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import { countryStatement, distinctNames, plainName, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { measures, type NzRegister, type NzRow } from './parse.ts'

export const listName = 'Russia Sanctions Register'

/** Rows that are no party: a class of property ("Russian government owned ships"), and the count below the table. */
const noParty = new Set(['Asset', 'Total'])

export function normalise({ parties, ships }: NzRegister, warnings: Warnings): Edition {
  const rows = [...parties, ...ships].filter(
    (row) => !noParty.has(textIn(row, 'Type')) && textIn(row, 'Unique Identifier') !== '',
  )
  const days = rows.flatMap((row) =>
    ['Date of Sanction', 'Date of Additional Sanction', 'Date Record Deleted'].flatMap(
      (column) => dayOf(row[column]) ?? [],
    ),
  )
  const publishedOn = days.sort().at(-1)
  if (publishedOn === undefined) throw new Rejected('The register has no day of a sanction.')
  return { publishedOn, records: toRecords(rows, warnings) }
}

async function* toRecords(rows: NzRow[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const row of rows) yield toRecord(row, warnings)
}

const types: Readonly<Record<string, SourceRecord['type']>> = {
  individual: '02',
  entity: '01',
  bank: '01',
  ship: '03',
}

function toRecord(row: NzRow, warnings: Warnings): SourceRecord {
  const publisherId = textIn(row, 'Unique Identifier')
  const stated = textIn(row, 'Type')
  const type = types[stated.toLowerCase()]
  if (type === undefined) warnings.add('unknown-subject-type', stated)
  const names = namesOf(row, type ?? '01')
  if (names.length === 0) throw new Rejected(`Row ${publisherId} has no name.`)
  const isPerson = type === '02'
  const born = toDate(row['DOB'], warnings)
  const imo = textIn(row, 'IMO Number').replace(/^IMO\s*/i, '')
  const place = textIn(row, 'Place of Birth')
  const address = textIn(row, 'Address')
  const bank = stated === 'Bank' ? [{ code: '0102' as const, reason: 'Type Bank' }] : []
  return plainRecord({
    publisherId,
    type: type ?? '01',
    names,
    subTypes: plainSubTypes(type ?? '01', names, bank),
    birthDates: isPerson && born !== null ? [born] : [],
    birthPlaces: place === '' ? [] : [{ text: place, ...countryAtEnd(place) }],
    countries: ['Citizenship', 'Citizenship 2', 'Citizenship 3']
      .map((column) => textIn(row, column))
      .filter((country) => country !== '')
      .map((country) => countryStatement(isPerson ? 'citizenship' : 'registration', country, warnings)),
    addresses: address === '' ? [] : [{ text: address, ...countryAtEnd(address) }],
    documents: split(textIn(row, 'Passport Number')).map((number) => ({
      kind: 'passport',
      label: 'Passport Number',
      number,
    })),
    positions: isPerson && textIn(row, 'Title') !== '' ? [textIn(row, 'Title')] : [],
    ...(type === '03' ? { vessel: imo === '' ? {} : { imo } } : {}),
    facts: factsOf(row, isPerson ? null : born),
    listings: [toListing(row, warnings)],
    relationships: toRelationships(textIn(row, 'Associates/Relatives'), warnings),
  })
}

function textIn(row: NzRow, column: string): string {
  const cell = row[column] ?? null
  return cell === null ? '' : String(cell).replace(/\s+/g, ' ').trim()
}

function split(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The whole name of anybody but a person is in one of the columns for names. */
function namesOf(row: NzRow, type: SourceRecord['type']): RecordName[] {
  const [first, middle, last] = ['First name', 'Middle name(s)', 'Last name'].map((column) => textIn(row, column))
  const parts: RecordName['parts'] = [
    { kind: 'first' as const, value: first ?? '' },
    { kind: 'middle' as const, value: middle ?? '' },
    { kind: 'last' as const, value: last ?? '' },
  ].filter(({ value }) => value !== '')
  const whole =
    parts.map(({ value }) => value).join(' ') ||
    textIn(row, 'Name of Ship as of Date of Sanction') ||
    textIn(row, 'Name of Asset')
  const aliases = split(textIn(row, 'Alias/Alternate Spellings') || textIn(row, 'Alias/Alternate Names'))
  if (whole === '') return []
  const primary = plainName(whole, 'primary')
  return distinctNames([
    type === '02' && parts.length > 1 ? { ...primary, parts } : primary,
    ...aliases.map((alias) => plainName(alias, 'aka')),
  ])
}

/** A day number, "15/08/1977", "XX/05/1970", "xx/xx/1967-1969"; anything else is kept as text, and reported. */
function toDate(cell: NzRow[string] | undefined, warnings: Warnings): PartialDate | null {
  if (cell === null || cell === undefined || cell === '') return null
  const day = dayOf(cell)
  if (day !== null) return toPartialDate(day, day, false)
  const text = String(cell).trim()
  const [, month = '', first, last] = /^xx\/(\d{2}|xx)\/(\d{4})(?:\s*-\s*(\d{4}))?$/i.exec(text) ?? []
  if (first !== undefined && last !== undefined) return yearSpan(Number(first), Number(last), false)
  if (first !== undefined && /x/i.test(month)) return yearDate(Number(first), false)
  const start = first === undefined ? null : toIsoDay(Number(first), Number(month), 1)
  if (start !== null) {
    const end = new Date(Date.UTC(Number(first), Number(month), 0)).toISOString().slice(0, 10)
    return toPartialDate(start, end, false)
  }
  if (/^\d{4}$/.test(text)) return yearDate(Number(text), false)
  if (text.toLowerCase() === 'unknown') return null
  warnings.add('unknown-date', text)
  return { from: null, to: null, isCirca: false, text }
}

/** ISO day of a cell; null if it holds none. Numbers of years are no days. */
function dayOf(cell: NzRow[string] | undefined): string | null {
  if (typeof cell === 'number') return cell > 5_000 ? toDay(cell) : null
  const text = typeof cell === 'string' ? cell.trim() : ''
  if (isIsoDay(text.slice(0, 10))) return text.slice(0, 10)
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year === undefined ? null : toIsoDay(Number(year), Number(month), Number(day))
}

function countryAtEnd(text: string): { country?: string; countryCode?: string } {
  const country = text.split(',').at(-1)?.trim().replace(/\.$/, '') ?? ''
  const code = countryCode(country)
  return code ? { country, countryCode: code } : {}
}

function factsOf(row: NzRow, founded: PartialDate | null): Fact[] {
  const fact = (key: string, label: string): Fact[] =>
    textIn(row, label) === '' ? [] : [{ key, label, value: textIn(row, label) }]
  return [
    ...fact('statement-of-reasons', 'General Rationale for Sanction'),
    ...fact('note', 'Additional Information'),
    ...(founded === null ? [] : [{ key: 'established', label: 'DOB', value: founded.text, date: founded }]),
    // Of an entity it is what the entity is.
    ...(textIn(row, 'Type').toLowerCase() === 'individual' ? [] : fact('description', 'Title')),
  ]
}

const yes = new Set(['yes', 'y', 'true', '1'])
const no = new Set(['no', 'n', 'false', '0', ''])

function toListing(row: NzRow, warnings: Warnings): Listing {
  const status = textIn(row, 'Sanction Status')
  if (!['sanctioned', ''].includes(status.toLowerCase())) warnings.add('unknown-status', status)
  const day = (column: string) => {
    const found = dayOf(row[column])
    if (found === null && textIn(row, column) !== '') warnings.add('unknown-date', textIn(row, column))
    return found
  }
  const amendedOn = day('Date of Additional Sanction')
  const isDeleted = yes.has(textIn(row, 'Record Deleted Flag').toLowerCase())
  const endedOn = isDeleted ? day('Date Record Deleted') : null
  if (isDeleted && endedOn === null)
    warnings.add('unknown-entry-event', `deleted without a day: ${textIn(row, 'Unique Identifier')}`)
  const reason = textIn(row, 'Reason for Deletion')
  return {
    list: listName,
    programmes: ['Russia'],
    measures: measures
      .filter((measure) => isImposed(row, measure, warnings))
      .map((measure) => `${measure[0]}${measure.slice(1).toLowerCase()}`),
    legalBases: ['Russia Sanctions Act 2022; Russia Sanctions Regulations 2022'],
    listedOn: day('Date of Sanction'),
    amendedOn: amendedOn === null ? [] : [amendedOn],
    ...(endedOn === null ? {} : { endedOn }),
    ...(endedOn !== null && reason !== '' ? { endNote: { zh: null, en: reason } } : {}),
    ...(status === '' || status.toLowerCase() === 'sanctioned' ? {} : { note: status }),
  }
}

function isImposed(row: NzRow, measure: string, warnings: Warnings): boolean {
  const stated = textIn(row, measure).toLowerCase()
  if (!yes.has(stated) && !no.has(stated)) warnings.add('unknown-measure-value', `${measure}: ${stated}`)
  return yes.has(stated)
}

const family = new Set([
  'relative',
  'wife',
  'husband',
  'son',
  'daughter',
  'nephew',
  'niece',
  'brother',
  'sister',
  'father',
  'mother',
])

/** "Son of Yury CHAIKA", "Close associate of Vladimir Putin". */
function toRelationships(stated: string, warnings: Warnings): RecordRelationship[] {
  return split(stated).map((statement) => {
    const { word = '', name } = /^(?<word>[\p{L} -]+?) of '?(?<name>.+?)'?$/iu.exec(statement)?.groups ?? {}
    const isFamily = family.has(word.toLowerCase())
    const isAssociate = /^(?:close )?associate$/i.test(word)
    if (!isFamily && !isAssociate) warnings.add('unknown-relation-type', statement)
    return {
      ...(name === undefined ? { toName: statement } : { toName: name }),
      kind: isFamily ? 'family-member-of' : isAssociate ? 'associate-of' : 'linked-to',
      label: word === '' ? 'Associates/Relatives' : word,
      statement,
      isFormer: false,
    }
  })
}
