import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, identifier, isWithinReach, PageQuery, reach } from '../requests.ts'
import { SubjectType } from '../subject.ts'

const code = (name: ErrorCode): ErrorCode => name
const itemId = identifier(100)

export const EntityFavouriteChange = z.object({
  id: itemId,
  type: z.enum(SubjectType.enum, { error: code('type.unknown') }).optional(),
  s: z
    .string({ error: code('input.invalid') })
    .max(10, code('input.invalid'))
    .default('1'),
})
export type EntityFavouriteChange = z.output<typeof EntityFavouriteChange>

export const EccnFavouriteChange = z.object({ eccn: itemId })
export const ChinaEccnFavouriteChange = z.object({
  eccn: itemId,
  version: identifier(40).optional().meta({ description: 'Edition; the one in force unless given' }),
})

export const FavouriteQuery = PageQuery.extend({
  keyword: FreeKeyword.meta({ description: 'A part of any of its names; empty: all' }),
}).refine(isWithinReach, reach)
export type FavouriteQuery = z.output<typeof FavouriteQuery>

export const EntityFavourite = z.object({
  /** Id of the subject as it is now, also when it was merged since. */
  entityId: z.string(),
  /** The same; what opens the detail, with `type` and `s`. */
  dataId: z.string(),
  type: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  subjectType: SubjectType,
  /** As in the detail. */
  status: z.enum(['listed', 'offline', 'unlisted']),
  /** When it was marked. */
  createTime: z.iso.datetime(),
})
export type EntityFavourite = z.infer<typeof EntityFavourite>

export const EccnFavourite = z.object({ eccn: z.string(), name: z.string(), createTime: z.iso.datetime() })
export const ChinaEccnFavourite = EccnFavourite.extend({ version: z.string() })
