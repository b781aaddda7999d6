import type { TokenRelation } from '../model.ts'
import type { PreparedName } from '../normalise/prepare.ts'
import type { Match } from './evidence.ts'

interface Range {
  start: number
  end: number
}

/**
 * Adds the legal forms to an alignment without them: they are weighed separately, but users see both. `isAgainst`:
 * they exclude each other. An alignment of whole names already includes them.
 */
export function traceLegalForms(one: PreparedName, other: PreparedName, isAgainst: boolean, matches: Match[]): void {
  const query = legalRange(one)
  const listed = legalRange(other)
  if (query === null && listed === null) return
  const isCovered = matches.some(
    (match) =>
      match.queryEnd > match.queryStart &&
      match.listedEnd > match.listedStart &&
      ((query !== null && match.queryStart < query.end && match.queryEnd > query.start) ||
        (listed !== null && match.listedStart < listed.end && match.listedEnd > listed.start)),
  )
  if (isCovered) return
  for (const match of matches) {
    if (query !== null && match.queryEnd === query.end) match.queryEnd = Math.max(match.queryStart, query.start)
    if (listed !== null && match.listedEnd === listed.end) match.listedEnd = Math.max(match.listedStart, listed.start)
  }
  const kept = matches.filter((match) => match.queryEnd > match.queryStart || match.listedEnd > match.listedStart)
  matches.splice(0, matches.length, ...kept, {
    queryStart: query?.start ?? 0,
    queryEnd: query?.end ?? 0,
    listedStart: listed?.start ?? 0,
    listedEnd: listed?.end ?? 0,
    relation: relationOf(one, query, other, listed, isAgainst),
  })
}

function relationOf(
  one: PreparedName,
  query: Range | null,
  other: PreparedName,
  listed: Range | null,
  isAgainst: boolean,
): TokenRelation {
  if (query === null) return 'missing'
  if (listed === null) return 'extra'
  if (isAgainst) return 'conflict'
  const written = ({ text }: PreparedName, { start, end }: Range) => text.slice(start, end).toLowerCase()
  return written(one, query) === written(other, listed) ? 'same' : 'equivalent'
}

/** The legal form in one piece; null if there is none, or other words are inside it. */
function legalRange(name: PreparedName): Range | null {
  const { han, legal, starts } = name
  if (han !== null) {
    const last = han.segments.at(-1)
    if (last?.kind !== 'legal' || han.segments.length < 2) return null
    return { start: han.starts[last.from] ?? 0, end: han.ends[last.to - 1] ?? 0 }
  }
  if (legal.length === 0) return null
  const start = Math.min(...legal.map((word) => word.start))
  const end = Math.max(...legal.map((word) => word.end))
  for (let at = 0; at < name.tokens.length; at++) {
    const from = starts[at] as number
    if (from > start && from < end) return null
  }
  // A full stop belongs to the abbreviation before it: Co., Ltd.
  return { start, end: name.text[end] === '.' ? end + 1 : end }
}
