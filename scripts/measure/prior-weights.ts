import type { Weights } from '@qingdan/resolution/weights.ts'

/**
 * Weights before any pair is seen, by what is known of lists: the fit moves away from them as far as the labelled
 * pairs ask for, and never changes a sign.
 */
export const priorWeights: Weights = {
  prior: -3,
  'best-name': 0.5,
  'primary-name': 0.5,
  'equal-primary': 0.5,
  'equal-letters': 0.5,
  'equal-words': 0.3,
  'legal-form': 0.2,
  'other-legal-form': -1,
  'more-names': 0.3,
  'rest-of-both': -0.8,
  'other-numeral': -6,
  'one-word': -0.5,
  'one-word-elsewhere': -4,
  'rare-words': 0.8,
  'common-words': -2,
  'weak-alias': -1,
  'birth-date': 2.5,
  'birth-year': 1,
  'near-birth-date': 0,
  'other-birth-date': -9,
  country: 0.3,
  'other-country': -1,
  city: 0.3,
  'other-city': -0.5,
  address: 0.3,
  'unique-number': 6,
  'long-number': 4,
  number: 2,
  'other-number': -1.5,
  'un-reference': 5,
  reference: 5,
  'other-reference': -4,
  regime: 0.3,
  'other-regime': -0.3,
  'listed-on': 1,
  'same-entry': 3,
  'other-entry': -2,
  'one-list': -5,
  'list-in-parts': -1.5,
  'list-of-several': -0.5,
  'other-sex': -5,
}

/**
 * Weights that the pairs move little: such pairs are rare in the sample, and a wrong merge by them is grave (another
 * birth date, another number in the name, one word in another city).
 */
export const firmWeights: ReadonlySet<string> = new Set([
  'other-birth-date',
  'common-words',
  'other-numeral',
  'one-word-elsewhere',
  'other-sex',
  'unique-number',
  'un-reference',
  'reference',
])
