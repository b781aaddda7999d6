import { z } from 'zod'
import { AccessModule, QuotaId } from '../access-modules.ts'
import type { ErrorCode } from '../error-codes.ts'
import { isWithinReach, OrderNumber, PageQuery, reach } from '../requests.ts'

/** What a user was charged for: one entry per charge. */

const code = (name: ErrorCode): ErrorCode => name

/** A moment in a query. */
export const milliseconds = z
  .string({ error: code('input.invalid') })
  .regex(/^\d{1,14}$/, code('input.invalid'))
  .transform(Number)
  .optional()
  .meta({ type: 'integer', description: 'Milliseconds since 1970 UTC; the moment itself belongs to the range' })

const logFilters = {
  orderNumber: OrderNumber.optional(),
  moduleId: z
    .enum([...QuotaId.options, ...AccessModule.options], { error: code('module.unknown') })
    .optional()
    .meta({ description: 'A `moduleId` of `module/list`, or a module' }),
  createTimeStart: milliseconds,
  createTimeEnd: milliseconds,
}
/** Also true of values that are refused for themselves. */
export const isForward = (range: { createTimeStart?: number | undefined; createTimeEnd?: number | undefined }) =>
  !(Number(range.createTimeStart) > Number(range.createTimeEnd))
export const forward = { path: ['createTimeStart'], error: code('range.backwards') }

export const LogExportQuery = z.object(logFilters).refine(isForward, forward)
export type LogExportQuery = z.output<typeof LogExportQuery>

export const LogQuery = PageQuery.extend(logFilters).refine(isWithinReach, reach).refine(isForward, forward)
export type LogQuery = z.output<typeof LogQuery>

export const LogDetailQuery = z.object({
  id: z.string({ error: code('input.required') }).max(20, code('input.invalid')),
})

export const LogRecord = z.object({
  id: z.string(),
  moduleId: QuotaId,
  moduleName: z.string(),
  moduleNameEn: z.string(),
  orderNumber: z.string(),
  /** What was done, in words. */
  operation: z.string(),
  operationEn: z.string(),
  createTime: z.iso.datetime(),
  ip: z.string(),
  /** Id of what was read. */
  param1: z.string(),
  /** Its type or edition. */
  param2: z.string().nullable(),
  /** Name of what was read, as it was called then. */
  detail: z.string().nullable(),
})
export type LogRecord = z.infer<typeof LogRecord>

export const LogDetail = LogRecord.extend({
  table: z.array(z.object({ nameZh: z.string(), nameEn: z.string(), value: z.string() })),
})
export type LogDetail = z.infer<typeof LogDetail>
