import type { DocumentKind, IdentityDocument } from '@qingdan/database/record.ts'
import type { Column } from './act-row.ts'
import { splitLettered } from './journal-cells.ts'

type NumberColumn = Extract<
  Column,
  | 'passportNumber'
  | 'registrationNumber'
  | 'taxNumber'
  | 'idNumber'
  | 'innCode'
  | 'ogrnCode'
  | 'kppCode'
  | 'okpoCode'
  | 'leiCode'
  | 'swiftBic'
  | 'ticker'
  | 'phone'
  | 'email'
  | 'website'
>

/** The kind of number of each column, and its heading. */
export const numberColumns: Readonly<Record<NumberColumn, { kind: DocumentKind; label: string }>> = {
  passportNumber: { kind: 'passport', label: 'Passport number' },
  registrationNumber: { kind: 'registration', label: 'Registration number' },
  taxNumber: { kind: 'tax-id', label: 'Tax number' },
  idNumber: { kind: 'other', label: 'Identification number' },
  innCode: { kind: 'tax-id', label: 'INN' },
  ogrnCode: { kind: 'registration', label: 'OGRN' },
  kppCode: { kind: 'other', label: 'KPP' },
  okpoCode: { kind: 'other', label: 'OKPO' },
  leiCode: { kind: 'lei', label: 'LEI' },
  swiftBic: { kind: 'swift-bic', label: 'SWIFT/BIC' },
  ticker: { kind: 'other', label: 'Ticker' },
  phone: { kind: 'phone', label: 'Telephone' },
  email: { kind: 'email', label: 'E-mail' },
  website: { kind: 'website', label: 'Website' },
}

/** What a registration number is, by the brackets behind it: "7725842590 (Tax ID/INN)", "6038735 (IMO-number)". */
const notedKinds: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\bIMO\b/i, 'imo'],
  [/\bLEI\b/i, 'lei'],
  [/\bBIC\b|SWIFT/i, 'swift-bic'],
  [/unified social credit|\bUSCC\b/i, 'uscc'],
  [/\btax\b|\bINN\b|\bTIN\b|\bVAT\b/i, 'tax-id'],
  [/\bKPP\b|\bOKPO\b/i, 'other'],
]

/** The documents of a value; "(a) 203037 (Libyan passport), (b) 347834" are two. */
export function toDocuments(column: NumberColumn, text: string, isPerson: boolean): IdentityDocument[] {
  const { kind, label } = numberColumns[column]
  const own = column === 'idNumber' && isPerson ? 'national-id' : kind
  if (own === 'phone' || own === 'email' || own === 'website') return [{ kind: own, label, number: text }]
  return splitLettered(text)
    .filter((piece) => /[\p{L}\d]/u.test(piece))
    .map((piece) => {
      const [, stated = piece, brackets] = /^([^()]*\d[^()]*?)\s*\((.*)\)?$/.exec(piece) ?? []
      const told = brackets?.replace(/\)$/, '').trim()
      const number = own === 'passport' || own === 'national-id' ? numberIn(stated) : stated
      const notes = [number === stated ? '' : stated, told ?? ''].filter((note) => note !== '')
      const noted = own === 'registration' && told ? notedKinds.find(([pattern]) => pattern.test(told))?.[1] : undefined
      return {
        kind: noted ?? own,
        label,
        number,
        ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
      }
    })
}

/** Each number once, with what its rows say of it: one says "Ugandan passport", another adds when it expires. */
export function joinDocuments(documents: readonly IdentityDocument[]): IdentityDocument[] {
  return [...Map.groupBy(documents, ({ kind, number }) => `${kind} ${number}`).values()].flatMap(
    ([first, ...others]) => {
      if (first === undefined) return []
      const notes = [...new Set([first, ...others].flatMap(({ note }) => note ?? []))]
      const longest = notes.filter((note) => !notes.some((other) => other !== note && other.includes(note)))
      return [{ ...first, ...(longest.length === 0 ? {} : { note: longest.join('; ') }) }]
    },
  )
}

/** "Pakistani passport number NC5140251 issued on 23 October 2009": the number of a sentence; "series 6103 No 814361": both its parts. */
function numberIn(text: string): string {
  const series = /^series\s+(\S+)\s+(?:No\.?|number)\s*(\d{5,})/i.exec(text)
  if (series) return `${series[1]} ${series[2]}`
  const words = text.split(/[\s,;]+/)
  const numbers = words.filter((word) => (word.match(/\d/g)?.length ?? 0) > 3 && !/^\d{4}$|\d\.\d+\.\d{4}/.test(word))
  const [first, ...others] = numbers
  return words.length > 2 && /\p{L}{4,}/u.test(text) && first !== undefined && others.length === 0 ? first : text
}
