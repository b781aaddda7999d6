import * as z from 'zod/mini'

/** '0' a notice with measures, '1' what changed on a list. */
export const bulletinTypes = ['0', '1'] as const

const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value).trim() || undefined),
)

/** The query of `/sanctionMorning`. */
export const bulletinParams = z.object({
  keyword: z.catch(z.optional(text), undefined),
  dataType: z.catch(z.optional(z.enum(bulletinTypes)), undefined),
  page: z.catch(z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2000)), 1), 1),
})
export type BulletinParams = z.output<typeof bulletinParams>

export const bulletinDefaults = { page: 1 } as const
