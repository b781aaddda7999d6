import type { Client, estypes } from '@elastic/elasticsearch'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { readVersionMeta } from '@qingdan/search-mappings/index-names.ts'
import type { CachedSubject, Comparing } from './comparing/comparing.ts'

/** The largest index that is cached: a subject with its prepared names takes some 5 kB. */
const maxCachedSubjects = 80_000
/** Documents per request: about 3 MB. */
const fetchSize = 1000

/** Where a document is. */
export type Hit = Pick<CandidateHit, 'index' | 'id'>

/** Reads the document of a cached subject: some 10 µs. */
export function documentOf({ json }: CachedSubject): CandidateDocument {
  return JSON.parse(text.decode(json))
}

const text = new TextDecoder()

/** Cached subjects of one version of the index, by id. */
export type CachedVersion = Map<string, CachedSubject>

/**
 * Documents of the index, cached in this process: fetching 200 of them costs more time than finding them. An index
 * that cannot be cached whole is not cached at all, because few of its documents are needed twice.
 */
export interface DocumentCache {
  /** The documents for the hits of each search, in order. Throws when the engine no longer has one of them. */
  load(searches: readonly (readonly Hit[])[]): Promise<CachedSubject[][]>
  /** The cached part of a version; null for a version that is too large. */
  version(index: string): Promise<CachedVersion | null>
  /** Extends the cached part of a version; resolves when the names are prepared. */
  add(index: string, documents: readonly CandidateDocument[]): Promise<void>
  /** Ids that differ between this version and the one it was copied from; null if it was not copied. */
  changed(index: string): readonly string[] | null
  /** Drops all other versions, and prepares what searches of this one need beside the names. */
  keepOnly(index: string): Promise<void>
}

/**
 * A version of the index never changes after it serves, so a document cached for its version is never stale. A copied
 * version names the documents that differ; the others are copied in the cache.
 */
export function createDocumentCache(
  engine: Client,
  comparing: Comparing,
  maxSubjects: number = maxCachedSubjects,
): DocumentCache {
  const versions = new Map<string, Promise<CachedVersion | null>>()
  const changedIds = new Map<string, readonly string[]>()

  function version(index: string): Promise<CachedVersion | null> {
    const known = versions.get(index)
    if (known) return known
    const opened = open(index)
    opened.catch(() => versions.delete(index))
    versions.set(index, opened)
    return opened
  }

  async function open(index: string): Promise<CachedVersion | null> {
    const { count } = await engine.count({ index })
    if (count > maxSubjects) return null
    // Without another version there is nothing to copy.
    if (versions.size < 2) return new Map()
    const described = await engine.indices.getMapping({ index })
    const meta = readVersionMeta(described[index]?.mappings._meta)
    const before = meta ? await versions.get(meta.basedOn) : undefined
    if (!meta || !before) return new Map()
    const subjects = new Map(before)
    for (const id of meta.changed) subjects.delete(id)
    changedIds.set(index, meta.changed)
    return subjects
  }

  /** The subjects of the documents, in order; they are kept unless their version is too large. */
  async function keep(
    index: string,
    documents: readonly CandidateDocument[],
  ): Promise<{ subjects: CachedSubject[]; prepared: Promise<void> }> {
    const known = await version(index)
    if (known === null)
      return { subjects: documents.map((one) => ({ json: toJson(one), number: null })), prepared: Promise.resolve() }
    const added = documents.filter(({ id }) => !known.has(id))
    const { subjects, prepared } = comparing.hold(added.map(toJson))
    for (const [at, { id }] of added.entries()) known.set(id, subjects[at] as CachedSubject)
    return { subjects: documents.map(({ id }) => known.get(id) as CachedSubject), prepared }
  }

  async function fetch(hits: readonly Hit[]): Promise<Map<string, CachedSubject>> {
    const fetched = new Map<string, CachedSubject>()
    for (let from = 0; from < hits.length; from += fetchSize) {
      const docs = hits.slice(from, from + fetchSize).map(({ index, id }) => ({ _index: index, _id: id }))
      const answer = await engine.mget<CandidateDocument>({ docs })
      for (const [index, documents] of byIndex(answer.docs)) {
        const { subjects } = await keep(index, documents)
        for (const [at, { id }] of documents.entries()) fetched.set(keyOf({ index, id }), subjects[at] as CachedSubject)
      }
    }
    return fetched
  }

  return {
    version,
    changed: (index) => changedIds.get(index) ?? null,

    async add(index, documents) {
      const { prepared } = await keep(index, documents)
      await prepared
    },

    async load(searches) {
      const opened = new Map<string, CachedVersion | null>()
      const missing = new Map<string, Hit>()
      for (const hit of searches.flat()) {
        let known = opened.get(hit.index)
        if (known === undefined) {
          known = await version(hit.index)
          opened.set(hit.index, known)
        }
        if (!known?.has(hit.id)) missing.set(keyOf(hit), hit)
      }
      const fetched = await fetch([...missing.values()])
      return searches.map((hits) =>
        hits.map((hit) => {
          const found = opened.get(hit.index)?.get(hit.id) ?? fetched.get(keyOf(hit))
          if (!found) throw new Error(`Index ${hit.index} has no document of its own hit ${hit.id}`)
          return found
        }),
      )
    },

    async keepOnly(index) {
      const kept = new Set((await versions.get(index))?.values())
      for (const [name, opened] of [...versions]) {
        if (name === index) continue
        versions.delete(name)
        changedIds.delete(name)
        const dropped = await opened.catch(() => null)
        comparing.release([...(dropped?.values() ?? [])].filter((subject) => !kept.has(subject)))
      }
      await comparing.prepareWordings()
    },
  }
}

function toJson(document: CandidateDocument): Uint8Array {
  return Buffer.from(JSON.stringify(document))
}

function byIndex(docs: readonly estypes.MgetResponseItem<CandidateDocument>[]): Map<string, CandidateDocument[]> {
  const found = new Map<string, CandidateDocument[]>()
  for (const doc of docs) {
    if (!('_source' in doc) || !doc._source) continue
    const ofIndex = found.get(doc._index)
    if (ofIndex) ofIndex.push(doc._source)
    else found.set(doc._index, [doc._source])
  }
  return found
}

function keyOf({ index, id }: Hit): string {
  return `${index}/${id}`
}
