import type { PartialDate, SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { companyName, personName } from './comparable-names.ts'
import { type IdentityNumber, numbersOf } from './identity-numbers.ts'
import { entryListOf, type ListTraits } from './list-traits.ts'

/** The data by which a record is compared. Stored as JSON with the record's subject. */
export interface Profile {
  type: SubjectType
  sex: 'male' | 'female' | null
  /** Strong names as read by `personName` and `companyName`; vessels and aircraft are read like companies. */
  names: string[]
  /** Gregorian, both ends known. */
  births: { from: string; to: string }[]
  /**
   * ISO codes of nationality, citizenship, registration, birth and addresses; the regime's if a list states no other.
   */
  countries: string[]
  /** Cities: of birth for a person, of the addresses for others; folded. */
  cities: string[]
  numbers: IdentityNumber[]
  /** Numbers by which publishers link the same party: `un:QDi.012`. */
  references: string[]
  /** See `entryListOf`. */
  entryList: string | null
}

/** Reads the identifying data of a record. */
export function profileOf(traits: ListTraits, record: SourceRecord): Profile {
  const { type } = record
  const read = type === '02' ? personName : companyName
  const own = traits.ownReference?.(record)
  const strong = record.names.filter(({ quality }) => quality === 'strong')
  return {
    type,
    sex: record.sex,
    names: distinct(strong.map(({ value }) => read(value))),
    births: distinctBirths(record.birthDates),
    countries: statedOrImplied(traits, record),
    cities: distinct((type === '02' ? record.birthPlaces : record.addresses).map(({ city }) => foldName(city ?? ''))),
    numbers: numbersOf(record),
    entryList: entryListOf(traits, record.publisherId),
    references: distinct([
      ...(record.crossReferences ?? []).map(({ scheme, value }) => reference(scheme, value)),
      own === undefined ? undefined : reference(own.scheme, own.value),
      record.sharedId?.startsWith('ofac-') ? reference('ofac', record.sharedId.slice('ofac-'.length)) : undefined,
    ]),
  }
}

function reference(scheme: string, value: string): string | undefined {
  const bare = value.replace(/\s+/g, '').toUpperCase()
  return bare === '' ? undefined : `${scheme}:${bare}`
}

function distinctBirths(dates: readonly PartialDate[]): Profile['births'] {
  const births = dates.flatMap(({ from, to, calendar }) =>
    calendar === undefined && from !== null && to !== null ? [{ from, to }] : [],
  )
  return [...new Map(births.map((birth) => [`${birth.from}/${birth.to}`, birth])).values()]
}

function countriesOf(record: SourceRecord): string[] {
  return distinct([
    ...record.countries.map(({ countryCode }) => countryCode),
    ...record.birthPlaces.map(({ countryCode }) => countryCode),
    ...record.addresses.map(({ countryCode }) => countryCode),
  ])
}

function statedOrImplied(traits: ListTraits, record: SourceRecord): string[] {
  const stated = countriesOf(record)
  return stated.length > 0 ? stated : distinct(traits.impliedCountries?.(record) ?? [])
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ''))] as string[]
}
