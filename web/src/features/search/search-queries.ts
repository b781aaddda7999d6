import { keywordProblem } from '@qingdan/api/contract/keyword.ts'
import type { SearchAnswer } from '@qingdan/api/contract/subject.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { type CallFields, call } from '../../lib/api/call.ts'
import { detailsOf, filtersOf, type MatchMode, type SearchParams } from './search-params.ts'

/** A request to the API: an operation and its fields. */
export type SearchRequest =
  | { operation: 'sanction.search'; fields: CallFields<'sanction.search'> }
  | { operation: 'sanction.searchExact'; fields: CallFields<'sanction.searchExact'> }

/** The request of an address; null when the API would reject it. */
export function toSearchRequest(params: SearchParams): SearchRequest | null {
  // The form of the exact mode offers neither lists nor a lowest score.
  const { source, minScore, ...filters } = filtersOf(params)
  const { page, pageSize } = params
  if (params.tabBut === 'exact') {
    if (params.entityName === undefined) return null
    return {
      operation: 'sanction.searchExact',
      fields: { ...filters, page, pageSize, entityName: params.entityName, entityId: params.entityId },
    }
  }
  if (params.seachKey === undefined || keywordProblem(params.seachKey) !== null) return null
  return {
    operation: 'sanction.search',
    fields: {
      ...filtersOf(params),
      ...detailsOf(params),
      keyword: cleanText(params.seachKey),
      page,
      pageSize,
    },
  }
}

/** The searched text, as typed. */
export function questionOf(request: SearchRequest): { text: string; mode: MatchMode } {
  if (request.operation === 'sanction.searchExact') return { text: String(request.fields.entityName), mode: 'exact' }
  return { text: String(request.fields.keyword), mode: 'fuzzy' }
}

const paging = ['page', 'pageSize'] as const
const chips = ['type', 'subType'] as const

/** Whether two requests ask the same, so that an answer to one is true of the other; pages of one answer do. */
export function asksTheSame(one: SearchRequest, other: SearchRequest): boolean {
  return areEqualWithout(one, other, paging)
}

/** Whether the counts of the types are the same: the chosen chips do not change them. */
export function countsTheSame(one: SearchRequest, other: SearchRequest): boolean {
  return areEqualWithout(one, other, [...paging, ...chips])
}

function areEqualWithout(one: SearchRequest, other: SearchRequest, ignored: readonly string[]): boolean {
  const rest = ({ operation, fields }: SearchRequest) => [
    operation,
    ...Object.entries(fields).filter(([name, value]) => value !== undefined && !ignored.includes(name)),
  ]
  return JSON.stringify(rest(one)) === JSON.stringify(rest(other))
}

export const searchKeys = {
  all: ['sanction-search'] as const,
  answer: (request: SearchRequest | null) => [...searchKeys.all, 'answer', request] as const,
  suggestions: (keyword: string) => [...searchKeys.all, 'suggestions', keyword] as const,
  ruleSuggestions: (keyword: string) => [...searchKeys.all, 'rule-suggestions', keyword] as const,
}

/** An answer with its query: old rows may stay visible while the next query loads. */
export interface Answered extends SearchAnswer {
  request: SearchRequest
}

/** Results; the previous rows stay visible until the new ones arrive. */
export function searchOptions(request: SearchRequest | null) {
  return queryOptions({
    queryKey: searchKeys.answer(request),
    queryFn: request === null ? skipToken : ({ signal }) => askFor(request, signal),
    placeholderData: keepPreviousData,
  })
}

async function askFor(request: SearchRequest, signal: AbortSignal): Promise<Answered> {
  const answer =
    request.operation === 'sanction.searchExact'
      ? await call(request.operation, request.fields, signal)
      : await call(request.operation, request.fields, signal)
  return { ...answer, request }
}

export function suggestionOptions(keyword: string) {
  return queryOptions({
    queryKey: searchKeys.suggestions(keyword),
    queryFn: ({ signal }) => call('sanction.suggest', { keyword }, signal),
    enabled: keywordProblem(keyword) === null,
    placeholderData: keepPreviousData,
  })
}

/** Item codes and laws: asked beside the subjects, so that neither waits for the other. */
export function ruleSuggestionOptions(keyword: string) {
  return queryOptions({
    queryKey: searchKeys.ruleSuggestions(keyword),
    queryFn: ({ signal }) => call('rule.suggest', { keyword }, signal),
    enabled: keywordProblem(keyword) === null,
    placeholderData: keepPreviousData,
  })
}
