import * as z from 'zod/mini'
import { optionalText, pageNumber } from '../../lib/address/search-param-fields.ts'

/** '0' a notice with measures, '1' what changed on a list. */
export const bulletinTypes = ['0', '1'] as const

/** The query of `/sanctionMorning`. */
export const bulletinParams = z.object({
  keyword: optionalText,
  dataType: z.catch(z.optional(z.enum(bulletinTypes)), undefined),
  page: pageNumber(2000),
})
export type BulletinParams = z.output<typeof bulletinParams>

export const bulletinDefaults = { page: 1 } as const
