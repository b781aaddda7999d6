import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { LawSearchParams } from './law-params.ts'

/** Countries and categories of all laws. */
export const lawLabelsQuery = queryOptions({
  queryKey: ['laws', 'labels'],
  queryFn: ({ signal }) => call('law.labels', {}, signal),
})

/** The previous rows stay visible while new ones load. */
export function lawSearchOptions({ keyword, countrys, categorys, page, pageSize }: LawSearchParams) {
  const params = { keyword, countrys, categorys, page, pageSize }
  return queryOptions({
    queryKey: ['laws', 'search', params],
    queryFn: ({ signal }) => call('law.search', params, signal),
    placeholderData: keepPreviousData,
  })
}

/** The address of the document is good for ten minutes. */
const freshFor = 8 * 60_000

export function lawDetailOptions(id: string) {
  return queryOptions({
    queryKey: ['laws', 'detail', id],
    queryFn: ({ signal }) => call('law.detail', { id }, signal),
    enabled: id !== '',
    staleTime: freshFor,
    refetchInterval: (query) => (query.state.status === 'success' ? freshFor : false),
  })
}
