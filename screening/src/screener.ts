import { chinaDay } from '@qingdan/database/china-time.ts'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { lazy } from '@qingdan/matching/lazy.ts'
import type { NameMatch, PartyKind, QueryDetails } from '@qingdan/matching/model.ts'
import {
  alertLine,
  type Comparer,
  createComparer,
  defaultMinScore,
  type PreparedQuery,
  prepareQuery,
} from '@qingdan/matching/score.ts'
import { type CandidateDocument, type CandidateHit, readCandidates } from '@qingdan/search-mappings/candidate-query.ts'
import { buildExactQuery } from '@qingdan/search-mappings/exact-query.ts'
import type { SubjectFilters } from '@qingdan/search-mappings/filters.ts'
import { keepWarm } from './cache-warming.ts'
import { findCandidates } from './candidates.ts'
import { type CachedSubject, createDocumentCache, documentOf, type Hit } from './document-cache.ts'
import { isTurnOver, nextTurn } from './event-loop-turns.ts'
import { createIndexWatch, type SubjectIndex } from './index-watch.ts'
import { type Ask, createJointSearches } from './joint-searches.ts'
import { ranked, type ScoredCandidate } from './ranking.ts'

/** Candidates scored before each decision to continue: decision 0069 has the figures. */
const allSteps = [60, 120, 240, 480, 1000]
/** Ids in the first request to the engine: they cost almost nothing. */
const firstHits = 240
/**
 * The last step in an index whose documents are not cached, where each is fetched and prepared every time. With
 * 1,000,000 subjects every fifth search continued to the end, and p95 was 4 times that of the lists; with 240 it was
 * 3.4 times, with 120 it is 2.1 to 2.5.
 */
const lastStepOfLarge = 120
/**
 * Across scripts the right company is among the first 50 for 88 %, among the first 200 for 94 % (matching-chinese.md
 * §5).
 */
const firstStepOfHan = 240
/** The maximum number of results of a search (api-contract.md, Search). */
const maxHits = 1000
/** If one of the last candidates has nearly a score that is shown by default, there may be more after them. */
const tailLength = 40
const nearScore = defaultMinScore - 10
/** Other parties score up to 50 across scripts: with a margin half of all Han queries went beyond 240 for nothing. */
const nearScoreOfHan = defaultMinScore
const han = /\p{Script=Han}/u

export type ScreenFilters = Omit<SubjectFilters, 'type' | 'subTypes'>

export interface ScreenQuery extends ScreenFilters {
  name: string
  /** Only subjects of this type; null for all. */
  type: PartyKind | null
  /** Other known details of the party. */
  details?: QueryDetails | undefined
  /** Results below are left out, after the search: it does not change what is found. Default `defaultMinScore`. */
  minScore?: number | undefined
}

export interface ExactScreenQuery extends ScreenFilters {
  name: string
  /** The publisher's number, our id, or any identifier of the subject. */
  identifier?: string | undefined
}

/** Result of one search. */
export interface Screening {
  /** The prepared query, to explain the rows with. */
  prepared: PreparedQuery
  /** Best first. */
  rows: ScoredCandidate[]
}

/** From a name to scored subjects. Rejects with the engine's error when it is unavailable or has no index. */
export interface Screener {
  screen(query: ScreenQuery): Promise<Screening>
  /** Like `screen` for each query, in order; one request to the engine for all of them. */
  screenBatch(queries: readonly ScreenQuery[]): Promise<Screening[]>
  /** Subjects with a name that equals the given one after folding, scored on that name. */
  screenExact(query: ExactScreenQuery): Promise<Screening>
  /** The documents of the hits, in order. */
  documents(hits: readonly Hit[]): Promise<CandidateDocument[]>
  /** Explains the score of a row. */
  explain(prepared: PreparedQuery, row: ScoredCandidate): NameMatch
  /** Other searches of the index; what is asked together with a name goes to the engine with it. */
  ask: Ask
  /** The live index; it changes after a list is published. */
  version(): Promise<string>
  /** Loads the documents of every new version before searches need them, until `signal` is aborted. */
  keepWarm(signal: AbortSignal): void
}

