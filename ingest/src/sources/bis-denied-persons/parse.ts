import { parse as parseCsv } from 'csv-parse/sync'
import type { RegisterEntity } from '../../formats/us-register/parse.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import { readText } from '../../reading/document-text.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** One address of one order against one person. Days are ISO, null where none or an impossible one is printed. */
export interface DenialRow {
  name: string
  aliases: string[]
  address: string
  city: string
  region: string
  postalCode: string
  country: string
  effectiveOn: string | null
  expiresOn: string | null
  /** Standard, Non-Standard; '' where not stated. */
  order: string
  lastUpdate: string
  action: string
  citations: string
}

const columns = [
  'Name',
  'Street_Address',
  'City',
  'State',
  'Country',
  'Postal_Code',
  'Effective_Date',
  'Expiration_Date',
  'Standard_Order',
  'Last_Update',
  'Action',
  'FR_Citation',
]
const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU'.split(
    ' ',
  ),
)
const orders: Readonly<Record<string, string>> = { Y: 'Standard', N: 'Non-Standard', '': '' }
/** Orders reach back to 1981; the longest run for 50 years. */
const years = { first: 1975, last: 2100 }

/** BIS's dpl.txt: tab-separated, quoted, with a header. */
export async function parseText(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<DenialRow[]> {
  const text = await readText(content)
  let rows: string[][]
  try {
    rows = parseCsv(text, { delimiter: '\t', bom: true, trim: true, relax_column_count: true, skip_empty_lines: true })
  } catch (cause) {
    throw new Rejected('The file is not a tab-separated list, or it is cut off.', { cause })
  }
  const [header = [], ...body] = rows
  if (header.join('\t') !== columns.join('\t')) throw new Rejected('The file has not the columns of the list.')
  return body.map((row) => {
    if (row.length !== columns.length) throw new Rejected(`A row has ${row.length} columns, not ${columns.length}.`)
    return toRow(Object.fromEntries(columns.map((column, at) => [column, row[at]?.trim() ?? ''])), warnings)
  })
}

function toRow(fields: Record<string, string>, warnings: Warnings): DenialRow {
  const text = (name: string) => (fields[name] ?? '').replace(/\s+/g, ' ').trim()
  const order = orders[text('Standard_Order').toUpperCase()]
  if (order === undefined) warnings.add('unknown-order', text('Standard_Order'))
  return {
    name: text('Name'),
    aliases: [],
    address: text('Street_Address'),
    city: text('City'),
    region: text('State'),
    postalCode: text('Postal_Code'),
    country: toCountryName(text('Country'), text('State'), warnings),
    effectiveOn: toDay(text('Effective_Date'), warnings),
    expiresOn: toDay(text('Expiration_Date'), warnings),
    order: order ?? text('Standard_Order'),
    lastUpdate: text('Last_Update'),
    action: text('Action'),
    citations: text('FR_Citation'),
  }
}

/** Countries are two-letter codes; most of the United States have none, only a state. */
function toCountryName(code: string, state: string, warnings: Warnings): string {
  if (code === '') return states.has(state) ? 'United States' : ''
  if (code === 'PRC') return 'China'
  if (isCountryCode(code)) return englishCountry(code)
  // A state where the country should be.
  if (states.has(code)) return 'United States'
  warnings.add('unknown-country', code)
  return code
}

function toDay(stated: string, warnings: Warnings): string | null {
  if (stated === '') return null
  const day = dayIn(stated, 2020)
  const year = Number(day?.slice(0, 4))
  if (day !== null && year >= years.first && year <= years.last) return day
  warnings.add('impossible-date', stated)
  return null
}

/**
 * Day of the publisher's export that the register has read, ISO: "dpl_04142026.csv". The register states as its own day when it
 * was read, which may be months later.
 */
export function exportDay(sourceFile: string): string {
  const [, month, day, year] = /^dpl_(\d{2})(\d{2})(\d{4})\./.exec(sourceFile) ?? []
  const exportedOn = `${year}-${month}-${day}`
  if (!isIsoDay(exportedOn)) throw new Rejected(`The export "${sourceFile}" has no day in its name.`)
  return exportedOn
}

const stated = /^(?:Type of denial: (?<order>[\w-]+))?(?:; )?(?:Expires: (?<expires>\d{4}-\d{2}-\d{2}))?$/

/** The same row in the register's form: address in one line, order and expiry in the notes. */
export function fromRegister(entity: RegisterEntity, warnings: Warnings): DenialRow {
  const notes = stated.exec(entity.notes)?.groups
  if (!notes) warnings.add('unknown-notes', entity.notes)
  return {
    name: entity.name.replace(/\s+/g, ' '),
    aliases: entity.aliases,
    address: entity.address,
    city: '',
    region: '',
    postalCode: '',
    country: entity.country,
    effectiveOn: entity.effectiveDate || null,
    expiresOn: notes?.['expires'] ?? null,
    order: notes?.['order'] ?? '',
    lastUpdate: '',
    action: '',
    citations: entity.federalRegister,
  }
}
