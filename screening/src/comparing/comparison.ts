import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { createMemo, forgetPreparing, memoByObject } from '@qingdan/matching/memo.ts'
import type { ListedName, NameMatch, PartyKind, QueryDetails, ScoredSubject } from '@qingdan/matching/model.ts'
import {
  createComparer,
  type KeptSubject,
  keepSubject,
  type PreparedQuery,
  prepareQuery,
  prepareWordings,
  type SubjectScore,
} from '@qingdan/matching/score.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { isTurnOver, nextTurn } from '../event-loop-turns.ts'

/** What is looked for. */
export interface AskedParty {
  text: string
  /** Null for all. */
  type: PartyKind | null
  details?: QueryDetails | undefined
}

/** A subject by the number under which it is held, or its document as JSON. */
export type SentSubject = number | Uint8Array

/** A name of a subject whose score is explained. */
export interface ScoredName {
  subject: SentSubject
  /** Its document: what is held has no texts. */
  json: Uint8Array
  nameIndex: number
  /** It was scored by names only. */
  isByName: boolean
}

/**
 * Scores and explains subjects where their prepared names are: in this thread or another. Null stands for a subject
 * that is not held.
 */
export interface Comparison {
  /** Keeps subjects, given as documents in JSON, with their names prepared. */
  hold(numbers: readonly number[], documents: readonly Uint8Array[]): Promise<void>
  release(numbers: readonly number[]): Promise<void>
  /** Prepares how other publishers may write the names of all subjects that are held; then all is prepared. */
  prepareWordings(): Promise<void>
  /** As `Comparer.scoreSubject`. */
  score(asked: AskedParty, subjects: readonly SentSubject[], least: number): Promise<(SubjectScore | null)[]>
  /** On the names that are equal after folding, or on all if none is, without details. */
  scoreEqual(asked: AskedParty, documents: readonly Uint8Array[]): Promise<SubjectScore[]>
  explain(asked: AskedParty, names: readonly ScoredName[]): Promise<(NameMatch | null)[]>
}

/** Prepared queries that are kept: of the searches that are running at one time. */
const keptQueries = 32

/** A comparison in the present thread. */
export function createComparison(): Comparison {
  const comparer = createComparer()
  const held = new Map<number, KeptSubject>()
  /** Documents of subjects that are held, until their names are prepared: in turn, or when they are first asked for. */
  const waiting = new Map<number, Uint8Array>()
  const queries = createMemo<string, PreparedQuery>(keptQueries)
  // What was sent to be scored is explained with its names still prepared.
  const readOnce = memoByObject(readSubject)

  function prepared(asked: AskedParty): PreparedQuery {
    const key = JSON.stringify(asked)
    const known = queries.get(key)
    if (known) return known
    const query = prepareQuery(asked.text, asked.type, asked.details)
    queries.set(key, query)
    return query
  }

  function heldSubject(number: number): KeptSubject | undefined {
    const document = waiting.get(number)
    if (document !== undefined) {
      waiting.delete(number)
      held.set(number, keepSubject(readSubject(document)))
    }
    return held.get(number)
  }

  const subjectOf = (sent: SentSubject): KeptSubject | ScoredSubject | undefined =>
    typeof sent === 'number' ? heldSubject(sent) : readOnce(sent)

  return {
    async hold(numbers, documents) {
      for (const [at, document] of documents.entries()) waiting.set(numbers[at] as number, document)
      for (const number of numbers) {
        if (isTurnOver()) await nextTurn()
        heldSubject(number)
      }
    },

    async release(numbers) {
      for (const number of numbers) {
        waiting.delete(number)
        held.delete(number)
      }
    },

    async prepareWordings() {
      for (const number of [...held.keys(), ...waiting.keys()]) {
        if (isTurnOver()) await nextTurn()
        const subject = heldSubject(number)
        if (subject !== undefined) prepareWordings(subject)
      }
      forgetPreparing()
    },

    score(asked, subjects, least) {
      const query = prepared(asked)
      return inTurns(subjects, (sent) => {
        const subject = subjectOf(sent)
        return subject ? comparer.scoreSubject(query, subject, least) : null
      })
    },

    scoreEqual(asked, documents) {
      const query = prepared(asked)
      const wanted = new Set(exactNameKeys(asked.text, null))
      return inTurns(documents, (json) => {
        const { names, type } = readSubject(json)
        const equal = indexesOf(names, (name) => exactNameKeys(name.value, type).some((key) => wanted.has(key)))
        if (equal.length === 0) return comparer.scoreNames(query, names, type)
        const best = comparer.scoreNames(
          query,
          equal.map((index) => names[index] as ListedName),
          type,
        )
        return { score: best.score, nameIndex: equal[best.nameIndex] ?? 0 }
      })
    },

    explain(asked, scored) {
      const query = prepared(asked)
      return inTurns(scored, ({ subject: sent, json, nameIndex, isByName }) => {
        const prepared = subjectOf(sent)
        if (!prepared) return null
        const subject = typeof sent === 'number' ? readSubject(json) : readOnce(sent)
        return comparer.explainSubject(query, isByName ? { ...subject, details: null } : subject, nameIndex, prepared)
      })
    },
  }
}

/** A long task lets others run between its items. */
async function inTurns<Item, Result>(items: readonly Item[], find: (item: Item) => Result): Promise<Result[]> {
  const found: Result[] = []
  for (const item of items) {
    if (isTurnOver()) await nextTurn()
    found.push(find(item))
  }
  return found
}

function indexesOf<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (isWanted(item) ? [index] : []))
}

const text = new TextDecoder()

/** The subject of a document in the matcher's form. */
function readSubject(json: Uint8Array): ScoredSubject {
  const document: CandidateDocument = JSON.parse(text.decode(json))
  const { type, row, countries, identifiers, identifierKinds } = document
  const { birthRanges, sex } = row
  const names = document.names.map(toListedName)
  return { names, type, details: { birthRanges, sex, countries, identifiers, identifierKinds } }
}

function toListedName({ value, quality, kind, translation }: ListedName): ListedName {
  return translation === undefined ? { value, quality, kind } : { value, quality, kind, translation }
}
