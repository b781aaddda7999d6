import * as z from 'zod/mini'

export const adminPageSizes = [20, 50, 100, 200] as const
const text = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).trim() || undefined),
    ),
  ),
  undefined,
)
const day = z.catch(z.optional(z.iso.date()), undefined)

export const adminTabs = ['users', 'audit'] as const
export const accountStates = ['2', '1', '0'] as const

/** The query of `/admin`: the whole state of the page. */
export const adminParams = z.object({
  tab: z.catch(z._default(z.enum(adminTabs), 'users'), 'users'),
  page: z.catch(z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(10_000)), 1), 1),
  pageSize: z.catch(
    z._default(z.coerce.number().check(z.refine((size) => adminPageSizes.some((offered) => offered === size))), 20),
    20,
  ),
  keyword: text,
  /** Of the account: 0 closed, 1 open, 2 under review. */
  state: z.catch(z.optional(z.enum(accountStates)), undefined),
  actor: text,
  operation: text,
  /** ISO days in Shanghai, both inclusive; applied only together. */
  dayStart: day,
  dayEnd: day,
  /** Where a page of the audit begins: below that number. */
  before: text,
})
export type AdminParams = z.output<typeof adminParams>

export const adminDefaults = { tab: 'users', page: 1, pageSize: 20 } as const

/** What the audit is asked by: the range counts once both ends are there, in order. */
export function toAuditFilters({ actor, operation, dayStart, dayEnd }: AdminParams) {
  const isRange = dayStart !== undefined && dayEnd !== undefined && dayStart <= dayEnd
  return { actor, operation, dayStart: isRange ? dayStart : undefined, dayEnd: isRange ? dayEnd : undefined }
}
