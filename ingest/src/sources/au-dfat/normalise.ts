import type {
  Address,
  CountryStatement,
  CrossReference,
  IdentityDocument,
  Listing,
  PartialDate,
  Place,
  RecordName,
  SourceRecord,
  SubjectType,
} from '@qingdan/database/record.ts'
import { type Cell, toDay } from '../../formats/xlsx/read-sheet.ts'
import { countryCode } from '../../reading/countries.ts'
import { withoutEnd } from '../../reading/names-in.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { committees, isCommitteeOfUnitedNations } from './dfat-committees.ts'
import { birthDates, listingDays } from './dfat-dates.ts'
import { deriveSubTypes } from './dfat-sub-types.ts'
import type { Row, Target } from './parse.ts'

export function normalise(targets: Target[], warnings: Warnings): Edition {
  const controlDays = targets.flatMap(({ primary, others }) => [primary, ...others].map((row) => controlDay(row)))
  const publishedOn = controlDays.sort().at(-1) ?? ''
  if (publishedOn === '') throw new Rejected('No row says when it was last changed.')
  return { publishedOn, records: toRecords(targets, warnings) }
}

function controlDay(row: Row): string {
  const serial = row['Control Date']
  return typeof serial === 'number' ? toDay(serial) : ''
}

async function* toRecords(targets: Target[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const target of targets) yield toRecord(target, warnings)
}

const types: Readonly<Record<string, SubjectType>> = { Individual: '02', Entity: '01', Vessel: '03' }

function toRecord({ reference, primary, others }: Target, warnings: Warnings): SourceRecord {
  const type = types[text(primary.Type)]
  // It is not known how to read a new kind of target: no edition is better than a wrong one.
  if (type === undefined) throw new Rejected(`Reference ${reference} is of the unknown type "${text(primary.Type)}".`)
  const rows = [primary, ...others]
  const remarks = distinct(rows.map((row) => ({ row, value: text(row['Additional Information']) })))
  const imo = text(primary['IMO Number'])
  const record: Omit<SourceRecord, 'subTypes'> = {
    publisherId: reference,
    ...crossReferences(primary),
    type,
    names: distinctNames([...rows.map((row) => toName(row, warnings)), ...formerNames(primary, type)]),
    sex: null,
    birthDates: gather(rows, 'Date of Birth', (cell) => birthDates(cell, warnings)),
    birthPlaces: gather(rows, 'Place of Birth', (cell) => places(String(cell))),
    countries: gather(rows, 'Citizenship', (cell) => citizenships(String(cell), warnings)),
    addresses: gather(rows, 'Address', (cell) => places(String(cell))),
    documents: registrations(text(primary['Additional Information'])),
    titles: [],
    positions: [],
    ...(imo === '' ? {} : { vessel: { imo } }),
    facts: [],
    remarks: remarks.map(({ row, value }) => (row === primary ? value : `${value} (as ${nameOf(row)})`)),
    listings: [toListing([primary, ...others], warnings)],
    relationships: [],
  }
  return { ...record, subTypes: deriveSubTypes(record) }
}

function text(cell: Cell): string {
  const value = String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return value === 'na' ? '' : value
}

function nameOf(row: Row): string {
  const name = withoutEnd(text(row['Name of Individual or Entity']))
  if (name === '') throw new Rejected(`Reference ${String(row.Reference)} has no name.`)
  return name
}

const remarkBehindName = /^(?<name>.+?) \((?<remark>(?:previously|formerly) listed as|call sign|initials)[^()]*\)$/i

function toName(row: Row, warnings: Warnings): RecordName {
  const nameType = text(row['Name Type'])
  const strength = text(row['Alias Strength'])
  const isAlias = nameType === 'Alias'
  if (!isAlias && nameType !== 'Primary Name' && nameType !== 'Original Script') {
    warnings.add('unknown-name-type', nameType)
  }
  if (isAlias && strength !== 'Strong' && strength !== 'Weak') warnings.add('unknown-alias-strength', strength)
  const { name = nameOf(row), remark } = remarkBehindName.exec(nameOf(row))?.groups ?? {}
  const isFormer = /listed as/i.test(remark ?? '')
  return {
    value: row.Type === 'Individual' ? firstToLast(name) : name,
    kind: isAlias ? (isFormer ? 'fka' : 'aka') : 'primary',
    quality: !isAlias || strength === 'Strong' ? 'strong' : 'weak',
    script: scriptOf(name),
    ...(remark === undefined ? {} : { note: remark }),
  }
}

/** Some aliases come as "Al-Masri, Abu Mohamed". */
function firstToLast(name: string): string {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(name) ?? []
  return last === undefined || first === undefined ? name : `${first} ${last}`
}

/** "Previous names include ASHER" of a vessel. */
function formerNames(row: Row, type: SubjectType): RecordName[] {
  const stated = /^Previous names? includes? (.+?)\.?$/i.exec(text(row['Additional Information']))?.[1]
  if (type !== '03' || stated === undefined) return []
  return stated.split(/, | and /).map((value) => ({ value, kind: 'fka', quality: 'strong', script: scriptOf(value) }))
}

function distinctNames(names: RecordName[]): RecordName[] {
  const byKey = new Map<string, RecordName>()
  for (const name of names) {
    const key = `${name.kind}|${name.value}`
    const held = byKey.get(key)
    if (held === undefined || (held.quality === 'weak' && name.quality === 'strong')) byKey.set(key, name)
  }
  return [...byKey.values()]
}

