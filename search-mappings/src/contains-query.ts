import type { estypes } from '@elastic/elasticsearch'
import type { TypedWord } from '@qingdan/matching/name-words.ts'
import { type CandidateHit, idsOnly, readCandidates } from './candidate-query.ts'
import { filterClauses, type SubjectFilters } from './filters.ts'
import { nameGap } from './subject-index.ts'

/** The first index with the words of names. */
export const formatWithWords = 5

/** The part of the subjects that a page shows. */
export interface ContainingPage extends Pick<SubjectFilters, 'type' | 'subTypes'> {
  /** Subjects that are no hits, because they are shown already. */
  shown: readonly string[]
  from: number
  size: number
}

export interface ContainsQueryInput extends SubjectFilters, ContainingPage {
  /** As `typedWords` reads them; at least one. */
  words: readonly TypedWord[]
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

/** A subject as `readFewContaining` reads it. */
export interface ContainingSubject extends CandidateHit {
  type: string
  subTypes: readonly string[]
}

/** More than there are types or sub-types. */
const mostCodes = 50
/** The words of most searches stand in the names of fewer subjects; reading more would slow down every search. */
const mostOfFew = 100

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
    sort: byLists,
    ...idsOnly,
    track_total_hits: true,
  }
}

/**
 * All subjects one of whose names has all the words, when they are few. Who is shown already and the chosen types need
 * not be known, so it can be asked together with the candidates.
 */
export function buildFewContainingQuery({
  words,
  ...filters
}: Pick<ContainsQueryInput, 'words'> & Omit<SubjectFilters, 'type' | 'subTypes'>): estypes.SearchRequest {
  return {
    query: { bool: { filter: [{ intervals: { words: inOneName(words) } }, ...filterClauses(filters)] } },
    size: mostOfFew + 1,
    sort: byLists,
    ...idsOnly,
    docvalue_fields: ['id', 'type', 'subTypes'],
    track_total_hits: false,
  }
}

/** The subjects in the order of the rows; null when they are not few. */
export function readFewContaining(response: estypes.SearchResponse<unknown>): ContainingSubject[] | null {
  const { hits } = response.hits
  if (hits.length > mostOfFew) return null
  return readCandidates(response).map((hit, at) => {
    const { type, subTypes } = (hits[at]?.fields ?? {}) as { type?: string[]; subTypes?: string[] }
    return { ...hit, type: type?.[0] ?? '', subTypes: subTypes ?? [] }
  })
}

/** What the engine answers to `buildContainsQuery`, from all subjects that have the words. */
export function pageOfFew(
  subjects: readonly ContainingSubject[],
  { shown, from, size, type, subTypes }: ContainingPage,
): ContainingSubjects {
  const isChosen = (subject: ContainingSubject) =>
    (type == null || subject.type === type) &&
    (!subTypes?.length || subject.subTypes.some((code) => subTypes.includes(code)))
  const isShown = new Set(shown)
  const others = subjects.filter(({ id }) => !isShown.has(id))
  const hits = others.filter(isChosen)
  const countsByCode = new Map<string, number>()
  for (const code of others.flatMap((subject) => [subject.type, ...subject.subTypes])) {
    countsByCode.set(code, (countsByCode.get(code) ?? 0) + 1)
  }
  return {
    containing: subjects.filter(isChosen).length,
    count: hits.length,
    countsByCode,
    hits: hits.slice(from, from + size),
  }
}

const byLists: estypes.SortCombinations[] = [
  { listCount: 'desc' },
  { designatedOn: { order: 'desc', missing: '_last' } },
  { id: 'asc' },
]

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
