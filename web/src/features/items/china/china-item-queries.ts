import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import type { ItemSearchParams } from '../item-params.ts'

/** The industries. */
export const industriesQuery = queryOptions({
  queryKey: ['chinaItems', 'industries'],
  queryFn: ({ signal }) => call('item.categories', { type: '0' }, signal),
})

/** The types with items in an industry; all without one. */
export function typesOptions(categoryId: string | undefined) {
  return queryOptions({
    queryKey: ['chinaItems', 'types', categoryId],
    queryFn: ({ signal }) => call('item.categories', { type: '1', parentId: categoryId }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The previous rows stay visible while new ones load. */
export function chinaItemSearchOptions({ val, categoryId, groupId, page, pageSize }: ItemSearchParams) {
  const params = { key: val, categoryId, groupId, page, pageSize }
  return queryOptions({
    queryKey: ['chinaItems', 'search', params],
    queryFn: ({ signal }) => call('item.search', params, signal),
    placeholderData: keepPreviousData,
  })
}

export function chinaItemDetailOptions(eccn: string, version: string | undefined) {
  return queryOptions({
    queryKey: ['chinaItems', 'detail', eccn, version],
    queryFn: ({ signal }) => call('item.detail', { eccn, version }, signal),
    enabled: eccn !== '',
  })
}
