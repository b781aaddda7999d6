import type { LogDetail, LogRecord, ModuleUsage, Order, UsageModule } from '@qingdan/api/contract/mine.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../../lib/api/api-client.ts'
import { myAccountKeys } from '../my-account-keys.ts'
import { type OrderLogParams, toLogFilters } from './order-log-params.ts'

const base = '/payment-service/api'

interface Page<Row> {
  records: Row[]
  total: number
}

/** Newest first. */
export function ordersOptions(params: { page: number; pageSize: number }) {
  return queryOptions({
    queryKey: [...myAccountKeys.orders(), params],
    queryFn: ({ signal }) => fetchAnswer<Page<Order>>(`${base}/my/order/page`, params, signal),
    placeholderData: keepPreviousData,
  })
}

/** What an order includes and how much of it was used; there are fewer modules than the largest page holds. */
export function usageOptions(orderNumber: string) {
  return queryOptions({
    queryKey: [...myAccountKeys.orders(), 'usage', orderNumber],
    queryFn: ({ signal }) =>
      fetchAnswer<Page<ModuleUsage>>(`${base}/my/sum/page`, { orderNumber, page: 1, pageSize: 200 }, signal),
  })
}

export const modulesOptions = queryOptions({
  queryKey: ['modules'],
  queryFn: ({ signal }) => fetchAnswer<UsageModule[]>(`${base}/module/list`, {}, signal),
})

export function logOptions(params: OrderLogParams) {
  const asked = { ...toLogFilters(params), page: params.page, pageSize: params.pageSize }
  return queryOptions({
    queryKey: [...myAccountKeys.log(), asked],
    queryFn: ({ signal }) => fetchAnswer<Page<LogRecord>>(`${base}/my/record/page`, asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function logDetailOptions(id: string) {
  return queryOptions({
    queryKey: [...myAccountKeys.log(), 'detail', id],
    queryFn: ({ signal }) => fetchAnswer<LogDetail>(`${base}/my/record/detail`, { id }, signal),
  })
}
