import type {
  Address,
  CountryStatement,
  DocumentKind,
  Fact,
  IdentityDocument,
  Listing,
  PartialDate,
  Place,
  RecordRelationship,
  SourceRecord,
  SubjectType,
} from '@qingdan/database/record.ts'
import { originOf } from '../../formats/ofac/family-first.ts'
import { countryCode, isCountryCode } from '../../reading/countries.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate } from '../../reading/partial-date.ts'
import { distinctNames, plainRecord } from '../../reading/plain-record.ts'
import { childrenNamed, childText, requireAttribute } from '../../reading/xml/element-access.ts'
import type { XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { type SecoFile, type SecoPlace, toPlace } from './parse.ts'
import { titlesOf, toNames } from './seco-names.ts'
import { toNumber } from './seco-statements.ts'

export const listName = 'SECO overall list of sanctioned individuals, enterprises and organisations'

export function normalise(file: SecoFile, warnings: Warnings): Edition {
  if (!isIsoDay(file.date)) throw new Rejected('The list does not say of which day it is.')
  return { publishedOn: file.date, records: toRecords(file, warnings) }
}

async function* toRecords(file: SecoFile, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const target of file.targets) yield toRecord(target, file, warnings)
}

function toRecord(target: XmlElement, file: SecoFile, warnings: Warnings): SourceRecord {
  const publisherId = requireAttribute(target, 'ssid')
  const party = target.children.find(({ name }) => name in types)
  if (party === undefined) throw new Rejected(`Entry ${publisherId} is neither individual, entity nor object.`)
  const type = typeOf(party, warnings)
  const isPerson = type === '02'
  const identities = childrenNamed(party, 'identity')
  const all = (name: string) => identities.flatMap((identity) => childrenNamed(identity, name))
  const births = all('day-month-year').map((date) => toDate(date, warnings))
  const known = {
    countries: all('nationality').flatMap((nationality) => toNationality(nationality, isPerson, warnings)),
    birthPlaces: all('place-of-birth').flatMap((place) => toBirthPlace(place, file, warnings)),
    addresses: all('address').flatMap((address) => toAddress(address, file, warnings)),
  }
  const names = identities.flatMap((identity) => {
    const bearer = { isPerson, isMain: identity.attributes['main'] !== 'false', origin: originOf(known) }
    return childrenNamed(identity, 'name').flatMap((name) => toNames(name, bearer, warnings))
  })
  if (names.length === 0) throw new Rejected(`Entry ${publisherId} has no name.`)
  const statements = childrenNamed(party, 'other-information').map(({ text }) => ({ text, number: toNumber(text) }))
  const documents = statements.flatMap(({ number }) => number ?? [])
  const imo = documents.find(({ kind }) => kind === 'imo')?.number
  const foreign = childrenNamed(target, 'foreign-identifier').map(({ text }) => text)
  return plainRecord({
    publisherId,
    type,
    names: distinctNames(names),
    sex: sexOf(party.attributes['sex'] ?? '', warnings),
    birthDates: isPerson ? births : [],
    ...known,
    documents: [...all('identification-document').flatMap((document) => toDocument(document, warnings)), ...documents],
    titles: [...new Set(all('name').flatMap(titlesOf))],
    ...(type === '03' ? { vessel: imo === undefined ? {} : { imo } } : {}),
    facts: [...factsOf(target, party, foreign), ...(isPerson ? [] : births.map(toFounding))],
    remarks: statements.filter(({ number }) => number === null).map(({ text }) => text),
    listings: toListings(target, file, warnings),
    relationships: childrenNamed(party, 'relation').map((relation) => toRelationship(relation, warnings)),
    crossReferences: foreign.filter(isUnNumber).map((value) => ({ scheme: 'un', value })),
  })
}

const types: Readonly<Record<string, SubjectType>> = { individual: '02', entity: '01', object: '03' }

function typeOf({ name, attributes }: XmlElement, warnings: Warnings): SubjectType {
  const object = attributes['object-type'] ?? ''
  if (name === 'object' && object === 'aircraft') return '04'
  if (name === 'object' && object !== 'vessel') warnings.add('unknown-subject-type', object)
  return types[name] ?? '01'
}

function sexOf(stated: string, warnings: Warnings): SourceRecord['sex'] {
  const sex = stated.toLowerCase()
  if (sex === 'male' || sex === 'female') return sex
  if (sex !== '') warnings.add('unknown-sex', stated)
  return null
}

