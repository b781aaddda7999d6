import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { keyFacts, valuesOf } from '@qingdan/api/contract/terms/key-facts.ts'
import type { Terms } from '@qingdan/api/contract/terms/model.ts'
import { formatDate } from '../../../lib/language/format.ts'

export interface FactValue {
  text: string
  /** Note of the list: issuing country, dates. */
  note: string | null
  /** Shown in the code font with a copy button. */
  isCode: boolean
}

export interface KeyFact {
  /** A term, or the heading itself for kinds of documents that the API names. */
  key: keyof Terms['fact'] | null
  heading: string | null
  /** Empty: no list states it, and the page says so. */
  values: FactValue[]
  /** Shown over the full width. */
  isWide: boolean
}

/**
 * Identifying facts, in the order a reviewer needs them. Facts of the type are present even when unknown; documents and addresses only if there are
 * any. The caller passes type and country as texts.
 */
export function toKeyFacts(detail: EntityDetail, language: Language): KeyFact[] {
  const dates = [
    fact('listedOn', detail.listedOn === null ? [] : [formatDate(detail.listedOn)]),
    fact('changedOn', detail.changedOn === null ? [] : [formatDate(detail.changedOn)]),
  ]
  return [...ownFacts(detail, language), ...documents(detail, language), ...dates, wide('addresses', detail.addresses)]
}

function ownFacts(detail: EntityDetail, language: Language): KeyFact[] {
  return keyFacts.flatMap((own) => {
    const values = valuesOf(own, detail, language)
    const isShown = own.type === detail.type && (values.length > 0 || own.isExpected?.(detail) !== false)
    return isShown ? [fact(own.name, values, own.isNumber)] : []
  })
}

/** Every number once; numbers that are already facts of the type are not repeated. */
function documents(detail: EntityDetail, language: Language): KeyFact[] {
  const own = keyFacts.filter(({ isNumber }) => isNumber).flatMap((number) => valuesOf(number, detail, language))
  const known = new Set(own.map(bareNumber))
  const byHeading = new Map<string, FactValue[]>()
  for (const { nameZh, nameEn, value } of detail.identifiers) {
    const number = toNumber(value)
    if (known.has(bareNumber(number.text))) continue
    const heading = pick({ zh: nameZh, en: nameEn }, language)
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), number])
  }
  return [...byHeading].map(([heading, values]) => ({ key: null, heading, values, isWide: false }))
}

/** Splits `10100722073 (Iran)` into the number and its note. */
function toNumber(value: string): FactValue {
  const [, text = value, note = null] = /^([^(]+?) \((.+)\)$/.exec(value) ?? []
  return { text, note, isCode: true }
}

/** Letters and digits, without the prefix that some lists put before an IMO number. */
function bareNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replace(/^IMO(?=\d{7}$)/, '')
}

function fact(key: KeyFact['key'], values: readonly string[], isCode = false): KeyFact {
  return { key, heading: null, values: values.map((text) => ({ text, note: null, isCode })), isWide: false }
}

function wide(key: KeyFact['key'], values: readonly string[]): KeyFact {
  return { ...fact(key, values), isWide: true }
}
