import type { estypes } from '@elastic/elasticsearch'
import type { PartyKind } from '@qingdan/matching/model.ts'

/** What an index query can be narrowed by; an absent filter means no restriction. */
export interface SubjectFilters {
  type?: PartyKind | null | undefined
  subTypes?: readonly string[] | undefined
  /** ISO 3166-1 alpha-2; any of them. */
  countries?: readonly string[] | undefined
  sourceIds?: readonly number[] | undefined
  /** Only these subjects. */
  ids?: readonly string[] | undefined
  /** Includes subjects that are on no list any more. */
  includeOffline?: boolean | undefined
}

/** Filter clauses; an absent or empty filter gives none, but no ids are no subjects. */
export function filterClauses(filters: SubjectFilters): estypes.QueryDslQueryContainer[] {
  const clauses: estypes.QueryDslQueryContainer[] = []
  if (filters.includeOffline !== true) clauses.push({ term: { isListed: true } })
  if (filters.type != null) clauses.push({ term: { type: filters.type } })
  if (filters.subTypes?.length) clauses.push({ terms: { subTypes: [...filters.subTypes] } })
  if (filters.countries?.length) clauses.push({ terms: { countries: [...filters.countries] } })
  if (filters.sourceIds?.length) clauses.push({ terms: { sourceIds: [...filters.sourceIds] } })
  if (filters.ids) clauses.push({ terms: { id: [...filters.ids] } })
  return clauses
}
