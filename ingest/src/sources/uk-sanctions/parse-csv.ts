import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { GroupName, ValueName } from './schema.ts'
import { toDay } from './uk-days.ts'
import { emptyDesignation, type Fields, oneLine, type UkDesignation, type UkFile } from './uk-designation.ts'

/** Every column with its element. */
const plain: Readonly<Record<string, string>> = {
  'Last Updated': 'LastUpdated',
  'Unique ID': 'UniqueID',
  'OFSI Group ID': 'OFSIGroupID',
  'UN Reference Number': 'UNReferenceNumber',
  'Regime Name': 'RegimeName',
  'Designation Type': 'IndividualEntityShip',
  'Designation source': 'DesignationSource',
  'Sanctions Imposed': 'SanctionsImposed',
  'Other Information': 'OtherInformation',
  'UK Statement of Reasons': 'UKStatementofReasons',
  'Date Designated': 'DateDesignated',
}
const grouped: Readonly<Record<GroupName, Readonly<Record<string, string>>>> = {
  Name: {
    'Name 6': 'Name6',
    'Name 1': 'Name1',
    'Name 2': 'Name2',
    'Name 3': 'Name3',
    'Name 4': 'Name4',
    'Name 5': 'Name5',
    'Name type': 'NameType',
    'Alias strength': 'AliasStrength',
  },
  NonLatinName: {
    'Name non-latin script': 'NameNonLatinScript',
    'Non-latin script type': 'NonLatinScriptType',
    'Non-latin script language': 'NonLatinScriptLanguage',
  },
  Address: {
    'Address Line 1': 'AddressLine1',
    'Address Line 2': 'AddressLine2',
    'Address Line 3': 'AddressLine3',
    'Address Line 4': 'AddressLine4',
    'Address Line 5': 'AddressLine5',
    'Address Line 6': 'AddressLine6',
    'Address Postal Code': 'AddressPostalCode',
    'Address Country': 'AddressCountry',
  },
  Passport: {
    'Passport number': 'PassportNumber',
    'Passport additional information': 'PassportAdditionalInformation',
  },
  NationalIdentifier: {
    'National Identifier number': 'NationalIdentifierNumber',
    'National Identifier additional information': 'NationalIdentifierAdditionalInformation',
  },
  Location: { 'Town of birth': 'TownOfBirth', 'Country of birth': 'CountryOfBirth' },
}
const single: Readonly<Record<string, ValueName>> = {
  Title: 'Title',
  'Phone number': 'PhoneNumber',
  Website: 'Website',
  'Email address': 'EmailAddress',
  'D.O.B': 'DOB',
  'Nationality(/ies)': 'Nationality',
  Position: 'Position',
  Gender: 'Gender',
  'Type of entity': 'TypeOfEntity',
  Subsidiaries: 'Subsidiary',
  'Parent company': 'ParentCompany',
  'Business registration number (s)': 'BusinessRegistrationNumber',
  'IMO number': 'IMONumber',
  'Current owner/operator (s)': 'CurrentOwnerOperator',
  'Previous owner/operator (s)': 'PreviousOwnerOperator',
  'Current believed flag of ship': 'CurrentBelievedFlagOfShip',
  'Previous flags': 'PreviousFlag',
  'Type of ship': 'TypeOfShip',
  'Tonnage of ship': 'TonnageOfShip',
  'Length of ship': 'LengthOfShip',
  'Year Built': 'YearBuilt',
  'Hull identification number (HIN)': 'HullIdentificationNumber',
}

export const columns: readonly string[] = [
  ...Object.keys(plain),
  ...Object.values(grouped).flatMap((names) => Object.keys(names)),
  ...Object.keys(single),
]

/**
 * Reads the publisher's CSV: a line with the date, a heading of 58 columns, then one row per combination of a designation's names, addresses,
 * papers and so on. Rows are gathered by `Unique ID`, each value once.
 */
export async function parseCsv(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<UkFile> {
  const designations = new Map<string, UkDesignation>()
  let publishedOn: string | null = null
  const format = {
    delimiter: ',',
    columns,
    preambleLines: 1,
    onPreamble: (line: string) => {
      publishedOn = toDay(line.replace(/^\s*report date:\s*/i, ''))
    },
  }
  for await (const row of readTable(content, format, warnings)) addRow(designations, row)
  if (publishedOn === null) throw new Rejected('The file does not say when it was generated.')
  return {
    publishedOn,
    designations: (async function* () {
      yield [...designations.values()]
    })(),
  }
}

function addRow(designations: Map<string, UkDesignation>, row: Row): void {
  const id = row['Unique ID'] ?? ''
  const designation = designations.get(id) ?? emptyDesignation(pick(row, plain, (value) => value))
  designations.set(id, designation)
  for (const [group, names] of Object.entries(grouped)) {
    designation.addGroup(group as GroupName, pick(row, names, oneLine))
  }
  for (const [column, name] of Object.entries(single)) designation.addValue(name, row[column] ?? '')
}

function pick(row: Row, names: Readonly<Record<string, string>>, clean: (value: string) => string): Fields {
  const fields: Record<string, string> = {}
  for (const [column, name] of Object.entries(names)) {
    const value = clean(row[column] ?? '')
    if (value !== '') fields[name] = value
  }
  return fields
}
