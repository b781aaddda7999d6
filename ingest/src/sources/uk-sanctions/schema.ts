import type { ElementSchema } from '../../reading/xml/read-elements.ts'

/** The elements of the UK Sanctions List, as in its editions of 2026. The other formats use these names too. */

const text: ElementSchema = {}
const ignored: ElementSchema = { isIgnored: true }
const fields = (names: readonly string[]): ElementSchema => ({
  children: Object.fromEntries(names.map((name) => [name, text])),
})
const list = (item: string, schema: ElementSchema = text): ElementSchema => ({ children: { [item]: schema } })

/** Plain elements of a designation. */
export const plainFields = [
  'LastUpdated',
  'DateDesignated',
  'UniqueID',
  'OFSIGroupID',
  'UNReferenceNumber',
  'RegimeName',
  'IndividualEntityShip',
  'DesignationSource',
  'SanctionsImposed',
  'OtherInformation',
  'UKStatementofReasons',
] as const

const nameFields = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6', 'NameType', 'AliasStrength'] as const

/** Groups of several fields: the list's element, the item's, the fields. */
export const groups = {
  Name: { list: 'Names', fields: nameFields },
  NonLatinName: {
    list: 'NonLatinNames',
    fields: ['NameNonLatinScript', 'NonLatinScriptType', 'NonLatinScriptLanguage'],
  },
  Address: {
    list: 'Addresses',
    fields: [
      'AddressLine1',
      'AddressLine2',
      'AddressLine3',
      'AddressLine4',
      'AddressLine5',
      'AddressLine6',
      'AddressPostalCode',
      'AddressCountry',
    ],
  },
  Passport: { list: 'PassportDetails', fields: ['PassportNumber', 'PassportAdditionalInformation'] },
  NationalIdentifier: {
    list: 'NationalIdentifierDetails',
    fields: ['NationalIdentifierNumber', 'NationalIdentifierAdditionalInformation'],
  },
  Location: { list: 'BirthDetails', fields: ['TownOfBirth', 'CountryOfBirth'] },
} as const satisfies Record<string, { list: string; fields: readonly string[] }>

export type GroupName = keyof typeof groups

/** Lists of single values: the item's element and its list's. */
export const values = {
  Title: 'Titles',
  PhoneNumber: 'PhoneNumbers',
  EmailAddress: 'EmailAddresses',
  Website: 'Websites',
  DOB: 'DOBs',
  Nationality: 'Nationalities',
  Position: 'Positions',
  Gender: 'Genders',
  TypeOfEntity: 'TypeOfEntities',
  Subsidiary: 'Subsidiaries',
  ParentCompany: 'ParentCompanies',
  BusinessRegistrationNumber: 'BusinessRegistrationNumbers',
  IMONumber: 'IMONumbers',
  CurrentOwnerOperator: 'CurrentOwnerOperators',
  PreviousOwnerOperator: 'PreviousOwnerOperators',
  CurrentBelievedFlagOfShip: 'CurrentBelievedFlagOfShips',
  PreviousFlag: 'PreviousFlags',
  TypeOfShip: 'TypeOfShipDetails',
  TonnageOfShip: 'TonnageOfShipDetails',
  LengthOfShip: 'LengthOfShipDetails',
  YearBuilt: 'YearsBuilt',
  HullIdentificationNumber: 'HullIdentificationNumbers',
} as const satisfies Record<string, string>

export type ValueName = keyof typeof values

const group = (name: GroupName): [string, ElementSchema] => [groups[name].list, list(name, fields(groups[name].fields))]
const valueList = (name: ValueName): [string, ElementSchema] => [values[name], list(name)]

export const root = {
  name: 'Designations',
  schema: {
    attributes: ['xmlns:xsi', 'xmlns:xsd'],
    children: {
      DateGenerated: { isItem: true },
      Designation: {
        isItem: true,
        children: Object.fromEntries([
          ...plainFields.map((name): [string, ElementSchema] => [name, text]),
          // The same as SanctionsImposed, as flags.
          ['SanctionsImposedIndicators', ignored],
          group('Name'),
          group('NonLatinName'),
          group('Address'),
          valueList('Title'),
          valueList('PhoneNumber'),
          valueList('EmailAddress'),
          valueList('Website'),
          [
            'IndividualDetails',
            list('Individual', {
              children: Object.fromEntries([
                valueList('Title'),
                valueList('DOB'),
                valueList('Nationality'),
                valueList('Position'),
                valueList('Gender'),
                group('Passport'),
                group('NationalIdentifier'),
                group('Location'),
              ]),
            }),
          ],
          [
            'EntityDetails',
            list('Entity', {
              children: Object.fromEntries([
                valueList('TypeOfEntity'),
                valueList('Subsidiary'),
                valueList('ParentCompany'),
                valueList('BusinessRegistrationNumber'),
              ]),
            }),
          ],
          [
            'ShipDetails',
            list('Ship', {
              children: Object.fromEntries([
                valueList('IMONumber'),
                valueList('CurrentOwnerOperator'),
                valueList('PreviousOwnerOperator'),
                valueList('CurrentBelievedFlagOfShip'),
                valueList('PreviousFlag'),
                valueList('TypeOfShip'),
                valueList('TonnageOfShip'),
                valueList('LengthOfShip'),
                valueList('YearBuilt'),
                valueList('HullIdentificationNumber'),
              ]),
            }),
          ],
        ]),
      },
    },
  } satisfies ElementSchema,
}
