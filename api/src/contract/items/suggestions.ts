import { z } from 'zod'
import { FreeKeyword } from '../requests.ts'

/** Item codes and laws for what is typed into the search box of subjects. */

export const RuleSuggestQuery = z.object({ keyword: FreeKeyword })

const SuggestedItem = z.object({ eccn: z.string(), name: z.string() })

export const RuleSuggestions = z.object({
  /** The text is a code, or a whole title of an item or law: these come before the subjects. */
  isExact: z.boolean(),
  usItems: z.array(SuggestedItem),
  chinaItems: z.array(SuggestedItem),
  /** How manufacturers classify parts: their claims. `item`: the entry that the claim names; null if the list has no such entry. */
  partNumbers: z.array(
    z.object({ partNumber: z.string(), vendor: z.string(), eccn: z.string(), item: z.string().nullable() }),
  ),
  laws: z.array(z.object({ id: z.string(), title: z.string(), titleEn: z.string().nullable() })),
})
export type RuleSuggestions = z.infer<typeof RuleSuggestions>
