import { z } from 'zod'

/** Envelope of every JSON answer (api-contract.md, Conventions). */
export interface Envelope<T> {
  code: number
  message: string
  data: T
}

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** `data` of a 400 answer for invalid input. */
export const InputErrors = z.object({ errors: z.array(FieldError) })
export type InputErrors = z.infer<typeof InputErrors>

export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.number(), message: z.string(), data })
}

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

export const pageSizes = [10, 20, 50, 100, 200] as const
export const maxPageSize = 200
/** A larger `page × pageSize` is rejected. */
export const maxReach = 10_000

/** `data` of an answer without content. */
export const Nothing = z.null()
