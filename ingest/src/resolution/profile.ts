import type { PartialDate, SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { countryCode } from '../reading/countries.ts'
import { companyName, personName } from './comparable-names.ts'
import { type IdentityNumber, numbersOf } from './identity-numbers.ts'
import { entryListOf } from './list-traits.ts'

/** What a record is compared by. Kept as JSON beside the record's subject. */
export interface Profile {
  type: SubjectType
  sex: 'male' | 'female' | null
  /** Strong names as `personName` and `companyName` read them; of vessels and aircraft as of companies. */
  names: string[]
  /** Gregorian, both ends known. */
  births: { from: string; to: string }[]
  /** ISO codes of nationality, citizenship, registration, birth and addresses; the regime's where a list states no other. */
  countries: string[]
  /** Cities of birth of a person, of the addresses of others; folded. */
  cities: string[]
  numbers: IdentityNumber[]
  /** Numbers that publishers give the same party: `un:QDi.012`. */
  references: string[]
  /** See `entryListOf`. */
  entryList: string | null
}

/** Lists under whose own number other lists name a party. */
const ownScheme: Readonly<Record<string, (record: SourceRecord) => string | undefined>> = {
  'un-sc': (record) => reference('un', record.listings[0]?.reference ?? ''),
  'eu-fsf': (record) => reference('eu', record.listings[0]?.reference ?? record.publisherId),
  'uk-sanctions': (record) => reference('uk', record.publisherId),
}

/** Reads what tells a party from others out of a record. */
export function profileOf(sourceId: string, record: SourceRecord): Profile {
  const { type } = record
  const read = type === '02' ? personName : companyName
  const strong = record.names.filter(({ quality }) => quality === 'strong')
  return {
    type,
    sex: record.sex,
    names: distinct(strong.map(({ value }) => read(value))),
    births: distinctBirths(record.birthDates),
    countries: statedOrImplied(sourceId, record),
    cities: distinct((type === '02' ? record.birthPlaces : record.addresses).map(({ city }) => foldName(city ?? ''))),
    numbers: numbersOf(record),
    entryList: entryListOf(sourceId, record.publisherId),
    references: distinct([
      ...(record.crossReferences ?? []).map(({ scheme, value }) => reference(scheme, value)),
      ownScheme[sourceId]?.(record),
      record.sharedId?.startsWith('ofac-') ? reference('ofac', record.sharedId.slice('ofac-'.length)) : undefined,
      sourceId === 'ofac-sdn' || sourceId === 'ofac-consolidated' ? reference('ofac', record.publisherId) : undefined,
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

/** Lists of the parties of one country, which they often leave unsaid. */
const listsOfOneCountry: Readonly<Record<string, string>> = { uflpa: 'CN', 'section-1260h': 'CN', 'ns-cmic': 'CN' }

/** Canada states of nobody a country but the one under whose regulations it lists: its item 277 of Russia's schedule is of Russia. */
function statedOrImplied(sourceId: string, record: SourceRecord): string[] {
  const stated = countriesOf(record)
  if (stated.length > 0) return stated
  if (sourceId === 'ca-sema') return distinct(record.listings.flatMap(({ programmes }) => programmes.map(countryCode)))
  return distinct([listsOfOneCountry[sourceId]])
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ''))] as string[]
}
