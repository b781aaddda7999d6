import type { PartialDate, SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { type IdentityNumber, numbersOf } from './identity-numbers.ts'
import { entryListOf, type ListTraits } from './list-traits.ts'
import { regimesOf } from './regimes.ts'

/** The data by which a record is compared. Stored as JSON with the record's subject. */
export interface Profile {
  type: SubjectType
  sex: 'male' | 'female' | null
  /** As published, the primary name first. */
  names: { value: string; isWeak: boolean }[]
  /** Gregorian, both ends known. */
  births: { from: string; to: string }[]
  /**
   * ISO codes of nationality, citizenship, registration, birth and addresses; the regime's if a list states no other.
   */
  countries: string[]
  /** The countries are the regime's, not the record's. */
  areCountriesImplied: boolean
  /** Cities: of birth for a person, of the addresses for others; folded. */
  cities: string[]
  /** Longer words and numbers of the addresses, folded. */
  addressWords: string[]
  numbers: IdentityNumber[]
  /** Numbers by which publishers link the same party: `un:QDi.012`. */
  references: string[]
  /** See `regimesOf`. */
  regimes: string[]
  /** Days of listing, ISO. */
  listedOn: string[]
  /** See `entryListOf`. */
  entryList: string | null
}

/** More names repeat the others in other spellings. */
const mostNames = 24
const mostAddressWords = 40
const leastAddressWord = 5

/** Reads the identifying data of a record. */
export function profileOf(traits: ListTraits, record: SourceRecord): Profile {
  const { type } = record
  const own = traits.ownReference?.(record)
  const stated = countriesOf(record)
  return {
    type,
    sex: record.sex,
    names: record.names.slice(0, mostNames).map(({ value, quality }) => ({ value, isWeak: quality === 'weak' })),
    births: distinctBirths(record.birthDates),
    countries: stated.length > 0 ? stated : distinct(traits.impliedCountries?.(record) ?? []),
    areCountriesImplied: stated.length === 0,
    cities: distinct((type === '02' ? record.birthPlaces : record.addresses).map(({ city }) => foldName(city ?? ''))),
    addressWords: addressWordsOf(record),
    numbers: numbersOf(record),
    references: distinct([
      ...(record.crossReferences ?? []).map(({ scheme, value }) => reference(scheme, value)),
      own === undefined || own === null ? undefined : reference(own.scheme, own.value),
      record.sharedId?.startsWith('ofac-') ? reference('ofac', record.sharedId.slice('ofac-'.length)) : undefined,
    ]),
    regimes: regimesOf(record),
    listedOn: distinct(record.listings.map(({ listedOn }) => listedOn)),
    entryList: entryListOf(traits, record.publisherId),
  }
}

function reference(scheme: string, value: string): string | undefined {
  const bare = value.replace(/\s+/g, '').toUpperCase()
  return bare === '' ? undefined : `${scheme}:${bare}`
}

function addressWordsOf({ addresses }: SourceRecord): string[] {
  const words = addresses.flatMap(({ text }) => foldName(text).split(' '))
  return distinct(words.filter((word) => word.length >= leastAddressWord || /\d/.test(word))).slice(0, mostAddressWords)
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

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ''))] as string[]
}
