import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { defaultMinScore, type PreparedQuery, prepareQuery, scoreNames } from '@qingdan/matching/score.ts'
import { suggestPrefix } from '@qingdan/matching/suggest.ts'
import { refuse } from '../../app-error.ts'
import type { ExactSearchQuery, SearchQuery, TipsQuery } from '../../contract/requests.ts'
import type { SearchAnswer, Suggestion } from '../../contract/subject.ts'
import { isCountryCode } from '../dictionary/countries.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { type Candidate, createDocumentShelf } from './document-shelf.ts'
import { createIndexWatch } from './index-watch.ts'
import { byRank, chosenRows, countTypes, pageOf, type Scored } from './ranking.ts'
import {
  type CandidateFilters,
  findCandidates,
  findExact,
  findSuggestions,
  type ShelvedIndex,
  type SubjectIndex,
} from './repository.ts'
import { kindOf, nameAt, toSearchResult, toSuggestion } from './row.ts'
import { createWeightedCache } from './weighted-cache.ts'

/** Asked for first; enough for all but the commonest names (matching-findings.md §1: the true one is in 50 of 99.8 %). */
const firstCandidates = 200
/** The most a search ever gives (api-contract.md, Search). */
const mostCandidates = 1000
/** When one of the last so many candidates still reaches the lowest score, there may be more behind them. */
const tailLength = 20
/** Scored rows kept for paging and chips; a row is some 4 kB. */
const cachedRows = 10_000
const suggestionCount = 10

export interface SearchService {
  search(query: SearchQuery): Promise<SearchAnswer>
  searchExact(query: ExactSearchQuery): Promise<SearchAnswer>
  suggest(query: TipsQuery): Promise<Suggestion[]>
}

type Filters = Pick<SearchQuery, 'country' | 'source' | 'includeOffline'>
type View = Pick<SearchQuery, 'type' | 'subType' | 'page' | 'pageSize'>

/** Search over the published index. Candidates come from the engine, scores and explanations from `matching`. */
export function createSearchService(deps: SubjectIndex & { sources: SourceDirectory }): SearchService {
  const currentIndex = createIndexWatch(deps)
  const index = { ...deps, shelf: createDocumentShelf(deps.engine) }
  const cache = createWeightedCache<Scored[]>(cachedRows, (rows) => rows.length + 1)

  /** All rows of a search in their order, kept so that paging and chips need no second look. */
  async function ranked(key: unknown[], find: () => Promise<Scored[]>): Promise<Scored[]> {
    const fullKey = JSON.stringify([await currentIndex(), ...key])
    const kept = cache.get(fullKey)
    if (kept) return kept
    const rows = (await find()).sort(byRank)
    cache.set(fullKey, rows)
    return rows
  }

  async function answer(rows: Scored[], query: PreparedQuery, keyword: string, view: View): Promise<SearchAnswer> {
    const sources = await deps.sources.read()
    const chosen = chosenRows(rows, view)
    return {
      data: pageOf(chosen, view).map((row) => toSearchResult(row, query, keyword, sources)),
      count: chosen.length,
      types: countTypes(rows),
    }
  }

  return {
    async search({ keyword, minScore = defaultMinScore, ...query }) {
      const filters = toFilters(query)
      const prepared = prepareQuery(keyword, null)
      const rows = await ranked(['fuzzy', keyword, filters, minScore], () =>
        findScored(index, keyword, prepared, filters, minScore),
      )
      return answer(rows, prepared, keyword, query)
    },

    async searchExact({ entityName, entityId, ...query }) {
      const filters = toFilters(query)
      const prepared = prepareQuery(entityName, null)
      const rows = await ranked(['exact', entityName, entityId, filters], async () => {
        const found = await findExact(index, { entityName, entityId, ...filters, size: mostCandidates })
        return found.map((candidate) => scoreExact(candidate, entityName, prepared))
      })
      return answer(rows, prepared, entityName, query)
    },

    async suggest({ keyword }) {
      if (suggestPrefix(keyword) === '') return []
      const found = await findSuggestions(deps, { keyword, size: suggestionCount })
      return found
        .filter(({ document }) => document.isListed)
        .slice(0, suggestionCount)
        .map(({ document, matchedName }) => toSuggestion(document, matchedName))
    },
  }
}

/** Keys are left out rather than undefined, so that equal filters make equal cache keys and queries. */
function toFilters({ country, source, includeOffline }: Filters): CandidateFilters {
  if (country?.some((code) => !isCountryCode(code))) throw refuse([{ field: 'country', code: 'country.unknown' }])
  return {
    ...(country ? { countries: country.toSorted() } : {}),
    ...(source ? { sourceIds: source.toSorted((a, b) => a - b) } : {}),
    ...(includeOffline ? { includeOffline } : {}),
  }
}

async function findScored(
  index: ShelvedIndex,
  keyword: string,
  prepared: PreparedQuery,
  filters: CandidateFilters,
  minScore: number,
): Promise<Scored[]> {
  const score = (candidates: Candidate[]) => candidates.map((candidate) => scoreCandidate(candidate, prepared))
  const isEnough = ({ score: reached }: Scored) => reached >= minScore
  const first = score(await findCandidates(index, { keyword, ...filters, size: firstCandidates }))
  const isCut = first.length === firstCandidates && first.slice(-tailLength).some(isEnough)
  if (!isCut) return first.filter(isEnough)
  return score(await findCandidates(index, { keyword, ...filters, size: mostCandidates })).filter(isEnough)
}

function scoreCandidate(candidate: Candidate, prepared: PreparedQuery): Scored {
  if (candidate.isIdentifierMatch) return { ...candidate, score: 100, nameIndex: 0 }
  const { document } = candidate
  return { ...candidate, ...scoreNames(prepared, document.names, kindOf(document)) }
}

/** Scored on the names that are equal when folded, so that the row shows one of them. */
function scoreExact(candidate: Candidate, entityName: string, prepared: PreparedQuery): Scored {
  const { document } = candidate
  const kind = kindOf(document)
  const wanted = new Set(exactNameKeys(entityName, null))
  const equal = document.names.flatMap((name, index) =>
    exactNameKeys(name.value, kind).some((key) => wanted.has(key)) ? [index] : [],
  )
  const names = equal.map((index) => nameAt(document, index))
  const best = scoreNames(prepared, names.length > 0 ? names : document.names, kind)
  const nameIndex = names.length > 0 ? (equal[best.nameIndex] ?? 0) : best.nameIndex
  return { ...candidate, isIdentifierMatch: false, score: best.score, nameIndex }
}
