import type { EvidenceKind } from '@qingdan/database/evidence-kind.ts'

/** What a comparison of two records found, before it is weighed. */
export interface Finding {
  feature: Feature
  /** 1, or how much of it there is. */
  size: number
  /** What the records state; of both, or first the one's and then the other's. */
  values: readonly string[]
}

/** Everything that is weighed, and the kind of evidence under which it is explained; the second for what speaks against. */
export const kindsOf = {
  prior: ['prior', 'prior'],
  'best-name': ['name', 'other-name'],
  'primary-name': ['name', 'other-name'],
  'equal-primary': ['name', 'other-name'],
  'equal-letters': ['name', 'other-name'],
  'equal-words': ['name', 'other-name'],
  'legal-form': ['name', 'other-name'],
  'other-legal-form': ['name', 'other-legal-form'],
  'more-names': ['name', 'other-name'],
  'rest-of-both': ['name', 'other-name'],
  'other-numeral': ['name', 'other-name'],
  'rare-words': ['rare-name', 'common-name'],
  'one-word': ['rare-name', 'common-name'],
  'one-word-elsewhere': ['other-place', 'other-place'],
  'common-words': ['rare-name', 'common-name'],
  'weak-alias': ['weak-name', 'weak-name'],
  'birth-date': ['birth-date', 'birth-date'],
  'birth-year': ['birth-year', 'birth-year'],
  'near-birth-date': ['near-birth-date', 'other-birth-date'],
  'other-birth-date': ['near-birth-date', 'other-birth-date'],
  country: ['country', 'country'],
  'other-country': ['country', 'other-country'],
  city: ['city', 'city'],
  'other-city': ['city', 'other-city'],
  address: ['address', 'address'],
  'unique-number': ['number', 'number'],
  'long-number': ['number', 'number'],
  number: ['number', 'number'],
  'other-number': ['number', 'other-number'],
  'un-reference': ['reference', 'reference'],
  reference: ['reference', 'reference'],
  'other-reference': ['reference', 'other-reference'],
  regime: ['regime', 'regime'],
  'other-regime': ['regime', 'other-regime'],
  'listed-on': ['listed-on', 'listed-on'],
  'same-entry': ['reference', 'reference'],
  'other-entry': ['reference', 'one-list'],
  'one-list': ['one-list', 'one-list'],
  'list-in-parts': ['one-list', 'one-list'],
  'list-of-several': ['one-list', 'one-list'],
  'other-sex': ['sex', 'other-sex'],
} as const satisfies Record<string, readonly [forIt: EvidenceKind, against: EvidenceKind]>

export type Feature = keyof typeof kindsOf

export const features = Object.keys(kindsOf) as Feature[]

export function finding(feature: Feature, values: readonly string[], size = 1): Finding {
  return { feature, size, values }
}

/** Values that both lists have. */
export function shared(one: readonly string[], other: readonly string[]): string[] {
  return one.filter((value) => other.includes(value))
}
