import type { Address, Fact, Listing, SourceRecord } from '@qingdan/database/record.ts'
import { deniedPersonsList, splitDeniedName } from '../../formats/bis/denied-person-names.ts'
import { toCountry, toNames } from '../../formats/us-register/draft.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { readCitations, toLegalBases } from '../../reading/federal-register.ts'
import { isIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import { subTypesByName, typeByName } from '../../reading/party-type.ts'
import type { Warnings } from '../../warnings.ts'
import type { DenialRow } from './parse.ts'

/**
 * One record per name: a person has a row for each address, at times for each order. An order's days change when it is renewed, and
 * addresses change, so only the name is a lasting key.
 */
export function toRecords(rows: readonly DenialRow[], warnings: Warnings): SourceRecord[] {
  const byName = new Map<string, { name: string; rows: DenialRow[] }>()
  for (const row of rows) {
    const { name, aliases } = splitDeniedName(row.name)
    const id = derivedId(name)
    const held = byName.get(id)
    const read = { ...row, aliases: [...row.aliases, ...aliases] }
    if (held) held.rows.push(read)
    else byName.set(id, { name, rows: [read] })
  }
  return [...byName].map(([id, party]) => toRecord(id, party.name, party.rows, warnings))
}

function toRecord(publisherId: string, name: string, rows: readonly DenialRow[], warnings: Warnings): SourceRecord {
  const deduced = typeByName(name, '02')
  const names = toNames(
    name,
    rows.flatMap((row) => row.aliases),
  )
  return {
    publisherId,
    type: deduced.type,
    subTypes: subTypesByName(deduced, names),
    names,
    sex: null,
    birthDates: [],
    birthPlaces: [],
    // A residence is not a nationality: only the address has the country.
    countries: [],
    addresses: distinct(rows.flatMap((row) => toAddress(row, warnings))),
    documents: [],
    titles: [],
    positions: [],
    facts: distinct(rows.flatMap((row) => toFacts(row, warnings))),
    remarks: [],
    listings: toListings(rows, warnings),
    relationships: [],
  }
}

function toAddress(row: DenialRow, warnings: Warnings): Address[] {
  const { address, city, region, postalCode, country } = row
  // The register's address ends in the country's code; then a post code.
  const isWhole = city === '' && region === '' && postalCode === ''
  const parts = isWhole ? [address] : [address, city, region, postalCode, country]
  const text = parts.filter((part) => part !== '').join(', ')
  if (text === '') return []
  return [
    {
      text,
      ...(address === '' || isWhole ? {} : { lines: [address] }),
      ...(city === '' ? {} : { city }),
      ...(region === '' ? {} : { region }),
      ...(postalCode === '' ? {} : { postalCode }),
      ...(country === '' ? {} : toCountry(country, warnings)),
    },
  ]
}

/** Orders are distinguished by their days; the rows of one order share its notices. */
function toListings(rows: readonly DenialRow[], warnings: Warnings): Listing[] {
  const orders = new Map<string, DenialRow[]>()
  for (const row of rows) {
    const key = [row.effectiveOn, row.expiresOn, row.order].join('|')
    orders.set(key, [...(orders.get(key) ?? []), row])
  }
  return [...orders.values()].map((same) => {
    const [first] = same
    const stated = same.map((row) => row.citations).join(' ')
    const citations = readCitations(stated)
    if (citations.length === 0 && stated.trim() !== '') warnings.add('unknown-citation', stated)
    return {
      list: deniedPersonsList,
      programmes: [],
      measures: first?.order ? [`Denial of export privileges (${first.order} order)`] : ['Denial of export privileges'],
      legalBases: toLegalBases(citations),
      // The days of the notices are those of the Federal Register, not of the order.
      listedOn: first?.effectiveOn ?? null,
      amendedOn: [],
      ...(first?.expiresOn ? { endedOn: first.expiresOn } : {}),
    }
  })
}

function toFacts(row: DenialRow, warnings: Warnings): Fact[] {
  const facts: Fact[] = []
  if (row.lastUpdate !== '') {
    const year = Number(row.lastUpdate.slice(0, 4))
    const isPossible = isIsoDay(row.lastUpdate) && year > 1990 && year < 2100
    if (!isPossible) warnings.add('impossible-date', row.lastUpdate)
    const date = isPossible ? { date: toPartialDate(row.lastUpdate, row.lastUpdate, false) } : {}
    facts.push({ key: 'last-update', label: 'Last update', value: row.lastUpdate, ...date })
  }
  if (row.action !== '') facts.push({ key: 'action', label: 'Action', value: row.action })
  return facts
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
