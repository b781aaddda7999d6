import type { CountryStatement, DocumentKind } from '@qingdan/database/record.ts'

/** How each FeatureType is read. Every type of the file is here; any other one is reported and kept as a fact. */
export type FeatureRule =
  | { to: 'address' | 'birth-date' | 'birth-place' | 'position' | 'sex' }
  | { to: 'country'; kind: CountryStatement['kind'] }
  | { to: 'document'; kind: DocumentKind }
  | { to: 'wallet'; currency: string }
  /** Field of a vessel or aircraft; the first value fills it, each further value is a fact. */
  | { to: 'vehicle'; field: VehicleField; key: string; document?: DocumentKind }
  | { to: 'fact'; key: string }

export type VehicleField =
  | 'callSign'
  | 'vesselType'
  | 'flag'
  | 'formerFlags'
  | 'owner'
  | 'tonnage'
  | 'grossTonnage'
  | 'builtOn'
  | 'model'
  | 'operator'
  | 'tailNumber'
  | 'formerTailNumbers'
  | 'msn'
  | 'constructionNumber'
  | 'manufacturedOn'
  | 'modeSCode'

const rules: Readonly<Record<string, FeatureRule>> = {
  Location: { to: 'address' },
  Birthdate: { to: 'birth-date' },
  'Place of Birth': { to: 'birth-place' },
  Gender: { to: 'sex' },
  // OFAC's "Title" is the office held ("Director of …"), not a form of address.
  Title: { to: 'position' },

  'Nationality Country': { to: 'country', kind: 'nationality' },
  'Citizenship Country': { to: 'country', kind: 'citizenship' },
  'Nationality of Registration': { to: 'country', kind: 'registration' },
  'Registration Country': { to: 'country', kind: 'registration' },

  'SWIFT/BIC': { to: 'document', kind: 'swift-bic' },
  Website: { to: 'document', kind: 'website' },
  'Email Address': { to: 'document', kind: 'email' },
  'Phone Number': { to: 'document', kind: 'phone' },
  'BIK (RU)': { to: 'document', kind: 'other' },
  'UN/LOCODE': { to: 'document', kind: 'other' },
  'MICEX Code': { to: 'document', kind: 'other' },
  'D-U-N-S Number': { to: 'document', kind: 'other' },
  'Equity Ticker': { to: 'document', kind: 'other' },
  ISIN: { to: 'document', kind: 'other' },

  'Vessel Call Sign': { to: 'vehicle', field: 'callSign', key: 'vessel-call-sign', document: 'call-sign' },
  'Other Vessel Call Sign': { to: 'document', kind: 'call-sign' },
  'VESSEL TYPE': { to: 'vehicle', field: 'vesselType', key: 'vessel-type' },
  'Other Vessel Type': { to: 'fact', key: 'other-vessel-type' },
  'Vessel Flag': { to: 'vehicle', field: 'flag', key: 'vessel-flag' },
  'Former Vessel Flag': { to: 'vehicle', field: 'formerFlags', key: 'former-vessel-flag' },
  'Other Vessel Flag': { to: 'fact', key: 'other-vessel-flag' },
  'Vessel Owner': { to: 'vehicle', field: 'owner', key: 'vessel-owner' },
  'Vessel Tonnage': { to: 'vehicle', field: 'tonnage', key: 'vessel-tonnage' },
  'Vessel Gross Registered Tonnage': { to: 'vehicle', field: 'grossTonnage', key: 'vessel-gross-tonnage' },
  'Vessel Year of Build': { to: 'vehicle', field: 'builtOn', key: 'vessel-built' },

  'Aircraft Construction Number (also called L/N or S/N or F/N)': {
    to: 'vehicle',
    field: 'constructionNumber',
    key: 'aircraft-construction-number',
    document: 'other',
  },
  'Aircraft Manufacture Date': { to: 'vehicle', field: 'manufacturedOn', key: 'aircraft-manufactured' },
  'Aircraft Mode S Transponder Code': {
    to: 'vehicle',
    field: 'modeSCode',
    key: 'aircraft-mode-s-code',
    document: 'other',
  },
  'Aircraft Model': { to: 'vehicle', field: 'model', key: 'aircraft-model' },
  'Aircraft Operator': { to: 'vehicle', field: 'operator', key: 'aircraft-operator' },
  'Aircraft Tail Number': {
    to: 'vehicle',
    field: 'tailNumber',
    key: 'aircraft-tail-number',
    document: 'tail-number',
  },
  'Previous Aircraft Tail Number': {
    to: 'vehicle',
    field: 'formerTailNumbers',
    key: 'former-aircraft-tail-number',
    document: 'tail-number',
  },
  "Aircraft Manufacturer's Serial Number (MSN)": {
    to: 'vehicle',
    field: 'msn',
    key: 'aircraft-msn',
    document: 'msn',
  },

  'IFCA Determination -': { to: 'fact', key: 'ifca-determination' },
  'Additional Sanctions Information -': { to: 'fact', key: 'additional-sanctions-information' },
  'Executive Order 13662 Directive Determination -': { to: 'fact', key: 'eo-13662-directive' },
  'Secondary sanctions risk:': { to: 'fact', key: 'secondary-sanctions-risk' },
  'CAATSA Section 235 Information:': { to: 'fact', key: 'caatsa-235' },
  'Executive Order 13846 information:': { to: 'fact', key: 'eo-13846' },
  'Transactions Prohibited For Persons Owned or Controlled By U.S. Financial Institutions:': {
    to: 'fact',
    key: 'us-financial-institutions-prohibition',
  },
  'Organization Established Date': { to: 'fact', key: 'established' },
  'Organization Type:': { to: 'fact', key: 'organization-type' },
  'Target Type': { to: 'fact', key: 'target-type' },
  'PEESA Information:': { to: 'fact', key: 'peesa' },
  'Executive Order 14024 Directive Information -': { to: 'fact', key: 'eo-14024-directive' },
  'Executive Order 14024 Directive Information': { to: 'fact', key: 'eo-14024-directive' },
  'Listing Date (EO 14024 Directive 2):': { to: 'fact', key: 'eo-14024-directive-2-listed' },
  'Effective Date (EO 14024 Directive 2):': { to: 'fact', key: 'eo-14024-directive-2-effective' },
  'Listing Date (EO 14024 Directive 3):': { to: 'fact', key: 'eo-14024-directive-3-listed' },
  'Effective Date (EO 14024 Directive 3):': { to: 'fact', key: 'eo-14024-directive-3-effective' },
}

// New currencies come as new feature types of one pattern; only the code after the dash is new.
const wallet = /^Digital Currency Address - ([A-Z0-9]{2,10})$/

/** The rule of a feature type; null for an unknown type. */
export function featureRule(type: string): FeatureRule | null {
  const currency = wallet.exec(type)?.[1]
  if (currency !== undefined) return { to: 'wallet', currency }
  return rules[type] ?? null
}
