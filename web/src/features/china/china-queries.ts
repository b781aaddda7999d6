import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { ChinaListParams } from './china-params.ts'

/** The lists, with names in both languages. */
export const labelsQuery = queryOptions({
  queryKey: ['china', 'labels'],
  queryFn: ({ signal }) => call('china.labels', {}, signal),
})

/** Newest first; the previous rows stay visible while new ones load. */
export function chinaSearchOptions({ searchkey, labelId, page, pageSize }: ChinaListParams) {
  const params = { searchKey: searchkey, labelIds: labelId, page, pageSize }
  return queryOptions({
    queryKey: ['china', 'search', params],
    queryFn: ({ signal }) => call('china.search', params, signal),
    placeholderData: keepPreviousData,
  })
}

export function chinaDetailOptions(id: string) {
  return queryOptions({
    queryKey: ['china', 'detail', id],
    queryFn: ({ signal }) => call('china.detail', { id }, signal),
    enabled: id !== '',
  })
}
