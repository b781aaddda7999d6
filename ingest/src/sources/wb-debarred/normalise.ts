import type { Address, CountryStatement, Fact, Listing, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { countryCode, isCountryCode } from '../../reading/countries.ts'
import { isIsoDay, toIsoDay } from '../../reading/partial-date.ts'
import { plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Row } from './parse.ts'
import { readNames } from './wb-names.ts'

export const listName = 'World Bank Listing of Ineligible Firms and Individuals'

/** The day that the list gives where a debarment has no end. */
const noEnd = '2999-12-31'

/** `foundOn` is the day of the edition if the rows have no day of their own. */
export function normalise(rows: Row[], warnings: Warnings, foundOn: string | undefined): Edition {
  const refreshed = rows.flatMap((row) => toDay(row.LAST_REFRESH_DATE, warnings) ?? []).sort()
  const publishedOn = refreshed.at(-1) ?? foundOn
  if (publishedOn === undefined) throw new Rejected('The list does not say of which day it is.')
  return { publishedOn, records: toRecords(rows, warnings) }
}

async function* toRecords(rows: Row[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const row of rows) yield toRecord(row, warnings)
}

const types: Readonly<Record<string, '01' | '02'>> = { F: '01', I: '02' }

function toRecord(row: Row, warnings: Warnings): SourceRecord {
  const type = types[row.SUPP_TYPE_CODE]
  if (type === undefined) warnings.add('unknown-subject-type', row.SUPP_TYPE_CODE)
  const isPerson = type === '02'
  const { names, title, footnotes, rest } = readNames(row.SUPP_NAME, row.ADD_SUPP_INFO, isPerson)
  if (row.SUPP_ID === '' || names.length === 0) throw new Rejected(`A row has no number or no name: ${row.SUPP_ID}.`)
  const country = toCountry(row, warnings)
  return plainRecord({
    publisherId: row.SUPP_ID,
    type: type ?? '01',
    names: [...names, ...acronyms(row, names)],
    countries: isPerson || country === null ? [] : [{ kind: 'registration', ...country }],
    addresses: toAddress(row, country),
    titles: title === '' ? [] : [title],
    facts: footnotes.map((number): Fact => ({ key: 'note', label: "Footnote on the publisher's page", value: number })),
    remarks: rest === '' ? [] : [rest],
    listings: [toListing(row, warnings)],
  })
}

function acronyms(row: Row, names: readonly RecordName[]): RecordName[] {
  return [row.SUPP_PRE_ACRN, row.SUPP_POST_ACRN]
    .filter((acronym) => acronym !== '' && names.every(({ value }) => value !== acronym))
    .map((acronym) => ({ ...plainName(acronym, 'aka'), quality: 'weak', isAcronym: true }))
}

type Country = Pick<CountryStatement, 'country' | 'countryCode'>

function toCountry({ LAND1: stated, COUNTRY_NAME: name }: Row, warnings: Warnings): Country | null {
  if (name === '' && stated === '') return null
  const code = isCountryCode(stated) ? stated : countryCode(name)
  if (code === undefined) warnings.add('unknown-country', `${name} ${stated}`.trim())
  return { country: name === '' ? stated : name, ...(code ? { countryCode: code } : {}) }
}

function toAddress(row: Row, country: Country | null): Address[] {
  const region = row.SUPP_PROV_NAME || row.SUPP_STATE_CODE
  const postalCode = row.SUPP_ZIP_CODE || row.SUPP_POST_CODE
  const text = [row.SUPP_ADDR, row.SUPP_CITY, region, postalCode].filter((part) => part !== '' && part !== '-')
  if (text.length === 0 && country === null) return []
  return [
    {
      text: [...text, ...(country === null ? [] : [country.country])].join(', '),
      ...(row.SUPP_ADDR === '' || row.SUPP_ADDR === '-' ? {} : { lines: [row.SUPP_ADDR] }),
      ...(row.SUPP_CITY === '' ? {} : { city: row.SUPP_CITY }),
      ...(region === '' ? {} : { region }),
      ...(postalCode === '' ? {} : { postalCode }),
      ...country,
    },
  ]
}

/** The period has its last day, and a debarment without an end the year 2999. */
function toListing(row: Row, warnings: Warnings): Listing {
  const { DEBAR_REASON: reason, INELIGIBLY_STATUS: status } = row
  const crossed = /^cross[- ]debarment/i.test(reason)
  const until = toDay(row.DEBAR_TO_DATE, warnings)
  if (!['', 'Ongoing', 'Permanent'].includes(status)) warnings.add('unknown-status', status)
  const ended = until === null || until >= noEnd ? null : dayAfter(until)
  return {
    list: listName,
    programmes: [crossed ? 'Cross-debarment' : 'Debarment'],
    measures: ['Ineligible for World Bank-financed contracts'],
    legalBases: reason === '' ? [] : [reason],
    listedOn: toDay(row.DEBAR_FROM_DATE, warnings),
    amendedOn: [],
    ...(ended === null ? {} : { endedOn: ended }),
    ...(status === '' ? {} : { note: `Ineligibility: ${status}` }),
  }
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** "2021-04-12", with or without a time, or "12-APR-2021". */
function toDay(text: string, warnings: Warnings): string | null {
  if (text === '') return null
  if (isIsoDay(text.slice(0, 10))) return text.slice(0, 10)
  const [, day, month = '', year] = /^(\d{1,2})-([A-Z]{3})-(\d{4})$/i.exec(text) ?? []
  const read = toIsoDay(Number(year), months.indexOf(month.toLowerCase()) + 1, Number(day))
  if (read === null) warnings.add('unknown-date', text)
  return read
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
