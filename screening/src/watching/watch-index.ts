import type { Client, estypes } from '@elastic/elasticsearch'
import {
  toWatchedDocument,
  type WatchedName,
  watchIndex,
  watchIndexName,
  watchIndexNames,
} from '@qingdan/search-mappings/watch-index.ts'
import { isTurnOver, nextTurn } from '../event-loop-turns.ts'

/** Position in the watched names, ordered by the time since when they are watched, and by id. */
export interface WatchMark {
  /** As the database writes it, with microseconds. */
  at: string
  id: number
}

/** A watched name with its position. */
export type MarkedName = WatchedName & { mark: WatchMark }

/** What the index of watched names is made of. */
export interface WatchedSource {
  /** Names behind the mark, in order; from the first if it is null. */
  readAfter(mark: WatchMark | null, limit: number): Promise<MarkedName[]>
  /** The mark a little earlier: a name may have been stored by a transaction that ended late. */
  rewind(mark: WatchMark): Promise<WatchMark>
  /** Those of the ids that are watched. */
  findWatched(ids: readonly number[]): Promise<Set<number>>
}

export interface WatchIndex {
  /**
   * Adds the names that are watched since the last call; makes the index if it is missing or has other keys, and goes on
   * where an interrupted call ended. Returns how many names were written.
   */
  update(): Promise<number>
  /** Removes what is watched no more. Returns how many names. */
  sweep(): Promise<number>
  /** Removes the names with these ids. */
  remove(ids: readonly number[]): Promise<void>
  /** Name of the index. */
  name: string
}

const pageSize = 2000
const sweepSize = 10_000
/** A page of a build beside other work of the engine. */
const requestTimeout = 120_000

/** The index of watched names of an installation, kept up to date from the database. */
export function createWatchIndex(engine: Client, prefix: string, source: WatchedSource): WatchIndex {
  const name = watchIndexName(prefix)

  async function readMark(): Promise<WatchMark | null> {
    const described = await engine.indices.getMapping({ index: name })
    const mark: unknown = described[name]?.mappings._meta?.['mark']
    if (typeof mark !== 'object' || mark === null || !('at' in mark) || !('id' in mark)) return null
    return { at: String(mark.at), id: Number(mark.id) }
  }

  async function open(): Promise<WatchMark | null> {
    if (await engine.indices.exists({ index: name })) return readMark()
    const older = Object.keys(await engine.indices.get({ index: watchIndexNames(prefix), allow_no_indices: true }))
    await engine.indices.create({ index: name, ...watchIndex })
    if (older.length > 0) await engine.indices.delete({ index: older, ignore_unavailable: true })
    return null
  }

  async function write(names: readonly MarkedName[]): Promise<void> {
    const operations: object[] = []
    for (const one of names) {
      if (isTurnOver()) await nextTurn()
      operations.push({ index: { _id: String(one.id) } }, toWatchedDocument(one))
    }
    await send(operations)
  }

  async function send(operations: object[]): Promise<void> {
    const response = await engine.bulk({ index: name, operations }, { requestTimeout })
    const failed = response.items.map((item) => item.index).find((item) => item?.error)
    if (failed) throw new Error(`The engine refused ${failed._id}: ${failed.error?.reason}`)
  }

  async function remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await send(ids.map((id) => ({ delete: { _id: String(id) } })))
  }

  return {
    name,
    remove,

    async update() {
      const stored = await open()
      let mark = stored && (await source.rewind(stored))
      let written = 0
      for (;;) {
        const names = await source.readAfter(mark, pageSize)
        const last = names.at(-1)
        if (!last) break
        await write(names)
        mark = last.mark
        written += names.length
        await engine.indices.putMapping({ index: name, _meta: { mark } })
      }
      if (written > 0) await engine.indices.refresh({ index: name }, { requestTimeout })
      return written
    },

    async sweep() {
      let removed = 0
      for (let after: string | null = null; ; ) {
        const answer: estypes.SearchResponse = await engine.search({
          index: name,
          size: sweepSize,
          sort: [{ id: 'asc' }],
          ...(after !== null && { search_after: [after] }),
          track_total_hits: false,
          _source: false,
        })
        const ids = answer.hits.hits.map(({ _id }) => Number(_id))
        if (ids.length === 0) break
        after = String(ids.at(-1))
        const watched = await source.findWatched(ids)
        const gone = ids.filter((id) => !watched.has(id))
        await remove(gone)
        removed += gone.length
      }
      if (removed > 0) await engine.indices.refresh({ index: name }, { requestTimeout })
      return removed
    },
  }
}
