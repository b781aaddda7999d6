import type { Citation } from '@qingdan/api/contract/citation.ts'

/** A part of a text; `citation` null where it cites nothing that we hold. */
export interface CitedPart {
  text: string
  citation: Citation | null
}

/** Parts a text at what it cites, the longest first. A number inside a longer one is not what was cited. */
export function partsOf(text: string, citations: readonly Citation[]): CitedPart[] {
  const longest = citations.toSorted((a, b) => b.text.length - a.text.length)
  return longest.reduce<CitedPart[]>(
    (parts, citation) => parts.flatMap((part) => (part.citation === null ? split(part.text, citation) : [part])),
    [{ text, citation: null }],
  )
}

function split(text: string, citation: Citation): CitedPart[] {
  const parts: CitedPart[] = []
  let from = 0
  for (let at = text.indexOf(citation.text); at >= 0; at = text.indexOf(citation.text, at + citation.text.length)) {
    const end = at + citation.text.length
    if (isInsideWord(text, at, end)) continue
    parts.push({ text: text.slice(from, at), citation: null }, { text: citation.text, citation })
    from = end
  }
  return [...parts, { text: text.slice(from), citation: null }].filter((part) => part.text !== '')
}

const digitOrLatin = /[0-9A-Za-z]/

/** Both sides of one end are digits, or Latin letters: "744.11" in "744.113", "3A001" in "13A001"; "744.11of" is a slip of the list. */
function isInsideWord(text: string, at: number, end: number): boolean {
  const before = text.charAt(at - 1)
  const after = text.charAt(end)
  const isDigit = /\d/
  return (
    (digitOrLatin.test(before) && digitOrLatin.test(text.charAt(at))) ||
    (isDigit.test(after) && isDigit.test(text.charAt(end - 1)))
  )
}
