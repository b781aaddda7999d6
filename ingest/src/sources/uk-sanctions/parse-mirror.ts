import { type BundlePart, readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { readJsonLines } from '../../formats/json-lines/read-json-lines.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { type GroupName, groups } from './schema.ts'
import { toDay } from './uk-days.ts'
import { emptyDesignation, type Fields, oneLine, type UkDesignation, type UkFile } from './uk-designation.ts'

type Json = Record<string, unknown>

const plain: Readonly<Record<string, string>> = {
  last_updated: 'LastUpdated',
  date_designated: 'DateDesignated',
  unique_id: 'UniqueID',
  ofsi_group_id: 'OFSIGroupID',
  un_reference_number: 'UNReferenceNumber',
  regime_name: 'RegimeName',
  individual_entity_ship: 'IndividualEntityShip',
  designation_source: 'DesignationSource',
  sanctions_imposed: 'SanctionsImposed',
  other_information: 'OtherInformation',
  uk_statement_of_reasons: 'UKStatementofReasons',
}
const lists: readonly (readonly [key: string, items: string, group: GroupName])[] = [
  ['names', 'names', 'Name'],
  ['non_latin_names', 'names', 'NonLatinName'],
  ['addresses', 'addresses', 'Address'],
]
/** The same as `sanctions_imposed`, as flags. */
const ignored = new Set(['sanctions_imposed_indicators'])

/**
 * Reads the mirror's lines, and adds from the older tables what the mirror lacks of persons and ships: all but dates of birth, which the
 * tables give to the wrong persons (README.md). It has no date of its own: the date of its newest update is used.
 */
export async function parseMirror(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<UkFile> {
  const designations = new Map<string, UkDesignation>()
  const tables: Tables = { listed: new Set(), newest: '' }
  for await (const part of readBundle(content)) {
    if (part.name.endsWith('.jsonl')) await readLines(part, designations, warnings)
    else await readDetails(part, designations, tables, warnings)
  }
  const publishedOn = [...designations.values()]
    .map(({ fields }) => fields['LastUpdated'] ?? '')
    .sort()
    .at(-1)
  if (publishedOn === undefined || publishedOn === '')
    throw new Rejected('No designation says when it was last updated.')
  return { publishedOn, designations: withoutRevoked(designations, tables, warnings) }
}

interface Tables {
  /** Designations of the tables' edition. */
  listed: Set<string>
  /** Newest update in it, ISO day. */
  newest: string
}

/**
 * The mirror keeps designations that were revoked. One that is older than the tables and not among them had been revoked by then; one revoked
 * since cannot be recognised.
 */
async function* withoutRevoked(
  designations: ReadonlyMap<string, UkDesignation>,
  tables: Tables,
  warnings: Warnings,
): AsyncGenerator<UkDesignation[]> {
  const isRevoked = (id: string, { fields }: UkDesignation) =>
    !tables.listed.has(id) &&
    (fields['DateDesignated'] ?? '') <= tables.newest &&
    (fields['LastUpdated'] ?? '') <= tables.newest
  const kept: UkDesignation[] = []
  for (const [id, designation] of designations) {
    if (isRevoked(id, designation)) warnings.add('revoked-designation', id)
    else kept.push(designation)
  }
  yield kept
}

async function readLines(
  part: BundlePart,
  designations: Map<string, UkDesignation>,
  warnings: Warnings,
): Promise<void> {
  for await (const line of readJsonLines(part.chunks)) {
    const designation = toDesignation(line, warnings)
    const id = designation.fields['UniqueID'] ?? ''
    if (designations.has(id)) throw new Rejected(`Designation ${id} is in the file twice.`)
    designations.set(id, designation)
  }
}

function toDesignation(line: Json, warnings: Warnings): UkDesignation {
  const fields: Record<string, string> = {}
  for (const [key, value] of Object.entries(line)) {
    const name = plain[key]
    if (name !== undefined) fields[name] = String(value ?? '')
    else if (!ignored.has(key) && !lists.some(([list]) => list === key)) warnings.add('unknown-field', key)
  }
  const designation = emptyDesignation(fields)
  for (const [key, items, group] of lists) {
    const holder = line[key]
    const values: unknown = isJson(holder) ? holder[items] : undefined
    for (const value of Array.isArray(values) ? values.filter(isJson) : []) {
      designation.addGroup(group, toFields(value, groups[group].fields, warnings))
    }
  }
  return designation
}

/** Under the XML's names: `address_line1` is AddressLine1. */
function toFields(object: Json, known: readonly string[], warnings: Warnings): Fields {
  const fields: Record<string, string> = {}
  for (const [key, value] of Object.entries(object)) {
    const name = key.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const text = oneLine(String(value ?? ''))
    if (!known.includes(name)) warnings.add('unknown-field', key)
    else if (text !== '') fields[name] = text
  }
  return fields
}

const tableColumns: Readonly<Record<string, readonly string[]>> = {
  'subjects.csv': [
    'unique_id',
    'subject_type',
    'un_reference_number',
    'ofsi_group_id',
    'date_designated',
    'last_updated',
  ],
  'subject_countries.csv': [
    'id',
    'unique_id',
    'raw_value',
    'country_type',
    'iso',
    'resolution_method',
    'iso_available',
  ],
  'subject_identifiers.csv': ['id', 'unique_id', 'ofsi_group_id', 'raw_value', 'identifier_type', 'additional_info'],
}

async function readDetails(
  part: BundlePart,
  designations: ReadonlyMap<string, UkDesignation>,
  tables: Tables,
  warnings: Warnings,
): Promise<void> {
  const columns = tableColumns[part.name]
  if (columns === undefined) throw new Rejected(`The bundle has a file "${part.name}" nobody reads.`)
  for await (const row of readTable(part.chunks, { delimiter: ',', columns }, warnings)) {
    const id = row['unique_id'] ?? ''
    if (part.name === 'subjects.csv') {
      tables.listed.add(id)
      const updated = toDay(row['last_updated'] ?? '') ?? ''
      if (updated > tables.newest) tables.newest = updated
    }
    const designation = designations.get(id)
    if (designation !== undefined) addDetail(designation, part.name, row, warnings)
  }
}

function addDetail(designation: UkDesignation, table: string, row: Row, warnings: Warnings): void {
  const raw = row['raw_value'] ?? ''
  if (table === 'subject_countries.csv') {
    const type = row['country_type'] ?? ''
    if (type === 'birth') designation.addGroup('Location', { CountryOfBirth: oneLine(raw) })
    else if (type === 'nationality') designation.addValue('Nationality', raw)
    // In the mirror the country of an address is next to its address.
    else if (type !== 'address') warnings.add('unknown-country-type', type)
  } else if (table === 'subject_identifiers.csv') {
    const info = oneLine(row['additional_info'] ?? '')
    const noted = (name: string) => (info === '' ? {} : { [name]: info })
    const type = row['identifier_type'] ?? ''
    if (type === 'passport') {
      designation.addGroup('Passport', { PassportNumber: oneLine(raw), ...noted('PassportAdditionalInformation') })
    } else if (type === 'national') {
      designation.addGroup('NationalIdentifier', {
        NationalIdentifierNumber: oneLine(raw),
        ...noted('NationalIdentifierAdditionalInformation'),
      })
    } else if (type === 'business_registration_numbers') designation.addValue('BusinessRegistrationNumber', raw)
    else if (type === 'imo') designation.addValue('IMONumber', raw)
    else warnings.add('unknown-identifier-type', type)
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
