import { z } from 'zod'
import { AccessModule, QuotaId } from './access-modules.ts'
import type { ErrorCode } from './error-codes.ts'
import { cleanText, FreeKeyword, isWithinReach, paging, reach } from './requests.ts'
import { SubjectType } from './subject.ts'

/** What belongs to a user: favourites, orders, usage and its log, unread alerts. */

const code = (name: ErrorCode): ErrorCode => name

/** Answer of every list that belongs to a user (api-contract.md, Conventions). */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    records: z.array(row),
    total: z.number(),
    /** The page that was asked for, from 1. */
    current: z.number(),
    /** How many there are; 0 without records. */
    pages: z.number(),
  })
}

const PageQuery = z.object(paging)

// Favourites

/** Text without control characters: Postgres refuses a null byte. */
export function identifier(most: number) {
  return z
    .string({ error: code('input.required') })
    .max(most, code('input.invalid'))
    .transform(cleanText)
}

const itemId = identifier(100)

export const EntityFavouriteChange = z.object({
  id: itemId,
  type: z.enum(SubjectType.enum, { error: code('type.unknown') }).optional(),
  s: z
    .string({ error: code('input.invalid') })
    .max(10, code('input.invalid'))
    .default('1'),
})
export type EntityFavouriteChange = z.output<typeof EntityFavouriteChange>

export const EccnFavouriteChange = z.object({ eccn: itemId })
export const ChinaEccnFavouriteChange = z.object({
  eccn: itemId,
  version: identifier(40).optional().meta({ description: 'Edition; the one in force unless given' }),
})

export const FavouriteQuery = PageQuery.extend({
  keyword: FreeKeyword.meta({ description: 'A part of any of its names; empty: all' }),
}).refine(isWithinReach, reach)
export type FavouriteQuery = z.output<typeof FavouriteQuery>

export const EntityFavourite = z.object({
  /** Id of the subject as it is now, also when it was merged since. */
  entityId: z.string(),
  /** The same; what opens the detail, with `type` and `s`. */
  dataId: z.string(),
  type: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  subjectType: SubjectType,
  status: z.enum(['listed', 'offline']),
  /** When it was marked. */
  createTime: z.iso.datetime(),
})
export type EntityFavourite = z.infer<typeof EntityFavourite>

export const EccnFavourite = z.object({ eccn: z.string(), name: z.string(), createTime: z.iso.datetime() })
export const ChinaEccnFavourite = EccnFavourite.extend({ version: z.string() })

// Orders and usage

const orderNumber = identifier(40)

export const UsageModule = z.object({ moduleId: QuotaId, moduleName: z.string(), moduleNameEn: z.string() })
export type UsageModule = z.infer<typeof UsageModule>

export const OrderQuery = PageQuery.refine(isWithinReach, reach)
export type OrderQuery = z.output<typeof OrderQuery>

export const Order = z.object({
  orderNumber: z.string(),
  packageId: z.string(),
  pacakgeName: z.string(),
  pacakgeNameEn: z.string(),
  effectTime: z.iso.datetime(),
  expireTime: z.iso.datetime(),
  state: z.enum(['coming', 'in force', 'expired']),
})
export type Order = z.infer<typeof Order>

export const UsageQuery = PageQuery.extend({ orderNumber }).refine(isWithinReach, reach)
export type UsageQuery = z.output<typeof UsageQuery>

export const ModuleUsage = UsageModule.extend({
  /** Null: no limit. */
  totalLimit: z.number().nullable(),
  dailyLimit: z.number().nullable(),
  /** Since 00:00 in Shanghai. */
  dailyUsed: z.number(),
  totalUsed: z.number(),
  balance: z.number().nullable().meta({
    description:
      'How often it may be used now: what the day and the whole leave; 0 unless the order is in force; null: no limit',
  }),
})
export type ModuleUsage = z.infer<typeof ModuleUsage>

export const MembershipQuery = z.object({
  orderNumber: orderNumber.optional().meta({ description: 'The newest order unless given' }),
})
export type MembershipQuery = z.output<typeof MembershipQuery>

/** What somebody just got. */
export const MembershipResult = Order.extend({ modules: z.array(ModuleUsage) })
export type MembershipResult = z.infer<typeof MembershipResult>

// The log: one entry per charge

const milliseconds = z
  .string({ error: code('input.invalid') })
  .regex(/^\d{1,14}$/, code('input.invalid'))
  .transform(Number)
  .optional()
  .meta({ type: 'integer', description: 'Milliseconds since 1970 UTC; the moment itself belongs to the range' })

const logFilters = {
  orderNumber: orderNumber.optional(),
  moduleId: z
    .enum([...QuotaId.options, ...AccessModule.options], { error: code('module.unknown') })
    .optional()
    .meta({ description: 'A `moduleId` of `module/list`, or a module' }),
  createTimeStart: milliseconds,
  createTimeEnd: milliseconds,
}
/** Also true of values that are refused for themselves. */
const isForward = (range: { createTimeStart?: number | undefined; createTimeEnd?: number | undefined }) =>
  !(Number(range.createTimeStart) > Number(range.createTimeEnd))
const forward = { path: ['createTimeStart'], error: code('range.backwards') }

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

export const UnreadCount = z.object({ count: z.number() })
