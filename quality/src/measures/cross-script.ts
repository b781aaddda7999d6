import type { Client } from '@elastic/elasticsearch'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { alertLine, createComparer, defaultMinScore, prepareQuery } from '@qingdan/matching/score.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { aliasOf, putDocuments } from '../corpus.ts'
import type { LabelledPair } from '../sets/read-sets.ts'
import { candidatesOf } from './candidates.ts'

/** A name in one script, searched in records whose right one has names only in the other script. */
export interface CrossScriptQuery {
  name: string
  type: PartyKind
  /** Id of the right subject. */
  id: string
}

export type Direction = 'Han → Latin' | 'Latin → Han'

export interface CrossScriptReport {
  direction: Direction
  type: PartyKind
  queries: number
  /** Rank by score among the candidates, at any score. */
  first: number
  inFive: number
  inTwenty: number
  /** In the first five, with a score that is shown by default. */
  shownInFive: number
  atLine: number
  /** Another party reaches the alert line. */
  wrongAtLine: number
  /** The right subject among the first candidates of the engine. */
  candidates: { inTwenty: number; inFifty: number; inTwoHundred: number }
  missed: string[]
}

const comparer = createComparer()
const han = /\p{Script=Han}/u

/** The names of the matching pairs, without repetitions, whose party is in the corpus. */
export function crossScriptQueries(
  pairs: readonly LabelledPair[],
  corpus: readonly CandidateDocument[],
  direction: Direction,
): CrossScriptQuery[] {
  const known = new Set(corpus.map(({ id }) => id))
  const queries = new Map<string, CrossScriptQuery>()
  for (const { name1, name2, party, isMatch, type } of pairs) {
    const id = party.toLowerCase()
    const name = direction === 'Han → Latin' ? name1 : name2
    if (isMatch && type !== null && known.has(id)) queries.set(`${id} ${name}`, { name, type, id })
  }
  return [...queries.values()]
}

/** The corpus for one direction: the searched subjects without their names in the script of the query. */
export function withoutScript(
  corpus: readonly CandidateDocument[],
  queries: readonly CrossScriptQuery[],
  direction: Direction,
): CandidateDocument[] {
  const asked = new Set(queries.map(({ id }) => id))
  return corpus.map((document) =>
    asked.has(document.id)
      ? {
          ...document,
          names: document.names.filter(({ value }) => han.test(value) === (direction === 'Latin → Han')),
        }
      : document,
  )
}

/**
 * Updates the index to what `corpus` (by `withoutScript`) has of the searched subjects, then searches. Persons and
 * companies separately.
 */
export async function measureCrossScript(
  engine: Client,
  index: string,
  corpus: readonly CandidateDocument[],
  queries: readonly CrossScriptQuery[],
  direction: Direction,
): Promise<CrossScriptReport[]> {
  const asked = new Set(queries.map(({ id }) => id))
  await putDocuments(
    engine,
    index,
    corpus.filter(({ id }) => asked.has(id)),
  )
  await engine.indices.refresh({ index })
  await engine.indices.forcemerge({ index, max_num_segments: 1 })
  const byId = new Map(corpus.map((document) => [document.id, document]))
  const reports: CrossScriptReport[] = []
  for (const type of ['02', '01'] as const) {
    const ofType = queries.filter((query) => query.type === type)
    const found = await candidatesOf(engine, aliasOf(index), ofType)
    reports.push(reportOf(direction, type, ofType, found, byId))
  }
  return reports
}

function reportOf(
  direction: Direction,
  type: PartyKind,
  queries: readonly CrossScriptQuery[],
  found: readonly string[][],
  byId: ReadonlyMap<string, CandidateDocument>,
): CrossScriptReport {
  const answers = queries.map((query, at) => answerOf(query, found[at] ?? [], byId))
  const count = (holds: (answer: Answer) => boolean): number => answers.filter(holds).length
  return {
    direction,
    type,
    queries: queries.length,
    first: count(({ rank }) => rank < 1),
    inFive: count(({ rank }) => rank < 5),
    inTwenty: count(({ rank }) => rank < 20),
    shownInFive: count(({ rank, score }) => rank < 5 && score >= defaultMinScore),
    atLine: count(({ score }) => score >= alertLine),
    wrongAtLine: count(({ isWrongAtLine }) => isWrongAtLine),
    candidates: {
      inTwenty: count(({ candidateRank }) => candidateRank < 20),
      inFifty: count(({ candidateRank }) => candidateRank < 50),
      inTwoHundred: count(({ candidateRank }) => candidateRank < 200),
    },
    missed: answers
      .filter(({ rank }) => rank >= 5)
      .map(({ name, score }) => `${name} (${score < 0 ? 'no candidate' : score})`),
  }
}

interface Answer {
  name: string
  /** Infinity if it is no candidate. */
  rank: number
  candidateRank: number
  /** −1 if it is no candidate. */
  score: number
  isWrongAtLine: boolean
}

function answerOf(
  { name, type, id }: CrossScriptQuery,
  candidates: readonly string[],
  byId: ReadonlyMap<string, CandidateDocument>,
): Answer {
  const prepared = prepareQuery(name, type)
  const scored = candidates.flatMap((candidate) => {
    const document = byId.get(candidate)
    return document === undefined
      ? []
      : [{ id: candidate, score: comparer.scoreNames(prepared, document.names, type).score }]
  })
  scored.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  const own = scored.find((one) => one.id === id)
  return {
    name,
    rank: own === undefined ? Number.POSITIVE_INFINITY : scored.indexOf(own),
    candidateRank: candidates.includes(id) ? candidates.indexOf(id) : Number.POSITIVE_INFINITY,
    score: own?.score ?? -1,
    isWrongAtLine: scored.some((one) => one.id !== id && one.score >= alertLine),
  }
}
