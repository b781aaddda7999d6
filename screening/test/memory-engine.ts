import type { Client, estypes } from '@elastic/elasticsearch'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'

/** The engine refuses to go deeper into an answer. */
const deepest = 10_000

interface MemoryIndex {
  /** In the order in which every query finds them. */
  documents: readonly CandidateDocument[]
  /** The number of documents as the engine counts them; default the real one. */
  count?: number
  /** Metadata of the mapping. */
  meta?: object
}

interface MemoryState {
  indexes: Record<string, MemoryIndex>
  /** Indexes behind the alias `q`; the first answers searches. */
  live: string[]
  isAway: boolean
  /** Position and number of hits of each search. */
  searches: [from: number, size: number][]
  /** Number of documents of each request for documents. */
  fetches: number[]
  aliasReads: number
}

type MultipleGet = { index?: string; ids?: string[]; docs?: { _index: string; _id: string }[] }

/**
 * The search engine in memory: every query finds all documents. It rejects what the engine rejects, and the state
 * counts what was asked.
 */
export function createMemoryEngine(indexes: MemoryState['indexes']): { engine: Client; state: MemoryState } {
  const state: MemoryState = {
    indexes,
    live: Object.keys(indexes).slice(0, 1),
    isAway: false,
    searches: [],
    fetches: [],
    aliasReads: 0,
  }

  function indexNamed(name: string): [string, MemoryIndex] {
    if (state.isAway) throw new Error('The engine is away')
    const real = name === 'q' ? (state.live[0] ?? name) : name
    const index = state.indexes[real]
    if (!index) throw new Error(`index_not_found_exception: ${name}`)
    return [real, index]
  }

  async function search(request: estypes.SearchRequest) {
    const { from = 0, size = 10, query, sort, search_after: after, _source: withSource } = request
    const [name, { documents }] = indexNamed(String(request.index))
    state.searches.push([from, size])
    if (!query || Object.keys(query).length === 0) throw new Error('parsing_exception: query malformed')
    if (from + size > deepest) throw new Error('Result window is too large')
    if (after && !(sort && typeof after[0] === 'string')) throw new Error('search_after needs a sort value')
    const isSorted = JSON.stringify(sort) === JSON.stringify([{ id: 'asc' }])
    const found = isSorted ? documents.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : documents
    const rest = after ? found.filter(({ id }) => id > String(after[0])) : found
    const hits = rest.slice(from, from + size).map((document) => ({
      _index: name,
      _score: 1,
      ...(withSource === false ? { fields: { id: [document.id] } } : { _source: document }),
    }))
    return { hits: { hits } }
  }

  const engine = {
    search,
    async count({ index }: { index: string }) {
      const [, { documents, count = documents.length }] = indexNamed(index)
      return { count }
    },
    async msearch({ index, searches }: { index: string; searches: estypes.SearchRequest[] }) {
      if (searches.length === 0) throw new Error('action_request_validation_exception: no requests added')
      const requests = searches.filter((_, at) => at % 2 === 1)
      const responses = requests.map((request) =>
        search({ index, ...request }).catch(({ message }: Error) => ({ error: { reason: message } })),
      )
      return { responses: await Promise.all(responses) }
    },
    async mget({ index = '', ids = [], docs = ids.map((id) => ({ _index: index, _id: id })) }: MultipleGet) {
      if (docs.length === 0) throw new Error('action_request_validation_exception: no documents to get')
      state.fetches.push(docs.length)
      return {
        docs: docs.map(({ _index, _id }) => {
          const _source = indexNamed(_index)[1].documents.find(({ id }) => id === _id)
          return { _index, _id, found: _source !== undefined, ...(_source ? { _source } : {}) }
        }),
      }
    },
    indices: {
      async getMapping({ index }: { index: string }) {
        const [name, { meta }] = indexNamed(index)
        return { [name]: { mappings: meta ? { _meta: meta } : {} } }
      },
      async getAlias({ name }: { name?: string }) {
        state.aliasReads++
        if (state.isAway) throw new Error('The engine is away')
        if (name !== undefined && name !== 'q') throw new Error(`alias [${name}] missing`)
        const named = name === undefined ? Object.keys(state.indexes) : state.live
        return Object.fromEntries(named.map((index) => [index, {}]))
      },
    },
  }
  return { engine: engine as unknown as Client, state }
}

/** A listed person with these names. */
export function personOf(id: string, ...names: string[]): CandidateDocument {
  return {
    id,
    type: '02',
    subTypes: [],
    isListed: true,
    sourceIds: [1],
    countries: [],
    names: names.map((value) => ({ value, kind: 'primary', quality: 'strong', script: 'Latn' })),
    identifiers: [],
    identifierKinds: [],
    row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
  }
}
