const dayMillis = 24 * 60 * 60 * 1000
/** A temporary order runs for a year at most, and is as a rule renewed on its last day (15 CFR 766.24). */
const longestTemporary = 366 * dayMillis

interface Term {
  listedOn: string | null
  endedOn?: string
}

/** State of an entry whose term is over, and which its list has not taken off: a temporary one may have been renewed. */
export function stateAfterTerm({ listedOn, endedOn }: Term): 'expired' | 'unknown' {
  if (listedOn === null || endedOn === undefined) return 'unknown'
  return Date.parse(endedOn) - Date.parse(listedOn) > longestTemporary ? 'expired' : 'unknown'
}