/** Values of a column over the target's rows, each once; one that only an alias has says so. */
function gather<Value extends PartialDate | Place | CountryStatement>(
  [primary, ...others]: Row[],
  column: keyof Row,
  read: (cell: string | number) => Value[],
): Value[] {
  const byKey = new Map<string, Value>()
  for (const row of primary === undefined ? others : [primary, ...others]) {
    const cell = row[column]
    if (cell === null || typeof cell === 'boolean' || text(cell) === '') continue
    for (const value of read(cell)) {
      const key = ('text' in value ? value.text : value.country).toLowerCase()
      if (!byKey.has(key)) byKey.set(key, row === primary ? value : { ...value, note: `as ${nameOf(row)}` })
    }
  }
  return [...byKey.values()]
}

/** "a) … b) …"; without letters, what semicolons or empty lines part. */
function places(cell: string): Address[] {
  const parts = enumerator.test(cell) ? cell.split(enumerator) : cell.split(/;\s|;$|[\r\n]{2,}(?![a-z])/)
  return parts
    .map((part) =>
      text(part)
        .replace(/[;,]$/, '')
        .replace(/^\(([^()]*)\)$/, '$1'),
    )
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...countryAtEnd(part) }))
}

const enumerator = /(?:^|\s)\(?[a-z]\)\s+/

/** The last part of an address, or all of it, where that is a country ("Yemen", "Tunis, Tunisia (as at 2008)"). */
function countryAtEnd(address: string): { country?: string; countryCode?: string } {
  const last =
    address
      .replace(/(?<!^),?\s*\([^()]*\)\.?$/, '')
      .split(/, ?/)
      .at(-1) ?? ''
  const country = last.replace(/\.$/, '')
  const code = countryCode(country) ?? countryCode(address)
  return code ? { country, countryCode: code } : {}
}

function citizenships(cell: string, warnings: Warnings): CountryStatement[] {
  return cell.split(';').map((part) => {
    const country = text(part)
    const code = countryCode(country)
    if (code === undefined) warnings.add('unknown-country', country)
    return { kind: 'citizenship', country, ...(code ? { countryCode: code } : {}) }
  })
}

const registration =
  /(?<label>(?:company (?:identification|registration)|state registration|registration|business registration document)(?: (?:no|number))?)[.,:]*\s*(?<number>\d[\d/ -]{4,24}\d)/gi

/** Registration numbers that the remarks head as such; the remarks themselves stay whole. */
function registrations(remarks: string): IdentityDocument[] {
  return [...remarks.matchAll(registration)].map(({ groups }) => ({
    kind: 'registration',
    label: groups?.['label'] ?? '',
    number: (groups?.['number'] ?? '').replaceAll(' ', ''),
  }))
}

/** The remarks of those the United Nations lists begin with its number ("TAi.003. Title: …"). */
function crossReferences(row: Row): { crossReferences?: CrossReference[] } {
  const number = /^([A-Z][A-Za-z][ie])\.?\s?(\d{3})\b/.exec(text(row['Additional Information']))
  if (number === null || !isCommitteeOfUnitedNations(text(row.Committees))) return {}
  return { crossReferences: [{ scheme: 'un', value: `${number[1]}.${number[2]}` }] }
}

const measures = ['Targeted Financial Sanction', 'Travel Ban', 'Arms Embargo', 'Maritime Restriction'] as const

/** What the primary name's row says; days, instruments and wordings that only other rows have are added to it. */
function toListing([primary, ...others]: [Row, ...Row[]], warnings: Warnings): Listing {
  const listing = readListing(primary, warnings)
  const rest = others.map((row) => ({ row, listing: readListing(row, warnings) }))
  const notes = distinct([
    { value: listing.note ?? '', said: listing.note ?? '' },
    ...rest.map(({ row, listing: { note = '' } }) => ({ value: note, said: `${note} (as ${nameOf(row)})` })),
  ])
  const bases = [listing, ...rest.map((other) => other.listing)].flatMap(({ legalBases }) => legalBases)
  const days = [listing, ...rest.map((other) => other.listing)].flatMap(({ amendedOn }) => amendedOn)
  return {
    ...listing,
    legalBases: distinct(bases.map((value) => ({ value }))).map(({ value }) => value),
    amendedOn: [...new Set(days)].sort(),
    ...(notes.length === 0 ? {} : { note: notes.map(({ said }) => said).join('; ') }),
  }
}

function readListing(row: Row, warnings: Warnings): Listing {
  const committee = text(row.Committees)
  if (!(committee in committees)) warnings.add('unknown-committee', committee)
  for (const measure of measures) {
    if (typeof row[measure] !== 'boolean') warnings.add('unknown-measure-value', `${measure}: ${String(row[measure])}`)
  }
  const information = sentence(row['Listing Information'])
  const instrument = sentence(row['Instrument of Designation'])
  const { listedOn, amendedOn } = listingDays(information)
  const changedOn = controlDay(row)
  return {
    list: 'DFAT Consolidated List',
    programmes: [committee],
    measures: measures.filter((measure) => row[measure] === true),
    legalBases: instrument === '' ? [] : [instrument],
    listedOn,
    // The control date is the day on which the Department last changed the entry.
    amendedOn: [...new Set([...amendedOn, ...(changedOn === '' || changedOn === listedOn ? [] : [changedOn])])].sort(),
    ...(information === '' || information === instrument ? {} : { note: information }),
  }
}

/** In a column of sentences some cells are only a day number. */
function sentence(cell: Cell): string {
  return typeof cell === 'number' ? `Listed on ${longDay(toDay(cell))}` : text(cell)
}

function longDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

function distinct<Item extends { value: string }>(items: Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ value }) => {
    const key = value.replace(/\s+/g, '')
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
