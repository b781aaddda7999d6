import type { Client } from '@elastic/elasticsearch'
import type { ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'

/** All subjects of today's lists with room to grow; with the names as the matcher reads them a subject takes some 12 kB. */
const mostKept = 60_000
/** An index and the one before it, for searches that are under way when a list is published. */
const mostVersions = 2
/** Documents asked for at once: some 3 MB. */
const mostFetched = 1000

/** A document, and its subject as the matcher reads it: what the matcher has read of the names lives as long as this. */
export interface Shelved {
  document: CandidateDocument
  subject: ScoredSubject
}

/** Documents of the index, kept in this process: fetching 200 of them costs the engine and us more than finding them. */
export interface DocumentShelf {
  /** The documents of the hits of each search, in their order. Throws when the engine no longer has one of them. */
  fill(searches: readonly (readonly CandidateHit[])[]): Promise<Shelved[][]>
  /** Keeps a document before it is asked for; one that is kept already stays as it is. */
  put(index: string, document: CandidateDocument): Shelved
  /** Lets go of all other versions. */
  keepOnly(index: string): void
  /** How many documents of an index are kept at least. */
  room: number
}

/** A version of the index never changes once it is searched, so a document kept under its version is never old. */
export function createDocumentShelf(engine: Client, most: number = mostKept): DocumentShelf {
  const versions = new Map<string, Generations>()

  function keptOf(index: string): Generations {
    const known = versions.get(index)
    if (known) return known
    const fresh = createGenerations(most)
    versions.set(index, fresh)
    const [oldest] = versions.keys()
    if (versions.size > mostVersions && oldest !== undefined) versions.delete(oldest)
    return fresh
  }

  function put(index: string, document: CandidateDocument): Shelved {
    const kept = keptOf(index)
    const known = kept.get(document.id)
    if (known) return known
    const { names, type, row, countries, identifiers, identifierKinds } = document
    const { birthRanges, sex } = row
    const details = { birthRanges, sex, countries, identifiers, identifierKinds }
    const shelved = { document, subject: { names, type, details } }
    kept.set(document.id, shelved)
    return shelved
  }

  async function fetch(hits: readonly CandidateHit[]): Promise<Map<string, Shelved>> {
    const fetched = new Map<string, Shelved>()
    for (let from = 0; from < hits.length; from += mostFetched) {
      const docs = hits.slice(from, from + mostFetched).map(({ index, id }) => ({ _index: index, _id: id }))
      const answer = await engine.mget<CandidateDocument>({ docs })
      for (const doc of answer.docs) {
        if ('_source' in doc && doc._source) fetched.set(keyOf(doc._index, doc._id), put(doc._index, doc._source))
      }
    }
    return fetched
  }

  return {
    async fill(searches) {
      const found = searches.map((hits) => hits.map(({ index, id }) => keptOf(index).get(id)))
      const lacking = new Map<string, CandidateHit>()
      for (const [search, hits] of searches.entries()) {
        for (const [at, hit] of hits.entries()) if (!found[search]?.[at]) lacking.set(keyOf(hit.index, hit.id), hit)
      }
      const fetched = lacking.size > 0 ? await fetch([...lacking.values()]) : null
      return searches.map((hits, search) =>
        hits.map(({ index, id }, at) => {
          const shelved = found[search]?.[at] ?? fetched?.get(keyOf(index, id))
          if (!shelved) throw new Error(`Index ${index} has no document of its own hit ${id}`)
          return shelved
        }),
      )
    },
    put,
    keepOnly(index) {
      for (const version of versions.keys()) if (version !== index) versions.delete(version)
    },
    room: most / 2,
  }
}

function keyOf(index: string, id: string): string {
  return `${index}/${id}`
}

interface Generations {
  get(id: string): Shelved | undefined
  set(id: string, shelved: Shelved): void
}

/** At most `most`: what was used since the last change of generation stays. Cheaper than the order of every single use. */
function createGenerations(most: number): Generations {
  let young = new Map<string, Shelved>()
  let old = new Map<string, Shelved>()

  function set(id: string, shelved: Shelved): void {
    if (young.size >= most / 2) {
      old = young
      young = new Map()
    }
    young.set(id, shelved)
  }

  return {
    get(id) {
      const shelved = young.get(id)
      if (shelved) return shelved
      const older = old.get(id)
      if (older) set(id, older)
      return older
    },
    set,
  }
}
