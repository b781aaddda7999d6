import { chinaDay } from '@qingdan/database/china-time.ts'
import type { NameMatch, PartyKind, QueryDetails } from '@qingdan/matching/model.ts'
import { alertLine, defaultMinScore, type SubjectScore } from '@qingdan/matching/score.ts'
import { type CandidateDocument, type CandidateHit, readCandidates } from '@qingdan/search-mappings/candidate-query.ts'
import { buildExactQuery } from '@qingdan/search-mappings/exact-query.ts'
import type { SubjectFilters } from '@qingdan/search-mappings/filters.ts'
import { keepWarm } from './cache-warming.ts'
import { findCandidates } from './candidates.ts'
import { type CachedSubject, createComparing } from './comparing/comparing.ts'
import type { AskedParty } from './comparing/comparison.ts'
import { createDocumentCache, documentOf, type Hit } from './document-cache.ts'
import { createIndexWatch, type SubjectIndex } from './index-watch.ts'
import { type Ask, createJointSearches } from './joint-searches.ts'
import { createPacking } from './packed-documents.ts'
import { ranked, type ScoredCandidate } from './ranking.ts'

/** Candidates that are always scored, and those scored before each decision to continue: decision 0069 has the figures. */
const steps = [60, 120, 240, 480, 1000]
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
  /** What was looked for, to explain the rows with. */
  asked: AskedParty
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
  /** Explains the scores of rows, in order. */
  explain(asked: AskedParty, rows: readonly ScoredCandidate[]): Promise<NameMatch[]>
  /** Other searches of the index; what is asked together with a name goes to the engine with it. */
  ask: Ask
  /** The live index; it changes after a list is published. */
  version(): Promise<string>
  /** Loads the documents of every new version before searches need them, until `signal` is aborted. */
  keepWarm(signal: AbortSignal): void
  /** Ends its threads. */
  end(): Promise<void>
}

/**
 * One screener per process, because it caches documents. Names are compared on `threads` threads; 0: on the present one.
 * `packsDocuments`: for who rarely shows one, 45 MB less for all lists. `mostCandidates`: for who looks only for the most
 * promising ones.
 */
export function createScreener(
  { engine, alias }: SubjectIndex,
  threads: number,
  { packsDocuments = false, mostCandidates = maxHits } = {},
): Screener {
  const allSteps = [...steps.filter((size) => size < mostCandidates), mostCandidates]
  const comparing = createComparing(threads, packsDocuments ? createPacking() : undefined)
  const cache = createDocumentCache(engine, comparing)
  const version = createIndexWatch({ engine, alias })
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

  /** The last ones of a step also decide whether more are scored; of the others only rows matter. */
  async function scoreStep({ asked, minScore, nearScore }: Search, subjects: CachedSubject[]): Promise<SubjectScore[]> {
    if (minScore <= nearScore) return comparing.score(asked, subjects, minScore)
    const tailFrom = Math.max(0, subjects.length - tailLength)
    const scored = await Promise.all([
      comparing.score(asked, subjects.slice(0, tailFrom), minScore),
      comparing.score(asked, subjects.slice(tailFrom), nearScore),
    ])
    return scored.flat()
  }

  async function screenBatch(queries: readonly ScreenQuery[]): Promise<Screening[]> {
    if (queries.length === 0) return []
    const found = await find(queries, 0, firstHits)
    const searches = queries.map((query, at) => startSearch(query, found[at] ?? []))
    const sizes = await stepsFor(found)
    for (const size of sizes) {
      const isLast = size === sizes.at(-1)
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
      const scored = await Promise.all(open.map((search, at) => scoreStep(search, cached[at] ?? [])))
      for (const [at, search] of open.entries()) addScores(search, cached[at] ?? [], scored[at] ?? [])
    }
    return searches.map(({ asked, rows }) => ({ asked, rows: ranked(rows, asked.text, chinaDay(new Date())) }))
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
      const asked: AskedParty = { text: name, type: null }
      const scored = await comparing.scoreEqual(asked, cached)
      const rows = cached.map((found, at) => toRow(hits[at] as CandidateHit, found, scored[at] as SubjectScore, true))
      return { asked, rows: ranked(rows, name, chinaDay(new Date())) }
    },

    async documents(hits) {
      const [cached = []] = await cache.load([hits])
      return cached.map(documentOf)
    },

    explain: (asked, rows) => comparing.explain(asked, rows),
    ask,
    version,
    keepWarm: (signal) => void keepWarm({ engine, alias }, cache, version, signal),
    end: () => comparing.end(),
  }
}

/** A running search. */
interface Search {
  query: ScreenQuery
  asked: AskedParty
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
  const near = isHan ? nearScoreOfHan : nearScore
  return {
    query,
    asked: { text: name, type, details },
    minScore,
    nearScore: near,
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

/** Adds the scores of the next hits of a search, and records whether the following ones are worth scoring. */
function addScores(search: Search, cached: readonly CachedSubject[], scores: readonly SubjectScore[]): void {
  const { hits, minScore, rows } = search
  const tailFrom = search.scored + cached.length - tailLength
  let isNear = false
  for (const [at, found] of cached.entries()) {
    const scored = scores[at] as SubjectScore
    if (scored.score >= minScore) rows.push(toRow(hits[search.scored] as CandidateHit, found, scored, false))
    if (scored.score >= search.nearScore && search.scored >= tailFrom) isNear = true
    search.best = Math.max(search.best, scored.score)
    search.scored++
  }
  search.isDone = !isNear && !(search.isLoose && search.best < alertLine)
}

/**
 * The document is read when it is asked for: rows below the lowest score shown are only counted. It is not kept alive,
 * because rows are cached and documents are large.
 */
function toRow(
  hit: CandidateHit,
  found: CachedSubject,
  { score, nameIndex }: SubjectScore,
  isByName: boolean,
): ScoredCandidate {
  let read: WeakRef<CandidateDocument> | null = null
  return {
    ...hit,
    get document() {
      const known = read?.deref()
      if (known) return known
      const document = documentOf(found)
      read = new WeakRef(document)
      return document
    },
    found,
    score,
    nameIndex,
    isByName,
  }
}
