import type {
  Address,
  CountryStatement,
  DocumentKind,
  Fact,
  IdentityDocument,
  Listing,
  PartialDate,
  Place,
  RecordName,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { isIsoDay, monthDate, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Fields, UnFile, UnParty } from './parse.ts'
import { splitAlias } from './un-aliases.ts'
import { imoOfShip, toComment } from './un-comment.ts'
import { lists } from './un-lists.ts'
import { deriveSubTypes } from './un-sub-types.ts'

export function normalise(file: UnFile, warnings: Warnings): Edition {
  return { publishedOn: file.generatedOn, records: toRecords(file.parties, warnings) }
}

async function* toRecords(batches: AsyncIterable<UnParty[]>, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for await (const parties of batches) for (const party of parties) yield toRecord(party, warnings)
}

function toRecord(party: UnParty, warnings: Warnings): SourceRecord {
  const { fields } = party
  const publisherId = fields['DATAID'] ?? ''
  if (!/^\d+$/.test(publisherId)) throw new Rejected(`A record has the id "${publisherId}", not a number.`)
  const aliases = party.aliases.flatMap((alias) => toAlias(alias, warnings))
  const documents = party.documents.map((document) => toDocument(document, warnings)).filter((d) => d !== null)
  const comment = toComment(fields)
  const imo = party.isPerson ? null : imoOfShip(comment.text)
  const record: Omit<SourceRecord, 'subTypes'> = {
    publisherId,
    type: party.isPerson ? '02' : imo === null ? '01' : '03',
    ...(imo === null ? {} : { vessel: { imo } }),
    names: distinct([...primaryNames(party), ...aliases.map((alias) => alias.name)]),
    sex: toSex(fields['GENDER'] ?? '', warnings),
    birthDates: [
      ...party.birthDates.flatMap((date) => toBirthDate(date, warnings)),
      ...aliases.flatMap((alias) => alias.birthDates),
    ],
    birthPlaces: [
      ...party.birthPlaces.flatMap((place) => toAddress(place, warnings)),
      ...aliases.flatMap((alias) => alias.birthPlaces),
    ],
    countries: party.nationalities.flatMap((country) => toNationality(country, warnings)),
    addresses: party.addresses.flatMap((address) => toAddress(address, warnings)),
    documents: documents.flatMap((document) => ('kind' in document ? [document] : [])),
    titles: party.titles,
    positions: party.designations,
    facts: [...documents.flatMap((document) => ('key' in document ? [document] : [])), ...comment.notices],
    remarks: comment.text === '' ? [] : [comment.text],
    listings: [toListing(party, warnings)],
    relationships: [],
  }
  if (record.names.length === 0) throw new Rejected(`Record ${publisherId} has no name.`)
  return { ...record, subTypes: deriveSubTypes(record) }
}

function primaryNames(party: UnParty): RecordName[] {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .map((name) => text(party.fields, name))
    .filter((value) => value !== '')
  // "GREAT LAKES AIRLINES (CAGL) ; GREAT LAKES BUSINESS COMPANY"
  const [first = '', ...others] = parts.join(' ').split(/\s*;\s*/)
  const original = text(party.fields, 'NAME_ORIGINAL_SCRIPT')
  const primary = (name: string): RecordName => ({
    value: name,
    kind: 'primary',
    quality: 'strong',
    script: scriptOf(name),
  })
  return [
    // The four fields say only the order in which the name is written, not which part is the family's.
    ...(first === '' ? [] : [{ ...primary(first), ...(parts.length > 1 ? { parts: parts.map(toPart) } : {}) }]),
    ...others.map((other) => ({ ...primary(other), kind: 'aka' as const })),
    ...(original === '' ? [] : [primary(original)]),
  ]
}

function toPart(value: string): NonNullable<RecordName['parts']>[number] {
  return { kind: 'other', value }
}

const qualities: Readonly<Record<string, Pick<RecordName, 'kind' | 'quality'>>> = {
  Good: { kind: 'aka', quality: 'strong' },
  Low: { kind: 'aka', quality: 'weak' },
  'a.k.a.': { kind: 'aka', quality: 'strong' },
  'f.k.a.': { kind: 'fka', quality: 'strong' },
}

interface Alias {
  name: RecordName
  birthDates: PartialDate[]
  birthPlaces: Place[]
}

/** An empty alias block is no alias. What an alias says of a birth is kept at the party, with the alias as its note. */
function toAlias(alias: Fields, warnings: Warnings): Alias[] {
  const names = splitAlias(text(alias, 'ALIAS_NAME'))
  const quality = qualities[text(alias, 'QUALITY')]
  if (names.length > 0 && quality === undefined) warnings.add('unknown-alias-quality', text(alias, 'QUALITY'))
  const born = text(alias, 'DATE_OF_BIRTH')
  const place = toPlace({ CITY: text(alias, 'CITY_OF_BIRTH'), COUNTRY: text(alias, 'COUNTRY_OF_BIRTH') }, warnings)
  return names.map(({ value, note }, index) => {
    const notes = [note ?? '', text(alias, 'NOTE')].filter((part) => part !== '')
    const as = `as ${value}`
    return {
      name: {
        value,
        kind: quality?.kind ?? 'aka',
        quality: quality?.quality ?? 'weak',
        script: scriptOf(value),
        ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
      },
      birthDates: index === 0 && born !== '' ? [{ ...toDate(born, false, warnings), note: as }] : [],
      birthPlaces: index === 0 && place !== null ? [{ ...place, note: as }] : [],
    }
  })
}

/** Each spelling once, with all that is stated at it; strong where it is given both ways. */
function distinct(names: RecordName[]): RecordName[] {
  const byKey = new Map<string, RecordName>()
  for (const name of names) {
    const key = `${name.value}|${name.kind}`
    const held = byKey.get(key)
    if (held === undefined) byKey.set(key, name)
    else {
      const { note, ...better } = held.quality === 'weak' && name.quality === 'strong' ? name : held
      const notes = [...new Set([held.note, name.note])].filter((one) => one !== undefined)
      byKey.set(key, { ...better, ...(notes.length === 0 ? {} : { note: notes.join('; ') }) })
    }
  }
  return [...byKey.values()]
}

function toSex(value: string, warnings: Warnings): SourceRecord['sex'] {
  if (value === 'Male') return 'male'
  if (value === 'Female') return 'female'
  if (value !== '') warnings.add('unknown-sex', value)
  return null
}

function toBirthDate(fields: Fields, warnings: Warnings): PartialDate[] {
  const type = text(fields, 'TYPE_OF_DATE')
  if (!['', 'EXACT', 'APPROXIMATELY', 'BETWEEN'].includes(type)) warnings.add('unknown-date-type', type)
  const note = text(fields, 'NOTE')
  const noted = note === '' ? {} : { note }
  const isCirca = type === 'APPROXIMATELY'
  const [from, to] = [Number(fields['FROM_YEAR']), Number(fields['TO_YEAR'])]
  if (from > 0 && to >= from) return [{ ...yearSpan(from, to, isCirca), ...noted }]
  const stated = text(fields, 'DATE') || text(fields, 'YEAR')
  if (stated !== '') return [{ ...toDate(stated, isCirca, warnings), ...noted }]
  // Some say it in words only: "Between 1963 and 1968".
  return note === '' ? [] : [monthDate(note, isCirca) ?? { from: null, to: null, isCirca, text: note }]
}

/** A day, a month in words or a year; anything else is kept as text and reported. */
function toDate(stated: string, isCirca: boolean, warnings: Warnings): PartialDate {
  const month = monthDate(stated, isCirca)
  if (month !== null) return month
  if (isIsoDay(stated)) return toPartialDate(stated, stated, isCirca)
  if (/^\d{4}$/.test(stated)) return yearDate(Number(stated), isCirca)
  warnings.add('unknown-date', stated)
  return { from: null, to: null, isCirca, text: stated }
}

function toAddress(fields: Fields, warnings: Warnings): Address[] {
  const place = toPlace(fields, warnings)
  if (place === null) return []
  const street = text(fields, 'STREET')
  const postalCode = text(fields, 'ZIP_CODE')
  return [
    {
      ...place,
      ...(street === '' ? {} : { lines: [street] }),
      ...(postalCode === '' ? {} : { postalCode }),
    },
  ]
}

function toPlace(fields: Fields, warnings: Warnings): Place | null {
  const note = text(fields, 'NOTE')
  const country = text(fields, 'COUNTRY')
  const [city, region] = [text(fields, 'CITY'), text(fields, 'STATE_PROVINCE')]
  const line = [text(fields, 'STREET'), city, region, text(fields, 'ZIP_CODE'), country].filter((part) => part !== '')
  // A block that has only a note gives the place in words.
  if (line.length === 0) return note === '' ? null : { text: note }
  return {
    text: line.join(', '),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(country === '' ? {} : toCountry(country, warnings)),
    ...(note === '' ? {} : { note }),
  }
}

function toCountry(country: string, warnings: Warnings): { country: string; countryCode?: string } {
  const code = countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return code ? { country, countryCode: code } : { country }
}

function toNationality(country: string, warnings: Warnings): CountryStatement[] {
  return country === 'na' ? [] : [{ kind: 'nationality', ...toCountry(country, warnings) }]
}

const documentKinds: Readonly<Record<string, DocumentKind>> = {
  Passport: 'passport',
  'Numéro de passeport': 'passport',
  'Número de pasaporte': 'passport',
  'National Identification Number': 'national-id',
  'National identification no.': 'national-id',
}

/** A document; a fact when the number is only in a sentence; null for an empty block. */
function toDocument(fields: Fields, warnings: Warnings): IdentityDocument | Fact | null {
  const type = text(fields, 'TYPE_OF_DOCUMENT')
  // A more exact name of the document, as free text ("diplomatic passport").
  const detail = text(fields, 'TYPE_OF_DOCUMENT2')
  const number = text(fields, 'NUMBER')
  const label = detail || type
  const country = text(fields, 'ISSUING_COUNTRY') || text(fields, 'COUNTRY_OF_ISSUE')
  const city = text(fields, 'CITY_OF_ISSUE')
  const issuedFrom = text(fields, 'COUNTRY_OF_ISSUE')
  const place = [city, issuedFrom === country ? '' : issuedFrom].filter((part) => part !== '').join(', ')
  const { note, expires } = noteAndExpiry(fields)
  const notes = [note, place === '' ? '' : `Issued in ${place}`].filter((part) => part !== '')
  if (number === '') {
    const value = [detail === '' ? '' : detail, ...notes, country].filter((part) => part !== '').join('; ')
    return value === '' ? null : { key: 'identity-document', label: type || 'Document', value }
  }
  const kind = documentKinds[type]
  if (kind === undefined && type !== '') warnings.add('unknown-document-type', type)
  const issued = text(fields, 'DATE_OF_ISSUE')
  return {
    kind: kind ?? 'other',
    label: label || 'Document',
    number,
    ...(country === '' ? {} : toCountry(country, warnings)),
    ...(issued === '' ? {} : { issuedOn: toDate(issued, false, warnings) }),
    ...(expires === '' ? {} : { expiresOn: toDate(expires, false, warnings) }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

/** Some documents have their last day in the note only. */
function noteAndExpiry(fields: Fields): { note: string; expires: string } {
  const [note, expires] = [text(fields, 'NOTE'), text(fields, 'DATE_OF_EXPIRY')]
  const noted = /^Expiration date: (\d{4}-\d{2}-\d{2})\.?$/.exec(note)?.[1]
  return noted === undefined || expires !== '' ? { note, expires } : { note: '', expires: noted }
}

function toListing(party: UnParty, warnings: Warnings): Listing {
  const type = text(party.fields, 'UN_LIST_TYPE')
  const list = lists[type]
  if (list === undefined) warnings.add('unknown-list', type)
  for (const listType of party.listTypes) if (listType !== 'UN List') warnings.add('unknown-list-type', listType)
  return {
    list: list?.name ?? type,
    programmes: [type],
    measures: [],
    legalBases: [],
    listedOn: toDay(text(party.fields, 'LISTED_ON'), warnings),
    amendedOn: [...new Set(party.updatedOn.flatMap((day) => toDay(day, warnings) ?? []))].sort(),
    reference: text(party.fields, 'REFERENCE_NUMBER'),
  }
}

/** A day, at times with a time zone behind it ("2015-07-01-04:00"). */
function toDay(stated: string, warnings: Warnings): string | null {
  const day = stated.slice(0, 10)
  if (isIsoDay(day)) return day
  if (stated !== '') warnings.add('unknown-date', stated)
  return null
}

function text(fields: Fields, name: string): string {
  return fields[name] ?? ''
}
