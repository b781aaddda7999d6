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
  /** The hits with their documents, in their order. Throws when the engine no longer has one of them. */
  fill(hits: readonly CandidateHit[]): Promise<Candidate[]>
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
    async fill(hits) {
      const found = hits.map((hit) => ({ hit, document: kept.get(keyOf(hit.index, hit.id)) }))
      const fetched = await fetch(found.flatMap(({ hit, document }) => (document ? [] : [hit])))
      return found.map(({ hit, document = fetched.get(keyOf(hit.index, hit.id)) }) => {
        if (!document) throw new Error(`Index ${hit.index} has no document of its own hit ${hit.id}`)
        return { ...hit, document }
      })
    },
  }
}

function keyOf(index: string, id: string): string {
  return `${index}/${id}`
}
