import { chinaDay } from '@qingdan/database/china-time.ts'
import type { NameMatch, QueryDetails } from '@qingdan/matching/model.ts'
import { typedWords } from '@qingdan/matching/name-words.ts'
import { defaultMinScore } from '@qingdan/matching/score.ts'
import { suggestPrefix } from '@qingdan/matching/suggest.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import type { SubjectIndex } from '@qingdan/screening/index-watch.ts'
import { typedNames } from '@qingdan/screening/names-in-text.ts'
import { recogniseNumbers } from '@qingdan/screening/numbers-in-name.ts'
import { partyOfText } from '@qingdan/screening/party-of-text.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, ScreenFilters } from '@qingdan/screening/screener.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { buildSuggestQuery, type Completion, chooseSuggestions } from '@qingdan/search-mappings/suggest-query.ts'
import type { ExactSearchQuery, SearchQuery, TipsQuery } from '../../contract/search-requests.ts'
import type { RecognisedIdentifier, Suggestion, Verdict } from '../../contract/subject.ts'
import { invalidInput } from '../../http/app-error.ts'
import { isCountryCode } from '../dictionary/countries.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { chosenRows, countTypes, pageOf } from './facets.ts'
import { createRowFinder, type Found } from './find-rows.ts'
import { explainNames, joinNames } from './found-names.ts'
import type { FoundAnswer, RowFound } from './possible-marks.ts'
import { toContainingResult, toSearchResult, toSuggestion } from './row.ts'
import { kindOfTexts } from './searched-text.ts'
import { toVerdict } from './verdict.ts'

const suggestionCount = 10
/** Approximate rows, shown on request, begin here: names of which less than half agrees. */
const approximateScore = 30

export interface SearchService {
  search(query: SearchQuery): Promise<FoundAnswer>
  searchExact(query: ExactSearchQuery): Promise<FoundAnswer>
  suggest(query: TipsQuery): Promise<Suggestion[]>
}

/** What both searches take. */
type SharedQuery = Omit<ExactSearchQuery, 'entityName' | 'entityId'>
/** What only the kind of search knows. */
interface Known {
  /** Lower rows are not shown. */
  minScore: number
  searchedName: string | null
  identifiers: RecognisedIdentifier[]
  /** Number of rows without filters; null if there are none. */
  unfiltered: () => Promise<number | null>
}
type Details = Pick<SearchQuery, 'birthDate' | 'sex' | 'nationality' | 'identifier'>

/**
 * Search over the published index: turns a request into a screener query, and scored subjects into rows.
 */
