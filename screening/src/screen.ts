import { exactNameKeys } from '@qingdan/matching/fold.ts'
import type { PartyKind, QueryDetails } from '@qingdan/matching/model.ts'
import { defaultMinScore, type PreparedQuery, prepareQuery, scoreNames, scoreSubject } from '@qingdan/matching/score.ts'
import { type CandidateDocument, type CandidateHit, readCandidates } from '@qingdan/search-mappings/candidate-query.ts'
import { buildExactQuery } from '@qingdan/search-mappings/exact-query.ts'
import { findCandidates } from './candidates.ts'
import { createDocumentShelf, type Shelved } from './document-shelf.ts'
import { createIndexWatch, type SubjectIndex } from './index-watch.ts'
import { byRank, type Scored } from './ranking.ts'
import { keepWarm } from './warming.ts'

/**
 * Candidates scored before looking whether to go on. Measured on 1,250 searches of five kinds against scoring 1,000: of 1,438
 * rows at 70 and above these steps miss 7 at 295 names compared a search; 200 and then 1,000 missed 3 at 608.
 */
const allSteps = [60, 120, 240, 480, 1000]
/** Asked of the engine at once: its ids cost next to nothing. */
const firstAsked = 240
/**
 * The last step in an index whose documents are not kept, where each is fetched and read anew. Of 1,000,000 subjects every
 * fifth search went on to the end, and p95 was 4 times that of the lists; with 240 it was 3.4 times, with 120 it is 2.1 to 2.5.
 */
const lastStepOfLarge = 120
/** Across scripts the right company is in 50 of 88 %, in 200 of 94 % (matching-chinese.md §5). */
const firstScoredOfHan = 240
/** The most a search ever gives (api-contract.md, Search). */
const mostAsked = 1000
/** When one of the last so many candidates comes near the lowest score, there may be more behind them. */
const tailLength = 40
const nearness = 10
/** Strangers across scripts score up to 50: with a nearness of 10 half of all Han queries went beyond 240 and found nothing. */
const nearnessOfHan = 0
const han = /\p{Script=Han}/u

/** Which subjects may be found; what is absent asks for nothing. */
export interface ScreenFilters {
  sourceIds?: number[] | undefined
  /** ISO 3166-1 alpha-2; any of them. */
  countries?: string[] | undefined
  /** Also subjects that are on no list any more. */
  includeOffline?: boolean | undefined
}

export interface ScreenQuery extends ScreenFilters {
  name: string
  /** Subjects of this kind only; null for all. */
  type: PartyKind | null
  /** What else is known of the party. */
  details?: QueryDetails | undefined
  /** Rows below are left out; `defaultMinScore` unless given. */
  minScore?: number | undefined
}

export interface ExactScreenQuery extends ScreenFilters {
  name: string
  /** The publisher's number, our id, or any identifier of the subject. */
  identifier?: string | undefined
}

/** From a name to scored subjects, best first. Rejects with the engine's error when it is away or has no index. */
export interface Screen {
  one(query: ScreenQuery): Promise<Scored[]>
  /** As `one` for each, in the order of the queries; the engine is asked once for all of them. */
  many(queries: readonly ScreenQuery[]): Promise<Scored[][]>
  /** Subjects one of whose names equals the given one when both are folded, scored on that name. */
  exact(query: ExactScreenQuery): Promise<Scored[]>
  /** The index that answers now; another after a list was published. */
  version(): Promise<string>
  /** From here on documents are kept before they are asked for; until `signal` is aborted. */
  keepWarm(signal: AbortSignal): void
}

