import type { Client } from '@elastic/elasticsearch'
import type { ListedName, ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'
import { readVersionMeta } from '@qingdan/search-mappings/index-names.ts'

/** The largest index that is cached: a subject with its prepared names takes some 5 kB. */
const maxCachedSubjects = 80_000
/** Documents per request: about 3 MB. */
const fetchSize = 1000

/** Where a document is. */
export type Hit = Pick<CandidateHit, 'index' | 'id'>

/** A subject in the matcher's form. The prepared names live as long as this object. */
export interface CachedSubject {
  subject: ScoredSubject
  /** The document as JSON, which takes a quarter of the memory of its objects; few are ever shown. */
  json: Buffer
}

/** Reads the document of a cached subject: some 10 µs. */
export function documentOf({ json }: CachedSubject): CandidateDocument {
  return JSON.parse(json.toString('utf8'))
}

/** Cached subjects of one version of the index, by id. */
export type CachedVersion = Map<string, CachedSubject>

/**
 * Documents of the index, cached in this process: fetching 200 of them costs more time than finding them. An index
 * that cannot be cached whole is not cached at all, because few of its documents are needed twice.
 */
export interface DocumentCache {
  /** The documents for the hits of each search, in order. Throws when the engine no longer has one of them. */
  load(searches: readonly (readonly Hit[])[]): Promise<CachedSubject[][]>
  /** The cached part of a version, to be extended; null for a version that is too large. */
  version(index: string): Promise<CachedVersion | null>
  /** Ids that differ between this version and the one it was copied from; null if it was not copied. */
  changed(index: string): readonly string[] | null
  /** Drops all other versions. */
  keepOnly(index: string): void
}

/**
 * A version of the index never changes after it serves, so a document cached for its version is never stale. A copied
 * version names the documents that differ; the others are copied in the cache.
 */
export function createDocumentCache(engine: Client, maxSubjects: number = maxCachedSubjects): DocumentCache {
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

  async function fetch(hits: readonly Hit[]): Promise<Map<string, CachedSubject>> {
    const fetched = new Map<string, CachedSubject>()
    for (let from = 0; from < hits.length; from += fetchSize) {
      const docs = hits.slice(from, from + fetchSize).map(({ index, id }) => ({ _index: index, _id: id }))
      const answer = await engine.mget<CandidateDocument>({ docs })
      for (const doc of answer.docs) {
        if (!('_source' in doc) || !doc._source) continue
        const cached = toCached(doc._source)
        fetched.set(keyOf({ index: doc._index, id: doc._id }), cached)
        ;(await version(doc._index))?.set(doc._id, cached)
      }
    }
    return fetched
  }

  return {
    version,
    changed: (index) => changedIds.get(index) ?? null,

    async load(searches) {
      const known = new Map<string, CachedVersion | null>()
      const found = new Map<string, CachedSubject>()
      const missing = new Map<string, Hit>()
      for (const hit of searches.flat()) {
        if (!known.has(hit.index)) known.set(hit.index, await version(hit.index))
        const cached = known.get(hit.index)?.get(hit.id)
        if (cached) found.set(keyOf(hit), cached)
        else missing.set(keyOf(hit), hit)
      }
      for (const [key, cached] of await fetch([...missing.values()])) found.set(key, cached)
      return searches.map((hits) =>
        hits.map((hit) => {
          const cached = found.get(keyOf(hit))
          if (!cached) throw new Error(`Index ${hit.index} has no document of its own hit ${hit.id}`)
          return cached
        }),
      )
    },

    keepOnly(index) {
      for (const held of [versions, changedIds]) {
        for (const name of held.keys()) if (name !== index) held.delete(name)
      }
    },
  }
}

/** A document in its cached form. */
export function toCached(document: CandidateDocument): CachedSubject {
  const { type, row, countries, identifiers, identifierKinds } = document
  const { birthRanges, sex } = row
  const names = document.names.map(toListedName)
  return {
    subject: { names, type, details: { birthRanges, sex, countries, identifiers, identifierKinds } },
    json: Buffer.from(JSON.stringify(document)),
  }
}

function toListedName({ value, quality, kind, translation }: ListedName): ListedName {
  return translation === undefined ? { value, quality, kind } : { value, quality, kind, translation }
}

function keyOf({ index, id }: Hit): string {
  return `${index}/${id}`
}
