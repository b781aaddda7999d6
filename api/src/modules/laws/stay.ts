import type { LawPassage } from '../../contract/laws/laws.ts'

/** "Effective Date Note: At 90 FR 50857, Nov. 12, 2025, § 744.8 was stayed, effective until Nov. 9, 2026." */
const stay = /\b(?:was|were) stayed, effective until ([A-Z][a-z]+\.? \d{1,2}, \d{4})\b/g

/**
 * The day on which a stay that an article's notes state ran out before `day`, ISO, the last one of several; null if none did.
 * The text goes on saying so in an edition from before that day.
 */
export function stayEndedBefore(passages: readonly LawPassage[], day: string): string | null {
  const ends = passages.flatMap(({ text }) => [...text.matchAll(stay)].map(([, until = '']) => isoOf(until)))
  const over = ends.filter((end) => end !== null && end < day)
  return over.toSorted().at(-1) ?? null
}

function isoOf(american: string): string | null {
  const time = Date.parse(`${american.replace('.', '')} UTC`)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}
