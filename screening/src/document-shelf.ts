import type { Client } from '@elastic/elasticsearch'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { createWeightedCache } from './weighted-cache.ts'

/** Documents of every subject of today's lists; about 3 kB each. */
const mostKept = 60_000

export interface Candidate extends CandidateHit {
  document: CandidateDocument
}

/** Documents of the index, kept in this process: fetching 200 of them costs the engine and us more than finding them. */
export interface DocumentShelf {
  /** The hits of each search with their documents, in their order. Throws when the engine no longer has one of them. */
  fill(searches: readonly CandidateHit[][]): Promise<Candidate[][]>
}

/** A version of the index never changes once it is searched, so a document kept under its version is never old. */
export function createDocumentShelf(engine: Client): DocumentShelf {
  const kept = createWeightedCache<CandidateDocument>(mostKept, () => 1)

  async function fetch(hits: readonly CandidateHit[]): Promise<Map<string, CandidateDocument>> {
    const fetched = new Map<string, CandidateDocument>()
    if (hits.length === 0) return fetched
    const { docs } = await engine.mget<CandidateDocument>({
      docs: hits.map(({ index, id }) => ({ _index: index, _id: id })),
    })
    for (const doc of docs) {
      if (!('_source' in doc) || !doc._source) continue
      const key = keyOf(doc._index, doc._id)
      fetched.set(key, doc._source)
      kept.set(key, doc._source)
    }
    return fetched
  }

  return {
    async fill(searches) {
      const documents = new Map<string, CandidateDocument>()
      const lacking: CandidateHit[] = []
      for (const hit of searches.flat()) {
        const key = keyOf(hit.index, hit.id)
        if (documents.has(key)) continue
        const document = kept.get(key)
        if (document) documents.set(key, document)
        else lacking.push(hit)
      }
      for (const [key, document] of await fetch(lacking)) documents.set(key, document)
      return searches.map((hits) =>
        hits.map((hit) => {
          const document = documents.get(keyOf(hit.index, hit.id))
          if (!document) throw new Error(`Index ${hit.index} has no document of its own hit ${hit.id}`)
          return { ...hit, document }
        }),
      )
    },
  }
}

function keyOf(index: string, id: string): string {
  return `${index}/${id}`
}