function toDate({ attributes }: XmlElement, warnings: Warnings): PartialDate {
  const { day = '', month = '', year = '', quality = 'good', calendar = 'Gregorian' } = attributes
  const text = [year, month, day].filter((part) => part !== '').join('-')
  const isCirca = quality === 'low'
  const stated = { ...(calendar === 'Gregorian' ? {} : { calendar }) }
  if (year !== '' && month === '' && day === '') return { ...yearDate(Number(year), isCirca), ...stated }
  const first = toIsoDay(Number(year), Number(month), day === '' ? 1 : Number(day))
  if (first === null || calendar !== 'Gregorian') {
    if (first === null) warnings.add('impossible-date', text)
    return { from: null, to: null, isCirca, text, ...stated }
  }
  if (day !== '') return toPartialDate(first, first, isCirca)
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return toPartialDate(first, last, isCirca)
}

function toFounding(date: PartialDate): Fact {
  return { key: 'established', label: 'Date of registration', value: date.text, date }
}

function toNationality(element: XmlElement, isPerson: boolean, warnings: Warnings): CountryStatement[] {
  const kind = isPerson ? 'nationality' : 'jurisdiction'
  const { country, ...code } = toCountry(toPlace(element), warnings)
  return country === undefined ? [] : [{ kind, country, ...code }]
}

function toCountry(place: SecoPlace, warnings: Warnings): { country?: string; countryCode?: string } {
  if (place.country === '' && place.countryCode === '') return {}
  const country = place.country === '' ? place.countryCode : place.country
  const code = isCountryCode(place.countryCode) ? place.countryCode : countryCode(country)
  if (code === undefined) warnings.add('unknown-country', `${country} ${place.countryCode}`.trim())
  return { country, ...(code ? { countryCode: code } : {}) }
}

/** What the element says itself goes before what its place says. */
function placeOf(element: XmlElement, { places }: SecoFile, warnings: Warnings): SecoPlace {
  const own = toPlace(element)
  const id = element.attributes['place-id']
  const shared = id === undefined ? undefined : places.get(id)
  if (id !== undefined && shared === undefined) warnings.add('unknown-location-part', `place ${id}`)
  return {
    city: own.city || (shared?.city ?? ''),
    area: own.area || (shared?.area ?? ''),
    country: own.country || (shared?.country ?? ''),
    countryCode: own.countryCode || (shared?.countryCode ?? ''),
  }
}

function toBirthPlace(element: XmlElement, file: SecoFile, warnings: Warnings): Place[] {
  const place = placeOf(element, file, warnings)
  const text = [place.city, place.area, place.country].filter((part) => part !== '').join(', ')
  return text === '' ? [] : [{ text, ...partsOf(place), ...toCountry(place, warnings) }]
}

function partsOf({ city, area }: SecoPlace): { city?: string; region?: string } {
  return { ...(city === '' ? {} : { city }), ...(area === '' ? {} : { region: area }) }
}

function toAddress(element: XmlElement, file: SecoFile, warnings: Warnings): Address[] {
  const place = placeOf(element, file, warnings)
  const box = childText(element, 'p-o-box')
  const lines = [childText(element, 'c-o'), childText(element, 'address-details'), box === '' ? '' : `P.O. Box ${box}`]
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const postalCode = childText(element, 'zip-code')
  const text = [...lines, postalCode, place.city, place.area, place.country].filter((part) => part !== '').join(', ')
  const remark = childText(element, 'remark')
  if (text === '') return remark === '' ? [] : [{ text: remark }]
  const isFormer = element.attributes['current'] === 'false'
  const note = [remark, isFormer ? 'Not current' : ''].filter((part) => part !== '').join('; ')
  return [
    {
      text,
      ...(lines.length === 0 ? {} : { lines }),
      ...(postalCode === '' ? {} : { postalCode }),
      ...partsOf(place),
      ...toCountry(place, warnings),
      ...(note === '' ? {} : { note }),
    },
  ]
}

const documentKinds: Readonly<Record<string, DocumentKind>> = {
  passport: 'passport',
  'diplomatic-passport': 'passport',
  'travel-document': 'passport',
  'id-card': 'national-id',
  'driving-license': 'other',
  'driving-permit': 'other',
  'resident-permit': 'other',
  'residence-permit': 'other',
  other: 'other',
}

