import type { estypes } from '@elastic/elasticsearch'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { identifierForms } from '@qingdan/matching/identifier.ts'
import { idsOnly } from './candidate-query.ts'
import { filterClauses, type SubjectFilters } from './filters.ts'

export interface ExactQueryInput extends SubjectFilters {
  entityName: string
  /** The publisher's number, our id, or any identifier of the subject. */
  entityId?: string | undefined
  from: number
  size: number
}

/**
 * Exact mode: the folded name or any alias equals the query, for persons also with their parts in another order, and
 * all given filters match. Sorted by id; the total is exact. A name without letters finds nothing.
 */
export function buildExactQuery(input: ExactQueryInput): estypes.SearchRequest {
  const keys = exactNameKeys(input.entityName, input.type ?? null)
  const filter = filterClauses(input)
  filter.push(keys.length === 0 ? { match_none: {} } : { terms: { exactNames: keys } })
  const identifiers = identifierForms(input.entityId ?? '')
  if (identifiers.length > 0) filter.push({ terms: { identifiers } })
  return {
    query: { bool: { filter } },
    from: input.from,
    size: input.size,
    sort: [{ id: 'asc' }],
    ...idsOnly,
    track_total_hits: true,
  }
}
