import type { Client } from '@elastic/elasticsearch'
import type { ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { readVersionMeta } from '@qingdan/search-mappings/index-names.ts'

/** The largest index that is kept. With the names as the matcher reads them a subject takes 12 kB: 45,000 are .55 GB, 80,000 are 1 GB. */
const largestKept = 80_000
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
  /** Ids that are other in this version than in the one whose documents were taken over; null when none were. */
  changed(index: string): readonly string[] | null
  /** Lets go of all other versions. */
  keepOnly(index: string): void
}

/**
 * A version of the index never changes once it is searched, so a document kept under its version is never old. A version made of
 * the one before says which documents are other: the rest is taken over.
 */
export function createDocumentShelf(engine: Client, largest: number = largestKept): DocumentShelf {
  const versions = new Map<string, Promise<Kept | null>>()
  const changedIds = new Map<string, readonly string[]>()

  function kept(index: string): Promise<Kept | null> {
    const known = versions.get(index)
    if (known) return known
    const opened = open(index)
    opened.catch(() => versions.delete(index))
    versions.set(index, opened)
    return opened
  }

  async function open(index: string): Promise<Kept | null> {
    const { count } = await engine.count({ index })
    if (count > largest) return null
    // Without another version there is nothing to take over.
    if (versions.size < 2) return new Map()
    const described = await engine.indices.getMapping({ index })
    const meta = readVersionMeta(described[index]?.mappings._meta)
    const before = meta ? await versions.get(meta.basedOn) : undefined
    if (!meta || !before) return new Map()
    const documents = new Map(before)
    for (const id of meta.changed) documents.delete(id)
    changedIds.set(index, meta.changed)
    return documents
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
    changed: (index) => changedIds.get(index) ?? null,

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
      for (const held of [versions, changedIds]) {
        for (const version of held.keys()) if (version !== index) held.delete(version)
      }
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
