import type { Client } from '@elastic/elasticsearch'
import { expect, test, vi } from 'vitest'
import { createDocumentShelf } from './document-shelf.ts'
import { keepWarm } from './warming.ts'

/** An engine with `count` subjects in every index, that answers in pages. */
function engineOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'))
  const asked = { pages: 0, documents: 0 }
  const engine = {
    count: async () => ({ count }),
    search: async ({ size, search_after: after }: { size: number; search_after?: [string] }) => {
      asked.pages++
      const from = after ? ids.indexOf(after[0]) + 1 : 0
      const hits = ids.slice(from, from + size).map((id) => ({
        _source: { id, type: '02', names: [{ value: `Name ${id}` }], row: {}, countries: [], identifiers: [] },
      }))
      return { hits: { hits } }
    },
    mget: async ({ docs }: { docs: unknown[] }) => {
      asked.documents += docs.length
      return { docs: [] }
    },
  }
  return { engine: engine as unknown as Client, asked }
}

const hit = (index: string, id: string) => ({ index, id, engineScore: 1 })

test('documents of a new version are on the shelf before they are asked for', async () => {
  const { engine, asked } = engineOf(450)
  const shelf = createDocumentShelf(engine)
  const closing = new AbortController()
  const running = keepWarm({ engine, alias: 'q' }, shelf, async () => 'q-1', closing.signal)
  await vi.waitFor(() => expect(asked.pages).toBe(3))
  closing.abort()
  await running
  const [shelved] = await shelf.fill([[hit('q-1', '00449')]])
  expect(shelved?.[0]?.document.id).toBe('00449')
  expect(asked.documents).toBe(0)
})

test('an index that does not fit is left to the searches', async () => {
  const { engine, asked } = engineOf(60)
  const closing = new AbortController()
  const version = vi.fn(async () => 'q-1')
  const running = keepWarm({ engine, alias: 'q' }, createDocumentShelf(engine, 100), version, closing.signal)
  await vi.waitFor(() => expect(version).toHaveBeenCalled())
  closing.abort()
  await running
  expect(asked.pages).toBe(0)
})

test('a version that is superseded is not read to its end', async () => {
  const { engine, asked } = engineOf(2000)
  const closing = new AbortController()
  let looks = 0
  const version = async () => (looks++ < 3 ? 'q-1' : 'q-2')
  const running = keepWarm({ engine, alias: 'q' }, createDocumentShelf(engine), version, closing.signal)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  closing.abort()
  await running
  expect(asked.pages).toBe(2)
})
