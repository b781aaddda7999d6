import type { Highlight } from '../../../components/listings/highlight.ts'

const shortestWord = 2

/** Where a text has the keyword, or its words: UTF-16 offsets. */
export function marksIn(text: string, keyword: string | undefined): Highlight[] {
  if (keyword === undefined) return []
  const lower = text.toLowerCase()
  // A changed length would move the offsets.
  const searched = lower.length === text.length ? lower : text
  const whole = keyword.toLowerCase()
  const words = searched.includes(whole) ? [whole] : whole.split(/\s+/).filter((word) => word.length >= shortestWord)
  return words.flatMap((word) => {
    const found: Highlight[] = []
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      found.push({ start: at, end: at + word.length, relation: 'same' })
    }
    return found
  })
}
