import type { DocumentKind, Fact, IdentityDocument } from '@qingdan/database/record.ts'
import { oneLine, type UkDesignation } from './uk-designation.ts'

const labelKinds: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\bIMO\b/i, 'imo'],
  [/\bLEI\b|legal entity (?:identifier|number)/i, 'lei'],
  [/SWIFT|\bBIC\b/i, 'swift-bic'],
  [/\bUSCC\b|unified social credit/i, 'uscc'],
  [/\bINN\b|\bTIN\b|\btax(?:payer)?\b|\bVAT\b|\bUNP\b|ИНН|УНН|\bPAN\b/i, 'tax-id'],
  // Of banks, data suppliers and classifications: no register of companies.
  [/\bBIK\b|\bBvD\b|\bSPARK\b|\bOKPO\b|\bKPP\b|government gazette|licen[cs]e|\bDUNS\b|\bISIN\b|\bPPC\b/i, 'other'],
]

const numberLabels =
  'INN|OGRN|OGRNIP|KPP|TIN|BIN|OKPO|PPC|BIK|BvD|ISN|USCC|SRN|CR No|VAT|PAN|LEI|SWIFT|IP Identification|Acuris|CH-ID|(?:State |Company |Commercial |Trade )?[Rr]egist(?:ration|er|ry)|Tax|Legal Entity|Licen[cs]e|Central Bank|OFAC UID|Company|Cedar Rose'
const countryBefore = '(?:Russian?|Kyrgyzstan|Iran|India|Switzerland|China|Germany|UK|USA)\\s+'

/** Start of a number of another kind: the publisher writes several in one value, often without a space between. */
const nextNumber = new RegExp(
  `[;\\n·]|,\\s*(?=(?:${countryBefore})?(?:${numberLabels}))|(?<=\\d\\)?)\\s*/?\\s*(?=(?:${countryBefore})?(?:${numberLabels})(?![a-z]))`,
)

/** Numbers of a company as stated in one value: "INN: 7707083893OGRN: 1027700132195". */
export function toRegistrations(text: string): IdentityDocument[] {
  return text
    .split(nextNumber)
    .map((piece) => oneLine(piece).replace(/^[,'\s]+|[,'\s]+$/g, ''))
    .filter((piece) => /[\p{L}\d]/u.test(piece))
    .map(toRegistration)
}

const labelled =
  /^(?:(?<label>[^\d]*?\p{L}[^\d]*?)(?:\s*[:–—-]+\s*|\s+|(?<=[)]))(?:(?:no\.?|number|code)\s+)?)?(?<number>\p{L}{0,8}\d[\p{L}\d./-]*)\s*(?:[-–]\s*(?<after>[A-Z]{3,5})|\((?<note>[^()]*)\))?\.?$/iu

const bankCode = /^(?<label>SWIFT(?:\s?\/\s?BIC)?|BIC)[\s:–—-]*(?<number>[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/i

function toRegistration(piece: string): IdentityDocument {
  const bank = bankCode.exec(piece)?.groups
  if (bank?.['label'] && bank['number']) return { kind: 'swift-bic', label: bank['label'], number: bank['number'] }
  const { label = '', number, after, note } = labelled.exec(piece)?.groups ?? {}
  const clean = (after ?? label).replace(/^[\s']+|[\s:–—-]+$/g, '').replace(/^\((.*)\)$/, '$1')
  if (number === undefined) {
    return { kind: 'registration', label: 'Business registration number', number: piece }
  }
  return {
    kind: kindOf(clean, 'registration'),
    label: clean === '' ? 'Business registration number' : clean,
    number,
    ...(note === undefined ? {} : { note }),
  }
}

function kindOf(label: string, otherwise: DocumentKind): DocumentKind {
  return labelKinds.find(([pattern]) => pattern.test(label))?.[1] ?? otherwise
}

/** Passports and national numbers; a fact where only the remark is given. Of one number said with and without a remark, the first. */
export function toPapers({ group }: UkDesignation): (IdentityDocument | Fact)[] {
  return [
    ...group('Passport').map((fields) =>
      toPaper('passport', 'Passport', fields['PassportNumber'], fields['PassportAdditionalInformation']),
    ),
    ...group('NationalIdentifier').map((fields) =>
      toPaper(
        'national-id',
        'National identifier',
        fields['NationalIdentifierNumber'],
        fields['NationalIdentifierAdditionalInformation'],
      ),
    ),
  ]
}

function toPaper(
  kind: DocumentKind,
  label: string,
  number: string | undefined,
  info: string | undefined,
): IdentityDocument | Fact {
  if (number === undefined) return { key: 'identity-document', label, value: info ?? '' }
  return { kind, label, number, ...(info === undefined ? {} : { note: info }) }
}

/** Telephones, e-mail addresses and web pages; a telephone that a spreadsheet turned into a negative number is marked. */
export function toContacts({ values }: UkDesignation): IdentityDocument[] {
  const parted = (texts: readonly string[], separator: RegExp) =>
    texts.flatMap((text) => text.split(separator).map((part) => part.trim())).filter((part) => part !== '')
  return [
    ...parted(values('PhoneNumber'), /[;\n]/).map((number): IdentityDocument => {
      const isDamaged = /^-\d+(?:\.\d+)?$/.test(number)
      return {
        kind: 'phone',
        label: 'Telephone',
        number,
        ...(isDamaged ? { validity: 'damaged in the published file' } : {}),
      }
    }),
    ...parted(values('EmailAddress'), /[;,\s]+/).map(
      (number): IdentityDocument => ({ kind: 'email', label: 'E-mail', number }),
    ),
    ...parted(values('Website'), /[;,\s]+/).map(
      (number): IdentityDocument => ({ kind: 'website', label: 'Website', number }),
    ),
  ]
}
