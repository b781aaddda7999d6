/** Trimmed and composed, as the API counts it. */
export function normalKeyword(text: string): string {
  return text.normalize('NFC').trim()
}

/** Why a keyword cannot be searched: its length in code points must be 2–300. null when it can. */
export function keywordProblem(text: string): 'tooShort' | 'tooLong' | null {
  const length = [...normalKeyword(text)].length
  if (length < 2) return 'tooShort'
  return length > 300 ? 'tooLong' : null
}
