import type { DocumentKind } from '@qingdan/database/record.ts'

/**
 * Every IDRegDocType of the file. "Vessel Registration Identification" is an IMO number if the number says so,
 * otherwise a national registration (see `documentKind`).
 */
const kinds: Readonly<Record<string, DocumentKind>> = {
  Passport: 'passport',
  'British National Overseas Passport': 'passport',
  'Diplomatic Passport': 'passport',
  'Stateless Person Passport': 'passport',
  'Travel Document Number': 'passport',

  'Cedula No.': 'national-id',
  SSN: 'national-id',
  'D.N.I.': 'national-id',
  'N.I.E.': 'national-id',
  'National ID No.': 'national-id',
  'LE Number': 'national-id',
  'Bosnian Personal ID No.': 'national-id',
  'Credencial electoral': 'national-id',
  'Kenyan ID No.': 'national-id',
  'Moroccan Personal ID No.': 'national-id',
  'C.U.R.P.': 'national-id',
  'Electoral Registry No.': 'national-id',
  'National Foreign ID Number': 'national-id',
  'Personal ID Card': 'national-id',
  'Federal ID Card': 'national-id',
  'CNP (Personal Numerical Code)': 'national-id',
  'Turkish Identification Number': 'national-id',
  'Stateless Person ID Card': 'national-id',
  'Refugee ID Card': 'national-id',
  'Numero de Identidad': 'national-id',
  'Tarjeta de Identidad': 'national-id',
  'Tazkira National ID Card': 'national-id',
  'I.F.E.': 'national-id',
  "Citizen's Card Number": 'national-id',
  'UAE Identification': 'national-id',
  'C.U.I.': 'national-id',

  'R.F.C.': 'tax-id',
  RFC: 'tax-id',
  'NIT #': 'tax-id',
  'US FEIN': 'tax-id',
  'RUC #': 'tax-id',
  'C.I.F.': 'tax-id',
  'RIF #': 'tax-id',
  'V.A.T. Number': 'tax-id',
  'Italian Fiscal Code': 'tax-id',
  'Fiscal Code': 'tax-id',
  'C.U.I.T.': 'tax-id',
  'Tax ID No.': 'tax-id',
  'Paraguayan tax identification number': 'tax-id',
  'Numero Unico de Identificacao Tributaria (NUIT)': 'tax-id',
  'Romanian Tax Registration': 'tax-id',
  'N.I.F.': 'tax-id',
  RTN: 'tax-id',

  'Business Registration Document #': 'registration',
  'Registration ID': 'registration',
  'Registered Charity No.': 'registration',
  'C.I.N.': 'registration',
  'C.R. No.': 'registration',
  'UK Company Number': 'registration',
  'Dubai Chamber of Commerce Membership No.': 'registration',
  'Trade License No.': 'registration',
  'Commercial Registry Number': 'registration',
  'Certificate of Incorporation Number': 'registration',
  'Registration Certificate Number (Dubai)': 'registration',
  'Matricula Mercantil No': 'registration',
  'Romanian C.R.': 'registration',
  'Folio Mercantil No.': 'registration',
  'Istanbul Chamber of Comm. No.': 'registration',
  'Company Number': 'registration',
  'Public Registration Number': 'registration',
  'Branch Unit Number': 'registration',
  'Enterprise Number': 'registration',
  'Organization Code': 'registration',
  'Chamber of Commerce Number': 'registration',
  'Legal Entity Number': 'registration',
  'Business Number': 'registration',
  'Business Registration Number': 'registration',
  'Registration Number': 'registration',
  'MSB Registration Number': 'registration',
  'Central Registration System Number': 'registration',
  'Economic Register Number (CBLS)': 'registration',
  'Russian State Individual Business Registration Number Pattern (OGRNIP)': 'registration',
  'Vessel Registration Identification': 'registration',

  'United Social Credit Code Certificate (USCCC)': 'uscc',
  'Unified Social Credit Code (USCC)': 'uscc',
  MMSI: 'mmsi',
  'Aircraft Serial Identification': 'msn',

  "Driver's License No.": 'other',
  'Serial No.': 'other',
  'Public Security and Immigration No.': 'other',
  'Immigration No.': 'other',
  // Issued to both persons and companies.
  'Identification Number': 'other',
  'Tourism License No.': 'other',
  'Cartilla de Servicio Militar Nacional': 'other',
  'C.U.I.P.': 'other',
  VisaNumberID: 'other',
  'Residency Number': 'other',
  'Romanian Permanent Resident': 'other',
  'Government Gazette Number': 'other',
  'Pilot License Number': 'other',
  'Afghan Money Service Provider License Number': 'other',
  'SRE Permit No.': 'other',
  License: 'other',
  // The telegraph code of a Chinese name.
  'Chinese Commercial Code': 'other',
  'Birth Certificate Number': 'other',
  'File Number': 'other',
  "Seafarer's Identification Document": 'other',
  'Trademark number': 'other',
  'Permit Number': 'other',
  'Military Registration Number': 'other',
  'Global Intermediary Identification Number': 'other',
}

const imo = /^IMO\s*\d{7}$/i
const lei = /^[A-Z0-9]{18}\d{2}$/

export function isKnownDocumentType(label: string): boolean {
  return Object.hasOwn(kinds, label)
}

/** Kind of a document by the publisher's type and the form of the number; 'other' for an unknown type. */
export function documentKind(label: string, number: string): DocumentKind {
  if (label === 'Vessel Registration Identification' && imo.test(number)) return 'imo'
  if (label === 'Legal Entity Number' && lei.test(number)) return 'lei'
  return kinds[label] ?? 'other'
}
