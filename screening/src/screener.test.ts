import { describe, expect, test, vi } from 'vitest'
import { createMemoryEngine, personOf } from '../test/memory-engine.ts'
import { createScreener } from './screener.ts'

type Documents = Parameters<typeof createMemoryEngine>[0][string]['documents']

/** A screener of one index with these subjects, in the order in which every query finds them. */
function screenerOf(documents: Documents, count = documents.length) {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents, count } })
  return { screener: createScreener({ engine, alias: 'q' }, 0), state }
}

const called = (name: string, count: number) => Array.from({ length: count }, (_, at) => personOf(`n-${at}`, name))
const namesakes = (count: number) => called('Ivan Petrov', count)
const strangers = (count: number) => Array.from({ length: count }, (_, at) => personOf(`s-${at}`, `Qwxz Vbnm${at}`))
const query = { name: 'Ivan Petrov', type: null }
/** Finds only what its number finds: one search instead of two. */
const numbered = { name: 'IMO 9187629', type: null }
const fetchedOf = ({ fetches }: { fetches: number[] }) => fetches.reduce((sum, count) => sum + count, 0)
const positionsOf = ({ searches }: { searches: [from: number, size: number][] }) => searches.map(([from]) => from)

describe('a screener', () => {
  test('stops when candidates are far below the scores that are shown', async () => {
    const { screener, state } = screenerOf([...namesakes(2), ...strangers(500)])
    const { rows } = await screener.screen(query)
    expect(rows.map(({ id }) => id)).toEqual(['n-0', 'n-1'])
    expect([positionsOf(state), state.fetches]).toEqual([[0, 0], [60]])
  })

  test('continues while they are near it, beyond the first request', async () => {
    const { screener, state } = screenerOf([...namesakes(300), ...strangers(500)])
    const { rows } = await screener.screen(query)
    expect(rows).toHaveLength(300)
    expect(positionsOf(state)).toEqual([0, 0, 180, 60])
  })

  test('asks a second time only once, and for the first 1,000 in all', async () => {
    const { screener, state } = screenerOf(namesakes(1200).map((one) => ({ ...one, identifiers: ['9187629'] })))
    const { rows } = await screener.screen(numbered)
    expect(rows).toHaveLength(1000)
    expect(state.searches).toEqual([
      [0, 240],
      [240, 760],
    ])
  })

  test('continues when one of the last 40 candidates is near, and stops when only an earlier one is', async () => {
    for (const [before, scored] of [
      [20, 120],
      [19, 60],
    ] as const) {
      const { screener, state } = screenerOf([
        ...strangers(before),
        personOf('p', 'Ivan Petrov'),
        ...strangers(300).slice(before),
      ])
      expect((await screener.screen(query)).rows).toHaveLength(1)
      expect(fetchedOf(state)).toBe(scored)
    }
  })

  test('does not ask for more when a Han name had at most 120 candidates', async () => {
    for (const [count, requests] of [
      [120, 2],
      [121, 4],
    ] as const) {
      const { screener, state } = screenerOf(called('华为技术', count))
      expect((await screener.screen({ name: '华为技术', type: null })).rows).toHaveLength(count)
      expect(state.searches).toHaveLength(requests)
    }
  })

  test('stops earlier in an index that is too large for the cache, and caches nothing of it', async () => {
    const { screener, state } = screenerOf(namesakes(500), 1_000_000)
    expect((await screener.screen(query)).rows).toHaveLength(120)
    expect([positionsOf(state), fetchedOf(state)]).toEqual([[0, 0], 120])
    await screener.screen({ ...query, name: '华为技术' })
    expect(fetchedOf(state)).toBe(240)
  })

  // Ivan alone scores 42.27.
  test('finds the same whatever the lowest score is', async () => {
    const documents = [personOf('p', 'Ivan Petrov'), ...called('Ivan', 300), ...strangers(300)]
    for (const [minScore, found] of [
      [undefined, 1],
      [0, 480],
      [42, 301],
      [90, 1],
      [100, 0],
    ] as const) {
      const { screener, state } = screenerOf(documents)
      expect((await screener.screen({ ...query, minScore })).rows).toHaveLength(found)
      expect(fetchedOf(state)).toBe(480)
    }
  })

  test('scores every candidate of one word, or of a Han name, before it finds no match', async () => {
    for (const name of ['Petrov', '华为技术']) {
      const nothing = screenerOf(strangers(700))
      expect((await nothing.screener.screen({ name, type: null })).rows).toEqual([])
      expect(fetchedOf(nothing.state)).toBe(700)
      const last = screenerOf([...strangers(699), personOf('p', name)])
      expect((await last.screener.screen({ name, type: null })).rows.map(({ id }) => id)).toEqual(['p'])
    }
  })

  test('scores all 240 candidates of a Han name at once, and stops there after a match', async () => {
    const { screener, state } = screenerOf([...called('华为技术', 1), ...strangers(500)])
    expect((await screener.screen({ name: '华为技术', type: null })).rows).toHaveLength(1)
    // Two searches share the 240 as .7 and .3, and this engine gives both the same hits.
    expect([positionsOf(state), state.fetches]).toEqual([[0, 0], [168]])
  })

  test('finds nothing in an empty index', async () => {
    const { screener } = screenerOf([])
    expect((await screener.screen(query)).rows).toEqual([])
    expect((await screener.screenExact(query)).rows).toEqual([])
  })

  test('explains a row with what was asked', async () => {
    const { screener } = screenerOf(namesakes(1))
    const { asked, rows } = await screener.screen({ ...query, name: 'Ivan Pietrov' })
    expect(await screener.explain(asked, rows)).toMatchObject([{ score: rows[0]?.score, matchedName: 'Ivan Petrov' }])
  })

  test('answers many names in order and fetches no document twice', async () => {
    const { screener, state } = screenerOf([...namesakes(1), ...strangers(30)])
    const answers = await screener.screenBatch([query, { name: 'nobody at all', type: null }, query])
    expect(answers.map(({ rows }) => rows.length)).toEqual([1, 0, 1])
    expect([positionsOf(state), fetchedOf(state)]).toEqual([[0, 0, 0, 0, 0, 0], 31])
    await screener.screen(query)
    expect(fetchedOf(state)).toBe(31)
    expect(await screener.screenBatch([])).toEqual([])
  })

  test('puts the best score first, and leaves out results below the requested lowest score', async () => {
    const { screener } = screenerOf([personOf('a', 'Ivan Pietrov'), personOf('b', 'Ivan Petrov')])
    const [all, few] = await screener.screenBatch([
      { ...query, minScore: 0 },
      { ...query, minScore: 95 },
    ])
    expect([all, few].map((screening) => screening?.rows.map(({ id }) => id))).toEqual([['b', 'a'], ['b']])
    const lowest = all?.rows.at(-1)?.score ?? 0
    expect((await screener.screen({ ...query, minScore: lowest })).rows).toHaveLength(2)
  })

  test('has the documents of the live index before the first search', async () => {
    const { screener, state } = screenerOf(namesakes(3))
    const closing = new AbortController()
    screener.keepWarm(closing.signal)
    await vi.waitFor(() => expect(state.searches).toHaveLength(1))
    closing.abort()
    expect((await screener.screen(query)).rows).toHaveLength(3)
    expect(state.fetches).toEqual([])
    expect(await screener.version()).toBe('q-1')
  })
})

