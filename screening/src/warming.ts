import { setTimeout as wait } from 'node:timers/promises'
import { readNames } from '@qingdan/matching/score.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { type DocumentShelf, type Kept, shelve } from './document-shelf.ts'
import type { SubjectIndex } from './index-watch.ts'

/** Documents read in one go: some 10 ms of work, between which searches are answered. */
const pageSize = 200
const lookEveryMillis = 2000

/**
 * Fills the shelf whenever another version of the index answers, so that the first searches after a publish are as fast as the
 * later ones. An index that is too large to be kept is left to the searches. Runs until `signal` is aborted;
 * an engine that is away is asked again later.
 */
export async function keepWarm(
  index: SubjectIndex,
  shelf: DocumentShelf,
  version: () => Promise<string>,
  signal: AbortSignal,
): Promise<void> {
  let warmed = ''
  while (!signal.aborted) {
    try {
      const current = await version()
      if (current !== warmed) {
        warmed = current
        await fillShelf(index, shelf, current, async () => !signal.aborted && (await version()) === current)
      }
    } catch {
      // Warming is a courtesy: a search that fails says so itself.
      warmed = ''
    }
    await wait(lookEveryMillis, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function fillShelf(
  { engine }: SubjectIndex,
  shelf: DocumentShelf,
  index: string,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  const kept = await shelf.kept(index)
  if (kept === null) return
  if (await fillChanged(engine, kept, index, shelf.changed(index))) return shelf.keepOnly(index)
  let after: string | undefined
  while (await isWanted()) {
    const { hits } = await engine.search<CandidateDocument>({
      index,
      query: { match_all: {} },
      sort: [{ id: 'asc' }],
      size: pageSize,
      ...(after === undefined ? {} : { search_after: [after] }),
      track_total_hits: false,
    })
    for (const { _source: document } of hits.hits) {
      if (!document) continue
      keep(kept, document)
      after = document.id
    }
    if (hits.hits.length < pageSize) return shelf.keepOnly(index)
  }
}

/** Fetches what is other than in the version before. True when the shelf then has the whole version. */
async function fillChanged(
  engine: SubjectIndex['engine'],
  kept: Kept,
  index: string,
  changed: readonly string[] | null,
): Promise<boolean> {
  if (changed === null) return false
  const lacking = changed.filter((id) => !kept.has(id))
  for (let from = 0; from < lacking.length; from += pageSize) {
    const { docs } = await engine.mget<CandidateDocument>({ index, ids: lacking.slice(from, from + pageSize) })
    for (const doc of docs) if ('_source' in doc && doc._source) keep(kept, doc._source)
  }
  return kept.size === (await engine.count({ index })).count
}

function keep(kept: Kept, document: CandidateDocument): void {
  const shelved = kept.get(document.id) ?? shelve(document)
  kept.set(document.id, shelved)
  readNames(shelved.subject)
}
