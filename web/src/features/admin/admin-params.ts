import * as z from 'zod/mini'
import { isoDay, optionalText, pageNumber, pageSize } from '../../lib/address/search-param-fields.ts'

export const adminPageSizes = [20, 50, 100, 200] as const

export const adminTabs = ['users', 'matches', 'notices', 'chineseNames', 'audit'] as const
export const matchViews = ['queue', 'decided'] as const
export const accountStates = ['2', '1', '0'] as const

/** The query of `/admin`: the whole state of the page. */
export const adminParams = z.object({
  tab: z.catch(z._default(z.enum(adminTabs), 'users'), 'users'),
  page: pageNumber(10_000),
  pageSize: pageSize(adminPageSizes, 20),
  keyword: optionalText,
  /** Of the account: 0 closed, 1 open, 2 under review. */
  state: z.catch(z.optional(z.enum(accountStates)), undefined),
  /** Only users who requested a membership. */
  isAsking: z.catch(z.optional(z.literal('1')), undefined),
  /** Of the notices: those already decided, instead of those that wait. */
  which: z.catch(z.optional(z.literal('decided')), undefined),
  /** The notice that is looked at. */
  notice: optionalText,
  actor: optionalText,
  operation: optionalText,
  /** ISO days in Shanghai, both inclusive; applied only together. */
  dayStart: isoDay,
  dayEnd: isoDay,
  /** The page of the audit, or of the decisions, starts below this id. */
  before: optionalText,
  /** Of possible matches. */
  view: z.catch(z._default(z.enum(matchViews), 'queue'), 'queue'),
})
export type AdminParams = z.output<typeof adminParams>

export const adminDefaults = { tab: 'users', page: 1, pageSize: 20, view: 'queue' } as const

/** The filters of the audit call: the date range applies only when both ends are set, in order. */
export function toAuditFilters({ actor, operation, dayStart, dayEnd }: AdminParams) {
  const isRange = dayStart !== undefined && dayEnd !== undefined && dayStart <= dayEnd
  return { actor, operation, dayStart: isRange ? dayStart : undefined, dayEnd: isRange ? dayEnd : undefined }
}
