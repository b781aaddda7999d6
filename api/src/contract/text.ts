/** Text as the contract reads it. This file stays free of zod, because the page loads it. */

/** NFC, control characters replaced by spaces, trimmed; lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** The same, line by line: a note keeps its lines. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .trim()
}

/**
 * UTF-16 units of a text with at most this many code points, whatever its form. What is longer is refused before it is normalised: sorting a long run of
 * combining marks takes time that grows with its square.
 */
export function unitsOf(codePoints: number): number {
  return 4 * codePoints
}

/** Length as the contract counts it: code points. */
export function lengthOf(text: string): number {
  return [...text].length
}
