import type { estypes } from '@elastic/elasticsearch'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import type { PartyKind, QueryDetails, ScoredSubject } from '@qingdan/matching/model.ts'
import { defaultMinScore, type PreparedQuery, prepareQuery, scoreNames, scoreSubject } from '@qingdan/matching/score.ts'
import {
  buildCandidateQuery,
  type CandidateDocument,
  type CandidateHit,
  readCandidates,
} from '@qingdan/search-mappings/candidate-query.ts'
import { buildExactQuery } from '@qingdan/search-mappings/exact-query.ts'
import { type Candidate, createDocumentShelf } from './document-shelf.ts'
import { createIndexWatch, type SubjectIndex } from './index-watch.ts'
import { byRank, type Scored } from './ranking.ts'

/** Asked for first; enough for all but the commonest names (matching-findings.md §1: the true one is in 50 of 99.8 %). */
const firstCandidates = 200
/** The most a search ever gives (api-contract.md, Search). */
const mostCandidates = 1000
/** When one of the last so many candidates still reaches the lowest score, there may be more behind them. */
const tailLength = 20

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
}

/** One screen serves a process: it keeps the documents it has seen. */
export function createScreen({ engine, alias }: SubjectIndex): Screen {
  const shelf = createDocumentShelf(engine)
  const version = createIndexWatch({ engine, alias })

  async function find(queries: readonly ScreenQuery[], size: number): Promise<CandidateHit[][]> {
    const requests = queries.map((query) => toCandidateQuery(query, size))
    const [only] = requests
    if (only && requests.length === 1) return [readCandidates(await engine.search({ index: alias, ...only }))]
    const { responses } = await engine.msearch({ index: alias, searches: requests.flatMap((request) => [{}, request]) })
    return responses.map((response) => {
      if ('error' in response) throw new Error(`A search of many failed: ${response.error.reason}`)
      return readCandidates(response)
    })
  }

  /** All candidates of each query, scored; those below the lowest score too. */
  async function score(queries: readonly ScreenQuery[], size: number): Promise<Scored[][]> {
    const found = await find(queries, size)
    return (await shelf.fill(found)).map((candidates, at) => {
      const prepared = prepare(queries[at] as ScreenQuery)
      return candidates.map((candidate) => scoreCandidate(candidate, prepared))
    })
  }

  async function many(queries: readonly ScreenQuery[]): Promise<Scored[][]> {
    if (queries.length === 0) return []
    const rows = await score(queries, firstCandidates)
    const cut = queries.flatMap((query, at) => (isCut(rows[at] ?? [], leastScore(query)) ? [at] : []))
    if (cut.length > 0) {
      const widened = await score(
        cut.map((at) => queries[at] as ScreenQuery),
        mostCandidates,
      )
      for (const [index, at] of cut.entries()) rows[at] = widened[index] ?? []
    }
    return rows.map((scored, at) => {
      const least = leastScore(queries[at] as ScreenQuery)
      return scored.filter((row) => row.score >= least).sort(byRank)
    })
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
        size: mostCandidates,
      })
      const hits = readCandidates(await engine.search({ index: alias, ...request }))
      const [candidates] = await shelf.fill([hits])
      const prepared = prepareQuery(name, null)
      return (candidates ?? []).map((candidate) => scoreExact(candidate, name, prepared)).sort(byRank)
    },

    version,
  }
}

function toCandidateQuery({ name, details, ...query }: ScreenQuery, size: number): estypes.SearchRequest {
  return buildCandidateQuery({ ...query, keyword: name, identifiers: details?.identifiers, size })
}

function prepare({ name, type, details }: ScreenQuery): PreparedQuery {
  return prepareQuery(name, type, details)
}

function leastScore({ minScore = defaultMinScore }: ScreenQuery): number {
  return minScore
}

function isCut(rows: readonly Scored[], least: number): boolean {
  return rows.length === firstCandidates && rows.slice(-tailLength).some(({ score }) => score >= least)
}

function scoreCandidate(candidate: Candidate, prepared: PreparedQuery): Scored {
  const subject = subjectOf(candidate.document)
  return { ...candidate, subject, ...scoreSubject(prepared, subject) }
}

/** A subject of the index as the matcher reads it. */
function subjectOf({ names, type, row, countries, identifiers, identifierKinds }: CandidateDocument): ScoredSubject {
  const { birthRanges, sex } = row
  return { names, type, details: { birthRanges, sex, countries, identifiers, identifierKinds } }
}

/** Scored on the names that are equal when folded, so that the row shows one of them. */
function scoreExact(candidate: Candidate, name: string, prepared: PreparedQuery): Scored {
  const { names, type } = candidate.document
  const wanted = new Set(exactNameKeys(name, null))
  const equal = names.flatMap((listed, index) =>
    exactNameKeys(listed.value, type).some((key) => wanted.has(key)) ? [index] : [],
  )
  const best = scoreNames(prepared, equal.length > 0 ? equal.flatMap((index) => names[index] ?? []) : names, type)
  const nameIndex = equal.length > 0 ? (equal[best.nameIndex] ?? 0) : best.nameIndex
  return { ...candidate, subject: { names, type, details: null }, score: best.score, nameIndex }
}
