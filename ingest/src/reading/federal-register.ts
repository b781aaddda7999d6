import { toIsoDay } from './partial-date.ts'

export interface Citation {
  /** "76 FR 71869" */
  citation: string
  /** ISO; null where none is printed. */
  on: string | null
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const cited = /(\d{1,3})\.?\s*(?:F\.?\s*R\.?\s*)+(\d{1,6})/g
const numeric = /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/
const worded = /([A-Z][a-z]{2,8})\.?\s+(\d{1,2}),?\s+(\d{4})/

/**
 * Federal Register citations of a text, in order, each with the date printed after it: "75 FR 1701, 1/13/10. 77 FR
 * 24590, 4/25/12", "46 F.R. 46154 9/17/81", "85 FR 64017, October 9, 2020". The volume gives the century of a
 * two-digit year (volume 1 is 1936).
 */
export function readCitations(text: string): Citation[] {
  const plain = text.replace(/\s+/g, ' ')
  const found = [...plain.matchAll(cited)]
  return found.map((match, at) => {
    const volume = Number(match[1])
    const rest = plain.slice(match.index + match[0].length, found[at + 1]?.index)
    return { citation: `${volume} FR ${Number(match[2])}`, on: dayIn(rest, 1935 + volume) }
  })
}

/** The first date in American order in a text, ISO; two-digit years are near `nearYear`. Null if there is none. */
export function dayIn(text: string, nearYear: number): string | null {
  const numbers = numeric.exec(text)
  if (numbers) {
    const [month, day, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])]
    const full = (numbers[3] ?? '').length === 4 ? year : Math.round((nearYear - year) / 100) * 100 + year
    return toIsoDay(full, month, day)
  }
  const words = worded.exec(text)
  const month = months.indexOf((words?.[1] ?? '').slice(0, 3).toLowerCase()) + 1
  return words && month > 0 ? toIsoDay(Number(words[3]), month, Number(words[2])) : null
}

/** The citations as legal bases, each with its day, each once. */
export function toLegalBases(citations: readonly Citation[]): string[] {
  return [...new Set(citations.map(({ citation, on }) => (on === null ? citation : `${citation}, ${on}`)))]
}

/**
 * Listed on the day of the first citation, amended on those of the later ones; the citations are the legal bases. Only
 * for a list that the cited notices make: an order takes effect on a day of its own, and its notice comes later.
 */
export function toListedDays(citations: readonly Citation[]): {
  listedOn: string | null
  amendedOn: string[]
  legalBases: string[]
} {
  const days = [...new Set(citations.flatMap((citation) => citation.on ?? []))].sort()
  return {
    listedOn: days[0] ?? null,
    amendedOn: days.slice(1),
    legalBases: toLegalBases(citations),
  }
}
