import * as z from 'zod/mini'
import { isoDay, optionalText, pageNumber, pageSize, pageSizes } from '../../lib/address/search-param-fields.ts'

/** The addresses of the pages of guided questions: a run is named by its id, so that a reload goes on with it. */

export const usualPageSize = 10
const paging = { page: pageNumber(10_000), pageSize: pageSize(pageSizes, usualPageSize) }
export const pagingDefaults = { page: 1, pageSize: usualPageSize } as const

/** `/earDueDiligence` */
export const reportListParams = z.object(paging)
export type ReportListParams = z.output<typeof reportListParams>

/** `/itemReport`, `/TransactionReport` */
export const reportParams = z.object({ id: optionalText })

/** `/directProductRules`, `/endUses` */
export const wizardParams = z.object({ recordId: optionalText })

/** `/minRate`; with a run its questions, otherwise the list. */
export const minimumRateParams = z.object({
  ...paging,
  recordId: optionalText,
  reportName: optionalText,
  from: isoDay,
  to: isoDay,
})
export type MinimumRateParams = z.output<typeof minimumRateParams>
