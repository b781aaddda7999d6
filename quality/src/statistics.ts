import { createChance } from './random.ts'

/** A scored pair with the expected answer. */
export interface Judged {
  score: number
  isMatch: boolean
}

export interface Counts {
  truePositives: number
  falsePositives: number
  falseNegatives: number
  trueNegatives: number
}

/** At or above the line counts as found. */
export function countAt(line: number, judged: readonly Judged[]): Counts {
  const counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 0 }
  for (const { score, isMatch } of judged) {
    if (score >= line) counts[isMatch ? 'truePositives' : 'falsePositives']++
    else counts[isMatch ? 'falseNegatives' : 'trueNegatives']++
  }
  return counts
}

/** Share of the found pairs that are right; 1 if nothing is found. */
export function precision({ truePositives, falsePositives }: Counts): number {
  return share(truePositives, truePositives + falsePositives, 1)
}

/** Share of the right pairs that are found; 1 if nothing is right. */
export function recall({ truePositives, falseNegatives }: Counts): number {
  return share(truePositives, truePositives + falseNegatives, 1)
}

/** Harmonic mean of precision and recall; NaN for a set without matches. */
export function f1({ truePositives, falsePositives, falseNegatives }: Counts): number {
  const most = 2 * truePositives + falsePositives + falseNegatives
  return truePositives + falseNegatives === 0 ? Number.NaN : share(2 * truePositives, most, Number.NaN)
}

/** Probability that a match scores above a non-match, equal scores half; NaN if one of the two is missing. */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const ordered = [...judged].sort((one, other) => one.score - other.score)
  let matches = 0
  let won = 0
  let below = 0
  for (let start = 0; start < ordered.length; ) {
    let end = start
    let [tiedMatches, tiedOthers] = [0, 0]
    while (end < ordered.length && ordered[end]?.score === ordered[start]?.score) {
      if (ordered[end]?.isMatch === true) tiedMatches++
      else tiedOthers++
      end++
    }
    won += tiedMatches * (below + tiedOthers / 2)
    matches += tiedMatches
    below += tiedOthers
    start = end
  }
  return share(won, matches * below, Number.NaN)
}

/**
 * Share of the matches above the best line that allows at most `limit` (.05) of the non-matches; NaN without matches.
 */
export function recallAtFalsePositives(limit: number, judged: readonly Judged[]): number {
  const others = judged.filter(({ isMatch }) => !isMatch).map(({ score }) => score)
  const matches = judged.filter(({ isMatch }) => isMatch)
  others.sort((one, other) => other - one)
  const firstBarred = others[Math.floor(limit * others.length)] ?? Number.NEGATIVE_INFINITY
  return share(matches.filter(({ score }) => score > firstBarred).length, matches.length, Number.NaN)
}

export interface Interval {
  from: number
  to: number
}

const rounds = 1000

/**
 * The range of 90 % of the values when the set is resampled, keeping each group of `groupOf` together (pairs of one
 * party are not independent). Samples without a value (NaN) are left out.
 */
export function bootstrap<T>(
  items: readonly T[],
  groupOf: (item: T, index: number) => string,
  measure: (drawn: T[]) => number,
): Interval {
  const groups = [...Map.groupBy(items.entries(), ([index, item]) => groupOf(item, index)).values()].map((entries) =>
    entries.map(([, item]) => item),
  )
  const chance = createChance(4)
  const values: number[] = []
  for (let round = 0; round < rounds; round++) {
    const value = measure(groups.flatMap(() => chance.pick(groups)))
    if (!Number.isNaN(value)) values.push(value)
  }
  return { from: percentile(values, 0.05), to: percentile(values, 0.95) }
}

/** The value at the given share; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN
}

/** A part of a whole; `otherwise` if the whole is zero. */
function share(part: number, whole: number, otherwise: number): number {
  return whole === 0 ? otherwise : part / whole
}
