import { setTimeout as wait } from 'node:timers/promises'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { CachedVersion, DocumentCache } from './document-cache.ts'
import type { SubjectIndex } from './index-watch.ts'

/** Documents read in one batch: about 10 ms of work, so that searches in between are not delayed. */
const pageSize = 200
const checkEveryMillis = 2000

/**
 * Fills the cache whenever a new version of the index serves, so that the first searches after a publish are as fast
 * as later ones. An index that is too large for the cache is skipped. Runs until `signal` is aborted; if the engine
 * is unavailable it tries again at the next check (milliseconds).
 */
export async function keepWarm(
  index: SubjectIndex,
  cache: DocumentCache,
  version: () => Promise<string>,
  signal: AbortSignal,
  checkEvery: number = checkEveryMillis,
): Promise<void> {
  let warmed = ''
  while (!signal.aborted) {
    try {
      const current = await version()
      if (current !== warmed) {
        warmed = current
        await fillCache(index, cache, current, async () => !signal.aborted && (await version()) === current)
      }
    } catch {
      // Cache warm-up is best effort: a search that fails reports its own error.
      warmed = ''
    }
    await wait(checkEvery, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function fillCache(
  { engine }: SubjectIndex,
  cache: DocumentCache,
  index: string,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  const subjects = await cache.version(index)
  if (subjects === null) return
  if (await fetchChanged(engine, cache, subjects, index)) return cache.keepOnly(index)
  let after: string | undefined
  // The next page is read while the names of the last one are prepared.
  let added: Promise<void> = Promise.resolve()
  while (await isWanted()) {
    const { hits } = await engine.search<CandidateDocument>({
      index,
      query: { match_all: {} },
      sort: [{ id: 'asc' }],
      size: pageSize,
      ...(after === undefined ? {} : { search_after: [after] }),
      track_total_hits: false,
    })
    await added
    const documents = hits.hits.flatMap(({ _source: document }) => document ?? [])
    after = documents.at(-1)?.id
    added = cache.add(index, documents)
    if (hits.hits.length < pageSize) {
      await added
      return cache.keepOnly(index)
    }
  }
}

/** Fetches what differs from the previous version. True when the cache then holds the whole version. */
async function fetchChanged(
  engine: SubjectIndex['engine'],
  cache: DocumentCache,
  subjects: CachedVersion,
  index: string,
): Promise<boolean> {
  const changed = cache.changed(index)
  if (changed === null) return false
  const missing = changed.filter((id) => !subjects.has(id))
  for (let from = 0; from < missing.length; from += pageSize) {
    const { docs } = await engine.mget<CandidateDocument>({ index, ids: missing.slice(from, from + pageSize) })
    const found = docs.flatMap((doc) => ('_source' in doc && doc._source ? [doc._source] : []))
    await cache.add(index, found)
  }
  return subjects.size === (await engine.count({ index })).count
}
