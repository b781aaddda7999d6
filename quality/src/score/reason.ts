import type { NameMatch } from '@qingdan/matching/model.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import type { Phrases } from './phrases.en.ts'

/** A finding with fewer points is not shown as a reason. */
const minPoints = 1
const maxListed = 2
/** From this score on the names are equal except for their writing. */
const sameFrom = 95
/** The score from which two unequal names are "close" and not only "similar in part". */
const closeFrom = 85

/** One short phrase for a score: what the names have in common, and the strongest findings for or against. */
export function reasonOf({ score, explanation }: NameMatch, phrases: Phrases): string {
  const findings = explanation.contributions
    .filter(({ term, points }) => Math.abs(points) >= minPoints && phraseFor(term, points, phrases) !== undefined)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, maxListed)
    .map(({ term, points }) => phraseFor(term, points, phrases))
  if (score >= alertLine) return [agreement(score, findings.length, phrases), ...findings].join(phrases.separator)
  return findings.length > 0 ? findings.join(phrases.separator) : phrases.unlike
}

function phraseFor(term: string, points: number, { against, inFavour }: Phrases): string | undefined {
  return points < 0 ? against[term] : inFavour[term]
}

function agreement(score: number, findings: number, phrases: Phrases): string {
  if (score >= sameFrom) return findings === 0 ? phrases.same : phrases.sameOtherwise
  return score >= closeFrom ? phrases.close : phrases.alike
}
