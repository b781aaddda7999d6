import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { isWithinReach, paging, reach } from '../requests.ts'
import { SubjectType } from '../subject.ts'

const code = (name: ErrorCode): ErrorCode => name

/**
 * How the licence requirement of an Entity List entry reaches items, by its own words. `all`: "all items subject to the EAR", EAR99 too. `conditional`:
 * the same with an exception or a condition. `ccl`: items on the CCL, and EAR99 only as a supplement lists it. `unread`: none of these. `footnote-…`: the
 * footnote that the entry bears.
 */
export const partyRules = [
  'all',
  'conditional',
  'ccl',
  'unread',
  'footnote-1',
  'footnote-2',
  'footnote-3',
  'footnote-4',
  'footnote-5',
] as const
export const PartyRule = z.enum(partyRules, { error: code('input.invalid') })
export type PartyRule = z.infer<typeof PartyRule>

export const ListedPartiesQuery = z
  .object({
    rule: PartyRule.optional().meta({ description: 'Whose parties are listed; absent: only the rules' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type ListedPartiesQuery = z.output<typeof ListedPartiesQuery>

export const ListedPartiesAnswer = z.object({
  /** The list, and the publisher's date of its edition, ISO; null before it is loaded. */
  source: z
    .object({ sourceId: z.number(), listName: z.string(), listNameCn: z.string(), asOf: z.string().nullable() })
    .nullable(),
  /** Rules that at least one party bears, in a fixed order. */
  rules: z.array(
    z.object({
      rule: PartyRule,
      /** The footnote, or the most frequent wording, as published. */
      text: z.string(),
      /** Subjects, each once. */
      count: z.number(),
    }),
  ),
  /** Subjects of the rule by name. */
  data: z.array(
    z.object({
      id: z.string(),
      type: z.enum(SubjectType.enum),
      name: z.string(),
      /** Licence requirements of its entries, as published. */
      requirements: z.array(z.string()),
    }),
  ),
  count: z.number(),
})
export type ListedPartiesAnswer = z.infer<typeof ListedPartiesAnswer>
