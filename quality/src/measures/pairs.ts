import { alertLine } from '@qingdan/matching/score.ts'
import { scorePair } from '../pair.ts'
import type { LabelledPair } from '../sets/read-sets.ts'
import {
  areaUnderCurve,
  bootstrap,
  countAt,
  f1,
  type Interval,
  precision,
  recall,
  recallAtFalsePositives,
} from '../statistics.ts'
import { kindOfPair } from './kind-of-pair.ts'

export interface ScoredPair extends LabelledPair {
  score: number
}

/** Result of a set of labelled pairs. */
export interface PairFigures {
  pairs: number
  matches: number
  f1: number
  precision: number
  recall: number
  auc: number
  recallAtFivePercent: number
}

export interface PairReport {
  all: PairFigures
  intervals: { f1: Interval; auc: Interval; recallAtFivePercent: Interval }
  groups: { heading: string; rows: { name: string; figures: PairFigures; f1: Interval | null }[] }[]
  bands: BandShare[]
  /** Share of pairs whose score changes by more than five points when the names are swapped. */
  asymmetry: number
}

/** Number of pairs with a score in a range, and the share of matches among them. */
export interface BandShare {
  from: number
  to: number
  pairs: number
  /** NaN if there are no pairs. */
  matchShare: number
}

const falsePositiveLimit = 0.05
/** Smaller sets are reported with their interval. */
const smallSet = 40
const notableMove = 5
const bandEdges = [0, 20, 35, 50, 60, 70, 75, 80, 85, 90, 95, 100.01] as const

export function scorePairs(pairs: readonly LabelledPair[]): ScoredPair[] {
  return pairs.map((pair) => ({ ...pair, score: scorePair(pair) }))
}

export function measurePairs(scored: readonly ScoredPair[]): PairReport {
  const groups = [
    { heading: 'tier', of: (pair: ScoredPair) => pair.tier },
    { heading: 'schema', of: (pair: ScoredPair) => pair.schema },
    { heading: 'kind of difficulty', of: (pair: ScoredPair) => kindOfPair(pair.name1, pair.name2) },
  ]
  return {
    all: figuresOf(scored),
    intervals: {
      f1: intervalOf(scored, f1Of),
      auc: intervalOf(scored, areaUnderCurve),
      recallAtFivePercent: intervalOf(scored, (drawn) => recallAtFalsePositives(falsePositiveLimit, drawn)),
    },
    groups: groups
      .map(({ heading, of }) => ({
        heading,
        rows: [...Map.groupBy(scored, of)].map(([name, members]) => ({
          name,
          figures: figuresOf(members),
          f1: members.length < smallSet ? intervalOf(members, f1Of) : null,
        })),
      }))
      .filter(({ rows }) => rows.length > 1),
    bands: calibration(scored),
    asymmetry: scored.filter(isAsymmetric).length / scored.length,
  }
}

function figuresOf(scored: readonly ScoredPair[]): PairFigures {
  const counts = countAt(alertLine, scored)
  return {
    pairs: scored.length,
    matches: counts.truePositives + counts.falseNegatives,
    f1: f1(counts),
    precision: precision(counts),
    recall: recall(counts),
    auc: areaUnderCurve(scored),
    recallAtFivePercent: recallAtFalsePositives(falsePositiveLimit, scored),
  }
}

/** Share of matches by range of score. */
export function calibration(scored: readonly ScoredPair[]): BandShare[] {
  return bandEdges.slice(1).map((to, index) => {
    const from = bandEdges[index] ?? 0
    const members = scored.filter(({ score }) => score >= from && score < to)
    return {
      from,
      to,
      pairs: members.length,
      matchShare: members.filter(({ isMatch }) => isMatch).length / members.length,
    }
  })
}

/** Pairs of one party are drawn together; if the set names no parties, each pair alone. */
function intervalOf(scored: readonly ScoredPair[], measure: (drawn: ScoredPair[]) => number): Interval {
  return bootstrap(scored, (pair, index) => pair.party || String(index), measure)
}

function f1Of(drawn: readonly ScoredPair[]): number {
  return f1(countAt(alertLine, drawn))
}

function isAsymmetric(pair: ScoredPair): boolean {
  const swapped = scorePair({ name1: pair.name2, name2: pair.name1, type: pair.type })
  return Math.abs(swapped - pair.score) > notableMove
}
