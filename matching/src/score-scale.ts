/** The score at z = 0. */
export const line = 70

/**
 * The score, 0–100 with two decimals, for a sum of evidence: 70 at z = 0, rising ever more slowly above, falling to 0
 * below. The two constants give the bands their meaning: of labelled pairs .98 are matches at ≥ 90, about .85 in
 * 80–90, .6 in 70–80, .17 in 50–70.
 */
export function scoreOf(z: number): number {
  const score = z >= 0 ? line + (100 - line) * (1 - Math.exp(-z / 2.3)) : line * Math.exp(z / 4.46)
  return Math.round(score * 100) / 100
}

/** The z with this score, before it was rounded; minus infinity for 0 and less. */
export function zOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY
  return score >= line ? -2.3 * Math.log((100 - score) / (100 - line)) : 4.46 * Math.log(score / line)
}
