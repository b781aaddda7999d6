import type {
  Address,
  CountryStatement,
  Fact,
  Listing,
  RecordName,
  SourceRecord,
  SubjectType,
  Vessel,
} from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { ownershipStatements } from '../../reading/ownership-statements.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { ActRow, Column } from './act-row.ts'
import { toAct } from './journal-acts.ts'
import { splitCell, splitLettered } from './journal-cells.ts'
import { toDates, toListedOn } from './journal-dates.ts'
import { joinDocuments, numberColumns, toDocuments } from './journal-documents.ts'
import { namesOf } from './journal-names.ts'
import { type Party, type PartyKind, toParties } from './journal-parties.ts'
import { deriveSubTypes, programmes } from './journal-programmes.ts'
import { nationalityCode } from './nationalities.ts'

/** `statedDay` is the day of the edition if its publisher says it. */
export function normalise(rows: readonly ActRow[], warnings: Warnings, statedDay?: string): Edition {
  const publishedOn = statedDay ?? editionDay(rows, warnings)
  const parties = toParties(rows, warnings)
  return {
    publishedOn,
    records: (async function* () {
      for (const party of parties) yield toRecord(party, publishedOn, warnings)
    })(),
  }
}

/**
 * The tables have no date. Each amending act says when its first entries begin to hold (others are deferred): the newest of those days; without amending acts the newest
 * day any entry begins.
 */
function editionDay(rows: readonly ActRow[], warnings: Warnings): string {
  const firsts = new Map<string, string>()
  for (const { amendment, cells } of rows) {
    const day = amendment === null ? null : toListedOn(cells.startDate, warnings)
    const held = amendment === null ? undefined : firsts.get(amendment)
    if (amendment !== null && day !== null && (held === undefined || day < held)) firsts.set(amendment, day)
  }
  const days =
    firsts.size > 0 ? [...firsts.values()] : rows.flatMap((row) => toListedOn(row.cells.startDate, warnings) ?? [])
  const newest = days.sort().at(-1)
  if (newest === undefined) throw new Rejected('No entry says when it begins.')
  return newest
}

const types: Readonly<Record<PartyKind, SubjectType>> = {
  person: '02',
  enterprise: '01',
  vessel: '03',
  // Ports, airports, refineries, economic zones, digital currencies: no type of ours, and no company either (sub-type 0104).
  asset: '01',
}

function toRecord(party: Party, publishedOn: string, warnings: Warnings): SourceRecord {
  const { id, kind, rows } = party
  const all = (column: Column) => [...new Set(rows.flatMap((row) => splitCell(row.cells[column])))]
  const isPerson = kind === 'person'
  const names = toNames(rows)
  if (names.length === 0) throw new Rejected(`An entry of ${rows[0]?.act ?? ''} has no name.`)
  const reasons = distinct(rows.map((row) => row.cells.reason))
  const notes = all('notes')
  const imos = all('imoNumber').filter((number) => /^\d{7}$/.test(number))
  const record: Omit<SourceRecord, 'subTypes'> = {
    publisherId: id,
    type: types[kind],
    names,
    sex: toSex(all('gender'), warnings),
    birthDates: uniqueBy(
      all('birthDate').flatMap((text) => toDates(text, warnings)),
      (date) => date.text,
    ),
    birthPlaces: all('birthPlace')
      .filter((text) => text !== 'N/D')
      .flatMap((text) => splitLettered(text).map((place) => ({ text: place, ...countryIn(place) }))),
    countries: [
      ...all('nationality').flatMap((text) => toNationalities(text, warnings)),
      ...all('jurisdiction').map((text) => toCountry('jurisdiction', text, warnings)),
    ],
    addresses: toAddresses(all('address'), kind === 'asset' ? all('country') : []),
    documents: joinDocuments([
      ...(Object.keys(numberColumns) as (keyof typeof numberColumns)[]).flatMap((column) =>
        all(column).flatMap((text) => toDocuments(column, text, isPerson)),
      ),
      ...(kind === 'vessel' ? imos.slice(1) : imos).map((number) => ({
        kind: 'imo' as const,
        label: 'IMO number',
        number,
      })),
    ]),
    titles: [],
    positions: isPerson ? all('position') : [],
    ...(kind === 'vessel' ? { vessel: toVessel(imos[0], all('mmsi')[0], all('flag')[0], warnings) } : {}),
    facts: [...toFacts(party, all, warnings), ...reasons.map(fact('statement-of-reasons', 'Reasons'))],
    remarks: notes,
    listings: toListings(rows, publishedOn, warnings),
    relationships: ownershipStatements([...reasons, ...notes].join('\n'), {
      names: names.map((name) => name.value),
      isPerson,
    }),
  }
  return { ...record, subTypes: deriveSubTypes(record, kind === 'asset') }
}

