import { cleanText, lengthOf } from './text.ts'

/** What may be searched. This file stays free of zod, because the page loads it. */

export const minKeywordLength = 2
export const maxKeywordLength = 300

export type KeywordProblem = 'empty' | 'short' | 'long'

/** Why a keyword as typed is refused; null if it can be searched. The API answers `keyword.` and the same word. */
export function keywordProblem(typed: string): KeywordProblem | null {
  const length = lengthOf(cleanText(typed))
  if (length === 0) return 'empty'
  if (length < minKeywordLength) return 'short'
  return length > maxKeywordLength ? 'long' : null
}
