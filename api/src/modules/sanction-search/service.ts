import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import type { QueryDetails } from '@qingdan/matching/model.ts'
import { prepareQuery } from '@qingdan/matching/score.ts'
import { suggestPrefix } from '@qingdan/matching/suggest.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import type { SubjectIndex } from '@qingdan/screening/index-watch.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import { createScreener, type ScreenFilters, type Screening } from '@qingdan/screening/screener.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { buildSuggestQuery, readSuggestions } from '@qingdan/search-mappings/suggest-query.ts'
import { LRUCache } from 'lru-cache'
import { chinaDay } from '../../contract/china-time.ts'
import type { ExactSearchQuery, SearchQuery, TipsQuery } from '../../contract/search-requests.ts'
import type { RecognisedIdentifier, SearchAnswer, SearchResult, Suggestion } from '../../contract/subject.ts'
import { invalidInput } from '../../http/app-error.ts'
import { isCountryCode } from '../dictionary/countries.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { chosenRows, countTypes, pageOf } from './facets.ts'
import { toSearchResult, toSuggestion } from './row.ts'
import { toVerdict } from './verdict.ts'

/** Cached rows for paging and chips; a row has about 4 kB. */
const cachedRows = 10_000
const suggestionCount = 10

export interface SearchService {
  search(query: SearchQuery): Promise<SearchAnswer>
  searchExact(query: ExactSearchQuery): Promise<SearchAnswer>
  suggest(query: TipsQuery): Promise<Suggestion[]>
}

/** What both searches take. */
type SharedQuery = Omit<ExactSearchQuery, 'entityName' | 'entityId'>
type Details = Pick<SearchQuery, 'birthDate' | 'sex' | 'nationality' | 'identifier'>

/**
 * Search over the published index: turns a request into a screener query, and scored subjects into rows. With `closing`, documents are loaded into
 * the cache in the background until it is aborted.
 */
export function createSearchService({
  engine,
  alias,
  sources,
  closing,
}: SubjectIndex & { sources: SourceDirectory; closing?: AbortSignal }): SearchService {
  const screener = createScreener({ engine, alias })
  if (closing) screener.keepWarm(closing)
  const cache = new LRUCache<string, ScoredCandidate[]>({
    maxSize: cachedRows,
    sizeCalculation: (rows) => rows.length + 1,
  })

  /** A search with all its rows, which are cached so that paging and chips need no second search. */
  async function find<Query extends { name: string; details?: QueryDetails | undefined }>(
    kind: string,
    query: Query,
    screen: (query: Query) => Promise<Screening>,
  ): Promise<Screening> {
    const key = JSON.stringify([await screener.version(), kind, query])
    const rows = cache.get(key)
    // A prepared query keeps its comparison data, which is too large for the cache.
    if (rows) return { prepared: prepareQuery(query.name, null, query.details), rows }
    const screening = await screen(query)
    cache.set(key, screening.rows)
    return screening
  }

  async function answer(
    { prepared, rows }: Screening,
    view: SharedQuery,
    identifiers: RecognisedIdentifier[] = [],
  ): Promise<SearchAnswer> {
    const directory = await sources.read()
    const chosen = chosenRows(rows, view)
    const day = chinaDay(new Date())
    const data: SearchResult[] = []
    for (const row of pageOf(chosen, view)) {
      if (isTurnOver()) await nextTurn()
      data.push(toSearchResult(row, screener.explain(prepared, row), directory, day))
    }
    return {
      data,
      count: chosen.length,
      types: countTypes(rows),
      verdict: toVerdict(chosen, day),
      identifiers,
    }
  }

  return {
    async search({ keyword, minScore, ...query }) {
      // The type is a chip, and chips show the counts of all types.
      const details = toDetails(query)
      const asked = { name: keyword, type: null, details, minScore, ...toFilters(query) }
      const screening = await find('fuzzy', asked, screener.screen)
      const identifiers = recognised({ keyword, identifier: query.identifier })
      return answer(screening, query, identifiers)
    },

    async searchExact({ entityName, entityId, ...query }) {
      const asked = { name: entityName, identifier: entityId, ...toFilters(query) }
      return answer(await find('exact', asked, screener.screenExact), query)
    },

    async suggest({ keyword }) {
      if (suggestPrefix(keyword) === '') return []
      const request = buildSuggestQuery({ keyword, size: suggestionCount })
      const found = readSuggestions(await engine.search<SubjectDocument>({ index: alias, ...request }))
      return found
        .filter(({ document }) => document.isListed)
        .slice(0, suggestionCount)
        .map(({ document, matchedName }) => toSuggestion(document, matchedName))
    },
  }
}

/** Sorted, so that equal filters have equal cache keys. */
function toFilters({ country, source, includeOffline }: SharedQuery): ScreenFilters {
  if (country?.some((code) => !isCountryCode(code))) throw invalidInput([{ field: 'country', code: 'country.unknown' }])
  return { countries: country?.toSorted(), sourceIds: source?.toSorted((a, b) => a - b), includeOffline }
}

/** The known details; undefined without any. */
function toDetails({ birthDate, sex, nationality, identifier }: Details): QueryDetails | undefined {
  if (nationality?.some((code) => !isCountryCode(code))) {
    throw invalidInput([{ field: 'nationality', code: 'country.unknown' }])
  }
  if (!birthDate && !sex && !nationality && !identifier) return undefined
  return { birthDate, sex, countries: nationality?.toSorted(), identifiers: identifier ? [identifier] : undefined }
}

function recognised(given: Record<RecognisedIdentifier['field'], string | undefined>): RecognisedIdentifier[] {
  return (['keyword', 'identifier'] as const).flatMap((field) => {
    const found = recogniseIdentifier(given[field] ?? '')
    return found === null ? [] : [{ field, ...found }]
  })
}
