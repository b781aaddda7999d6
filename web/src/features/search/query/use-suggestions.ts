import { useDebouncedValue } from '@mantine/hooks'
import type { RuleSuggestions } from '@qingdan/api/contract/items/suggestions.ts'
import { keywordProblem } from '@qingdan/api/contract/keyword.ts'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import { ruleSuggestionOptions, suggestionOptions } from '../search-queries.ts'

/** Delay for a fast typist that still feels immediate. */
const debounceMs = 120

/** What is suggested for a text. Item codes and laws are null until they arrive, and when they cannot be read. */
export interface Suggested {
  subjects: readonly Suggestion[]
  rules: RuleSuggestions | null
}

const nothing: Suggested = { subjects: [], rules: null }

/** Suggestions for the typed text, from two characters on; the previous ones stay until the new ones arrive. */
export function useSuggestions(text: string, isWanted: boolean): Suggested {
  const [settled] = useDebouncedValue(cleanText(text), debounceMs)
  const isAskable = isWanted && keywordProblem(text) === null && keywordProblem(settled) === null
  const subjects = useQuery({ ...suggestionOptions(settled), enabled: isAskable })
  const rules = useQuery({ ...ruleSuggestionOptions(settled), enabled: isAskable })
  return isAskable ? { subjects: subjects.data ?? [], rules: rules.data ?? null } : nothing
}