export function createSearchService({
  engine,
  alias,
  sources,
  screener,
}: SubjectIndex & { sources: SourceDirectory; screener: Screener }): SearchService {
  const { findFuzzy, findExact } = createRowFinder(screener)

  async function answer(found: readonly Found[], view: SharedQuery, known: Known): Promise<FoundAnswer> {
    const directory = await sources.read()
    const day = chinaDay(new Date())
    const [whole, ...names] = found.map(({ asked }) => asked.text)
    const nameForWords = names[0] ?? whole ?? ''
    const joined = joinNames(found, whole ?? '', day)
    const { rows, containment } = joined
    const ofAllTypes = rowsFrom(rows, known.minScore)
    const shown = chosenRows(ofAllTypes, view)
    const page = pageOf(shown, view)
    const contained = await containment?.page({
      type: view.type,
      subTypes: view.subType,
      shown: ofAllTypes.map(({ id }) => id),
      from: Math.max(0, (view.page - 1) * view.pageSize - shown.length),
      size: view.pageSize - page.length,
    })
    const documents = await screener.documents(contained?.hits ?? [])
    const matches = await explainNames(screener, joined, page)
    const scoredRows: RowFound[] = []
    for (const [at, row] of page.entries()) {
      if (isTurnOver()) await nextTurn()
      scoredRows.push(toSearchResult(row, matches[at] as NameMatch, directory, day))
    }
    const chosen = chosenRows(rows, view)
    return {
      data: [...scoredRows, ...toContainingRows(documents, nameForWords, directory, day)],
      count: shown.length + (contained?.count ?? 0),
      scoredCount: shown.length,
      types: countTypes(ofAllTypes, contained?.countsByCode),
      verdict: {
        ...toVerdict(shown, directory, day),
        text: kindOfTexts(names.length > 0 ? names : [whole ?? '']),
        hidden: countHidden(chosen, known.minScore),
        unfiltered: chosen.some(({ score }) => score >= defaultMinScore) ? null : await known.unfiltered(),
        containing: contained?.containing ?? null,
        containingText: contained?.containing === undefined ? null : nameForWords,
      },
      searchedName: known.searchedName,
      identifiers: known.identifiers,
      names,
    }
  }

  return {
    async search({ keyword, minScore = defaultMinScore, ...query }) {
      const { name, details } = partyOfText(keyword, toDetails(query))
      const lowest = Math.min(minScore, approximateScore)
      const findNames = (filters: ScreenFilters) =>
        Promise.all(typedNames(name).map((one) => findFuzzy(one, details, lowest, filters)))
      return answer(await findNames(toFilters(query)), query, {
        minScore,
        searchedName: name === keyword ? null : name,
        identifiers: recognised({ keyword, identifier: query.identifier }),
        async unfiltered() {
          if (!hasFilters(query)) return null
          const all = await findNames({ includeOffline: query.includeOffline })
          const subjects = all.flatMap(({ rows }) => rowsFrom(rows, defaultMinScore).map(({ id }) => id))
          return new Set(subjects).size
        },
      })
    },

    async searchExact({ entityName, entityId, ...query }) {
      return answer([await findExact(entityName, entityId, toFilters(query))], query, {
        minScore: 0,
        searchedName: null,
        identifiers: [],
        async unfiltered() {
          if (!entityId && !hasFilters(query)) return null
          return (await findExact(entityName, undefined, { includeOffline: query.includeOffline })).rows.length
        },
      })
    },

    async suggest({ keyword: typed }) {
      const { name: keyword } = partyOfText(typed, undefined)
      if (suggestPrefix(keyword) === '') return []
      const answer = await engine.search({ index: alias, ...buildSuggestQuery(keyword) })
      const chosen = chooseSuggestions(answer, { keyword, size: suggestionCount })
      const documents = await screener.documents(chosen)
      const directory = await sources.read()
      const day = chinaDay(new Date())
      return documents.map((document, at) => toSuggestion(document, chosen[at] as Completion, directory, day))
    },
  }
}

function toContainingRows(
  documents: readonly CandidateDocument[],
  text: string,
  directory: Awaited<ReturnType<SourceDirectory['read']>>,
  day: string,
): RowFound[] {
  const words = typedWords(text) ?? []
  return documents.map((document) => toContainingResult(document, words, directory, day))
}

function rowsFrom(rows: readonly ScoredCandidate[], minScore: number): readonly ScoredCandidate[] {
  return rows.filter(({ score }) => score >= minScore)
}

function countBetween(rows: readonly ScoredCandidate[], from: number, below: number): number {
  return rows.filter(({ score }) => score >= from && score < below).length
}

function countHidden(rows: readonly ScoredCandidate[], minScore: number): Verdict['hidden'] {
  return {
    usual: countBetween(rows, defaultMinScore, minScore),
    approximate: countBetween(rows, approximateScore, Math.min(minScore, defaultMinScore)),
  }
}

function hasFilters({ type, subType, country, source }: SharedQuery): boolean {
  return [type, subType, country, source].some((filter) => filter !== undefined)
}

/** Sorted, so that equal filters have equal cache keys. */
function toFilters({
  country,
  source,
  includeOffline,
}: Pick<SharedQuery, 'country' | 'source' | 'includeOffline'>): ScreenFilters {
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
  return (['keyword', 'identifier'] as const).flatMap((field) =>
    recogniseNumbers(given[field] ?? '').map((found) => ({ field, ...found })),
  )
}
