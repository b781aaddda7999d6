import { z } from 'zod'
import { maxPageSize, maxReach } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'
import { maxKeywordLength } from './keyword.ts'
import { SubjectType } from './subject.ts'
import { cleanLines, cleanText, lengthOf, unitsOf } from './text.ts'

/** What requests of all areas take. A refused value names its phrase by the code in the schema. */

const code = (name: ErrorCode): ErrorCode => name

/** A yes or no of forms and queries: '1' or '0'. */
export const binary = z.enum(['0', '1'], { error: code('binary.invalid') })

/** A number in a query. */
export function wholeNumber(lowest: number, highest: number, error: ErrorCode) {
  return z
    .string({ error })
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(lowest, error).max(highest, error))
    .meta({ type: 'integer', minimum: lowest, maximum: highest })
}

/** Every country and every list fit. */
const maxListLength = 2000

/** Several values in one parameter, each once. */
export function commaList<Item extends string>(isItem: (text: string) => text is Item, error: ErrorCode) {
  return z
    .string({ error })
    .max(maxListLength, error)
    .transform((text) => [...new Set(text.split(',').map((item) => item.trim()))])
    .pipe(z.array(z.string().refine(isItem, error)))
    .transform((items) => items.filter(isItem))
}

/** Words looked for in a list that may also be read whole: 0–300 characters. */
export const FreeKeyword = z
  .string({ error: code('input.invalid') })
  .max(unitsOf(maxKeywordLength), code('keyword.long'))
  .transform(cleanText)
  .pipe(z.string().refine((text) => lengthOf(text) <= maxKeywordLength, code('keyword.long')))
  .default('')

/** Text without control characters: Postgres refuses a null byte. */
export function identifier(most: number) {
  return z
    .string({ error: code('input.required') })
    .max(most, code('input.invalid'))
    .transform(cleanText)
}

/** Text of several lines. */
export function lines(most: number) {
  return z
    .string({ error: code('input.required') })
    .max(most, code('input.invalid'))
    .transform(cleanLines)
}

/** The number of an order. */
export const OrderNumber = identifier(40)

/** A subject type as a parameter. */
export const TypeParameter = z.enum(SubjectType.enum, { error: code('type.unknown') })

/** Of every list that is read page by page. */
export const paging = {
  page: wholeNumber(1, 1_000_000, code('page.invalid')).default(1),
  pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(10),
}
/** True also when a value is invalid by itself, so that only one error is reported. */
export const isWithinReach = ({ page, pageSize }: { page: number; pageSize: number }) => !(page * pageSize > maxReach)
export const reach = { path: ['page'], error: code('page.reach') }

export const PageQuery = z.object(paging)
