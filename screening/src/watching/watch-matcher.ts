import type { Client, estypes } from '@elastic/elasticsearch'
import type { NameMatch, PartyKind } from '@qingdan/matching/model.ts'
import { alertLine, type SubjectScore } from '@qingdan/matching/score.ts'
import { type CandidateDocument, readCandidates } from '@qingdan/search-mappings/candidate-query.ts'
import { buildWatchedByIdentifier, buildWatchedByParts } from '@qingdan/search-mappings/watch-index.ts'
import { findCandidates } from '../candidates.ts'
import { type CachedSubject, createComparing } from '../comparing/comparing.ts'
import type { AskedParty } from '../comparing/comparison.ts'
import { createJointSearches } from '../joint-searches.ts'
import type { ScoredCandidate } from '../ranking.ts'

/** A watched name that a subject may be. */
export interface WatchMatch {
  watchedId: number
  asked: AskedParty
  row: ScoredCandidate
}

/** From a changed subject to the watched names that a search would find it with. */
export interface WatchMatcher {
  /**
   * The watched names whose search gives the subject at least `alertLine`, with the score of that search. `index` is
   * the index of the document.
   */
  match(index: string, document: CandidateDocument): Promise<WatchMatch[]>
  /** The score of a subject that a watched name is confirmed to be, however low. */
  scoreConfirmed(index: string, document: CandidateDocument, watchedId: number, asked: AskedParty): Promise<WatchMatch>
  /** Explains the score of a match. */
  explain(match: WatchMatch): Promise<NameMatch>
}

interface WatchMatcherDeps {
  engine: Client
  /** Of the watched names. */
  index: string
  /** The watched names with these ids; what is watched no more is absent. */
  readWatched(ids: readonly number[]): Promise<Map<number, AskedParty>>
}

/**
 * Watched names scored for each name of the subject before each decision to continue. The last is the most that the
 * engine gives.
 */
const steps = [240, 2000, 10_000]
/** If one of the last of a step nearly reaches the alert line, there may be more after them. */
const tailLength = 40
const nearScore = alertLine - 10
/** Names of a subject that are asked in one request: each is up to three searches. */
const namesAtOnce = 20

/** A matcher of one process. It compares on the present thread. */
export function createWatchMatcher({ engine, index, readWatched }: WatchMatcherDeps): WatchMatcher {
  const ask = createJointSearches({ engine, alias: index })
  const comparing = createComparing(0)

  /** Scores of the watched names, each scored once for all names of the subject; null: watched no more. */
  async function score(
    found: CachedSubject,
    ids: readonly number[],
    known: Map<number, { asked: AskedParty; score: number; nameIndex: number } | null>,
  ): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !known.has(id))
    if (missing.length === 0) return
    const watched = await readWatched(missing)
    for (const id of missing) {
      const asked = watched.get(id)
      const [scored] = asked ? await comparing.score(asked, [found], nearScore) : []
      known.set(id, asked && scored ? { asked, ...scored } : null)
    }
  }

  async function idsByIdentifier({ identifiers, type }: CandidateDocument): Promise<number[]> {
    const [answer] = await ask([buildWatchedByIdentifier(identifiers, type)])
    return readCandidates(answer as estypes.SearchResponse).map(({ id }) => Number(id))
  }

  async function findByName(names: readonly string[], type: PartyKind, from: number, size: number) {
    const hits = await findCandidates(
      ask,
      names.map((keyword) => ({ keyword, type, includeOffline: true, from, size })),
    )
    return hits.map((ofName) => ofName.map(({ id }) => Number(id)))
  }

  async function findByParts(names: readonly string[], type: PartyKind, from: number, size: number) {
    const answers = await ask(names.map((name) => buildWatchedByParts(name, type, from, size)))
    return answers.map((answer) => readCandidates(answer).map(({ id }) => Number(id)))
  }

  return {
    async match(subjectIndex, document) {
      const found = toFound(document)
      const known: Parameters<typeof score>[2] = new Map()
      await score(found, await idsByIdentifier(document), known)
      let open = [...new Set(document.names.map(({ value }) => value))]
      let from = 0
      for (const to of steps) {
        const more: string[] = []
        for (let at = 0; at < open.length; at += namesAtOnce) {
          const names = open.slice(at, at + namesAtOnce)
          const [byName, byParts] = await Promise.all([
            findByName(names, document.type, from, to - from),
            findByParts(names, document.type, from, to - from),
          ])
          await score(found, [...byName, ...byParts].flat(), known)
          const isOpen = (ids: readonly number[] = []) => mayHaveMore(ids, to - from, known)
          more.push(...names.filter((_, place) => isOpen(byName[place]) || isOpen(byParts[place])))
        }
        open = more
        from = to
        if (open.length === 0) break
      }
      return [...known].flatMap(([watchedId, scored]) => {
        if (!scored || scored.score < alertLine) return []
        return [{ watchedId, asked: scored.asked, row: toRow(subjectIndex, document, found, scored) }]
      })
    },

    async scoreConfirmed(subjectIndex, document, watchedId, asked) {
      const found = toFound(document)
      const [scored] = await comparing.score(asked, [found], 0)
      if (!scored) throw new Error('One subject has one score')
      return { watchedId, asked, row: toRow(subjectIndex, document, found, scored) }
    },

    async explain({ asked, row }) {
      const [match] = await comparing.explain(asked, [row])
      if (!match) throw new Error('A score of one row has one explanation')
      return match
    },
  }
}

/** It is not kept where it is compared: few changed subjects are compared again. */
function toFound(document: CandidateDocument): CachedSubject {
  return { json: Buffer.from(JSON.stringify(document)), number: null }
}

function toRow(
  index: string,
  document: CandidateDocument,
  found: CachedSubject,
  { score, nameIndex }: SubjectScore,
): ScoredCandidate {
  return { index, id: document.id, engineScore: 0, document, found, score, nameIndex, isByName: false }
}

/** Whether the engine may have more watched names that reach the alert line. */
function mayHaveMore(
  ids: readonly number[],
  asked: number,
  known: ReadonlyMap<number, { score: number } | null>,
): boolean {
  return ids.length > asked / 2 && ids.slice(-tailLength).some((id) => (known.get(id)?.score ?? 0) >= nearScore)
}
