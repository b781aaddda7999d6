import type { SearchResult } from '@qingdan/api/contract/subject.ts'
import { alertLine, type Band } from '../../../components/listings/score-bands.ts'

export type VerdictKind = 'strong' | 'review' | 'below' | 'none'

export interface Verdict {
  kind: VerdictKind
  counts: Record<Band, number>
  /** Different lists the strong matches are on; ended entries do not count. */
  listCount: number
  /** The only strong match, to be named in the sentence. */
  onlyStrong: SearchResult | null
  /** More rows than were read: the counts are lower bounds. */
  isLowerBound: boolean
}

/** Whether `rows`, the first page, already shows every row at or above the alert line. */
export function showsAllAlerts(rows: readonly SearchResult[], page: number, count: number): boolean {
  const last = rows.at(-1)
  return page === 1 && (rows.length >= count || (last !== undefined && last.score < alertLine))
}

/**
 * The answer in one sentence's worth of figures.
 * `rows` are the best rows in order of score; `count` is the number of all subjects that answer the question.
 */
export function toVerdict(rows: readonly SearchResult[], count: number): Verdict {
  const counts: Record<Band, number> = { strong: 0, likely: 0, possible: 0, weak: 0, none: 0 }
  for (const row of rows) counts[row.band] += 1
  const strong = rows.filter((row) => row.band === 'strong')
  const last = rows.at(-1)
  return {
    kind: kindOf(counts, count),
    counts,
    listCount: new Set(strong.flatMap((row) => row.sources.filter(stands).map((source) => source.sourceId))).size,
    onlyStrong: strong.length === 1 ? (strong[0] ?? null) : null,
    isLowerBound: rows.length < count && last !== undefined && last.score >= alertLine,
  }
}

function stands({ state }: SearchResult['sources'][number]): boolean {
  return state !== 'ended'
}

/** Subjects under the alert line: what is left of `count` after the rows above it. */
export function countBelow(verdict: Verdict, count: number): number {
  return count - verdict.counts.strong - verdict.counts.likely - verdict.counts.possible
}

function kindOf(counts: Record<Band, number>, count: number): VerdictKind {
  if (counts.strong > 0) return 'strong'
  if (counts.likely + counts.possible > 0) return 'review'
  return count > 0 ? 'below' : 'none'
}