/** One screen serves a process: it keeps the documents it has seen. */
export function createScreen({ engine, alias }: SubjectIndex): Screen {
  const shelf = createDocumentShelf(engine)
  const version = createIndexWatch({ engine, alias })

  /** Hits of each query, from the `from`-th to before the `to`-th. */
  function find(queries: readonly ScreenQuery[], from: number, to: number): Promise<CandidateHit[][]> {
    const asked = queries.map(({ name, details, ...query }) => {
      return { ...query, keyword: name, identifiers: details?.identifiers, from, size: to - from }
    })
    return findCandidates({ engine, alias }, asked)
  }

  async function stepsFor(found: readonly CandidateHit[][]): Promise<readonly number[]> {
    const index = found.flat()[0]?.index
    const isKept = index === undefined || (await shelf.kept(index)) !== null
    return isKept ? allSteps : allSteps.filter((size) => size <= lastStepOfLarge)
  }

  async function many(queries: readonly ScreenQuery[]): Promise<Scored[][]> {
    if (queries.length === 0) return []
    const found = await find(queries, 0, firstAsked)
    const searches = queries.map((query, at) => startSearch(query, found[at] ?? []))
    const steps = await stepsFor(found)
    for (const size of steps) {
      const isLast = size === steps.at(-1)
      const open = searches.filter(({ isDone, firstStep }) => !isDone && (isLast || size >= firstStep))
      const short = open.filter((search) => size > firstAsked && mayHaveMore(search))
      if (short.length > 0) {
        const more = await find(
          short.map(({ query }) => query),
          firstAsked,
          mostAsked,
        )
        for (const [at, search] of short.entries()) addHits(search, more[at] ?? [])
      }
      const shelved = await shelf.fill(open.map(({ hits, scored }) => hits.slice(scored, size)))
      for (const [at, search] of open.entries()) scoreOn(search, shelved[at] ?? [])
    }
    return searches.map(({ rows }) => rows.sort(byRank))
  }

  return {
    many,
    one: async (query) => (await many([query]))[0] ?? [],

    async exact({ name, identifier, ...filters }) {
      const request = buildExactQuery({
        entityName: name,
        entityId: identifier,
        ...filters,
        from: 0,
        size: mostAsked,
      })
      const hits = readCandidates(await engine.search({ index: alias, ...request }))
      const [shelved = []] = await shelf.fill([hits])
      const prepared = prepareQuery(name, null)
      return shelved
        .map(({ document }, at) => scoreExact(hits[at] as CandidateHit, document, name, prepared))
        .sort(byRank)
    },

    version,
    keepWarm: (signal) => void keepWarm({ engine, alias }, shelf, version, signal),
  }
}

/** One search under way. */
interface Search {
  query: ScreenQuery
  prepared: PreparedQuery
  /** Lowest score of a row. */
  least: number
  /** From here on a candidate is near it. */
  near: number
  hits: CandidateHit[]
  isAskedInFull: boolean
  /** Steps below are skipped. */
  firstStep: number
  /** Hits scored so far. */
  scored: number
  /** Those that reached the lowest score. */
  rows: Scored[]
  isDone: boolean
}

function startSearch(query: ScreenQuery, hits: CandidateHit[]): Search {
  const { name, type, details, minScore = defaultMinScore } = query
  const isHan = han.test(name)
  return {
    query,
    prepared: prepareQuery(name, type, details),
    least: minScore,
    near: minScore - (isHan ? nearnessOfHan : nearness),
    hits,
    isAskedInFull: false,
    firstStep: isHan ? firstScoredOfHan : 0,
    scored: 0,
    rows: [],
    isDone: false,
  }
}

/** Whether the engine may hold candidates not asked for yet. One search of several may be at its end before the others. */
function mayHaveMore({ hits, isAskedInFull }: Search): boolean {
  return !isAskedInFull && hits.length > firstAsked / 2
}

function addHits(search: Search, more: readonly CandidateHit[]): void {
  const known = new Set(search.hits.map(({ id }) => id))
  search.hits.push(...more.filter(({ id }) => !known.has(id)))
  search.isAskedInFull = true
}

/** Scores the next hits of a search by their documents, and tells whether those behind them are worth a look. */
function scoreOn(search: Search, shelved: readonly Shelved[]): void {
  const { hits, prepared, least, near, rows } = search
  const tailFrom = search.scored + shelved.length - tailLength
  let isNear = false
  for (const { document, subject } of shelved) {
    const { score, nameIndex } = scoreSubject(prepared, subject)
    if (score >= least) rows.push({ ...(hits[search.scored] as CandidateHit), document, subject, score, nameIndex })
    if (score >= near && search.scored >= tailFrom) isNear = true
    search.scored++
  }
  search.isDone = !isNear
}

/** Scored on the names that are equal when folded, so that the row shows one of them. */
function scoreExact(hit: CandidateHit, document: CandidateDocument, name: string, prepared: PreparedQuery): Scored {
  const { names, type } = document
  const wanted = new Set(exactNameKeys(name, null))
  const equal = names.flatMap((listed, index) =>
    exactNameKeys(listed.value, type).some((key) => wanted.has(key)) ? [index] : [],
  )
  const best = scoreNames(prepared, equal.length > 0 ? equal.flatMap((index) => names[index] ?? []) : names, type)
  const nameIndex = equal.length > 0 ? (equal[best.nameIndex] ?? 0) : best.nameIndex
  return { ...hit, document, subject: { names, type, details: null }, score: best.score, nameIndex }
}
