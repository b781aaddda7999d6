import type { IdentityDocument, SourceRecord } from '@qingdan/database/record.ts'
import { foldIdentifier } from '@qingdan/matching/fold.ts'
import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'

/** `company-imo` is an owner's number at the IMO; `number` is any other number given by an authority. */
export type NumberKind = 'imo' | 'company-imo' | 'uscc' | 'lei' | 'bic' | 'aircraft' | 'number'

export interface IdentityNumber {
  kind: NumberKind
  /** Upper-case letters and digits. */
  value: string
  country: string | null
  /** The publisher's kind: `passport`, `tax-id`, … */
  stated: string
}

const kinds: Readonly<Partial<Record<IdentityDocument['kind'], NumberKind>>> = {
  imo: 'imo',
  uscc: 'uscc',
  lei: 'lei',
  'swift-bic': 'bic',
  passport: 'number',
  'national-id': 'number',
  'tax-id': 'number',
  registration: 'number',
}

const fewest = 5
const fewestDigits = 4
/** Letters of a bank's code without its branch. */
const bankLength = 8

/** Numbers that identify a party, without repetitions; placeholders and short numbers are left out. */
export function numbersOf(record: SourceRecord): IdentityNumber[] {
  const numbers = [
    ...record.documents.flatMap((document) => toNumbers(document, record)),
    ...(record.vessel?.imo === undefined ? [] : toImo(record.vessel.imo, 'imo', 'imo')),
    ...toAircraft(record),
  ]
  return [...new Map(numbers.map((number) => [`${number.kind}|${number.value}|${number.country}`, number])).values()]
}

function toNumbers(document: IdentityDocument, record: SourceRecord): IdentityNumber[] {
  if (document.validity !== undefined && /fraud|false|forged|counterfeit/i.test(document.validity)) return []
  const stated = document.kind === 'other' ? (recogniseIdentifier(document.number)?.kind ?? 'other') : document.kind
  const kind = kinds[stated]
  if (kind === undefined) return []
  const country = document.countryCode ?? null
  return spellings(document.number).flatMap((value): IdentityNumber[] => {
    switch (kind) {
      case 'imo':
        return toImo(value, record.type === '03' ? 'imo' : 'company-imo', stated)
      case 'lei':
        return value.length === 20 ? [{ kind, value, country: null, stated }] : []
      case 'uscc':
        return value.length === 18 ? [{ kind, value, country: null, stated }] : []
      case 'bic':
        return value.length === 8 || value.length === 11
          ? [{ kind, value: value.slice(0, bankLength), country: null, stated }]
          : []
      default:
        return isDistinctive(value) ? [shaped(value, country, stated)] : []
    }
  })
}

/** A registration number with the format of a credit code or an LEI is read as one. */
function shaped(value: string, country: string | null, stated: string): IdentityNumber {
  const found = recogniseIdentifier(value)
  if ((found?.kind === 'uscc' || found?.kind === 'lei') && found.check === 'fits') {
    return { kind: found.kind, value, country: null, stated }
  }
  return { kind: 'number', value, country, stated }
}

function toImo(text: string, kind: 'imo' | 'company-imo', stated: string): IdentityNumber[] {
  const value = foldIdentifier(text)
  return /^[1-9]\d{6}$/.test(value) && isDistinctive(value) ? [{ kind, value, country: null, stated }] : []
}

/** An aircraft is identified by model and serial number together, because every maker numbers its own. */
function toAircraft({ aircraft }: SourceRecord): IdentityNumber[] {
  const msn = foldIdentifier(aircraft?.msn ?? aircraft?.constructionNumber ?? '')
  const model = foldIdentifier(aircraft?.model ?? '')
  return msn === '' || model === ''
    ? []
    : [{ kind: 'aircraft', value: `${model}/${msn}`, country: null, stated: 'msn' }]
}

/** A number, or the numbers inside a longer text (`A1234567 (Russia)`), without dates. */
function spellings(text: string): string[] {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '')
  if (words.length < 2) return [foldIdentifier(text)]
  const isOneNumber = words.every((word) => /\d/.test(word) || word.length <= 3)
  const whole = isOneNumber ? [foldIdentifier(text)] : []
  const parts = isOneNumber ? [] : words.filter((word) => !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(word))
  return [...whole, ...parts.map(foldIdentifier)].filter((value) => isDistinctive(value))
}

const placeholder = /^(?:(.)\1+|0*1?2345678?9?0?|N\/?A|UNKNOWN|NONE)$/

function isDistinctive(value: string): boolean {
  const digits = value.replace(/\D/g, '')
  if (value.length < fewest || digits.length < fewestDigits) return false
  return !placeholder.test(value) && !/^(\d)\1+$/.test(digits)
}
