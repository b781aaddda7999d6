import type { DocumentKind, Fact, IdentityDocument, PartialDate } from '@qingdan/database/record.ts'
import { isCountryCode } from '../../reading/countries.ts'
import { isIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import type { Fields, FsfBlock } from './eu-entity.ts'

/** Every identification type of the file, with the publisher's description of it, which the mirror lacks. */
const types: Readonly<Record<string, { kind: DocumentKind; label: string }>> = {
  passport: { kind: 'passport', label: 'National passport' },
  id: { kind: 'national-id', label: 'National identification card' },
  ssn: { kind: 'national-id', label: 'Social security number' },
  unssn: { kind: 'national-id', label: 'United Nations social security number' },
  NRN: { kind: 'national-id', label: 'National registration number' },
  fiscalcode: { kind: 'tax-id', label: 'National Fiscal Code' },
  taxid: { kind: 'tax-id', label: 'Tax identification number' },
  euvat: { kind: 'tax-id', label: 'EU VAT number' },
  regnumber: { kind: 'registration', label: 'Registration Number' },
  tradelic: { kind: 'registration', label: 'Trade licence' },
  imo: { kind: 'imo', label: 'IMO number' },
  swiftbic: { kind: 'swift-bic', label: 'SWIFT BIC' },
  birthcert: { kind: 'other', label: 'Birth certificate' },
  drivinglicence: { kind: 'other', label: 'Driving licence' },
  nationcert: { kind: 'other', label: 'Nationality certificate' },
  travelcardid: { kind: 'other', label: 'Travel card' },
  residentperm: { kind: 'other', label: 'Residence permit' },
  electionid: { kind: 'other', label: 'Electoral card' },
  other: { kind: 'other', label: 'Other identification number' },
}

/** The kind of an "other" number, by the publisher's remark. */
const remarkKinds: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\bIMO\b/i, 'imo'],
  [/\bLEI\b|legal entity identifier/i, 'lei'],
  [/\bBIC\b|\bSWIFT\b/i, 'swift-bic'],
  [/unified social credit/i, 'uscc'],
  [/\btax\b|\bINN\b|\bTIN\b|\bVAT\b|\bИНН\b/i, 'tax-id'],
  [/\bOGRN|\bОГРН|registration|company number|trade regist|\bUNP\b|\bKPP\b|commercial regist/i, 'registration'],
  [/passport/i, 'passport'],
  [/national (?:id|identi)|identity card|personal (?:id|number)|tazkira/i, 'national-id'],
]

/** A document; two where the number is given in Latin letters too; a fact where only a remark says something. */
export function toDocuments({ fields, remarks }: FsfBlock, warnings: Warnings): (IdentityDocument | Fact)[] {
  const code = fields['identificationTypeCode'] ?? ''
  const type = types[code]
  if (type === undefined) warnings.add('unknown-document-type', code)
  const label = fields['identificationTypeDescription'] || type?.label || code || 'Identification'
  const notes = [
    ...remarks.map((remark) => remark.replace(/\s+/g, ' ')),
    ...stated(fields, 'nameOnDocument', 'Name on document: '),
    ...stated(fields, 'region', 'Region: '),
    ...stated(fields, 'validFrom', 'Valid from '),
    ...(fields['diplomatic'] === 'true' ? ['Diplomatic'] : []),
  ]
  const numbers = [fields['number'] ?? '', fields['latinNumber'] ?? ''].filter((number) => /[\p{L}\p{N}]/u.test(number))
  if (numbers.length === 0) {
    return notes.length === 0 ? [] : [{ key: 'identity-document', label, value: notes.join('; ') }]
  }
  const kind = type?.kind ?? 'other'
  const document: Omit<IdentityDocument, 'number'> = {
    kind: kind === 'other' ? (remarkKinds.find(([pattern]) => pattern.test(notes.join(' ')))?.[1] ?? kind) : kind,
    label,
    ...toCountry(fields, warnings),
    ...(fields['issuedBy'] ? { issuingAuthority: fields['issuedBy'] } : {}),
    ...toDay('issuedOn', fields['issuedDate'], warnings),
    ...toDay('expiresOn', fields['validTo'], warnings),
    ...validityOf(fields),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
  return [...new Set(numbers)].map((number) => ({ ...document, number }))
}

/** "00" means unknown; a former state keeps its name, without a code. */
export function toCountry(fields: Fields, warnings: Warnings): { countryCode?: string; country?: string } {
  const code = fields['countryIso2Code'] ?? ''
  const country = fields['countryDescription'] ?? ''
  if (code === '' || code === '00') return {}
  const isFormer = ['AN', 'CS', 'SU', 'YU'].includes(code)
  if (!isCountryCode(code) && !isFormer) warnings.add('unknown-country', `${code} ${country}`)
  return { ...(country === '' ? {} : { country }), ...(isCountryCode(code) ? { countryCode: code } : {}) }
}

function stated(fields: Fields, name: string, before: string): string[] {
  const value = fields[name] ?? ''
  return value === '' ? [] : [`${before}${value}`]
}

function toDay(
  name: 'issuedOn' | 'expiresOn',
  text: string | undefined,
  warnings: Warnings,
): { [K in typeof name]?: PartialDate } {
  if (text === undefined || text === '') return {}
  if (isIsoDay(text)) return { [name]: toPartialDate(text, text, false) }
  warnings.add('unknown-date', text)
  return { [name]: { from: null, to: null, isCirca: false, text } }
}

function validityOf(fields: Fields): { validity?: string } {
  const flags = [
    ['knownExpired', 'expired'],
    ['knownFalse', 'false'],
    ['reportedLost', 'reported lost'],
    ['revokedByIssuer', 'revoked by the issuer'],
  ].flatMap(([name = '', word = '']) => (fields[name] === 'true' ? [word] : []))
  return flags.length === 0 ? {} : { validity: flags.join(', ') }
}
