import type { Explanation, TokenRelation } from '@qingdan/api/contract/subject.ts'

type Token = Explanation['tokens'][number]

export interface Reason {
  /** Pairs of tokens that are related but not equal. */
  pairs: { query: string; listed: string; relation: TokenRelation }[]
  conflicts: { query: string; listed: string }[]
  /** Countries in the query that the lists state for the party. */
  countries: string[]
  /** In the query only. */
  missing: string[]
  /** In the listed name only. */
  extra: string[]
}

/** Summary of the alignment: only the differences; empty when every token is equal. */
export function toReason(tokens: readonly Token[]): Reason {
  const reason: Reason = { pairs: [], conflicts: [], countries: [], missing: [], extra: [] }
  for (const { query, listed, relation } of tokens) {
    if (query === null) {
      if (listed !== null) reason.extra.push(listed)
    } else if (relation === 'country') reason.countries.push(query)
    else if (listed === null) reason.missing.push(query)
    else if (relation === 'conflict') reason.conflicts.push({ query, listed })
    else if (relation !== 'same') reason.pairs.push({ query, listed, relation })
  }
  return reason
}