function toDocument(element: XmlElement, warnings: Warnings): IdentityDocument[] {
  const type = element.attributes['document-type'] ?? ''
  const kind = documentKinds[type]
  if (kind === undefined) warnings.add('unknown-document-type', type)
  const number = childText(element, 'number')
  if (number === '') return []
  const country = childText(element, 'issuer')
  const code = country === '' ? null : countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  const remark = childText(element, 'remark')
  const day = (name: string) => toDay(childText(element, name), warnings)
  const [issued, expires] = [day('date-of-issue'), day('expiry-date')]
  return [
    {
      kind: kind ?? 'other',
      label: type,
      number,
      ...(country === '' ? {} : { country }),
      ...(code ? { countryCode: code } : {}),
      ...(issued === null ? {} : { issuedOn: toPartialDate(issued, issued, false) }),
      ...(expires === null ? {} : { expiresOn: toPartialDate(expires, expires, false) }),
      ...(remark === '' ? {} : { note: remark }),
    },
  ]
}

function toDay(stated: string, warnings: Warnings): string | null {
  if (isIsoDay(stated)) return stated
  if (stated !== '') warnings.add('unknown-date', stated)
  return null
}

/** Reasons of the listing, other numbers and attributes that the list names itself. */
function factsOf(target: XmlElement, party: XmlElement, foreign: readonly string[]): Fact[] {
  return [
    ...foreign
      .filter((value) => !isUnNumber(value))
      .map((value): Fact => ({ key: 'number-elsewhere', label: 'Foreign identifier', value })),
    ...childrenNamed(target, 'generic-attribute').map(
      ({ attributes, text }): Fact => ({ key: 'note', label: attributes['name'] ?? 'Attribute', value: text }),
    ),
    ...childrenNamed(party, 'justification').map(
      ({ text }): Fact => ({ key: 'statement-of-reasons', label: 'Justification', value: text }),
    ),
  ]
}

function isUnNumber(value: string): boolean {
  return /^[A-Z]{2}[ie]\.\d{3}$/.test(value)
}

/** One entry for each programme: several parts of one ordinance are one entry. */
function toListings(target: XmlElement, file: SecoFile, warnings: Warnings): Listing[] {
  const ids = childrenNamed(target, 'sanctions-set-id').map(({ text }) => text)
  const own = target.attributes['sanctions-set-id']
  const wanted = own === undefined ? ids : [own, ...ids]
  const found = file.programmes.filter(({ parts }) => wanted.some((id) => parts.has(id)))
  for (const id of wanted) {
    if (!found.some(({ parts }) => parts.has(id))) warnings.add('unknown-programme', `sanctions set ${id}`)
  }
  const days = toDays(target, warnings)
  if (found.length === 0) return [{ list: listName, programmes: [], measures: [], legalBases: [], ...days }]
  return found.map(({ key, ordinance, parts, origin }) => ({
    list: listName,
    programmes: [key],
    measures: [],
    legalBases: [ordinance, ...wanted.flatMap((id) => parts.get(id) ?? [])].filter((text) => text !== ''),
    ...days,
    ...(origin === '' ? {} : { note: `Origin: ${origin}` }),
  }))
}

/**
 * Listed on the first day since the entry was last taken off; ended if it was taken off and not put on again. Some old
 * entries have only their later changes.
 */
function toDays(
  target: XmlElement,
  warnings: Warnings,
): Pick<Listing, 'listedOn' | 'amendedOn'> & Partial<Pick<Listing, 'endedOn'>> {
  const changes = childrenNamed(target, 'modification').flatMap(({ attributes }) => {
    const {
      'modification-type': type = '',
      'enactment-date': enacted = '',
      'publication-date': published = '',
    } = attributes
    if (!['listed', 'amended', 'de-listed'].includes(type)) warnings.add('unknown-entry-event', type)
    const day = toDay(attributes['effective-date'] || published || enacted, warnings)
    return day === null ? [] : [{ type, day }]
  })
  const daysOf = (type: string) =>
    changes
      .filter((change) => change.type === type)
      .map(({ day }) => day)
      .sort()
  const [listed, ended] = [daysOf('listed'), daysOf('de-listed').at(-1)]
  const again = listed.filter((day) => ended !== undefined && day > ended)
  return {
    listedOn: again[0] ?? listed[0] ?? null,
    amendedOn: [...new Set([...daysOf('amended'), ...listed.slice(1)])].sort(),
    ...(ended === undefined || again.length > 0 ? {} : { endedOn: ended }),
  }
}

function toRelationship({ attributes, children }: XmlElement, warnings: Warnings): RecordRelationship {
  const { 'relation-type': type = '', 'target-id': to } = attributes
  if (type !== 'related-to') warnings.add('unknown-relation-type', type)
  const note = children.find(({ name }) => name === 'remark')?.text ?? ''
  return {
    ...(to === undefined ? {} : { toPublisherId: to }),
    kind: type === 'related-to' ? 'linked-to' : type,
    label: type,
    isFormer: false,
    ...(note === '' ? {} : { note }),
  }
}
