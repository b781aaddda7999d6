import type { Address, CountryStatement, IdentityDocument, SourceRecord } from '@qingdan/database/record.ts'
import type { Row } from '../../formats/csv/read-table.ts'
import { countryCode, englishCountry, isCountryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { type DeducedType, subTypesByName, typeByName } from '../../reading/party-type.ts'
import { plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { columns } from './parse.ts'
import { readNames, valuesIn } from './shtc-names.ts'

export const listName = 'Strategic High-Tech Commodities Entity List'

type Column = (typeof columns)[number]

/** The table has no day: `foundOn` is that of the edition. */
export function normalise(rows: Row[], warnings: Warnings, foundOn: string | undefined): Edition {
  if (foundOn === undefined) throw new Rejected('The list does not say of which day it is.')
  return { publishedOn: foundOn, records: toRecords(rows, warnings) }
}

async function* toRecords(rows: Row[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const taken = new Set<string>()
  for (const row of rows) {
    const record = toRecord(row, taken, warnings)
    if (record !== null) yield record
  }
}

/** Null of a row that is empty, or of one that is printed twice. */
function toRecord(row: Row, taken: Set<string>, warnings: Warnings): SourceRecord | null {
  const cell = (column: Column) => row[column] ?? ''
  const { names, unReference } = readNames(cell('名稱name'), cell('別名alias'), warnings)
  const [first] = names
  if (first === undefined) return null
  const codes = valuesIn(cell('國家代碼country code')).map((code) => code.toUpperCase())
  const addresses = addressesIn(cell('地址address'))
  const publisherId = freeId(taken, first.value, codes.join(';'), addresses.map(({ text }) => text).join(';'))
  if (publisherId === null) {
    warnings.add('duplicate-record', first.value)
    return null
  }
  const deduced = typeOf(first.value, unReference)
  return plainRecord({
    publisherId,
    type: deduced.type,
    names,
    subTypes: subTypesByName(deduced, names),
    countries: codes.map((code) => toCountry(code, deduced.type, warnings)),
    addresses,
    documents: valuesIn(cell('護照號碼ID Number')).map(toDocument),
    listings: [
      {
        list: listName,
        programmes: ['SHTC'],
        measures: ['Export licence required for strategic high-tech commodities'],
        legalBases: [],
        listedOn: null,
        amendedOn: [],
      },
    ],
    crossReferences: unReference === undefined ? [] : [{ scheme: 'un', value: unReference }],
  })
}

/** Item numbers change in every edition: the id is of the name and the country, and of the addresses where these are taken. */
function freeId(taken: Set<string>, name: string, country: string, addresses: string): string | null {
  const free = [derivedId(name, country), derivedId(name, country, addresses)].find((id) => !taken.has(id))
  if (free !== undefined) taken.add(free)
  return free ?? null
}

function typeOf(name: string, unReference: string | undefined): DeducedType {
  if (unReference === undefined) return typeByName(name)
  const type = unReference[2] === 'i' ? '02' : '01'
  return { type, reason: `Number ${unReference} of the United Nations` }
}

function toCountry(code: string, type: SourceRecord['type'], warnings: Warnings): CountryStatement {
  const kind = type === '02' ? 'nationality' : 'jurisdiction'
  if (isCountryCode(code)) return { kind, country: englishCountry(code), countryCode: code }
  warnings.add('unknown-country', code)
  return { kind, country: code }
}

const branch = /\bBranch Office \d+\s*:|(?<![\p{L}\p{N}])(?:viii|vii|vi|iv|iii|ii|i|v)\)/giu

/** Numbered and with semicolons between them; one of them may be only a country's code. */
function addressesIn(text: string): Address[] {
  return valuesIn(text.replace(branch, ';'))
    .map((address) => address.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter((address) => address !== '')
    .map((address) => {
      if (isCountryCode(address)) {
        const country = englishCountry(address)
        return { text: country, country, countryCode: address }
      }
      const country = address.split(',').at(-1)?.trim().replace(/\.$/, '') ?? ''
      const code = countryCode(country)
      return { text: address, ...(code ? { country, countryCode: code } : {}) }
    })
}

/** The column is of passport numbers by its Chinese heading and of any numbers by its English one. */
function toDocument(number: string): IdentityDocument {
  return { kind: 'other', label: 'ID Number', number }
}
