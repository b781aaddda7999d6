import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { ChinaItemDetailQuery } from '../items/china-items.ts'
import { LawDetailQuery } from '../laws/laws.ts'
import { DestinationQuery, ItemDetailQuery } from '../us-items.ts'

/** Documents about items and laws. */

const code = (name: ErrorCode): ErrorCode => name

const languages = z.enum(['zh', 'en'], { error: code('input.invalid') }).default('zh')

export const UsItemExportQuery = ItemDetailQuery.extend({
  country: DestinationQuery.shape.country.optional().meta({
    description: 'Destination, ISO 3166-1 alpha-2: which requirements apply to it is printed too',
  }),
  languages,
})
export type UsItemExportQuery = z.output<typeof UsItemExportQuery>

export const ChinaItemExportQuery = ChinaItemDetailQuery.omit({ key: true }).extend({ languages })
export type ChinaItemExportQuery = z.output<typeof ChinaItemExportQuery>

export const LawExportQuery = LawDetailQuery.extend({ languages })
export type LawExportQuery = z.output<typeof LawExportQuery>
