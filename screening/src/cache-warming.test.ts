import type { Client } from '@elastic/elasticsearch'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryEngine, personOf } from '../test/memory-engine.ts'
import { keepWarm } from './cache-warming.ts'
import { createComparing } from './comparing/comparing.ts'
import { createDocumentCache, type DocumentCache, documentOf } from './document-cache.ts'

/** In an order that is not that of the ids. */
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => personOf(String(count - 1 - at).padStart(5, '0'), `Ivan PETROV ${at}`))
const comparing = createComparing(0)
const hit = (index: string, id: string) => ({ index, id, engineScore: 1 })

/** Starts warming with a look at the version every millisecond; the answer stops it. */
function startWarming(engine: Client, cache: DocumentCache, version: () => Promise<string>) {
  const closing = new AbortController()
  const running = keepWarm({ engine, alias: 'q' }, cache, version, closing.signal, 1)
  return async () => {
    closing.abort()
    await running
  }
}

/** Answers `index` and waits, when asked, until it was asked so many times. */
function countedVersion(index: string) {
  const version = vi.fn(async () => index)
  return {
    version,
    asked: (times: number) => vi.waitFor(() => expect(version.mock.calls.length).toBeGreaterThan(times)),
  }
}

test('documents of a new version are cached before the first search, and read once', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(450) } })
  const cache = createDocumentCache(engine, comparing)
  const { version, asked } = countedVersion('q-1')
  const stop = startWarming(engine, cache, version)
  await asked(10)
  await stop()
  expect(state.searches).toEqual([
    [0, 200],
    [0, 200],
    [0, 200],
  ])
  expect((await cache.version('q-1'))?.size).toBe(450)
  const [cached] = await cache.load([[hit('q-1', '00449')]])
  expect(cached?.map((one) => documentOf(one).id)).toEqual(['00449'])
  expect(state.fetches).toEqual([])
})

test('a version that is warm replaces all others', async () => {
  const { engine } = createMemoryEngine({ 'q-0': { documents: people(1) }, 'q-1': { documents: people(2) } })
  const cache = createDocumentCache(engine, comparing)
  const older = await cache.version('q-0')
  const stop = startWarming(engine, cache, async () => 'q-1')
  await vi.waitFor(async () => expect(await cache.version('q-0')).not.toBe(older))
  await stop()
})

test('an index that is too large is not cached ahead', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(1), count: 101 } })
  const { version, asked } = countedVersion('q-1')
  const stop = startWarming(engine, createDocumentCache(engine, comparing, 100), version)
  await asked(3)
  await stop()
  expect(state.searches).toEqual([])
})

test('reading stops when a newer version replaces the one being read', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(2000) }, 'q-2': { documents: [] } })
  let looks = 0
  const version = async () => (looks++ < 3 ? 'q-1' : 'q-2')
  const cache = createDocumentCache(engine, comparing)
  const stop = startWarming(engine, cache, version)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(5))
  await stop()
  // Two pages of the first version, then the only, empty page of the second.
  expect(state.searches).toHaveLength(3)
})

test('reading stops when the process ends', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(2000) } })
  const closing = new AbortController()
  let looks = 0
  const version = async () => {
    if (++looks === 3) closing.abort()
    return 'q-1'
  }
  await keepWarm({ engine, alias: 'q' }, createDocumentCache(engine, comparing), version, closing.signal, 1)
  expect(state.searches).toHaveLength(2)
})

test('it tries again after the engine was away', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(3) } })
  state.isAway = true
  const cache = createDocumentCache(engine, comparing)
  const { version, asked } = countedVersion('q-1')
  const stop = startWarming(engine, cache, version)
  await asked(2)
  state.isAway = false
  await vi.waitFor(async () => expect((await cache.version('q-1'))?.size).toBe(3))
  await stop()
})

describe('a version copied from the one before', () => {
  /** Warms `q-1`, of 450 subjects, and then `q-2` with this metadata. */
  async function warmBoth(meta: object) {
    const documents = people(450)
    const { engine, state } = createMemoryEngine({ 'q-1': { documents }, 'q-2': { documents, meta } })
    const cache = createDocumentCache(engine, comparing)
    const pages: number[] = []
    for (const index of ['q-1', 'q-2']) {
      const before = state.searches.length
      const { version, asked } = countedVersion(index)
      const stop = startWarming(engine, cache, version)
      await asked(8)
      await stop()
      pages.push(state.searches.length - before)
    }
    return { state, pages, cache }
  }

  test('copies unchanged documents and fetches only changed ones', async () => {
    const { state, pages, cache } = await warmBoth({ basedOn: 'q-1', changed: ['00007', '00449', 'gone'] })
    expect(pages).toEqual([3, 0])
    expect(state.fetches).toEqual([3])
    const subjects = await cache.version('q-2')
    expect([subjects?.size, subjects?.has('gone')]).toEqual([450, false])
  })

  test('fetches nothing when nothing changed', async () => {
    const { state, pages } = await warmBoth({ basedOn: 'q-1', changed: [] })
    expect([pages, state.fetches]).toEqual([[3, 0], []])
  })

  test('fetches many changed documents in parts', async () => {
    const changed = people(400).map(({ id }) => id)
    const { state, pages } = await warmBoth({ basedOn: 'q-1', changed })
    expect([pages, state.fetches]).toEqual([
      [3, 0],
      [200, 200],
    ])
  })

  test('is read whole when the version it was copied from is not cached', async () => {
    const { pages } = await warmBoth({ basedOn: 'q-0', changed: ['00007'] })
    expect(pages).toEqual([3, 3])
  })

  test('is read whole when the version before was cached in part, without what a search fetched already', async () => {
    const documents = people(300)
    const { engine, state } = createMemoryEngine({
      'q-1': { documents },
      'q-2': { documents, meta: { basedOn: 'q-1', changed: ['00001', '00002'] } },
    })
    const cache = createDocumentCache(engine, comparing)
    await cache.load([[hit('q-1', '00000')]])
    await cache.load([[hit('q-2', '00001')]])
    const stop = startWarming(engine, cache, async () => 'q-2')
    await vi.waitFor(async () => expect((await cache.version('q-2'))?.size).toBe(300))
    await stop()
    expect(state.fetches).toEqual([1, 1, 1])
  })

  test('never shows the older document of a changed subject', async () => {
    const documents = people(10)
    const { engine } = createMemoryEngine({
      'q-1': { documents },
      'q-2': { documents, meta: { basedOn: 'q-1', changed: ['00003'] } },
    })
    const cache = createDocumentCache(engine, comparing)
    await cache.add('q-1', [personOf('00003', 'Ivan PETROW'), personOf('00004', 'Ivan PETROW')])
    const before = await cache.version('q-1')
    const after = await cache.version('q-2')
    expect([after?.has('00003'), after?.get('00004')]).toEqual([false, before?.get('00004')])
  })
})
