import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, isWithinReach, PageQuery, reach } from '../requests.ts'
import { searchModules } from './search-modules.ts'
import { forward, isForward, milliseconds } from './usage-log.ts'

/** What a user searched for: one entry per search whose answer was shown. */

const code = (name: ErrorCode): ErrorCode => name

const SearchModule = z.enum(searchModules, { error: code('module.unknown') })

const filters = {
  moduleId: SearchModule.optional(),
  keyword: FreeKeyword.meta({ description: 'Part of what was searched for; empty: all' }),
  createTimeStart: milliseconds,
  createTimeEnd: milliseconds,
}

export const SearchExportQuery = z
  .object({ ...filters, languages: z.enum(['zh', 'en'], { error: code('input.invalid') }).optional() })
  .refine(isForward, forward)
export type SearchExportQuery = z.output<typeof SearchExportQuery>

export const SearchPageQuery = PageQuery.extend(filters).refine(isWithinReach, reach).refine(isForward, forward)
export type SearchPageQuery = z.output<typeof SearchPageQuery>

export const SearchDetailQuery = z.object({
  id: z.string({ error: code('input.required') }).max(20, code('input.invalid')),
})

export const SearchRecord = z.object({
  id: z.string(),
  moduleId: SearchModule,
  moduleName: z.string(),
  moduleNameEn: z.string(),
  keyword: z.string(),
  /** Parameters besides the words and the page, as they were given. */
  asked: z.record(z.string(), z.string()),
  /** The same in words. */
  filters: z.array(z.object({ nameZh: z.string(), nameEn: z.string(), value: z.string(), valueEn: z.string() })),
  /** How many rows were found. */
  count: z.number(),
  createTime: z.iso.datetime(),
})
export type SearchRecord = z.infer<typeof SearchRecord>

export const SearchDetail = SearchRecord.extend({
  /** The first rows as they were then; `type`: of a subject, or the edition of a Chinese item. */
  rows: z.array(
    z.object({
      id: z.string(),
      type: z.string().nullable(),
      name: z.string(),
      nameZh: z.string().nullable(),
      score: z.number().nullable(),
    }),
  ),
  /** What was searched, with the day of each edition, ISO. */
  editions: z.array(z.object({ name: z.string(), nameZh: z.string(), date: z.string().nullable() })),
  /** The index of subjects that was searched; null for items and laws. */
  dataVersion: z.string().nullable(),
})
export type SearchDetail = z.infer<typeof SearchDetail>
