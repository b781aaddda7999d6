import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { emptyEntity, type Fields, type FsfBlock, type FsfEntity, type FsfFile, oneLine } from './eu-entity.ts'
import type { ChildName } from './schema.ts'

const act = [
  'Regulation_Type',
  'Regulation_OrganisationType',
  'Regulation_PublicationDate',
  'Regulation_EntryIntoForceDate',
  'Regulation_NumberTitle',
  'Regulation_Programme',
  'Regulation_PublicationUrl',
]
const common = ['LogicalId', 'RegulationLanguage', 'Remark']
const country = ['Region', 'CountryIso2Code', 'CountryDescription']

/** The 117 columns behind `fileGenerationDate`, by group. */
const groups: Readonly<Record<string, { child: ChildName | null; columns: readonly string[] }>> = {
  Entity: {
    child: null,
    columns: [
      'LogicalId',
      'EU_ReferenceNumber',
      'UnitedNationId',
      'DesignationDate',
      'DesignationDetails',
      'Remark',
      'SubjectType',
      'SubjectType_ClassificationCode',
      ...act,
    ],
  },
  NameAlias: {
    child: 'nameAlias',
    columns: [
      ...['LastName', 'FirstName', 'MiddleName', 'WholeName', 'NameLanguage', 'Gender', 'Title', 'Function'],
      ...common,
      ...act,
    ],
  },
  Address: {
    child: 'address',
    columns: [
      ...['City', 'Street', 'PoBox', 'ZipCode', 'Place', 'AsAtListingTime', 'ContactInfo'],
      ...country,
      ...common,
      ...act,
    ],
  },
  BirthDate: {
    child: 'birthdate',
    columns: [
      ...['BirthDate', 'Day', 'Month', 'Year', 'YearRangeFrom', 'YearRangeTo', 'Circa', 'CalendarType', 'ZipCode'],
      ...['Place', 'City'],
      ...country,
      ...common,
      ...act,
    ],
  },
  Identification: {
    child: 'identification',
    columns: [
      ...['Number', 'Diplomatic', 'KnownExpired', 'KnownFalse', 'ReportedLost', 'RevokedByIssuer', 'IssuedBy'],
      ...['IssuedDate', 'ValidFrom', 'ValidTo', 'LatinNumber', 'NameOnDocument', 'TypeCode', 'TypeDescription'],
      ...country,
      ...common,
      ...act,
    ],
  },
  Citizenship: { child: 'citizenship', columns: [...country, ...common, ...act] },
}

export const columns: readonly string[] = [
  'fileGenerationDate',
  ...Object.entries(groups).flatMap(([group, { columns: names }]) => names.map((name) => `${group}_${name}`)),
]

/** Columns whose attribute is not the column's name with a small first letter. */
const attributes: Readonly<Record<string, string>> = {
  Entity_EU_ReferenceNumber: 'euReferenceNumber',
  BirthDate_BirthDate: 'birthdate',
  BirthDate_Day: 'dayOfMonth',
  BirthDate_Month: 'monthOfYear',
  Identification_TypeCode: 'identificationTypeCode',
  Identification_TypeDescription: 'identificationTypeDescription',
  Regulation_Type: 'regulationType',
}

/**
 * Reads the publisher's CSV: one row per child, each row with its entity's own columns and one group filled. The rows of an entity are
 * collected before it is returned, because the publisher does not promise that its rows are adjacent.
 */
export async function parseCsv(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<FsfFile> {
  const entities = new Map<string, FsfEntity>()
  let publishedOn: string | null = null
  for await (const row of readTable(content, { delimiter: ';', columns }, warnings)) {
    publishedOn ??= toDay(row['fileGenerationDate'] ?? '')
    addRow(entities, row, warnings)
  }
  if (publishedOn === null) throw new Rejected('The file does not say when it was generated.')
  return {
    publishedOn,
    entities: (async function* () {
      yield [...entities.values()]
    })(),
  }
}

/** 05/08/2026, or an ISO day. */
function toDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  if (day !== undefined) return toIsoDay(Number(year), Number(month), Number(day))
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  return iso === null ? null : toIsoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
}

function addRow(entities: Map<string, FsfEntity>, row: Row, warnings: Warnings): void {
  const own = groupFields(row, 'Entity')
  const id = own['logicalId'] ?? ''
  const entity = entities.get(id) ?? toEntity(own, groupFields(row, 'Entity', 'Regulation_'))
  entities.set(id, entity)
  const filled = Object.entries(groups).filter(
    ([group, { child, columns: names }]) =>
      child !== null && names.some((name) => (row[`${group}_${name}`] ?? '') !== ''),
  )
  if (filled.length > 1) warnings.add('row-of-several-children', `${id}: ${filled.map(([group]) => group).join(', ')}`)
  for (const [group, { child }] of filled) {
    if (child !== null) entity.children[child].push(toBlock(row, group, warnings))
  }
}

function toEntity(fields: Fields, regulation: Fields): FsfEntity {
  const remark = fields['remark'] ?? ''
  return {
    ...emptyEntity(fields),
    remarks: remark === '' ? [] : [remark],
    subjectType: fields['subjectType'] ?? '',
    regulations: [regulation],
  }
}

function toBlock(row: Row, group: string, warnings: Warnings): FsfBlock {
  const { remark = '', contactInfo = '', ...fields } = groupFields(row, group)
  return {
    // The CSV leaves out what is always true.
    fields: group === 'NameAlias' ? { strong: 'true', ...fields } : fields,
    remarks: remark === '' ? [] : [remark],
    acts: [groupFields(row, group, 'Regulation_')],
    contacts: contactsOf(contactInfo, warnings),
  }
}

/** Columns of a group by attribute name; those of the act alone, or without them. */
function groupFields(row: Row, group: string, part = ''): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const name of groups[group]?.columns ?? []) {
    if (name.startsWith('Regulation_') !== (part !== '')) continue
    const value = row[`${group}_${name}`] ?? ''
    if (value !== '') fields[attributeOf(group, name)] = name === 'Remark' ? value : oneLine(value)
  }
  return fields
}

function attributeOf(group: string, name: string): string {
  const given = attributes[`${group}_${name}`] ?? attributes[name]
  const bare = name.replace(/^Regulation_/, '')
  return given ?? bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** "PHONE[+93 202-104748] EMAIL[helmand@yahoo.com]". */
function contactsOf(text: string, warnings: Warnings): FsfBlock['contacts'] {
  if (text === '') return []
  const contacts = [...text.matchAll(/([A-Z]+)\[([^\]]*)\]/g)].map(([, key = '', value = '']) => ({ key, value }))
  if (contacts.length > 0) return contacts
  warnings.add('unknown-contact-form', text)
  return [{ key: '', value: oneLine(text) }]
}
