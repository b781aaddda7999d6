import { readLines } from '../html/read-lines.ts'

/** The text of a title or summary that may hold escaped HTML: no elements, no scripts, white space collapsed. Null if nothing is left. */
export function plainText(text: string): string | null {
  const plain = /[<&]/.test(text)
    ? readLines(text)
        .map((line) => line.text)
        .join(' ')
    : text
  return plain.replace(/\s+/g, ' ').trim() || null
}

/** ISO day of a date with time and zone (RFC 822 of RSS, RFC 3339 of Atom), in the zone that it states; null if unreadable. */
export function feedDay(text: string): string | null {
  const stated = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text)?.[0]
  const time = Date.parse(text)
  if (Number.isNaN(time)) return null
  return stated ?? new Date(time).toISOString().slice(0, 10)
}
