import type { Client } from '@elastic/elasticsearch'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { defaultMinScore } from '@qingdan/matching/score.ts'
import { findCandidates } from '@qingdan/screening/candidates.ts'
import { createJointSearches } from '@qingdan/screening/joint-searches.ts'
import type { BaselineAnswer } from './exhaustive-baseline.ts'

/** The group of all same-script queries. */
export const sameScript = 'same script'

export interface CandidateQuery {
  name: string
  type: PartyKind
  /** What the query is an example of. */
  kind: string
}

export interface CandidateReport {
  kind: string
  /** Queries whose best subject has a score that is shown. */
  queries: number
  inTwenty: number
  inFifty: number
  inTwoHundred: number
  missed: string[]
}

const most = 200

/** Ids of the candidates of each query, in the engine's order. */
export async function candidatesOf(
  engine: Client,
  alias: string,
  queries: readonly Omit<CandidateQuery, 'kind'>[],
): Promise<string[][]> {
  const ask = createJointSearches({ engine, alias })
  const found: string[][] = []
  for (const { name, type } of queries) {
    const [hits = []] = await findCandidates(ask, [{ keyword: name, type, size: most }])
    found.push(hits.map(({ id }) => id))
  }
  return found
}

/**
 * Whether the best subject of the whole corpus, or one with the same score, is among the candidates. By kind, then
 * all.
 */
export function measureCandidates(
  queries: readonly CandidateQuery[],
  candidates: readonly string[][],
  baseline: readonly BaselineAnswer[],
): CandidateReport[] {
  const ranked = queries.flatMap((query, at) => {
    const { best, ids } = baseline[at] ?? { best: 0, ids: [] }
    if (best < defaultMinScore) return []
    const ranks = ids.map((id) => (candidates[at] ?? []).indexOf(id)).filter((rank) => rank >= 0)
    return [{ ...query, best, rank: ranks.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...ranks) }]
  })
  const report = (kind: string, members: typeof ranked): CandidateReport => ({
    kind,
    queries: members.length,
    inTwenty: members.filter(({ rank }) => rank < 20).length,
    inFifty: members.filter(({ rank }) => rank < 50).length,
    inTwoHundred: members.filter(({ rank }) => rank < most).length,
    missed: members.filter(({ rank }) => rank >= 50).map(({ name, best }) => `${name} (${best})`),
  })
  return [...Map.groupBy(ranked, ({ kind }) => kind)].map(([kind, members]) => report(kind, members))
}
