import type {
  CountryStatement,
  NameKind,
  RecordName,
  SourceRecord,
  SubjectSubType,
  SubjectType,
} from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import type { Warnings } from '../warnings.ts'
import { countryCode } from './countries.ts'
import { scriptOf } from './script-of.ts'

type Known = Pick<SourceRecord, 'publisherId' | 'type' | 'names' | 'listings'>

/** A record of a short list: the given fields, and empty values for all others. */
export function plainRecord(known: Known & Partial<SourceRecord>): SourceRecord {
  return recordOf({ subTypes: plainSubTypes(known.type, known.names), ...known })
}

/** A name given as one text, on a list that does not grade its aliases. */
export function plainName(value: string, kind: NameKind, note?: string): RecordName {
  return { value, kind, quality: 'strong', script: scriptOf(value), ...(note === undefined ? {} : { note }) }
}

/** Of names that differ only in case, the first is kept. */
export function distinctNames(names: readonly RecordName[]): RecordName[] {
  const byValue = new Map<string, RecordName>()
  for (const name of names) {
    const key = name.value.toLowerCase()
    if (!byValue.has(key)) byValue.set(key, name)
  }
  return [...byValue.values()]
}

const bankName = /\b(bank|banka|banco|banque|bancorp|bankasi)\b/i
const defaults: Readonly<Record<SubjectType, SubjectSubType>> = {
  '01': '0101',
  '02': '0201',
  '03': '0301',
  '04': '0401',
}

/**
 * Sub-types of a party on a list that defines the kind of its parties (`given`); otherwise the plain one of its type.
 */
export function plainSubTypes(
  type: SubjectType,
  names: readonly RecordName[],
  given: SourceRecord['subTypes'] = [],
): SourceRecord['subTypes'] {
  const bank = type === '01' ? names.find(({ value }) => bankName.test(value)) : undefined
  const found = new Map(given.map((subType) => [subType.code, subType]))
  if (bank) found.set('0102', { code: '0102', reason: `Name ${bank.value}` })
  if (found.size === 0) found.set(defaults[type], { code: defaults[type], reason: 'The list says no more' })
  return [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** A country as published, with its code if it has one; an unknown one is reported. */
export function countryStatement(
  kind: CountryStatement['kind'],
  country: string,
  warnings: Warnings,
): CountryStatement {
  const code = countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return { kind, country, ...(code ? { countryCode: code } : {}) }
}
