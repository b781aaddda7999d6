import type { Client } from '@elastic/elasticsearch'
import type { ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'

/** The largest index that is kept: today's lists three times; with the names as the matcher reads them a subject takes 12 kB. */
const largestKept = 60_000
/** Documents asked for at once: some 3 MB. */
const mostFetched = 1000

/** A document, and its subject as the matcher reads it: what the matcher has read of the names lives as long as this. */
export interface Shelved {
  document: CandidateDocument
  subject: ScoredSubject
}

/** Documents of one version of the index by id. */
export type Kept = Map<string, Shelved>

/**
 * Documents of the index, kept in this process: fetching 200 of them costs the engine and us more than finding them. An index
 * too large to be kept whole is not kept at all: few of its documents are met twice, and the memory is worth more.
 */
export interface DocumentShelf {
  /** The documents of the hits of each search, in their order. Throws when the engine no longer has one of them. */
  fill(searches: readonly (readonly CandidateHit[])[]): Promise<Shelved[][]>
  /** What is kept of a version, to be added to; null for one that is too large. */
  kept(index: string): Promise<Kept | null>
  /** Lets go of all other versions. */
  keepOnly(index: string): void
}

/** A version of the index never changes once it is searched, so a document kept under its version is never old. */
export function createDocumentShelf(engine: Client, largest: number = largestKept): DocumentShelf {
  const versions = new Map<string, Promise<Kept | null>>()

  function kept(index: string): Promise<Kept | null> {
    const known = versions.get(index)
    if (known) return known
    const opened = engine.count({ index }).then(({ count }) => (count > largest ? null : new Map()))
    opened.catch(() => versions.delete(index))
    versions.set(index, opened)
    return opened
  }

  async function fetch(hits: readonly CandidateHit[]): Promise<Map<string, Shelved>> {
    const fetched = new Map<string, Shelved>()
    for (let from = 0; from < hits.length; from += mostFetched) {
      const docs = hits.slice(from, from + mostFetched).map(({ index, id }) => ({ _index: index, _id: id }))
      const answer = await engine.mget<CandidateDocument>({ docs })
      for (const doc of answer.docs) {
        if (!('_source' in doc) || !doc._source) continue
        const shelved = shelve(doc._source)
        fetched.set(keyOf({ index: doc._index, id: doc._id }), shelved)
        ;(await kept(doc._index))?.set(doc._id, shelved)
      }
    }
    return fetched
  }

  return {
    kept,

    async fill(searches) {
      const known = new Map<string, Kept | null>()
      const found = new Map<string, Shelved>()
      const lacking = new Map<string, CandidateHit>()
      for (const hit of searches.flat()) {
        if (!known.has(hit.index)) known.set(hit.index, await kept(hit.index))
        const shelved = known.get(hit.index)?.get(hit.id)
        if (shelved) found.set(keyOf(hit), shelved)
        else lacking.set(keyOf(hit), hit)
      }
      for (const [key, shelved] of await fetch([...lacking.values()])) found.set(key, shelved)
      return searches.map((hits) =>
        hits.map((hit) => {
          const shelved = found.get(keyOf(hit))
          if (!shelved) throw new Error(`Index ${hit.index} has no document of its own hit ${hit.id}`)
          return shelved
        }),
      )
    },

    keepOnly(index) {
      for (const version of versions.keys()) if (version !== index) versions.delete(version)
    },
  }
}

/** A document as it is kept. */
export function shelve(document: CandidateDocument): Shelved {
  const { names, type, row, countries, identifiers, identifierKinds } = document
  const { birthRanges, sex } = row
  return { document, subject: { names, type, details: { birthRanges, sex, countries, identifiers, identifierKinds } } }
}

function keyOf({ index, id }: Pick<CandidateHit, 'index' | 'id'>): string {
  return `${index}/${id}`
}
