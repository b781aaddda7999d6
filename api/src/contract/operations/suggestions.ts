import { RuleSuggestions, RuleSuggestQuery } from '../items/suggestions.ts'
import type { OperationArea } from './operation.ts'

/** Suggestions of the one search box beside those of subjects. */
export const suggestionOperations = {
  'rule.suggest': {
    tag: 'items',
    summary: 'At most three US item codes, Chinese items, part numbers and laws each, by code, number or title',
    access: 'open',
    query: RuleSuggestQuery,
    answer: RuleSuggestions,
  },
} satisfies OperationArea
