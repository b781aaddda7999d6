import type { estypes } from '@elastic/elasticsearch'
import {
  buildCandidateSearches,
  type CandidateHit,
  type CandidateQueryInput,
  interleaveByWeight,
  readCandidates,
} from '@qingdan/search-mappings/candidate-query.ts'
import type { Ask } from './joint-searches.ts'

/**
 * The candidates of each query, the most promising first, with one request to the engine. Rejects with the engine's
 * error, also if only one of the searches failed.
 */
export async function findCandidates(ask: Ask, queries: readonly CandidateQueryInput[]): Promise<CandidateHit[][]> {
  const searches = queries.map(buildCandidateSearches)
  const requests = searches.flatMap((ofQuery) => ofQuery.map(({ request }) => request))
  const answers = await ask(requests)
  let at = 0
  return searches.map((ofQuery) =>
    interleaveByWeight(
      ofQuery.map(({ weight }) => ({ weight, hits: readCandidates(answers[at++] as estypes.SearchResponse) })),
    ),
  )
}