/** One screener per process, because it caches documents. */
export function createScreener({ engine, alias }: SubjectIndex): Screener {
  const cache = createDocumentCache(engine)
  const version = createIndexWatch({ engine, alias })
  const comparer = createComparer()
  const ask = createJointSearches({ engine, alias })

  /** Hits of each query from position `from` up to, not including, `to`. */
  function find(queries: readonly ScreenQuery[], from: number, to: number): Promise<CandidateHit[][]> {
    const asked = queries.map(({ name, details, ...query }) => {
      return { ...query, keyword: name, identifiers: details?.identifiers, from, size: to - from }
    })
    return findCandidates(ask, asked)
  }

  async function stepsFor(found: readonly CandidateHit[][]): Promise<readonly number[]> {
    const index = found.flat()[0]?.index
    const isCached = index === undefined || (await cache.version(index)) !== null
    return isCached ? allSteps : allSteps.filter((size) => size <= lastStepOfLarge)
  }

  async function screenBatch(queries: readonly ScreenQuery[]): Promise<Screening[]> {
    if (queries.length === 0) return []
    const found = await find(queries, 0, firstHits)
    const searches = queries.map((query, at) => startSearch(query, found[at] ?? []))
    const steps = await stepsFor(found)
    for (const size of steps) {
      const isLast = size === steps.at(-1)
      const open = searches.filter(({ isDone, firstStep }) => !isDone && (isLast || size >= firstStep))
      const short = open.filter((search) => size > firstHits && mayHaveMore(search))
      if (short.length > 0) {
        const more = await find(
          short.map(({ query }) => query),
          firstHits,
          maxHits,
        )
        for (const [at, search] of short.entries()) addHits(search, more[at] ?? [])
      }
      const cached = await cache.load(open.map(({ hits, scored }) => hits.slice(scored, size)))
      for (const [at, search] of open.entries()) await scoreOn(comparer, search, cached[at] ?? [])
    }
    return searches.map(({ prepared, rows }) => ({ prepared, rows: ranked(rows, prepared.text, chinaDay(new Date())) }))
  }

  return {
    screenBatch,
    async screen(query) {
      const [only] = await screenBatch([query])
      if (!only) throw new Error('A batch of one query has one answer')
      return only
    },

    async screenExact({ name, identifier, ...filters }) {
      const request = buildExactQuery({
        entityName: name,
        entityId: identifier,
        ...filters,
        from: 0,
        size: maxHits,
      })
      const hits = readCandidates(await engine.search({ index: alias, ...request }))
      const [cached = []] = await cache.load([hits])
      const prepared = prepareQuery(name, null)
      const rows = cached.map((found, at) => scoreExact(comparer, hits[at] as CandidateHit, found, name, prepared))
      return { prepared, rows: ranked(rows, name, chinaDay(new Date())) }
    },

    async documents(hits) {
      const [cached = []] = await cache.load([hits])
      return cached.map(documentOf)
    },

    explain: (prepared, { subject, nameIndex }) => comparer.explainSubject(prepared, subject, nameIndex),
    ask,
    version,
    keepWarm: (signal) => void keepWarm({ engine, alias }, cache, version, signal),
  }
}

/** A running search. */
interface Search {
  query: ScreenQuery
  prepared: PreparedQuery
  /** Lowest score of a row. */
  minScore: number
  /** A candidate with this score among the last ones means that more are scored. */
  nearScore: number
  /** One word, or characters: the engine orders their candidates badly, so "no match" is said only after all. */
  isLoose: boolean
  /** The best score so far. */
  best: number
  hits: CandidateHit[]
  isAskedInFull: boolean
  /** Steps below are skipped. */
  firstStep: number
  /** Hits scored so far. */
  scored: number
  /** Candidates that reach the lowest score. */
  rows: ScoredCandidate[]
  isDone: boolean
}

function startSearch(query: ScreenQuery, hits: CandidateHit[]): Search {
  const { name, type, details, minScore = defaultMinScore } = query
  const isHan = han.test(name)
  return {
    query,
    prepared: prepareQuery(name, type, details),
    minScore,
    nearScore: isHan ? nearScoreOfHan : nearScore,
    isLoose: isHan || !/\s/.test(name.trim()),
    best: 0,
    hits,
    isAskedInFull: false,
    firstStep: isHan ? firstStepOfHan : 0,
    scored: 0,
    rows: [],
    isDone: false,
  }
}

/** Whether the engine may have more candidates. In a batch one search may end before the others. */
function mayHaveMore({ hits, isAskedInFull }: Search): boolean {
  return !isAskedInFull && hits.length > firstHits / 2
}

function addHits(search: Search, more: readonly CandidateHit[]): void {
  const known = new Set(search.hits.map(({ id }) => id))
  search.hits.push(...more.filter(({ id }) => !known.has(id)))
  search.isAskedInFull = true
}

/** Scores the next hits of a search, and records whether the following ones are worth scoring. */
async function scoreOn(comparer: Comparer, search: Search, cached: readonly CachedSubject[]): Promise<void> {
  const { hits, prepared, minScore, rows } = search
  const tailFrom = search.scored + cached.length - tailLength
  let isNear = false
  for (const found of cached) {
    if (isTurnOver()) await nextTurn()
    const { score, nameIndex } = comparer.scoreSubject(prepared, found.subject, Math.min(minScore, search.nearScore))
    if (score >= minScore) rows.push(toRow(hits[search.scored] as CandidateHit, found, score, nameIndex))
    if (score >= search.nearScore && search.scored >= tailFrom) isNear = true
    search.best = Math.max(search.best, score)
    search.scored++
  }
  search.isDone = !isNear && !(search.isLoose && search.best < alertLine)
}

/** The document is read when it is asked for: rows below the lowest score shown are only counted. */
function toRow(hit: CandidateHit, found: CachedSubject, score: number, nameIndex: number): ScoredCandidate {
  const read = lazy(() => documentOf(found))
  return {
    ...hit,
    get document() {
      return read()
    },
    subject: found.subject,
    score,
    nameIndex,
  }
}

/** Scored on the names that are equal after folding, so that the row shows one of them. */
function scoreExact(
  comparer: Comparer,
  hit: CandidateHit,
  found: CachedSubject,
  name: string,
  prepared: PreparedQuery,
): ScoredCandidate {
  const { names, type } = found.subject
  const wanted = new Set(exactNameKeys(name, null))
  const equal = names.flatMap((listed, index) =>
    exactNameKeys(listed.value, type).some((key) => wanted.has(key)) ? [index] : [],
  )
  const best = comparer.scoreNames(
    prepared,
    equal.length > 0 ? equal.flatMap((index) => names[index] ?? []) : names,
    type,
  )
  const nameIndex = equal.length > 0 ? (equal[best.nameIndex] ?? 0) : best.nameIndex
  const named = { ...found, subject: { names, type, details: null } }
  return toRow(hit, named, best.score, nameIndex)
}