/** The name in the latest act comes first; the previous one is another name. */
function toNames(rows: readonly ActRow[]): RecordName[] {
  const latestFirst = [...rows].sort((a, b) => (b.amendment ?? '').localeCompare(a.amendment ?? ''))
  const names = latestFirst.flatMap(({ cells }) => [
    ...namesOf(cells.name.replace(/\s+/g, ' '), { kind: 'primary', quality: 'strong' }),
    ...splitCell(cells.alias).flatMap((text) => namesOf(text, { kind: 'aka', quality: 'strong' })),
    ...splitCell(cells.previousName).flatMap((text) => namesOf(text, { kind: 'fka', quality: 'strong' })),
    ...splitCell(cells.weakAlias).flatMap((text) => namesOf(text, { kind: 'aka', quality: 'weak' })),
  ])
  const [first, ...others] = [...Map.groupBy(names, ({ value }) => value.toLowerCase()).values()].flatMap(withAllNotes)
  if (first === undefined) return []
  return [first, ...others.map((name) => (name.kind === 'primary' ? { ...name, kind: 'aka' as const } : name))]
}

/** The first of one name, with what is stated of the bearer at any of them. */
function withAllNotes([first, ...repeated]: readonly RecordName[]): RecordName[] {
  if (first === undefined) return []
  const notes = distinct([first, ...repeated].flatMap(({ note }) => note ?? []))
  return [{ ...first, ...(notes.length === 0 ? {} : { note: notes.join('; ') }) }]
}

function toSex(stated: string[], warnings: Warnings): SourceRecord['sex'] {
  const sexes = new Set(stated.map((text) => text.toLowerCase().replace(/\.$/, '')))
  for (const sex of sexes) if (sex !== 'male' && sex !== 'female') warnings.add('unknown-sex', sex)
  if (sexes.size !== 1) return null
  if (sexes.has('male')) return 'male'
  return sexes.has('female') ? 'female' : null
}

/**
 * The country is the last or the first part, if that is a country: "Moscow, USSR (now Russian Federation)", "Russian
 * Federation, Tula".
 */
function countryIn(text: string): { country?: string; countryCode?: string } {
  const parts = text.split(/,|\(|\s—\s/).map((part) => part.replace(/[.)\s]+$/, '').trim())
  for (const part of [parts.at(-1), parts[0]]) {
    const country = (part ?? '').replace(/^now\s+(?:the\s+)?/i, '').replace(/’/g, "'")
    const code = country === '' ? null : countryCode(country)
    if (code) return { country, countryCode: code }
  }
  return {}
}

function toAddress(text: string): Address {
  const plain = text.replace(/^[\s,;]+|[\s,;]+$/g, '')
  const [, former, current = plain] = /^\(?(formerly resident at|formerly|previously)\)?\s+(.+)$/i.exec(plain) ?? []
  const [, place = current, inside] = /^(.*\S)\s+\(([^()]*)\)\.?$/.exec(current) ?? []
  const note = [former, inside].filter((one) => one !== undefined).join('; ')
  return { text: place, ...countryIn(place), ...(note === '' ? {} : { note }) }
}

function toAddresses(stated: string[], countries: string[]): Address[] {
  const texts = joinCut(stated)
  // Of a place the tables give the country apart.
  if (countries.length === 1 && texts.length > 0) return texts.map((text) => toAddress(`${text}, ${countries[0]}`))
  return [...texts, ...countries].flatMap(splitLettered).map(toAddress)
}

/** "LM-873, RM B, 14/F," goes on in the next value. */
function joinCut(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const before = joined.at(-1)
    if (before?.endsWith(',') && countryIn(before.replace(/[,\s]+$/, '')).country === undefined) {
      joined[joined.length - 1] = `${before} ${text}`
    } else joined.push(text)
  }
  return joined
}

/** "Ukrainian, Russian", "(a) German, (b) Moroccan", "Syrian/Lebanese" where each part is one; the whole wording otherwise. */
function toNationalities(text: string, warnings: Warnings): CountryStatement[] {
  const lettered = splitLettered(text.replace(/^"|"$/g, ''))
  const found = lettered.map(nationalitiesIn)
  if (found.every((statements) => statements !== null)) return found.flat()
  warnings.add('unknown-nationality', text)
  return [{ kind: 'nationality', country: text }]
}

function nationalitiesIn(text: string): CountryStatement[] | null {
  const known = nationalityCode(text)
  if (known !== undefined) return [statement(text, known)]
  const [, doubt, certain = text] = /^(assumed|possibly|probably)\s+(.+)$/i.exec(text) ?? []
  const [, stated = certain, rest] =
    /^(.+?)(?:\.\s+|\s+\(|,\s+(?=passport)|\s+(?=since\b|until\b|passport$))(.*)$/i.exec(certain) ?? []
  const isOpen = rest !== undefined && rest.split(')').length > rest.split('(').length
  const notes = [doubt, isOpen ? rest.replace(/\)$/, '') : rest].filter((note) => note !== undefined)
  const noted = notes.length === 0 ? {} : { note: notes.join('; ') }
  const whole = nationalityCode(stated)
  if (whole !== undefined) return [{ ...statement(stated, whole), ...noted }]
  const parts = stated.split(/\s*(?:,|\/|\band\b)\s*/).filter((part) => part !== '')
  const codes = parts.map(nationalityCode)
  if (!codes.every((code) => code !== undefined)) return null
  return parts.map((part, index) => ({ ...statement(part, codes[index] ?? null), ...noted }))
}

