import * as z from 'zod/mini'

/** Fields that the addresses of several pages have. What cannot be read of an address is as if it were not there. */

/** Rows a page, as every list offers them. */
export const pageSizes = [10, 20, 50, 100, 200] as const

/** A router that reads `9187667` as a number must not lose the reader's text. */
export const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value).trim()),
)

/** A text made into something else, or undefined. */
export function readText<Value>(read: (value: string) => Value | undefined) {
  return z.catch(z.optional(z.pipe(text, z.transform(read))), undefined)
}

export const optionalText = readText((value) => value || undefined)

/** The items of a comma list that have the form, each once, as a comma list. */
export function commaList(item: RegExp) {
  return readText((value) => [...new Set(value.split(',').filter((part) => item.test(part)))].join(',') || undefined)
}

/** `YYYY-MM-DD`, a day there is. */
export const isoDay = readText((value) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value
})

/** From 1; later ones than `last` are the first. */
export function pageNumber(last: number) {
  return z.catch(z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(last)), 1), 1)
}

/** One of those offered, else `usual`. */
export function pageSize(offered: readonly number[], usual: number) {
  return z.catch(z._default(z.coerce.number().check(z.refine((size) => offered.includes(size))), usual), usual)
}
