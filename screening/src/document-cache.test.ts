import { describe, expect, test } from 'vitest'
import { createMemoryEngine, personOf } from '../test/memory-engine.ts'
import { type CachedSubject, createComparing } from './comparing/comparing.ts'
import { createDocumentCache, documentOf } from './document-cache.ts'

const people = (count: number) => Array.from({ length: count }, (_, at) => personOf(`p-${at}`, `Ivan PETROV ${at}`))
const comparing = createComparing(0)
const hit = (index: string, id: string) => ({ index, id, engineScore: 1 })
const hits = (index: string, count: number) => people(count).map(({ id }) => hit(index, id))

describe('documents', () => {
  test('come in the order of the hits of each search, and are fetched once', async () => {
    const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(3) } })
    const cache = createDocumentCache(engine, comparing)
    const searches = [
      [hit('q-1', 'p-2'), hit('q-1', 'p-0')],
      [hit('q-1', 'p-0'), hit('q-1', 'p-1')],
    ]
    const idsOf = async () => (await cache.load(searches)).map((found) => found.map((one) => documentOf(one).id))
    const expected = [
      ['p-2', 'p-0'],
      ['p-0', 'p-1'],
    ]
    expect(await idsOf()).toEqual(expected)
    expect(await idsOf()).toEqual(expected)
    expect(state.fetches).toEqual([3])
  })

  test('are fetched a thousand at a time', async () => {
    for (const [count, fetches] of [
      [2000, [1000, 1000]],
      [2300, [1000, 1000, 300]],
    ] as const) {
      const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(count) } })
      const [loaded] = await createDocumentCache(engine, comparing).load([hits('q-1', count)])
      expect(loaded?.map((one) => documentOf(one).id)).toEqual(people(count).map(({ id }) => id))
      expect(state.fetches).toEqual(fetches)
    }
  })

  test('that the engine no longer has are an error', async () => {
    const { engine } = createMemoryEngine({ 'q-1': { documents: people(1) } })
    await expect(
      createDocumentCache(engine, comparing).load([[hit('q-1', 'p-0'), hit('q-1', 'gone')]]),
    ).rejects.toThrow('Index q-1 has no document of its own hit gone')
  })
})

describe('a version', () => {
  test('is cached up to the limit, whatever the size of other indexes', async () => {
    const documents = people(3)
    const { engine } = createMemoryEngine({ 'q-1': { documents }, 'q-2': { documents, count: 4 } })
    const cache = createDocumentCache(engine, comparing, 3)
    expect(await cache.version('q-1')).toEqual(new Map())
    expect(await cache.version('q-2')).toBeNull()
  })

  test('that could not be opened is opened again', async () => {
    const { engine, state } = createMemoryEngine({ 'q-1': { documents: people(1) } })
    const cache = createDocumentCache(engine, comparing)
    state.isAway = true
    await expect(cache.version('q-1')).rejects.toThrow('away')
    state.isAway = false
    expect(await cache.version('q-1')).toEqual(new Map())
  })

  test('that names no origin starts empty', async () => {
    const { engine } = createMemoryEngine({ 'q-1': { documents: people(1) }, 'q-2': { documents: people(1) } })
    const cache = createDocumentCache(engine, comparing)
    await cache.load([hits('q-1', 1)])
    expect(await cache.version('q-2')).toEqual(new Map())
    expect(cache.changed('q-2')).toBeNull()
  })

  test('that names an origin which is not cached starts empty', async () => {
    const { engine } = createMemoryEngine({
      'q-1': { documents: people(1) },
      'q-2': { documents: people(1), meta: { basedOn: 'q-0', changed: [] } },
    })
    const cache = createDocumentCache(engine, comparing)
    await cache.load([hits('q-1', 1)])
    expect(await cache.version('q-2')).toEqual(new Map())
    expect(cache.changed('q-2')).toBeNull()
  })

  test('is dropped with what was known about it when only another is kept', async () => {
    const { engine, state } = createMemoryEngine({
      'q-1': { documents: people(2) },
      'q-2': { documents: people(2), meta: { basedOn: 'q-1', changed: ['p-1'] } },
    })
    const cache = createDocumentCache(engine, comparing)
    await cache.load([hits('q-1', 2)])
    await cache.load([hits('q-2', 2)])
    expect(state.fetches).toEqual([2, 1])

    await cache.keepOnly('q-2')
    expect(cache.changed('q-2')).toEqual(['p-1'])
    await cache.load([hits('q-2', 2)])
    expect(state.fetches).toEqual([2, 1])
    await cache.load([hits('q-1', 2)])
    expect(state.fetches).toEqual([2, 1, 2])

    await cache.keepOnly('q-1')
    expect(cache.changed('q-2')).toBeNull()
  })

  test('that is dropped no longer holds what the kept one lacks', async () => {
    const { engine } = createMemoryEngine({
      'q-1': { documents: people(2) },
      'q-2': { documents: people(2), meta: { basedOn: 'q-1', changed: ['p-1'] } },
    })
    const released: CachedSubject[] = []
    const noted = {
      ...comparing,
      release: (subjects: Iterable<CachedSubject>) => void released.push(...subjects),
    }
    const cache = createDocumentCache(engine, noted)
    const [before = []] = await cache.load([hits('q-1', 2)])
    await cache.load([hits('q-2', 2)])
    await cache.keepOnly('q-2')
    expect(released).toEqual([before[1]])
  })
})