function statement(country: string, code: string | null): CountryStatement {
  return { kind: 'nationality', country, ...(code === null ? {} : { countryCode: code }) }
}

function toCountry(kind: CountryStatement['kind'], country: string, warnings: Warnings): CountryStatement {
  const code = countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return { kind, country, ...(code ? { countryCode: code } : {}) }
}

function toVessel(
  imo: string | undefined,
  mmsi: string | undefined,
  flag: string | undefined,
  warnings: Warnings,
): Vessel {
  const code = flag === undefined ? undefined : countryCode(flag)
  if (flag !== undefined && code === undefined) warnings.add('unknown-country', flag)
  return {
    ...(imo === undefined ? {} : { imo }),
    ...(mmsi === undefined ? {} : { mmsi }),
    ...(flag === undefined ? {} : { flag }),
    ...(code ? { flagCode: code } : {}),
  }
}

const factColumns: readonly (readonly [Column, string, string])[] = [
  ['legalForm', 'legal-form', 'Legal form'],
  ['sector', 'sector', 'Sector'],
  ['appearance', 'physical-description', 'Physical description'],
  ['ethnicity', 'ethnicity', 'Ethnic background'],
  ['fatherName', 'father-name', "Father's name"],
  ['motherName', 'mother-name', "Mother's name"],
]

function toFacts({ kind }: Party, all: (column: Column) => string[], warnings: Warnings): Fact[] {
  return [
    ...factColumns.flatMap(([column, key, label]) => all(column).map(fact(key, label))),
    ...all('incorporationDate').map((value): Fact => {
      const [date, ...others] = toDates(value, warnings)
      const isDated = date !== undefined && others.length === 0 && date.from !== null
      return { key: 'established', label: 'Date of incorporation', value, ...(isDated ? { date } : {}) }
    }),
    ...(kind === 'person' ? [] : all('position').map(fact('function', 'Function'))),
    ...(kind === 'asset' ? [] : all('country').map(fact('country', 'Country'))),
    // "Does not exist" of a ship that has none.
    ...all('imoNumber')
      .filter((number) => !/^\d{7}$/.test(number))
      .map(fact('imo-number', 'IMO number')),
  ]
}

function fact(key: string, label: string): (value: string) => Fact {
  return (value) => ({ key, label, value })
}

const measures = new Set([
  'Asset freeze',
  'Export control',
  'Transportation restrictions',
  'Financial restrictions',
  'Services ban',
  'Investment ban',
])

/** One listing per annex and measure; what a later act repeats of it amends it. */
function toListings(rows: readonly ActRow[], publishedOn: string, warnings: Warnings): Listing[] {
  const listings = new Map<string, Listing>()
  for (const { act, amendment, cells } of rows) {
    if (!measures.has(cells.measure)) warnings.add('unknown-measure', cells.measure)
    if (programmes[cells.programKey] === undefined) warnings.add('unknown-programme', cells.programKey)
    const base = toAct(act)
    const later = amendment === null ? [] : [toAct(amendment)]
    const listedOn = toListedOn(cells.startDate, warnings)
    const key = [cells.annex, cells.measure, cells.programKey].join('|')
    const held = listings.get(key)
    if (held !== undefined) {
      held.legalBases = distinct([...held.legalBases, ...later.map((one) => one.title)])
      if (listedOn !== null && listedOn !== held.listedOn)
        held.amendedOn = distinct([...held.amendedOn, listedOn]).sort()
      const entry = cells.recordId === '' ? '' : `Entry ${cells.recordId}`
      if (entry !== '' && !(held.note ?? '').split('; ').includes(entry)) held.note = `${held.note ?? ''}; ${entry}`
      continue
    }
    const notes = [
      ...(cells.recordId === '' ? [] : [`Entry ${cells.recordId}`]),
      ...(listedOn !== null && listedOn > publishedOn ? [`Applies from ${cells.startDate}`] : []),
    ]
    listings.set(key, {
      list: cells.annex === '' ? base.title : `${base.title}, Annex ${cells.annex}`,
      programmes: [cells.programKey],
      measures: [cells.measure],
      legalBases: [base.title, ...later.map((one) => one.title)],
      listedOn,
      amendedOn: [],
      ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
      url: (later[0] ?? base).url,
    })
  }
  return [...listings.values()]
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
}

/** The first of each key, in its place. */
function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...Map.groupBy(items, key).values()].flatMap(([first]) => (first === undefined ? [] : [first]))
}
