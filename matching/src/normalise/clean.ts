import { inOneAlphabet } from './one-alphabet.ts'

/** Longest text the matcher reads, in UTF-16 units: a query has at most 300 characters, published names are shorter. */
export const longestName = 600

/**
 * Makes any string safe to read without changing offsets: lone surrogates become U+FFFD (one unit for one unit), and
 * text after `longestName` is cut off. Words of mixed alphabets are in one.
 */
export function cleanText(text: string): string {
  const cut = text.length > longestName ? text.slice(0, longestName) : text
  return inOneAlphabet(cut.toWellFormed())
}
