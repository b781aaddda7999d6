/** Text as the contract reads it. This file stays free of zod, because the page loads it. */

/** NFC, control characters replaced by spaces, trimmed; lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** Length as the contract counts it: code points. */
export function lengthOf(text: string): number {
  return [...text].length
}
