import { searchModules } from '@qingdan/api/contract/my-account/search-modules.ts'
import * as z from 'zod/mini'
import { isoDay, optionalText, pageNumber, pageSize, pageSizes } from '../../../lib/address/search-param-fields.ts'

const defaultPageSize = 10

/** The query of `/orderAndLog`: the whole state of the page. */
export const orderLogParams = z.object({
  /** summary: orders, and the use of the chosen one; log: one entry per charge; searches: one entry per search. */
  tab: z.catch(z._default(z.enum(['summary', 'log', 'searches']), 'summary'), 'summary'),
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, defaultPageSize),
  /** In the summary the selected order, in the log a filter. */
  orderNumber: optionalText,
  moduleId: optionalText,
  /** Of the searches: a part of what was searched for. */
  keyword: optionalText,
  /** ISO days in the reader's time zone, both inclusive; applied only together. */
  from: isoDay,
  to: isoDay,
})
export type OrderLogParams = z.output<typeof orderLogParams>

export const orderLogDefaults = { tab: 'summary', page: 1, pageSize: defaultPageSize } as const

/** The filters of the log call: the date range applies only when both ends are set, in order. Milliseconds, both inclusive. */
export function toLogFilters({ orderNumber, moduleId, from, to }: OrderLogParams) {
  return { orderNumber, moduleId, ...toRange(from, to) }
}

/** The filters of the record of searches, as those of the log. */
export function toSearchFilters({ moduleId, keyword, from, to }: OrderLogParams) {
  return { moduleId: searchModules.find((module) => module === moduleId), keyword, ...toRange(from, to) }
}

function toRange(from: string | undefined, to: string | undefined) {
  const isRange = from !== undefined && to !== undefined && from <= to
  return {
    createTimeStart: isRange ? startOf(from) : undefined,
    createTimeEnd: isRange ? startOf(dayAfter(to)) - 1 : undefined,
  }
}

/** Midnight in the reader's time zone, in milliseconds. */
function startOf(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00`).getTime()
}

function dayAfter(isoDay: string): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
