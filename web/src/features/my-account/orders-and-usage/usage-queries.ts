import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { myAccountKeys } from '../my-account-keys.ts'
import { type OrderLogParams, toLogFilters, toSearchFilters } from './order-log-params.ts'

/** Newest first. */
export function ordersOptions(params: { page: number; pageSize: number }) {
  return queryOptions({
    queryKey: [...myAccountKeys.orders(), params],
    queryFn: ({ signal }) => call('usage.orders', params, signal),
    placeholderData: keepPreviousData,
  })
}

/** Modules of an order and their usage; one page of the largest size holds all modules. */
export function usageOptions(orderNumber: string) {
  return queryOptions({
    queryKey: [...myAccountKeys.orders(), 'usage', orderNumber],
    queryFn: ({ signal }) => call('usage.sums', { orderNumber, page: 1, pageSize: 200 }, signal),
  })
}

export const modulesOptions = queryOptions({
  queryKey: ['modules'],
  queryFn: ({ signal }) => call('usage.modules', {}, signal),
})

export function logOptions(params: OrderLogParams) {
  const asked = { ...toLogFilters(params), page: params.page, pageSize: params.pageSize }
  return queryOptions({
    queryKey: [...myAccountKeys.log(), asked],
    queryFn: ({ signal }) => call('usage.log', asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function logDetailOptions(id: string) {
  return queryOptions({
    queryKey: [...myAccountKeys.log(), 'detail', id],
    queryFn: ({ signal }) => call('usage.logDetail', { id }, signal),
  })
}

export function searchesOptions(params: OrderLogParams) {
  const asked = { ...toSearchFilters(params), page: params.page, pageSize: params.pageSize }
  return queryOptions({
    queryKey: [...myAccountKeys.searches(), asked],
    queryFn: ({ signal }) => call('usage.searches', asked, signal),
    placeholderData: keepPreviousData,
    // A search in another tab is an entry.
    refetchOnMount: 'always',
  })
}

export function searchOptions(id: string) {
  return queryOptions({
    queryKey: [...myAccountKeys.searches(), 'detail', id],
    queryFn: ({ signal }) => call('usage.search', { id }, signal),
  })
}
