import { z } from 'zod'
import { QuotaId } from '../access-modules.ts'
import { isWithinReach, OrderNumber, PageQuery, reach } from '../requests.ts'

/** The packages of a user, and how far each is used. */

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

export const UsageQuery = PageQuery.extend({ orderNumber: OrderNumber }).refine(isWithinReach, reach)
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
  orderNumber: OrderNumber.optional().meta({ description: 'The newest order unless given' }),
})
export type MembershipQuery = z.output<typeof MembershipQuery>

/** What somebody just got. */
export const MembershipResult = Order.extend({ modules: z.array(ModuleUsage) })
export type MembershipResult = z.infer<typeof MembershipResult>
