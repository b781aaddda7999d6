import type { SearchResult } from '@qingdan/api/contract/subject.ts'

export type Highlight = SearchResult['highlights'][number]
export type HighlightRelation = Highlight['relation']

/** Style of a mark: the shape carries the meaning, not only the colour. */
export type MarkShape = 'same' | 'sound' | 'equivalent'

export interface Segment {
  text: string
  /** UTF-16 offset in the whole; a stable key. */
  start: number
  relation: HighlightRelation | null
}

/**
 * Splits `text` at the highlights (UTF-16 ranges [start, end)). Overlaps belong to the range that begins first; ranges outside the text are clipped,
 * so that a shortened name cannot break the page.
 */
export function splitHighlights(text: string, highlights: readonly Highlight[]): Segment[] {
  const segments: Segment[] = []
  let position = 0
  for (const { start, end, relation } of highlights.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, position)
    const to = Math.min(end, text.length)
    if (from >= to) continue
    if (from > position) segments.push({ text: text.slice(position, from), start: position, relation: null })
    segments.push({ text: text.slice(from, to), start: from, relation })
    position = to
  }
  if (position < text.length) segments.push({ text: text.slice(position), start: position, relation: null })
  return segments
}

/** Fill = same letters, dotted = same sound, dashed = known equivalent. */
export function markShape(relation: HighlightRelation): MarkShape | null {
  switch (relation) {
    case 'same':
    case 'joined':
    case 'initial':
    case 'spelling':
      return 'same'
    case 'pinyin':
    case 'transliteration':
      return 'sound'
    case 'equivalent':
      return 'equivalent'
    case 'country':
    case 'missing':
    case 'extra':
    case 'conflict':
      return null
  }
}

/** Where the typed text stands in a suggestion, also if its words are typed together; none when it matched in another way. */
export function typedHighlights(text: string, typed: string): Highlight[] {
  const wanted = typed.trim().toLowerCase()
  const folded = text.toLowerCase()
  // Lower-casing can change the length (İ), and then the positions would be wrong.
  if (wanted === '' || folded.length !== text.length) return []
  const start = folded.indexOf(wanted)
  if (start !== -1) return [{ start, end: start + wanted.length, relation: 'same' }]
  const apart = findApart(folded, wanted)
  return apart === null ? [] : [{ start: apart.index, end: apart.index + apart[0].length, relation: 'same' }]
}

/** The letters from the beginning of a word on, whatever stands between them: jongun in Kim Jong Un. */
function findApart(text: string, letters: string): RegExpExecArray | null {
  if (!/^[\p{L}\p{N}]+$/u.test(letters)) return null
  return new RegExp(`(?<![\\p{L}\\p{N}])${[...letters].join('[^\\p{L}\\p{N}]*')}`, 'u').exec(text)
}
