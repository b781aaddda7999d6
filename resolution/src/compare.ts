import type { MatchEvidence } from '@qingdan/database/schema.ts'
import { compareBirths } from './evidence/births.ts'
import { type Feature, type Finding, finding, kindsOf } from './evidence/finding.ts'
import { compareListings } from './evidence/listings.ts'
import { compareSpellings, compareWords, mostSpelling } from './evidence/names.ts'
import { compareNumbers, compareReferences } from './evidence/numbers.ts'
import { areElsewhere, comparePlaces } from './evidence/places.ts'
import { possible } from './lines.ts'
import type { Party } from './party.ts'
import { weightsOf } from './weights.ts'

/** The evidence that two records are one party. */
export interface Comparison {
  /** Natural logarithm of the odds: the sum of all points; 0 is as likely as not. */
  odds: number
  findings: readonly Finding[]
}

/** Records of two kinds are two parties. */
const otherKind: Comparison = { odds: Number.NEGATIVE_INFINITY, findings: [] }

/**
 * Weighs everything that two records state. The comparison of spellings, which costs most, is left out when it could
 * not make them possibly one party; the odds are then their upper bound.
 */
export function compareParties(a: Party, b: Party): Comparison {
  if (a.profile.type !== b.profile.type) return otherKind
  const weights = weightsOf(a.profile.type)
  const sum = (findings: readonly Finding[]) =>
    findings.reduce((odds, { feature, size }) => odds + weights[feature] * size, 0)
  const findings = allButSpellings(a, b)
  const odds = sum(findings)
  const most = odds + (weights['best-name'] + weights['primary-name']) * mostSpelling
  if (most < possible) return { odds: most, findings }
  const spellings = compareSpellings(a.profile, b.profile)
  return { odds: odds + sum(spellings), findings: [...findings, ...spellings] }
}

/** Everything that is weighed, for fitting the weights. */
export function findingsOf(a: Party, b: Party): Finding[] {
  return [...allButSpellings(a, b), ...compareSpellings(a.profile, b.profile)]
}

function allButSpellings(a: Party, b: Party): Finding[] {
  const [one, other] = [a.profile, b.profile]
  const names = compareWords(one, other)
  const oneWord = names.find(({ feature }) => feature === 'one-word')
  const isOtherSex = one.sex !== null && other.sex !== null && one.sex !== other.sex
  const found = [
    finding('prior', []),
    ...names,
    ...(oneWord !== undefined && areElsewhere(one, other) ? [finding('one-word-elsewhere', oneWord.values)] : []),
    ...compareBirths(one, other),
    ...comparePlaces(one, other),
    ...compareNumbers(one, other),
    ...compareReferences(one, other),
    ...compareListings(a, b),
    ...(isOtherSex ? [finding('other-sex', [one.sex ?? '', other.sex ?? ''])] : []),
  ]
  // How common a name is counts against it only where nothing but the country agrees.
  const isBacked = found.some(({ feature }) => backing.has(feature))
  return isBacked ? found.filter(({ feature }) => feature !== 'common-words') : found
}

const backing: ReadonlySet<Feature> = new Set([
  'birth-date',
  'birth-year',
  'unique-number',
  'long-number',
  'number',
  'un-reference',
  'reference',
  'same-entry',
  'regime',
])

/** Points smaller than this explain nothing. */
const leastPoints = 0.05

/** The evidence as it is stored and shown: points by kind, the greatest first. */
export function explain({ findings }: Comparison, type: Party['profile']['type']): MatchEvidence[] {
  const weights = weightsOf(type)
  const byFeature = findings.map(({ feature, size, values }) => ({ feature, values, points: weights[feature] * size }))
  const groups = Map.groupBy(byFeature, ({ feature }) => kindsOf[feature][0])
  return [...groups.values()]
    .map((group) => {
      const points = group.reduce((sum, item) => sum + item.points, 0)
      const [first] = group.toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points))
      const [forIt, against] = kindsOf[first?.feature ?? 'prior']
      return {
        kind: points < 0 ? against : forIt,
        points: Math.round(points * 100) / 100,
        values: [...(first?.values ?? [])],
      }
    })
    .filter(({ points }) => Math.abs(points) >= leastPoints)
    .sort((x, y) => Math.abs(y.points) - Math.abs(x.points))
}

/** The probability for logarithmic odds. */
export function probabilityOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
