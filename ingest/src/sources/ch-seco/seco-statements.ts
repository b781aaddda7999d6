import type { DocumentKind, IdentityDocument } from '@qingdan/database/record.ts'

const numberKinds: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^IMO number$/i, 'imo'],
  [/^(?:e-?mail(?: address)?|company e-?mail)$/i, 'email'],
  [/^(?:company )?website$/i, 'website'],
  [/^(?:tel\.?|telephone|phone|company phone)(?: (?:number|no\.))?$/i, 'phone'],
  [
    /^(?:tax(?:payer)? identification number|tax registration number|tax (?:payer )?ID(?: number| no\.)?|INN|UNP|TIN)$/i,
    'tax-id',
  ],
  [/^(?:(?:main )?(?:state |business )?registration number(?: \([A-Z]+\))?|OGRN)$/i, 'registration'],
  [/^(?:SWIFT(?:\s?\/\s?BIC)?(?: codes?)?|BIC)$/i, 'swift-bic'],
  [/^passport number$/i, 'passport'],
  [
    /^(?:(?:syrian )?national ID(?:\.| number)?|national identification number|ID (?:card )?number|personal ID)$/i,
    'national-id',
  ],
  [/^(?:OKPO|KPP|fax(?: no\.| number)?)$/i, 'other'],
]

/** "IMO Number: 8405270", "OGRN: 1027700132195": a labelled number; null for any other sentence. */
export function toNumber(statement: string): IdentityDocument | null {
  const { label, number } = /^(?<label>[^:]{2,60}?)\s*:\s*(?<number>\S.*?)\.?$/s.exec(statement)?.groups ?? {}
  if (label === undefined || number === undefined) return null
  const kind = numberKinds.find(([pattern]) => pattern.test(label.trim()))?.[1]
  const isNumber = kind === 'email' || kind === 'website' || /^[\p{L}\d+()./, -]*\d[\p{L}\d+()./, -]*$/u.test(number)
  return kind === undefined || !(isNumber || kind === 'swift-bic') ? null : { kind, label: label.trim(), number }
}
