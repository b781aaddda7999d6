import type {
  Address,
  CountryStatement,
  CrossReference,
  DocumentKind,
  Fact,
  IdentityDocument,
  PartialDate,
  RecordName,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { countryName } from '../../reading/countries.ts'
import { isIsoDay, toPartialDate, yearDate } from '../../reading/partial-date.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import type { Warnings } from '../../warnings.ts'
import type { FtmEntity } from './read-entities.ts'

/** What other entities state about a party. */
export interface Around {
  addresses: FtmEntity[]
  passports: FtmEntity[]
  sanctions: FtmEntity[]
}

/** A company or a person of the file, without its relationships; it is not an entry of a list. */
export function toParty(entity: FtmEntity, around: Around, warnings: Warnings): SourceRecord {
  const values = (name: string) => entity.properties[name] ?? []
  const isPerson = entity.schema === 'Person'
  const references = crossReferences(entity)
  return plainRecord({
    publisherId: entity.id,
    ...(references.length === 0 ? {} : { crossReferences: references }),
    type: isPerson ? '02' : '01',
    // Name parts (firstName, lastName, fatherName) are not read: they mix several spellings without saying which is
    // which.
    names: namesOf(entity, isPerson),
    sex: sexOf(values('gender'), warnings),
    birthDates: values('birthDate').map((date) => toDate(date, warnings)),
    birthPlaces: [...values('birthPlace').map((text) => ({ text })), ...values('birthCountry').map(toPlace)],
    countries: countriesOf(entity),
    addresses: addressesOf(entity, around.addresses),
    documents: [...documentsOf(entity), ...around.passports.flatMap(toPassport)],
    titles: values('title'),
    positions: values('position'),
    facts: [
      ...factsOf(entity, warnings),
      ...doubledNumbers(entity),
      ...around.sanctions.map((sanction) => toSanctionFact(sanction, warnings)),
    ],
    // createdAt and modifiedAt are dates of the collected pages, not of the party.
    remarks: [...values('notes'), ...values('summary')],
    listings: [],
  })
}

function namesOf({ caption, properties }: FtmEntity, isPerson: boolean): RecordName[] {
  const values = (name: string) => properties[name] ?? []
  const written = (text: string) => (isPerson ? firstToLast(text) : text)
  const weak = (value: string): RecordName => ({ ...plainName(value, 'aka'), quality: 'weak' })
  return distinctNames([
    plainName(written(caption), 'primary'),
    ...values('name').map((name) => plainName(written(name), 'aka')),
    ...values('alias').map((name) => plainName(written(name), 'aka')),
    ...values('previousName').map((name) => plainName(written(name), 'fka')),
    ...values('weakAlias').map((name) => weak(written(name))),
    ...values('abbreviation').map((name) => ({ ...weak(name), isAcronym: true })),
  ])
}

/** Puts "OSETROVA, Maria Aleksandrovna" into reading order. */
function firstToLast(name: string): string {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(name) ?? []
  return last === undefined || first === undefined ? name : `${first} ${last}`
}

function sexOf(stated: string[], warnings: Warnings): SourceRecord['sex'] {
  const [sex] = stated
  if (sex === 'male' || sex === 'female') return stated.length === 1 ? sex : null
  if (sex !== undefined) warnings.add('unknown-sex', sex)
  return null
}

function toDate(text: string, warnings: Warnings): PartialDate {
  if (isIsoDay(text)) return toPartialDate(text, text, false)
  if (/^\d{4}$/.test(text)) return yearDate(Number(text), false)
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (year !== undefined && isIsoDay(`${year}-${month}-01`)) {
    const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
    return toPartialDate(`${year}-${month}-01`, last, false)
  }
  warnings.add('unknown-date', text)
  return { from: null, to: null, isCirca: false, text }
}

/** Countries are lower-case ISO codes. */
function toPlace(code: string): { text: string; country: string; countryCode?: string } {
  const name = countryName(code)
  return name === undefined
    ? { text: code, country: code }
    : { text: name, country: name, countryCode: code.toUpperCase() }
}

function countriesOf({ properties, schema }: FtmEntity): CountryStatement[] {
  const kinds: [string, CountryStatement['kind']][] = [
    ['nationality', 'nationality'],
    ['citizenship', 'citizenship'],
    ['jurisdiction', 'registration'],
    // For a company the country of its seat or registration, for a person any connection: the widest of our terms.
    ['country', 'jurisdiction'],
  ]
  const stated = kinds.flatMap(([name, kind]) =>
    (properties[name] ?? []).map((code): CountryStatement => {
      const { country, countryCode } = toPlace(code)
      return { kind, country, ...(countryCode === undefined ? {} : { countryCode }) }
    }),
  )
  // The collector adds every country that any of its sources names; it is ignored if a more precise field is present.
  const isSaid = ({ country }: CountryStatement) =>
    stated.some((other) => other.kind !== 'jurisdiction' && other.country === country)
  return stated.filter((said) => said.kind !== 'jurisdiction' || schema === 'Person' || !isSaid(said))
}

function addressesOf({ properties }: FtmEntity, around: FtmEntity[]): Address[] {
  const stated = [
    ...(properties['address'] ?? []).map((text): Address => ({ text })),
    ...around.flatMap((address) => {
      const first = (name: string) => address.properties[name]?.[0]
      const [city, region, postalCode, country] = [
        first('city'),
        first('region'),
        first('postalCode'),
        first('country'),
      ]
      const { country: name, countryCode } = country === undefined ? {} : toPlace(country)
      return (address.properties['full'] ?? []).map(
        (text): Address => ({
          text,
          ...(city === undefined ? {} : { city }),
          ...(region === undefined ? {} : { region }),
          ...(postalCode === undefined ? {} : { postalCode }),
          ...(name === undefined ? {} : { country: name }),
          ...(countryCode === undefined ? {} : { countryCode }),
        }),
      )
    }),
  ]
  return [...new Map(stated.map((address) => [address.text.toLowerCase(), address])).values()]
}

const documents: Readonly<Record<string, { kind: DocumentKind; label: string; countryCode?: string }>> = {
  innCode: { kind: 'tax-id', label: 'INN', countryCode: 'RU' },
  ogrnCode: { kind: 'registration', label: 'OGRN', countryCode: 'RU' },
  kppCode: { kind: 'other', label: 'KPP', countryCode: 'RU' },
  taxNumber: { kind: 'tax-id', label: 'Tax number' },
  registrationNumber: { kind: 'registration', label: 'Registration number' },
  idNumber: { kind: 'national-id', label: 'Identification number' },
  passportNumber: { kind: 'passport', label: 'Passport' },
  leiCode: { kind: 'lei', label: 'LEI' },
  uscCode: { kind: 'uscc', label: 'Unified Social Credit Code' },
  imoNumber: { kind: 'imo', label: 'IMO number' },
  swiftBic: { kind: 'swift-bic', label: 'SWIFT/BIC' },
  uniqueEntityId: { kind: 'other', label: 'Unique Entity ID (SAM.gov)' },
  permId: { kind: 'other', label: 'PermID' },
  email: { kind: 'email', label: 'E-mail' },
  website: { kind: 'website', label: 'Website' },
  phone: { kind: 'phone', label: 'Telephone' },
}

/** A number under two headings is kept under the more precise one, which comes first. */
function documentsOf({ properties }: FtmEntity): IdentityDocument[] {
  const byNumber = new Map<string, IdentityDocument>()
  for (const [name, { kind, label, countryCode }] of Object.entries(documents)) {
    for (const number of properties[name] ?? []) {
      if (byNumber.has(number)) continue
      const country = countryCode === undefined ? {} : { countryCode, country: countryName(countryCode) ?? countryCode }
      byNumber.set(number, { kind, label, number, ...country })
    }
  }
  return [...byNumber.values()]
}

function toPassport({ properties }: FtmEntity): IdentityDocument[] {
  const [country] = properties['country'] ?? []
  return (properties['number'] ?? []).map((number) => ({
    kind: 'passport',
    label: properties['type']?.[0] ?? 'Passport',
    number,
    ...(country === undefined ? {} : { country: toPlace(country).country, countryCode: country.toUpperCase() }),
  }))
}

const factNames: Readonly<Record<string, { key: string; label: string }>> = {
  legalForm: { key: 'legal-form', label: 'Legal form' },
  status: { key: 'company-status', label: 'Status' },
  incorporationDate: { key: 'incorporated-on', label: 'Incorporated on' },
  dissolutionDate: { key: 'dissolved-on', label: 'Dissolved on' },
  topics: { key: 'topic', label: 'Topic' },
  programId: { key: 'sanctions-programme', label: 'Sanctions programme' },
  sourceUrl: { key: 'source-page', label: 'Source page' },
}

function factsOf({ properties }: FtmEntity, warnings: Warnings): Fact[] {
  return Object.entries(factNames).flatMap(([name, { key, label }]) =>
    (properties[name] ?? []).map((value) => ({
      key,
      label,
      value,
      ...(name.endsWith('Date') ? { date: toDate(value, warnings) } : {}),
    })),
  )
}

/** What the register has read elsewhere about a list: a statement about the party, never an entry of ours. */
function toSanctionFact({ properties }: FtmEntity, warnings: Warnings): Fact {
  const values = (...names: string[]) => names.flatMap((name) => properties[name] ?? [])
  const said = values('authority', 'program', 'programId', 'authorityId', 'recordId', 'provisions', 'reason', 'status')
  const span = values('duration', 'endDate').map((text) => `until ${text}`)
  const days = values('startDate', 'listingDate').sort()
  const notes = values('summary', 'sourceUrl', 'programUrl')
  return {
    key: 'sanction-elsewhere',
    label: 'Sanction as reported',
    value: [...new Set([...said, ...span])].join('; '),
    ...(days[0] === undefined ? {} : { date: toDate(days[0], warnings) }),
    ...(notes.length === 0 ? {} : { note: [...new Set(notes)].join('; ') }),
  }
}

/**
 * The party's numbers on lists. If one list has two numbers for it, only the register treats them as one party, so
 * they join no records.
 */
function crossReferences(entity: FtmEntity): CrossReference[] {
  const numbers = listNumbers(entity)
  return numbers.filter(({ scheme }) => isOnly(numbers, scheme))
}

function isOnly(numbers: CrossReference[], scheme: CrossReference['scheme']): boolean {
  return numbers.filter((number) => number.scheme === scheme).length === 1
}

function doubledNumbers(entity: FtmEntity): Fact[] {
  const numbers = listNumbers(entity)
  return numbers
    .filter(({ scheme }) => !isOnly(numbers, scheme))
    .map(({ scheme, value }) => ({ key: 'number-elsewhere', label: 'Number on a list', value: `${scheme} ${value}` }))
}

/** Numbers that lists give the party, as the collector's ids hold them: `ofac-45947`, `gb-fcdo-rus2052`, `eu-fsf-eu-13336-23`, `Q115907377`. */
function listNumbers({ referents }: FtmEntity): CrossReference[] {
  return referents.flatMap((id): CrossReference[] => {
    const [, ofac] = /^ofac-(\d+)$/.exec(id) ?? []
    if (ofac !== undefined) return [{ scheme: 'ofac', value: ofac }]
    const [, regime, uk] = /^gb-fcdo-([a-z]{3})(\d{4})$/.exec(id) ?? []
    if (regime !== undefined && uk !== undefined) return [{ scheme: 'uk', value: `${regime.toUpperCase()}${uk}` }]
    const [, eu, year] = /^eu-fsf-eu-(\d+)-(\d{2})$/.exec(id) ?? []
    if (eu !== undefined && year !== undefined) return [{ scheme: 'eu', value: `EU.${eu}.${year}` }]
    return /^Q\d+$/.test(id) ? [{ scheme: 'qid', value: id }] : []
  })
}

export function isParty({ schema }: FtmEntity): boolean {
  return schema === 'Company' || schema === 'Person'
}
