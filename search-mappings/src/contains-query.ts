import type { estypes } from '@elastic/elasticsearch'
import type { TypedWord } from '@qingdan/matching/name-words.ts'
import { type CandidateHit, idsOnly, readCandidates } from './candidate-query.ts'
import { filterClauses, type SubjectFilters } from './filters.ts'
import { nameGap } from './subject-index.ts'

/** The first index with the words of names. */
export const formatWithWords = 5

export interface ContainsQueryInput extends SubjectFilters {
  /** As `typedWords` reads them; at least one. */
  words: readonly TypedWord[]
  /** Subjects that are no hits, because they are shown already. */
  shown: readonly string[]
  from: number
  size: number
}

/** Subjects with a name that has all the words. */
export interface ContainingSubjects {
  /** Number of all of them, of the chosen types, those that are shown already included. */
  containing: number
  /** Number of hits. */
  count: number
  /** Number of hits of each type and sub-type, if no types were chosen. */
  countsByCode: ReadonlyMap<string, number>
  /** The hits asked for, by number of lists, then by the last designation. */
  hits: CandidateHit[]
}

/** More than there are types or sub-types. */
const mostCodes = 50

/**
 * The subjects one of whose names has all the words. Type and sub-types are applied after counting, so that the counts
 * by code do not depend on them.
 */
export function buildContainsQuery({
  words,
  shown,
  from,
  size,
  type,
  subTypes,
  ...filters
}: ContainsQueryInput): estypes.SearchRequest {
  const isChosen = filterClauses({ type, subTypes, includeOffline: true })
  const isNew = { bool: { must_not: { terms: { id: [...shown] } } } }
  return {
    query: { bool: { filter: [{ intervals: { words: inOneName(words) } }, ...filterClauses(filters)] } },
    post_filter: { bool: { filter: [isNew, ...isChosen] } },
    aggs: {
      containing: { filter: { bool: { filter: isChosen } } },
      hits: {
        filter: isNew,
        aggs: {
          types: { terms: { field: 'type', size: mostCodes } },
          subTypes: { terms: { field: 'subTypes', size: mostCodes } },
        },
      },
    },
    from,
    size,
    sort: [{ listCount: 'desc' }, { designatedOn: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
    ...idsOnly,
    track_total_hits: true,
  }
}

interface CountedSubjects {
  containing: estypes.AggregationsFilterAggregate
  hits: estypes.AggregationsFilterAggregate & Record<'types' | 'subTypes', CodeCounts>
}

interface CodeCounts {
  buckets: { key: string; doc_count: number }[]
}

export function readContaining(response: estypes.SearchResponse<unknown>): ContainingSubjects {
  const { total } = response.hits
  const counted = response.aggregations as unknown as CountedSubjects
  const { types, subTypes } = counted.hits
  return {
    containing: counted.containing.doc_count,
    count: typeof total === 'object' ? total.value : 0,
    countsByCode: new Map([...types.buckets, ...subTypes.buckets].map(({ key, doc_count }) => [key, doc_count])),
    hits: readCandidates(response),
  }
}

/** The engine parses nothing of what was typed: a word is one term, or the beginning of one. */
function inOneName(words: readonly TypedWord[]): estypes.QueryDslIntervalsQuery {
  const intervals = words.map(inName)
  // Words of two names are at least the gap apart.
  return { all_of: { intervals, max_gaps: nameGap - 1 } }
}

function inName({ text, as }: TypedWord): estypes.QueryDslIntervalsContainer {
  if (as === 'beginning') return { prefix: { prefix: text } }
  if (as === 'whole') return { match: { query: text } }
  return { match: { query: [...text].join(' '), ordered: true, max_gaps: 0 } }
}
