import type { Client } from '@elastic/elasticsearch'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { describe, expect, test, vi } from 'vitest'
import { keepWarm } from './cache-warming.ts'
import { createDocumentCache, toCached } from './document-cache.ts'

/** An engine with `count` subjects in every index, answering in pages. */
function engineOf(count: number, meta: object = {}) {
  const ids = Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'))
  const asked = { pages: 0, documents: 0 }
  const engine = {
    count: async () => ({ count }),
    search: async ({ size, search_after: after }: { size: number; search_after?: [string] }) => {
      asked.pages++
      const from = after ? ids.indexOf(after[0]) + 1 : 0
      return { hits: { hits: ids.slice(from, from + size).map((id) => ({ _source: sourceOf(id) })) } }
    },
    indices: { getMapping: async ({ index }: { index: string }) => ({ [index]: { mappings: { _meta: meta } } }) },
    mget: async ({ docs, ids: wanted = [] }: { docs?: unknown[]; ids?: string[] }) => {
      asked.documents += docs?.length ?? wanted.length
      return { docs: wanted.filter((id) => ids.includes(id)).map((id) => ({ _id: id, _source: sourceOf(id) })) }
    },
  }
  return { engine: engine as unknown as Client, asked }
}

function sourceOf(id: string) {
  return { id, type: '02', names: [{ value: `Name ${id}` }], row: {}, countries: [], identifiers: [] }
}

const hit = (index: string, id: string) => ({ index, id, engineScore: 1 })

test('documents of a new version are cached before the first search', async () => {
  const { engine, asked } = engineOf(450)
  const cache = createDocumentCache(engine)
  const closing = new AbortController()
  const running = keepWarm({ engine, alias: 'q' }, cache, async () => 'q-1', closing.signal)
  await vi.waitFor(() => expect(asked.pages).toBe(3))
  closing.abort()
  await running
  const [cached] = await cache.load([[hit('q-1', '00449')]])
  expect(cached?.[0]?.document.id).toBe('00449')
  expect(asked.documents).toBe(0)
})

test('an index that is too large is not cached ahead', async () => {
  const { engine, asked } = engineOf(60)
  const closing = new AbortController()
  const version = vi.fn(async () => 'q-1')
  const running = keepWarm({ engine, alias: 'q' }, createDocumentCache(engine, 100), version, closing.signal)
  await vi.waitFor(() => expect(version).toHaveBeenCalled())
  closing.abort()
  await running
  expect(asked.pages).toBe(0)
})

test('reading stops when a newer version replaces the one being read', async () => {
  const { engine, asked } = engineOf(2000)
  const closing = new AbortController()
  let looks = 0
  const version = async () => (looks++ < 3 ? 'q-1' : 'q-2')
  const running = keepWarm({ engine, alias: 'q' }, createDocumentCache(engine), version, closing.signal)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  closing.abort()
  await running
  expect(asked.pages).toBe(2)
})

describe('a version copied from the one before', () => {
  /** Warms `q-1`, then `q-2`, whose metadata name the version it was copied from. */
  async function warmBoth(meta: object) {
    const { engine, asked } = engineOf(450, meta)
    const cache = createDocumentCache(engine)
    let current = 'q-1'
    const pagesOf: number[] = []
    for (const index of ['q-1', 'q-2']) {
      current = index
      const closing = new AbortController()
      const before = asked.pages
      const running = keepWarm({ engine, alias: 'q' }, cache, async () => current, closing.signal)
      await vi.waitFor(async () => expect((await cache.version(index))?.size).toBe(450))
      closing.abort()
      await running
      pagesOf.push(asked.pages - before)
    }
    return { asked, pagesOf, cache }
  }

  test('copies unchanged documents and fetches only changed ones', async () => {
    const { asked, pagesOf, cache } = await warmBoth({ basedOn: 'q-1', changed: ['00007', '00449', 'gone'] })
    expect(pagesOf).toEqual([3, 0])
    expect(asked.documents).toBe(3)
    expect((await cache.version('q-2'))?.has('gone')).toBe(false)
  })

  test('is read whole when the version it was copied from is not cached', async () => {
    const { pagesOf } = await warmBoth({ basedOn: 'q-0', changed: ['00007'] })
    expect(pagesOf).toEqual([3, 3])
  })

  test('never shows the older document of a changed subject', async () => {
    const { engine } = engineOf(10, { basedOn: 'q-1', changed: ['00003'] })
    const cache = createDocumentCache(engine)
    const before = await cache.version('q-1')
    const old = toCached(sourceOf('00003') as unknown as CandidateDocument)
    before?.set('00003', old).set('00004', old)
    const after = await cache.version('q-2')
    expect([after?.has('00003'), after?.get('00004')]).toEqual([false, old])
  })
})
