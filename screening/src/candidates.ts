import type { estypes } from '@elastic/elasticsearch'
import {
  buildCandidateSearches,
  type CandidateHit,
  type CandidateQueryInput,
  interleaveByWeight,
  readCandidates,
} from '@qingdan/search-mappings/candidate-query.ts'
import type { SubjectIndex } from './index-watch.ts'

/**
 * The candidates of each query, the most promising first, with one request to the engine. Rejects with the engine's
 * error, also if only one of the searches failed.
 */
export async function findCandidates(
  { engine, alias }: SubjectIndex,
  queries: readonly CandidateQueryInput[],
): Promise<CandidateHit[][]> {
  const searches = queries.map(buildCandidateSearches)
  const requests = searches.flatMap((ofQuery) => ofQuery.map(({ request }) => request))
  const answers = await ask({ engine, alias }, requests)
  let at = 0
  return searches.map((ofQuery) =>
    interleaveByWeight(
      ofQuery.map(({ weight }) => ({ weight, hits: readCandidates(answers[at++] as estypes.SearchResponse) })),
    ),
  )
}

async function ask(
  { engine, alias }: SubjectIndex,
  requests: readonly estypes.SearchRequest[],
): Promise<estypes.SearchResponse[]> {
  const [only] = requests
  if (only && requests.length === 1) return [await engine.search({ index: alias, ...only })]
  const { responses } = await engine.msearch({ index: alias, searches: requests.flatMap((request) => [{}, request]) })
  return responses.map((response) => {
    if ('error' in response) throw new Error(`A search of many failed: ${response.error.reason}`)
    return response
  })
}
