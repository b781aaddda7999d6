import * as z from 'zod/mini'

export const pageSizes = [10, 20, 50, 100, 200] as const
const defaultPageSize = 10

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

/** The query of `/orderAndLog`: the whole state of the page. */
export const orderLogParams = z.object({
  /** summary: orders, and the use of the chosen one; log: one entry per charge. */
  tab: z.catch(z._default(z.enum(['summary', 'log']), 'summary'), 'summary'),
  page: z.catch(z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(10_000)), 1), 1),
  pageSize: z.catch(
    z._default(
      z.coerce.number().check(z.refine((size) => pageSizes.some((offered) => offered === size))),
      defaultPageSize,
    ),
    defaultPageSize,
  ),
  /** Of the summary the order whose use is shown, of the log a filter. */
  orderNumber: text,
  moduleId: text,
  /** ISO days in the reader's time zone, both inclusive; applied only together. */
  from: day,
  to: day,
})
export type OrderLogParams = z.output<typeof orderLogParams>

export const orderLogDefaults = { tab: 'summary', page: 1, pageSize: defaultPageSize } as const

/** What the log is asked by: the range counts once both ends are there, in order. Milliseconds, both inclusive. */
export function toLogFilters({ orderNumber, moduleId, from, to }: OrderLogParams) {
  const isRange = from !== undefined && to !== undefined && from <= to
  return {
    orderNumber,
    moduleId,
    createTimeStart: isRange ? startOf(from) : undefined,
    createTimeEnd: isRange ? startOf(dayAfter(to)) - 1 : undefined,
  }
}

/** Milliseconds of the reader's midnight. */
function startOf(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00`).getTime()
}

function dayAfter(isoDay: string): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
