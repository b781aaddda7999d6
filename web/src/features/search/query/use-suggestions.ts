import { useDebouncedValue } from '@mantine/hooks'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { useQuery } from '@tanstack/react-query'
import { suggestionOptions } from '../search-queries.ts'
import { keywordProblem, normaliseKeyword } from './keyword.ts'

/** Long enough for a fast typist, short enough to feel immediate. */
const debounceMs = 120

const nothing: Suggestion[] = []

/** Subjects for what is being typed, from two characters on; those of the text before stay until the new ones are there. */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const [settled] = useDebouncedValue(normaliseKeyword(text), debounceMs)
  const isAskable = isWanted && keywordProblem(text) === null && keywordProblem(settled) === null
  const { data } = useQuery({ ...suggestionOptions(settled), enabled: isAskable })
  return (isAskable && data) || nothing
}
