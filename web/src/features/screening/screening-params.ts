import * as z from 'zod/mini'
import { isoDay, optionalText, pageNumber, pageSize, pageSizes, text } from '../../lib/address/search-param-fields.ts'

/** The addresses of the pages of screening: each holds the whole state of its page. */

const usualPageSize = 10

export const partyTypes = ['01', '02', '03', '04'] as const
export type PartyType = (typeof partyTypes)[number]

const type = z.catch(z.optional(z.pipe(text, z.enum(partyTypes))), undefined)
const flag = z.catch(z.optional(z.pipe(text, z.enum(['0', '1']))), undefined)

const paging = { page: pageNumber(10_000), pageSize: pageSize(pageSizes, usualPageSize) }
export const pagingDefaults = { page: 1, pageSize: usualPageSize } as const

/** `/batchCheck` */
export const batchListParams = z.object({ ...paging, batchNo: optionalText, fileName: optionalText, type })
export type BatchListParams = z.output<typeof batchListParams>

export const reviewStates = ['open', 'proposed', 'confirmed', 'none', 'settled', 'hidden', 'clear', 'waiting'] as const

const checkDetailFields = z.object({
  ...paging,
  batchId: optionalText,
  /** Part of the name that was given. */
  name: optionalText,
  /** Part of the name of the mapped subject. */
  mapped: optionalText,
  warnFlag: flag,
  state: z.catch(z.optional(z.enum(reviewStates)), undefined),
  /** The name whose candidates are looked at. */
  entity: optionalText,
})

/** `/checkDetail`; without a batch all names of the user. The specification calls the batch `id`. */
export const checkDetailParams = z.pipe(
  z.extend(checkDetailFields, { id: optionalText }),
  z.transform(
    ({ id, batchId, ...params }): z.output<typeof checkDetailFields> => ({ ...params, batchId: batchId ?? id }),
  ),
)
export type CheckDetailParams = z.output<typeof checkDetailParams>

/** `/myWatch` */
export const watchParams = z.object({
  ...paging,
  name: optionalText,
  mapped: optionalText,
  type,
  entity: optionalText,
})
export type WatchParams = z.output<typeof watchParams>

/** `/riskWatch`. ISO days in Shanghai, both included; applied only together. */
export const alertParams = z.object({
  ...paging,
  name: optionalText,
  msgType: flag,
  from: isoDay,
  to: isoDay,
  hidden: z.catch(z.optional(z.pipe(text, z.literal('1'))), undefined),
})
export type AlertParams = z.output<typeof alertParams>

export const queueScopes = ['mine', 'team'] as const
export const queueParts = ['all', 'overdue', 'alerts', 'toRelease'] as const

/** `/screeningQueue` */
export const queueParams = z.object({
  ...paging,
  scope: z.catch(z.enum(queueScopes), 'mine'),
  part: z.catch(z.enum(queueParts), 'all'),
})
export type QueueParams = z.output<typeof queueParams>
export const queueDefaults = { ...pagingDefaults, scope: 'mine', part: 'all' } as const

/** `/screeningFigures` */
export const figuresParams = z.object({
  scope: z.catch(z.enum(queueScopes), 'team'),
  weeks: z.catch(z.pipe(text, z.enum(['4', '12', '26', '52'])), '12'),
})
export type FiguresParams = z.output<typeof figuresParams>
export const figuresDefaults = { scope: 'team', weeks: '12' } as const

/** `/screeningDecisions` */
export const decisionParams = z.object({ ...paging, keyword: optionalText })
export type DecisionParams = z.output<typeof decisionParams>

export const ruleStates = ['draft', 'inForce', 'ended'] as const

/** `/screeningRules` */
export const ruleParams = z.object({
  ...paging,
  state: z.catch(z.optional(z.enum(ruleStates)), undefined),
})
export type RuleParams = z.output<typeof ruleParams>
