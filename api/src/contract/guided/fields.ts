import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { cleanText } from '../text.ts'

/** Fields that several calls of the guided questions take. */

const code = (name: ErrorCode): ErrorCode => name

/** A code as a form or as JSON sends it. */
export function codeOf<const Code extends string>(codes: readonly Code[], error: ErrorCode) {
  return z.union([z.string(), z.number()], { error }).transform(String).pipe(z.enum(codes, { error }))
}

/** Id of a question or a conclusion. */
export const NodeId = z.string({ error: code('input.required') }).regex(/^[a-z0-9.]{1,60}$/, code('input.invalid'))

/** A US item code, also with its paragraph, or EAR99. */
export const Eccn = z
  .string({ error: code('eccn.required') })
  .transform((text) => cleanText(text).toUpperCase())
  .pipe(z.string().min(1, code('eccn.required')))
  .refine((text) => /^(?:EAR99|[0-9][A-E][0-9]{3}(?:\.[A-Z0-9.]{1,30})?)$/.test(text), code('eccn.invalid'))
  .transform((text) => text.replace(/\..*$/, (paragraphs) => paragraphs.toLowerCase()))

/** Cut, not rounded, to two decimals. */
export const Amount = z
  .union([z.string(), z.number()], { error: code('amount.invalid') })
  .transform((given) => String(given).trim())
  .pipe(z.string().regex(/^\d{1,13}(?:\.\d{1,10})?$/, code('amount.invalid')))
  .transform((text) => text.replace(/(\.\d{2})\d+$/, '$1'))