describe('exact mode', () => {
  test('shows the name that is equal, in the index that answered', async () => {
    const { screener } = screenerOf([personOf('a', 'Pyotr ORLOV', 'Ivan PETROV')])
    const { asked, rows } = await screener.screenExact({ name: 'petrov, ivan' })
    expect(asked.text).toBe('petrov, ivan')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ index: 'q-1', id: 'a', nameIndex: 1, document: { id: 'a' } })
    expect(rows[0]?.score).toBeGreaterThanOrEqual(95)
  })

  test('prefers a strong name among several equal ones', async () => {
    const person = personOf('a', 'Ivan Petrovich PETROV', 'Ivan PETROV', 'IVAN PETROV')
    const [first, second, third] = person.names
    if (!first || !second || !third) throw new Error('Three names were given')
    const names = [first, { ...second, quality: 'weak' as const }, third]
    const { screener } = screenerOf([{ ...person, names }])
    expect((await screener.screenExact({ name: 'Ivan Petrov' })).rows[0]?.nameIndex).toBe(2)
  })

  test('shows the best name of a subject that was found without an equal one', async () => {
    const { screener } = screenerOf([personOf('a', 'Pyotr ORLOV', 'Ivan PIETROV')])
    const { rows } = await screener.screenExact({ name: 'Ivan Petrov' })
    expect(rows[0]?.nameIndex).toBe(1)
    expect(rows[0]?.score).toBeLessThan(95)
  })

  test('sorts by rank', async () => {
    const { screener } = screenerOf([personOf('a', 'Ivan PIETROV'), personOf('b', 'Ivan PETROV')])
    expect((await screener.screenExact({ name: 'Ivan Petrov' })).rows.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
