import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { Language } from '../../../i18n/setup.ts'
import type subjectPhrases from '../../../i18n/zh/subject.json'
import { formatCountry, formatDate } from '../../../lib/language/format.ts'

type FactKey = keyof (typeof subjectPhrases)['facts']

export interface FactValue {
  text: string
  /** Note of the list: issuing country, dates. */
  note: string | null
  /** Shown in the code font with a copy button. */
  isCode: boolean
}

export interface KeyFact {
  /** An i18n key, or the heading itself for kinds of documents that the API names. */
  key: FactKey | null
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
    fact('listedOn', [detail.listedOn && formatDate(detail.listedOn)]),
    fact('changedOn', [detail.changedOn && formatDate(detail.changedOn)]),
  ]
  return [...ownFacts(detail, language), ...documents(detail, language), ...dates, wide('addresses', detail.addresses)]
}

function ownFacts(detail: EntityDetail, language: Language): KeyFact[] {
  switch (detail.type) {
    case '01':
      // Only Chinese enterprises have this number: for others it does not exist, so it is not "unknown".
      return detail.creditCode === null && detail.countryCode !== 'CN' ? [] : [code('creditCode', detail.creditCode)]
    case '02':
      return [
        fact('birthday', detail.birthday),
        fact('birthPlaces', detail.birthPlaces),
        fact(
          'nationalities',
          detail.nationalities.map((nationality) => formatCountry(nationality, language)),
        ),
      ]
    case '03':
      return [
        code('imo', detail.imo),
        fact('vesselFlag', [pick({ zh: detail.vesselFlagZh, en: null }, language) ?? detail.vesselFlag]),
        fact('vesselType', [detail.vesselType]),
        fact('owner', [detail.owner]),
        fact('tonnage', [detail.tonnage]),
        fact('regTonnage', [detail.regTonnage]),
      ]
    case '04':
      return [
        fact('model', [detail.model]),
        code('tailNo', detail.tailNo),
        code('msn', detail.msn),
        code('constructionNum', detail.constructionNum),
        fact('manufactureDate', [detail.manufactureDate]),
        fact('operator', [detail.operator]),
      ]
  }
}

/** Every number once; numbers that are already facts of the type are not repeated. */
function documents(detail: EntityDetail, language: Language): KeyFact[] {
  const own = [detail.creditCode, detail.imo, detail.tailNo, detail.msn, detail.constructionNum]
  const known = new Set(own.map((number) => number && bareNumber(number)))
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

function fact(key: FactKey, values: readonly (string | null)[]): KeyFact {
  const stated = values.flatMap((text) => (text === null || text === '' ? [] : [{ text, note: null, isCode: false }]))
  return { key, heading: null, values: stated, isWide: false }
}

function code(key: FactKey, value: string | null): KeyFact {
  return {
    key,
    heading: null,
    values: value === null ? [] : [{ text: value, note: null, isCode: true }],
    isWide: false,
  }
}

function wide(key: FactKey, values: readonly string[]): KeyFact {
  return { ...fact(key, values), isWide: true }
}
