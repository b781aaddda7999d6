import type { TokenRelation } from '../model.ts'

/**
 * The terms of the sum, in the order in which they are added and explained. z = Σ terms; the alert line is z = 0. The
 * names are phrase keys.
 */
export const terms = [
  'base',
  'wholeName',
  'spelling',
  'sound',
  'equivalent',
  'initial',
  'order',
  'conflict',
  'missing',
  'single',
  'descent',
  'sexMark',
  'legalForm',
  'number',
  'place',
  'commonName',
  'limit',
  'generalName',
  'otherCountry',
  'otherParty',
  'weakAlias',
  'shortForm',
  'birthDate',
  'sex',
  'country',
] as const
export type Term = (typeof terms)[number]

/** z of names that cannot reach the z that is asked for; their terms are not all added. */
export const unreachable = Number.NEGATIVE_INFINITY

const indexOf = new Map(terms.map((term, index) => [term, index] as const))

/** A part of the query and the matching part of the listed name: UTF-16 ranges; empty if only one side has it. */
export interface Match {
  queryStart: number
  queryEnd: number
  listedStart: number
  listedEnd: number
  relation: TokenRelation
}

/** Result of one comparison. The object is reused: read it before the next comparison. */
export interface Evidence {
  values: Float64Array
  /** Filled only if requested. */
  matches: Match[] | null
}

export function createEvidence(isTracing: boolean): Evidence {
  return { values: new Float64Array(terms.length), matches: isTracing ? [] : null }
}

export function resetEvidence(evidence: Evidence): void {
  evidence.values.fill(0)
  if (evidence.matches !== null) evidence.matches.length = 0
}

export function addTerm(evidence: Evidence, term: Term, value: number): void {
  if (value === 0) return
  const index = indexOf.get(term) ?? 0
  evidence.values[index] = (evidence.values[index] ?? 0) + value
}

export function cancelTerm(evidence: Evidence, term: Term): void {
  evidence.values[indexOf.get(term) ?? 0] = 0
}

export function termOf(evidence: Evidence, term: Term): number {
  return evidence.values[indexOf.get(term) ?? 0] ?? 0
}

export function sumOf(evidence: Evidence): number {
  let sum = 0
  for (const value of evidence.values) sum += value
  return sum
}

/** Limits the sum to `most`, as a term of its own. */
export function limitTo(evidence: Evidence, most: number, term: Term = 'limit'): void {
  const sum = sumOf(evidence)
  if (sum > most) addTerm(evidence, term, most - sum)
}
