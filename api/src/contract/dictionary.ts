import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

const code = (name: ErrorCode): ErrorCode => name

export const CountryListQuery = z.object({
  zh: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'A part of the Chinese name' }),
  en: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'A part of the English name' }),
})
export type CountryListQuery = z.output<typeof CountryListQuery>

export const Country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  zh: z.string(),
  en: z.string(),
  /** First letter: of the pinyin of `zh` in Chinese, of `en` in English. */
  letter: z.string(),
})
export type Country = z.infer<typeof Country>

export const Source = z.object({
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  publisher: z.string(),
  publisherCn: z.string(),
  country: z.string(),
  countryEn: z.string(),
  countryCode: z.string(),
  /** Publisher's own date of the served data, ISO. */
  date: z.string().nullable(),
  count: z.number(),
  url: z.string(),
  /** When the served file was fetched, ISO 8601 UTC; null for a starter edition. */
  fetchedAt: z.string().nullable(),
  stale: z.boolean(),
  /** The edition that came with the product is served. */
  starter: z.boolean(),
})
export type Source = z.infer<typeof Source>
