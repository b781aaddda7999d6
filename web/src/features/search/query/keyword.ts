const minKeywordLength = 2
const maxKeywordLength = 300

export type KeywordProblem = 'empty' | 'short' | 'long'

/** The keyword as the API counts it: trimmed, NFC. */
export function normaliseKeyword(text: string): string {
  return text.normalize('NFC').trim()
}

/** Lengths are Unicode code points after trimming and NFC (api-contract.md, Search). */
export function keywordProblem(text: string): KeywordProblem | null {
  const length = [...normaliseKeyword(text)].length
  if (length === 0) return 'empty'
  if (length < minKeywordLength) return 'short'
  return length > maxKeywordLength ? 'long' : null
}
