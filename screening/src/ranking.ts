import { stateOn } from '@qingdan/database/state-on-day.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { countStandingLists } from '@qingdan/search-mappings/standing-lists.ts'
import type { RowToExplain } from './comparing/comparing.ts'
import { countriesNamed } from './countries-named.ts'

/** A candidate with its score and the listed name that gave the score. */
export interface ScoredCandidate extends CandidateHit, RowToExplain {
  document: CandidateDocument
  /** 0–100, two decimals. */
  score: number
}

/** What orders rows of one score; the greater number first. */
interface Standing {
  isOfNamedCountry: number
  lists: number
  isInForce: number
}

/**
 * Sorts rows by score. Of equal ones those come first whose country the query names, then those on more lists, those in
 * force on the day (ISO), then by name and id. An equal identifier comes first, because only it scores 100.
 */
export function ranked(rows: readonly ScoredCandidate[], query: string, day: string): ScoredCandidate[] {
  const known = new Map<string, Standing>()
  let countries: Set<string> | null = null
  function standingOf({ id, document }: ScoredCandidate): Standing {
    countries ??= countriesNamed(query)
    const standing = known.get(id) ?? toStanding(document, countries, day)
    known.set(id, standing)
    return standing
  }
  return rows.toSorted((a, b) => b.score - a.score || byStanding(standingOf(a), standingOf(b)) || byName(a, b))
}

function toStanding({ countries, isListed, row }: CandidateDocument, named: Set<string>, day: string): Standing {
  const entries = row.listings.flatMap(({ entries }) => entries ?? [{}])
  return {
    isOfNamedCountry: Number(countries.some((code) => named.has(code))),
    lists: isListed ? countStandingLists(row.listings) : 0,
    isInForce: Number(isListed && entries.some((entry) => stateOn(entry, day, null) === 'in force')),
  }
}

function byStanding(a: Standing, b: Standing): number {
  return b.isOfNamedCountry - a.isOfNamedCountry || b.lists - a.lists || b.isInForce - a.isInForce
}

const alphabet = new Intl.Collator('en')

function byName(a: ScoredCandidate, b: ScoredCandidate): number {
  return alphabet.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1)
}

function nameOf({ document }: ScoredCandidate): string {
  return document.names[0]?.value ?? ''
}
