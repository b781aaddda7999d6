import * as z from 'zod/mini'

/** Search parameters that several pages share. Invalid values are ignored. */

/** Rows per page, as every list offers them. */
export const pageSizes = [10, 20, 50, 100, 200] as const

/** A router that reads `9187667` as a number must not change the typed text. */
export const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value).trim()),
)

/** A text converted to another type, or undefined. */
export function readText<Value>(read: (value: string) => Value | undefined) {
  return z.catch(z.optional(z.pipe(text, z.transform(read))), undefined)
}

export const optionalText = readText((value) => value || undefined)

/** The valid items of a comma list, without duplicates, as a comma list. */
export function commaList(item: RegExp) {
  return readText((value) => [...new Set(value.split(',').filter((part) => item.test(part)))].join(',') || undefined)
}

/** `YYYY-MM-DD`, an existing day. */
export const isoDay = readText((value) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value
})

/** From 1; a page after `last` becomes the first. */
export function pageNumber(last: number) {
  return z.catch(z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(last)), 1), 1)
}

/** One of the offered values, otherwise `usual`. */
export function pageSize(offered: readonly number[], usual: number) {
  return z.catch(z._default(z.coerce.number().check(z.refine((size) => offered.includes(size))), usual), usual)
}
