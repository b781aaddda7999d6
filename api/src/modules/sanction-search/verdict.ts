import { alertLine, bandOf } from '@qingdan/matching/score.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Verdict } from '../../contract/subject.ts'
import { hasEnded } from '../../contract/terms/lists-inside.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { listsOfDocument, toNamedRow } from './row.ts'

/** What the rows alone say. */
type VerdictOfRows = Omit<Verdict, 'text' | 'hidden' | 'unfiltered' | 'containing' | 'containingText'>

type Sources = ReadonlyMap<number, SourceRow>

/** The verdict over all rows of a search, best first. `day`: the day of the listing states, ISO. */
export function toVerdict(rows: readonly ScoredCandidate[], sources: Sources, day: string): VerdictOfRows {
  const counts: Verdict['counts'] = { strong: 0, likely: 0, possible: 0, weak: 0, none: 0 }
  for (const { score } of rows) counts[bandOf(score)] += 1
  const strong = rows.filter(({ score }) => bandOf(score) === 'strong')
  const [first] = strong
  return {
    kind: kindOf(counts, rows.length),
    line: alertLine,
    counts,
    listCount: new Set(strong.flatMap((row) => listsInForce(row, sources, day))).size,
    onlyStrong: first && strong.length === 1 ? toNamedRow(first) : null,
  }
}

function listsInForce({ document }: ScoredCandidate, sources: Sources, day: string): number[] {
  const counted = listsOfDocument(document, day, sources).filter(
    ({ state, repeats }) => !hasEnded(state) && repeats.length === 0,
  )
  return counted.map(({ sourceId }) => sourceId)
}

function kindOf(counts: Verdict['counts'], count: number): Verdict['kind'] {
  if (counts.strong > 0) return 'strong'
  if (counts.likely + counts.possible > 0) return 'review'
  return count > 0 ? 'below' : 'none'
}
