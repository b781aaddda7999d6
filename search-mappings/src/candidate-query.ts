import type { estypes } from '@elastic/elasticsearch'
import { identifierForms, isNumberAlone, minIdentifierLength } from '@qingdan/matching/identifier.ts'
import { splitIntoSections } from '@qingdan/matching/key-sections.ts'
import { queryKeys } from '@qingdan/matching/keys.ts'
import type { PartyKind, QueryKey } from '@qingdan/matching/model.ts'
import { filterClauses, type SubjectFilters } from './filters.ts'
import { keyFields } from './key-fields.ts'
import type { indexOnlyFields, SubjectDocument } from './subject-document.ts'

/** A returned document: without the fields that only the index uses. */
export type CandidateDocument = Omit<SubjectDocument, (typeof indexOnlyFields)[number]>

/** A hit, without its document: the caller caches documents, and has most of them already. */
export interface CandidateHit {
  /** The index version that answered, not the alias. */
  index: string
  /** The subject's id. */
  id: string
  /** The engine's relevance; it orders the candidates of one query and has no meaning across queries. */
  engineScore: number
}

export interface CandidateQueryInput extends SubjectFilters {
  keyword: string
  type: PartyKind | null
  /** Identifiers of the party, in addition to the keyword, which may itself be one. */
  identifiers?: readonly string[] | undefined
  /** Number of hits to skip; default 0. */
  from?: number | undefined
  size: number
}

/** Higher than every sum of key scores (about 15 per token), so that an equal identifier comes first. */
const identifierBoost = 10_000
/** The engine allows at least 1,024 clauses; 300 characters make up to about 500. */
const mostClauses = 800
/**
 * Only the best alternative of one token counts: at .1 recall in 50 fell from .995 to .994, at 0 the order is best.
 */
const tieBreaker = 0

/** One of the searches that together find the candidates of a query. Their weights add up to 1. */
export interface CandidateSearch {
  /** The share of the candidates that come from this search. */
  weight: number
  request: estypes.SearchRequest
}

/**
 * Shares of the candidates: Latin names, Han names by character, Han names by spelling. A Latin query needs few Han
 * names and has them within its first twenty; a Chinese company has some 300 terms and needs the longer list
 * (matching-chinese.md §5).
 */
const sectionWeights = {
  latinQuery: { latin: 0.75, hanRomanised: 0.25, han: 0 },
  hanPerson: { latin: 0.5, han: 0.5, hanRomanised: 0 },
  hanParty: { latin: 0.7, han: 0.3, hanRomanised: 0 },
}

/**
 * The searches for candidates; `interleaveByWeight` merges their hits. Per token of the keyword a `dis_max` over its
 * keys, and a clause for an equal identifier. No fuzzy clauses and no `minimum_should_match` above one: both cost
 * time and found nothing more. A keyword without keys finds nothing.
 */
export function buildCandidateSearches(input: CandidateQueryInput): CandidateSearch[] {
  const sections = isNumberAlone(input.keyword) ? [] : splitIntoSections(queryKeys(input.keyword, input.type))
  const identifiers = [input.keyword, ...(input.identifiers ?? [])]
    .flatMap(identifierForms)
    .filter((form) => form.length >= minIdentifierLength)
  const byIdentifier =
    identifiers.length > 0 ? [{ constant_score: { filter: { terms: { identifiers } }, boost: identifierBoost } }] : []
  if (sections.length <= 1) {
    return [search(input, [...keyClauses(sections[0]?.groups ?? []), ...byIdentifier], 1)]
  }
  const isHan = sections.some(({ section }) => section === 'han')
  const weights = isHan
    ? input.type === '02'
      ? sectionWeights.hanPerson
      : sectionWeights.hanParty
    : sectionWeights.latinQuery
  const whole = sections.reduce((sum, { section }) => sum + weights[section], 0)
  return sections.flatMap(({ section, groups }, at) => {
    const weight = weights[section] / whole
    const clauses = at === 0 ? [...keyClauses(groups), ...byIdentifier] : keyClauses(groups)
    return weight === 0 ? [] : [search(input, clauses, weight)]
  })
}

function search(input: CandidateQueryInput, should: estypes.QueryDslQueryContainer[], weight: number): CandidateSearch {
  const from = Math.round((input.from ?? 0) * weight)
  return {
    weight,
    request: {
      query:
        should.length === 0
          ? { match_none: {} }
          : { bool: { should, minimum_should_match: 1, filter: filterClauses(input) } },
      from,
      size: Math.round(((input.from ?? 0) + input.size) * weight) - from,
      ...idsOnly,
      track_total_hits: false,
    },
  }
}

/**
 * Merges the hits of the searches of one query into one list without repetitions: the search that is most behind its
 * share gives its next hit. Engine scores of two searches cannot be compared.
 */
export function interleaveByWeight(
  searches: readonly { weight: number; hits: readonly CandidateHit[] }[],
): CandidateHit[] {
  const [only] = searches
  if (only && searches.length === 1) return [...only.hits]
  const placed = searches
    .flatMap(({ weight, hits }) => hits.map((hit, rank) => ({ hit, place: (rank + 1) / weight })))
    .sort((one, other) => one.place - other.place)
  const interleaved = new Map<string, CandidateHit>()
  for (const { hit } of placed) if (!interleaved.has(hit.id)) interleaved.set(hit.id, hit)
  return [...interleaved.values()]
}

/** Reading the id as a doc value avoids reading stored fields: 200 hits took 5 ms with `_id`, 2 ms like this. */
export const idsOnly = {
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: ['id'],
} satisfies estypes.SearchRequest

/** Hits of an answer in the engine's order. */
export function readCandidates(response: estypes.SearchResponse<unknown>): CandidateHit[] {
  return response.hits.hits.map((hit) => ({
    index: hit._index,
    id: String(hit.fields?.['id']?.[0] ?? ''),
    engineScore: hit._score ?? 0,
  }))
}

function keyClauses(groups: readonly QueryKey[][]): estypes.QueryDslQueryContainer[] {
  const clauses: estypes.QueryDslQueryContainer[] = []
  let count = 0
  for (const group of groups) {
    const queries = group.slice(0, mostClauses - count).map(termClause)
    count += queries.length
    if (queries.length === 1) clauses.push(...queries)
    else if (queries.length > 1) clauses.push({ dis_max: { queries, tie_breaker: tieBreaker } })
  }
  return clauses
}

function termClause(key: QueryKey): estypes.QueryDslQueryContainer {
  return { term: { [`keys.${keyFields[key.field]}`]: { value: key.value, boost: key.weight } } }
}
