import type { Country } from '@qingdan/api/contract/dictionary.ts'
import type { SearchAnswer, Suggestion } from '@qingdan/api/contract/subject.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { alertLine } from '../../components/listings/score-bands.ts'
import { fetchAnswer, type QueryValue } from '../../lib/api/api-client.ts'
import { keywordProblem, normaliseKeyword } from './query/keyword.ts'
import { detailsOf, type MatchMode, type SearchParams } from './search-params.ts'

/** What is asked of the API: a path and its parameters. */
export interface SearchRequest {
  path: '/open-api/api/sanction/search' | '/open-api/api/sanction/search/accurate'
  params: Record<string, QueryValue>
}

/** The call the address stands for; null while it asks nothing that the API would answer. */
export function toSearchRequest(params: SearchParams): SearchRequest | null {
  const filters = {
    type: params.type,
    subType: params.subType,
    country: params.country,
    page: params.page,
    pageSize: params.pageSize,
  }
  if (params.tabBut === 'exact') {
    if (params.entityName === undefined) return null
    return {
      path: '/open-api/api/sanction/search/accurate',
      params: { ...filters, entityName: params.entityName, entityId: params.entityId },
    }
  }
  if (params.seachKey === undefined || keywordProblem(params.seachKey) !== null) return null
  return {
    path: '/open-api/api/sanction/search',
    params: {
      ...filters,
      keyword: normaliseKeyword(params.seachKey),
      source: params.source,
      minScore: params.minScore,
      ...detailsOf(params),
    },
  }
}

/** The same question for every row at or above the alert line: what the verdict needs when a page does not show them all. */
export function toAlertRequest(request: SearchRequest): SearchRequest {
  const minScore = Math.max(alertLine, Number(request.params['minScore'] ?? 0))
  return { ...request, params: { ...request.params, minScore, page: 1, pageSize: 200 } }
}

/** What was asked, in the asker's words. */
export function questionOf(request: SearchRequest): { text: string; mode: MatchMode } {
  const isExact = request.path.endsWith('/accurate')
  return {
    text: String(request.params[isExact ? 'entityName' : 'keyword'] ?? ''),
    mode: isExact ? 'exact' : 'fuzzy',
  }
}

export const searchKeys = {
  all: ['sanction-search'] as const,
  answer: (request: SearchRequest | null) => [...searchKeys.all, 'answer', request] as const,
  suggestions: (keyword: string) => [...searchKeys.all, 'suggestions', keyword] as const,
}

/** An answer with the question it answers: rows may stay on the page while the next question is under way. */
export interface Answered extends SearchAnswer {
  request: SearchRequest
}

/** Results; the rows before stay on the page until the new ones are there. */
export function searchOptions(request: SearchRequest | null) {
  return queryOptions({
    queryKey: searchKeys.answer(request),
    queryFn: request === null ? skipToken : ({ signal }) => askFor(request, signal),
    placeholderData: keepPreviousData,
  })
}

async function askFor(request: SearchRequest, signal: AbortSignal): Promise<Answered> {
  return { ...(await fetchAnswer<SearchAnswer>(request.path, request.params, signal)), request }
}

export function suggestionOptions(keyword: string) {
  return queryOptions({
    queryKey: searchKeys.suggestions(keyword),
    queryFn: ({ signal }) =>
      fetchAnswer<Suggestion[]>('/open-api/api/sanction/search/entity/tips', { keyword }, signal),
    enabled: keywordProblem(keyword) === null,
    placeholderData: keepPreviousData,
  })
}

export function countriesOptions() {
  return queryOptions({
    queryKey: ['countries'] as const,
    queryFn: ({ signal }) => fetchAnswer<Country[]>('/open-api/api/dic/country/list', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
