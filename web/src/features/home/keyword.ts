/** Trimmed and NFC, as the API counts it. */
export function normalKeyword(text: string): string {
  return text.normalize('NFC').trim()
}

/** Why a keyword is invalid: it must have 2–300 code points. Null when valid. */
export function keywordProblem(text: string): 'tooShort' | 'tooLong' | null {
  const length = [...normalKeyword(text)].length
  if (length < 2) return 'tooShort'
  return length > 300 ? 'tooLong' : null
}
