import type { NameMatch } from '@qingdan/matching/model.ts'
import type { SubjectScore } from '@qingdan/matching/score.ts'
import type { PackedDocument } from '../packed-documents.ts'
import { type AskedParty, type Comparison, createComparison, type ScoredName, type SentSubject } from './comparison.ts'
import { openThread } from './thread.ts'

/** A subject as it is cached here: its names are prepared where they are compared. */
export interface CachedSubject {
  /** The document, which takes a quarter of the memory of its objects as JSON; few are ever shown. It may be unpacked at each use. */
  readonly json: Uint8Array
  /** Under which it is held where it is compared; null: it is sent with each question. */
  number: number | null
}

/** A subject with the name that gave its score. */
export interface RowToExplain {
  found: CachedSubject
  /** Index in the subject's names. */
  nameIndex: number
  /** Scored by names only, without details: exact mode. */
  isByName: boolean
}

/** Compares on several threads; each holds its share of the subjects, so that they need no more memory than one. */
export interface Comparing {
  /** Keeps subjects (documents in JSON) from now on; resolves when their names are prepared. */
  hold(documents: readonly Uint8Array[]): { subjects: CachedSubject[]; prepared: Promise<void> }
  /** They may still be compared, slower. */
  release(subjects: Iterable<CachedSubject>): void
  /** Prepares how other publishers may write the names of all subjects that are held. */
  prepareWordings(): Promise<void>
  /** In the order of the subjects; `least` as in `Comparer.scoreSubject`. */
  score(asked: AskedParty, subjects: readonly CachedSubject[], least: number): Promise<SubjectScore[]>
  scoreEqual(asked: AskedParty, subjects: readonly CachedSubject[]): Promise<SubjectScore[]>
  explain(asked: AskedParty, rows: readonly RowToExplain[]): Promise<NameMatch[]>
  /** Ends the threads. */
  end(): Promise<void>
}

class HeldSubject implements CachedSubject {
  readonly number: number
  readonly #document: PackedDocument

  constructor(number: number, document: PackedDocument) {
    this.number = number
    this.#document = document
  }

  get json(): Uint8Array {
    return this.#document.json
  }
}

const jsonOf = ({ json }: CachedSubject): Uint8Array => json

/** With 0 threads names are compared in the present one. `pack`: how the documents of subjects are kept; as they are given unless told. */
export function createComparing(
  threads: number,
  pack: (json: Uint8Array) => PackedDocument = (json) => ({ json }),
): Comparing {
  const others = Array.from({ length: threads }, openThread)
  const parts: readonly Comparison[] = others.length > 0 ? others : [createComparison()]
  const held = new Set<number>()
  let lastNumber = 0

  const isHeld = ({ number }: CachedSubject): boolean => number !== null && held.has(number)
  const toSent = (subject: CachedSubject): SentSubject => (isHeld(subject) ? (subject.number as number) : subject.json)
  /** Not by copying the row: that reads its document. */
  const toScoredName = ({ found, nameIndex, isByName }: RowToExplain): ScoredName => {
    return { subject: toSent(found), json: found.json, nameIndex, isByName }
  }

  /** Asks each part about its share of the items, and again about those that it should hold and does not. */
  async function spread<Item, Result>(
    items: readonly Item[],
    subjectOf: (item: Item) => CachedSubject,
    ask: (part: Comparison, share: readonly Item[]) => Promise<(Result | null)[]>,
  ): Promise<Result[]> {
    const results: Result[] = []
    const shares = parts.map((): number[] => [])
    for (const [at, item] of items.entries()) shares[(subjectOf(item).number ?? at) % parts.length]?.push(at)
    await Promise.all(
      parts.map(async (part, index) => {
        let left = shares[index] ?? []
        while (left.length > 0) {
          const share = left.map((at) => items[at] as Item)
          const answers = await ask(part, share)
          for (const [at, answer] of answers.entries()) if (answer !== null) results[left[at] as number] = answer
          left = left.filter((_, at) => answers[at] === null)
          if (left.length > 0)
            await holdAgain(
              part,
              left.map((at) => subjectOf(items[at] as Item)),
            )
        }
      }),
    )
    return results
  }

  /** A thread that was started again holds nothing. */
  async function holdAgain(part: Comparison, subjects: readonly CachedSubject[]): Promise<void> {
    const lost = subjects.filter(isHeld)
    await part.hold(
      lost.map(({ number }) => number as number),
      lost.map(jsonOf),
    )
  }

  return {
    hold(documents) {
      const subjects = documents.map((json): CachedSubject => new HeldSubject(++lastNumber, pack(json)))
      for (const { number } of subjects) held.add(number as number)
      const prepared = parts.map((part, index) => {
        const own = [...subjects.keys()].filter((at) => (subjects[at]?.number as number) % parts.length === index)
        return part.hold(
          own.map((at) => subjects[at]?.number as number),
          own.map((at) => documents[at] as Uint8Array),
        )
      })
      const all = Promise.all(prepared).then(() => undefined)
      // Whoever does not wait for it sends the subjects again when they are missing.
      all.catch(() => undefined)
      return { subjects, prepared: all }
    },

    release(subjects) {
      const numbers = [...subjects].flatMap(({ number }) => (number !== null && held.delete(number) ? [number] : []))
      // A thread that has ended holds nothing.
      for (const [index, part] of parts.entries())
        part.release(numbers.filter((number) => number % parts.length === index)).catch(() => undefined)
    },

    async prepareWordings() {
      await Promise.all(parts.map((part) => part.prepareWordings()))
    },

    score: (asked, subjects, least) =>
      spread(
        subjects,
        (subject) => subject,
        (part, share) => part.score(asked, share.map(toSent), least),
      ),

    scoreEqual: (asked, subjects) =>
      spread(
        subjects,
        (subject) => subject,
        (part, share) => part.scoreEqual(asked, share.map(jsonOf)),
      ),

    explain: (asked, rows) =>
      spread(
        rows,
        ({ found }) => found,
        (part, share) => part.explain(asked, share.map(toScoredName)),
      ),

    async end() {
      await Promise.all(others.map((thread) => thread.end()))
    },
  }
}
