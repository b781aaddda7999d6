import { type Row, readTable } from '../../formats/csv/read-table.ts'
import type { OfacStatement } from '../../formats/sdn-list/party.ts'
import { isStatementLabel } from '../../formats/sdn-list/statements.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import type { Warnings } from '../../warnings.ts'
import type { CslAddress, CslRow } from './csl-row.ts'

const columns = [
  // Made from the content of the row, so it changes with the content: not a lasting id.
  '_id',
  'source',
  'entity_number',
  'type',
  'programs',
  'name',
  'title',
  'addresses',
  'federal_register_notice',
  'start_date',
  'end_date',
  'standard_order',
  'license_requirement',
  'license_policy',
  'call_sign',
  'vessel_type',
  'gross_tonnage',
  'gross_registered_tonnage',
  'vessel_flag',
  'vessel_owner',
  'remarks',
  'source_list_url',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'places_of_birth',
  // A page about the list; the list's own address is in source_list_url.
  'source_information_url',
  'ids',
] as const

/** The publisher's consolidated.csv: one row per party and list, several values divided by semicolons. */
export async function* parseCsv(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncGenerator<CslRow> {
  for await (const row of readTable(content, { delimiter: ',', columns: [...columns] }, warnings))
    yield toRow(row, warnings)
}

function toRow(row: Row, warnings: Warnings): CslRow {
  const text = (name: (typeof columns)[number]) => row[name]?.replace(/\s+/g, ' ').trim() ?? ''
  const list = (name: (typeof columns)[number]) =>
    text(name)
      .split(/;\s+/)
      .map((value) => value.trim())
      .filter((value) => value !== '')
  return {
    source: text('source'),
    entityNumber: text('entity_number'),
    type: text('type'),
    programmes: list('programs'),
    name: text('name'),
    aliases: list('alt_names').map((alias) => alias.replace(/^and /, '')),
    titles: list('title'),
    addresses: list('addresses').map(toAddress),
    citations: text('federal_register_notice'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    standardOrder: text('standard_order').toUpperCase(),
    licenceRequirement: text('license_requirement'),
    licencePolicy: text('license_policy'),
    vessel: {
      callSign: text('call_sign'),
      type: text('vessel_type'),
      tonnage: text('gross_tonnage'),
      grossTonnage: text('gross_registered_tonnage'),
      flag: text('vessel_flag'),
      owner: text('vessel_owner'),
    },
    remarks: text('remarks'),
    url: text('source_list_url'),
    citizenships: list('citizenships'),
    nationalities: list('nationalities'),
    birthDates: list('dates_of_birth'),
    birthPlaces: list('places_of_birth'),
    statements: readStatements(text('ids'), warnings),
  }
}

/** "Street, City, 12345, RU": the last part is the country's code, which is written out. */
function toAddress(stated: string): CslAddress {
  const parts = stated.replace(/^and /, '').split(', ')
  const last = parts.at(-1) ?? ''
  if (!isCountryCode(last) || last !== last.toUpperCase()) return { text: parts.join(', '), country: '' }
  return { text: [...parts.slice(0, -1), englishCountry(last)].join(', '), country: last }
}

/**
 * "LB, LR0162690, Passport; Male, Gender": value and label, before them the country of issue. A piece that does not end in a label belongs
 * to the value of the next.
 */
export function readStatements(text: string, warnings: Warnings): OfacStatement[] {
  const statements: OfacStatement[] = []
  let open = ''
  for (const piece of text.split('; ').filter((part) => part.trim() !== '')) {
    const whole = open === '' ? piece : `${open}; ${piece}`
    const at = labelStart(whole)
    if (at < 0) {
      open = whole
      continue
    }
    open = ''
    const label = whole.slice(at + 2)
    const before = whole.slice(0, at)
    const placed = /^(?<country>[A-Z]{2}), (?<value>.+)$/s.exec(before)?.groups
    const country = placed?.['country'] ?? ''
    const isPlaced = isCountryCode(country)
    statements.push({
      label,
      value: isPlaced ? (placed?.['value'] ?? '') : before,
      country: isPlaced ? englishCountry(country) : '',
      issued: '',
      expires: '',
    })
  }
  if (open !== '') warnings.add('unknown-statement', open)
  return statements
}

function labelStart(text: string): number {
  for (let at = text.lastIndexOf(', '); at >= 0; at = text.lastIndexOf(', ', at - 1)) {
    if (isStatementLabel(text.slice(at + 2))) return at
  }
  return -1
}
