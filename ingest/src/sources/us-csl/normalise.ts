import type { Address, Listing, RecordName, SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { splitDeniedName } from '../../formats/bis/denied-person-names.ts'
import { isFamilyFirst, originOf } from '../../formats/ofac/family-first.ts'
import { toBirthPlace } from '../../formats/ofac/ofac-birth-place.ts'
import { readingOrder } from '../../formats/ofac/ofac-names.ts'
import { deriveSubTypes } from '../../formats/ofac/ofac-sub-types.ts'
import { splitRemarks } from '../../formats/sdn-list/sdn-remarks.ts'
import { applyStatement, toOfacDate } from '../../formats/sdn-list/statements.ts'
import { createIds } from '../../formats/us-register/draft.ts'
import { countryCode, englishCountry, isCountryCode } from '../../reading/countries.ts'
import { readCitations, toListedDays } from '../../reading/federal-register.ts'
import { namesIn, withoutEnd } from '../../reading/names-in.ts'
import { isIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import { subTypesByName, typeByName } from '../../reading/party-type.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { type RepeatedList, repeatedList } from './csl-lists.ts'
import { readCslNames } from './csl-names.ts'
import type { CslRow } from './csl-row.ts'

type Draft = Omit<SourceRecord, 'subTypes'>
type Rows = [CslRow, ...CslRow[]]

const types: Readonly<Record<string, SubjectType>> = { Entity: '01', Individual: '02', Vessel: '03', Aircraft: '04' }
const note = 'As repeated by the Consolidated Screening List'

/**
 * One record per party: OFAC's rows of one number and, on lists of persons, rows of one name are one. The rest of the lists have one row
 * per party with any number of countries.
 */
export function* toRecords(rows: Iterable<CslRow>, warnings: Warnings): Generator<SourceRecord> {
  for (const [key, { list, same }] of grouped(rows, warnings)) {
    yield key.startsWith('ofac-') ? ofOfac(key, same, warnings) : ofOthers(key, list, same, warnings)
  }
}

interface Group {
  list: RepeatedList
  same: Rows
}

function grouped(rows: Iterable<CslRow>, warnings: Warnings): Map<string, Group> {
  const groups = new Map<string, Group>()
  const idOf = createIds()
  for (const row of rows) {
    const list = repeatedList(row.source)
    if (list === null) {
      warnings.add('unknown-list', row.source)
      continue
    }
    const key = keyOf(row, list, idOf)
    const held = groups.get(key)
    if (held) held.same.push(row)
    else groups.set(key, { list, same: [row] })
  }
  return groups
}

function keyOf(row: CslRow, list: RepeatedList & { code: string }, idOf: ReturnType<typeof createIds>): string {
  if (row.entityNumber !== '') return `ofac-${row.entityNumber}`
  const code = list.code.toLowerCase()
  if (list.isOfPersons) return `${code}-${createIds()(splitDeniedName(row.name).name, list.code, '')}`
  const countries = row.addresses.map((address) => address.country).join(' ')
  return `${code}-${idOf(row.name, list.code, `${countries} ${row.citations}`)}`
}

function ofOfac(key: string, rows: Rows, warnings: Warnings): SourceRecord {
  const [first] = rows
  const type = types[first.type]
  if (type === undefined) throw new Rejected(`Party ${key} is of the unknown type "${first.type}".`)
  const draft = toDraft(key, type, rows, warnings)
  draft.sharedId = key
  if (type === '03') draft.vessel = toVessel(first)
  if (type === '04') draft.aircraft = {}
  for (const row of rows) for (const statement of row.statements) applyStatement(draft, statement, warnings)
  draft.documents = distinct(draft.documents)
  draft.facts = distinct(draft.facts)
  const origin = originOf(draft)
  const names = rows.flatMap((row) => [row.name, ...row.aliases])
  draft.names = toNames(names, (name) => (type === '02' ? inOrder(name, origin) : name))
  return { ...draft, subTypes: deriveSubTypes(draft) }
}

function ofOthers(key: string, list: RepeatedList, rows: Rows, warnings: Warnings): SourceRecord {
  const [first, ...others] = rows.map((row) => readCslNames(row, list))
  if (first === undefined) throw new Rejected(`Party ${key} has no row.`)
  // The list calls some an individual, in brackets behind the name.
  const deduced = typeByName(first.nationalities.length > 0 ? rows[0].name : first.name, list.isOfPersons ? '02' : '01')
  const draft = toDraft(key, deduced.type, rows, warnings)
  const aliases = [first, ...others].flatMap((names) => names.aliases)
  // State prints the names of a debarred person into one another.
  const partsOf = list.isOfPersons ? (text: string) => [withoutEnd(text)] : namesIn
  draft.names = toNames([first.name, ...aliases.map(({ name }) => name)].flatMap(partsOf)).map((name, at) =>
    at > 0 && aliases.some((alias) => alias.name === name.value && alias.kind === 'fka')
      ? { ...name, kind: 'fka' }
      : name,
  )
  draft.countries = distinct([...first.nationalities, ...draft.countries])
  draft.facts = distinct([...draft.facts, ...first.facts])
  draft.relationships = distinct([...draft.relationships, ...first.relationships])
  return { ...draft, subTypes: subTypesByName(deduced, draft.names) }
}

function toDraft(publisherId: string, type: SubjectType, rows: Rows, warnings: Warnings): Draft {
  const remarks = rows.map((row) => splitRemarks(row.remarks.replace(/^\((.*)\)$/, '$1')))
  const all = <T>(values: (row: CslRow) => T[]) => distinct(rows.flatMap(values))
  return {
    publisherId,
    type,
    names: [],
    sex: null,
    birthDates: all((row) => row.birthDates.map(toDate)),
    birthPlaces: all((row) => row.birthPlaces.map(toBirthPlace)),
    countries: all((row) => [
      ...row.nationalities.map((code) => ({ kind: 'nationality' as const, ...toCountry(code, warnings) })),
      ...row.citizenships.map((code) => ({ kind: 'citizenship' as const, ...toCountry(code, warnings) })),
    ]),
    addresses: all((row) => row.addresses.map((address) => toAddress(address, warnings))),
    documents: [],
    titles: [],
    positions: all((row) => row.titles),
    facts: [],
    remarks: distinct(remarks.flatMap((remark) => remark.remarks)),
    listings: toListings(rows, warnings),
    relationships: distinct(remarks.flatMap((remark) => remark.linkedTo)).map((toName) => ({
      toName,
      kind: 'linked-to',
      label: 'Linked To',
      isFormer: false,
    })),
  }
}

/** The lists' names of persons: "LAST, First Middle", or as they are read. */
function inOrder(name: string, origin: ReturnType<typeof originOf>): string {
  const comma = name.indexOf(', ')
  if (comma < 0) return name
  const [last, first] = [name.slice(0, comma), name.slice(comma + 2)]
  const parts = [
    { kind: 'last', value: last },
    { kind: 'first', value: first },
  ] satisfies RecordName['parts']
  return readingOrder(parts, 'Latn', isFamilyFirst(origin, first))
}

/** The quality of aliases is missing here, though some are weak: the original list has it. */
function toNames(stated: readonly string[], order: (name: string) => string = (name) => name): RecordName[] {
  const names = new Map<string, RecordName>()
  for (const [at, spelling] of stated.entries()) {
    const value = order(spelling).trim()
    if (value === '' || names.has(value)) continue
    const name = { value, quality: 'strong', script: scriptOf(value) } as const
    names.set(value, at === 0 ? { ...name, kind: 'primary' } : { ...name, kind: 'aka' })
  }
  return [...names.values()]
}

function toDate(stated: string): SourceRecord['birthDates'][number] {
  return isIsoDay(stated) ? toPartialDate(stated, stated, false) : toOfacDate(stated)
}

function toCountry(code: string, warnings: Warnings): { country: string; countryCode?: string } {
  if (isCountryCode(code)) return { country: englishCountry(code), countryCode: code }
  // Some are names, or no ISO codes: UK, PRC, REGION: WEST BANK.
  if (code === 'AN') return { country: 'Netherlands Antilles' }
  const named = countryCode(code)
  // OFAC's regions that are not in one country begin with this word.
  if (named === undefined && !code.startsWith('REGION: ')) warnings.add('unknown-country', code)
  return named ? { country: code, countryCode: named } : { country: code }
}

function toAddress({ text, country }: CslRow['addresses'][number], warnings: Warnings): Address {
  return { text, ...(country === '' ? {} : toCountry(country, warnings)) }
}

function toVessel({ vessel }: CslRow): NonNullable<SourceRecord['vessel']> {
  const { flag, ...fields } = vessel
  const stated = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  if (flag === '') return stated
  return isCountryCode(flag) ? { ...stated, flag: englishCountry(flag), flagCode: flag } : { ...stated, flag }
}

const orders: Readonly<Record<string, string>> = {
  Y: 'Denial of export privileges (Standard order)',
  N: 'Denial of export privileges (Non-Standard order)',
}

/** One listing per list and order; the rows of one share its notices. */
function toListings(rows: Rows, warnings: Warnings): Listing[] {
  const groups = new Map<string, Rows>()
  for (const row of rows) {
    const { source, startDate, endDate, standardOrder, programmes } = row
    const key = [source, startDate, endDate, standardOrder, ...programmes].join('|')
    const held = groups.get(key)
    if (held) held.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((same) => toListing(same, warnings))
}

function toListing(rows: Rows, warnings: Warnings): Listing {
  const [row] = rows
  const list = repeatedList(row.source)
  const stated = distinct(rows.map(({ citations }) => citations).filter((citation) => citation !== ''))
  const citations = readCitations(stated.join(' '))
  const days = toListedDays(citations)
  const order = orders[row.standardOrder]
  if (order === undefined && row.standardOrder !== '') warnings.add('unknown-order', row.standardOrder)
  const dayOf = (stated: string) => {
    if (stated === '' || isIsoDay(stated)) return stated
    warnings.add('impossible-date', stated)
    return ''
  }
  const [start, end] = [dayOf(row.startDate), dayOf(row.endDate)]
  return {
    list: list?.name ?? row.source,
    programmes: row.programmes,
    measures: order === undefined ? [] : [order],
    // State's are volumes and numbers of the Federal Register, without a page.
    legalBases: citations.length > 0 ? days.legalBases : stated,
    listedOn: start || (list?.isOfOrders ? null : days.listedOn),
    amendedOn: [],
    note,
    ...(end === '' ? {} : { endedOn: end }),
    ...(row.url === '' ? {} : { url: row.url }),
    ...(row.licenceRequirement === '' ? {} : { licenceRequirement: row.licenceRequirement }),
    ...(row.licencePolicy === '' ? {} : { licencePolicy: row.licencePolicy }),
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
