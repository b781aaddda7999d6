import { stateOn } from '@qingdan/database/state-on-day.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { countStandingLists } from '@qingdan/search-mappings/standing-lists.ts'
import type { CachedSubject, RowToExplain } from './comparing/comparing.ts'
import type { AskedParty } from './comparing/comparison.ts'
import { countriesNamed } from './countries-named.ts'

/** A candidate with its score and the listed name that gave the score. */
export interface ScoredCandidate extends CandidateHit, RowToExplain {
  document: CandidateDocument
  /** 0–100, two decimals. */
  score: number
}

/** What orders subjects of one score; the greater number first. */
interface Standing {
  countries: readonly string[]
  lists: number
  isInForce: number
  name: string
}

/**
 * Sorts rows by score. Of equal ones those come first whose country the query names, then those on more lists, those in
 * force on the day (ISO), then by name and id. An equal identifier comes first, because only it scores 100.
 */
export function ranked(rows: readonly ScoredCandidate[], query: string, day: string): ScoredCandidate[] {
  let named: Set<string> | null = null
  const isOfNamedCountry = ({ countries }: Standing): number => {
    named ??= countriesNamed(query)
    return Number(countries.some((code) => named?.has(code)))
  }
  return rows.toSorted((a, b) => b.score - a.score || byStanding(a, b))

  function byStanding(a: ScoredCandidate, b: ScoredCandidate): number {
    const [one, other] = [standingOf(a, day), standingOf(b, day)]
    return (
      isOfNamedCountry(other) - isOfNamedCountry(one) ||
      other.lists - one.lists ||
      other.isInForce - one.isInForce ||
      alphabet.compare(one.name, other.name) ||
      (a.id < b.id ? -1 : 1)
    )
  }
}

/** Of searches by several names of one party: each subject once, with the name that scores it best. */
export function bestByName(
  screenings: readonly { asked: AskedParty; rows: readonly ScoredCandidate[] }[],
): Map<ScoredCandidate, AskedParty> {
  const best = new Map<string, { row: ScoredCandidate; asked: AskedParty }>()
  for (const { asked, rows } of screenings) {
    for (const row of rows) if (row.score > (best.get(row.id)?.row.score ?? -1)) best.set(row.id, { row, asked })
  }
  return new Map([...best.values()].map(({ row, asked }) => [row, asked]))
}

const alphabet = new Intl.Collator('en')

/** Low scores are often equal, and reading a document takes longer than comparing its names. */
const standings = new WeakMap<CachedSubject, { day: string; standing: Standing }>()

function standingOf(row: ScoredCandidate, day: string): Standing {
  const known = standings.get(row.found)
  if (known?.day === day) return known.standing
  const standing = toStanding(row.document, day)
  standings.set(row.found, { day, standing })
  return standing
}

function toStanding({ names, countries, isListed, row }: CandidateDocument, day: string): Standing {
  const entries = row.listings.flatMap(({ entries }) => entries ?? [{}])
  return {
    countries,
    lists: isListed ? countStandingLists(row.listings) : 0,
    isInForce: Number(isListed && entries.some((entry) => stateOn(entry, day, null) === 'in force')),
    name: names[0]?.value ?? '',
  }
}
