import { useDebouncedValue } from '@mantine/hooks'
import { keywordProblem } from '@qingdan/api/contract/keyword.ts'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import { suggestionOptions } from '../search-queries.ts'

/** Delay for a fast typist that still feels immediate. */
const debounceMs = 120

const nothing: Suggestion[] = []

/** Suggestions for the typed text, from two characters on; the previous ones stay until the new ones arrive. */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const [settled] = useDebouncedValue(cleanText(text), debounceMs)
  const isAskable = isWanted && keywordProblem(text) === null && keywordProblem(settled) === null
  const { data } = useQuery({ ...suggestionOptions(settled), enabled: isAskable })
  return (isAskable && data) || nothing
}
