import type { Client } from '@elastic/elasticsearch'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { describe, expect, test } from 'vitest'
import { createScreener } from './screener.ts'

function document(id: string, name: string): CandidateDocument {
  return {
    id,
    type: '02',
    subTypes: [],
    isListed: true,
    sourceIds: [1],
    countries: [],
    names: [{ value: name, kind: 'primary', quality: 'strong', script: 'Latn' }],
    identifiers: [],
    identifierKinds: [],
    row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
  }
}

/** An engine that answers every search with the same subjects in the same order. */
function engineOf(documents: CandidateDocument[], count = documents.length) {
  const asked = { from: [] as number[], documents: 0 }
  const answer = ({ from, size }: { from: number; size: number }) => {
    asked.from.push(from)
    const hits = documents.slice(from, from + size)
    return { hits: { hits: hits.map(({ id }) => ({ _index: 'q-1', _score: 1, fields: { id: [id] } })) } }
  }
  const engine = {
    count: async () => ({ count }),
    search: async (request: { from: number; size: number }) => answer(request),
    msearch: async ({ searches }: { searches: { from: number; size: number }[] }) => ({
      responses: searches.filter((_, at) => at % 2 === 1).map(answer),
    }),
    mget: async ({ docs }: { docs: { _id: string }[] }) => {
      asked.documents += docs.length
      return {
        docs: docs.map(({ _id }) => ({ _index: 'q-1', _id, _source: documents.find(({ id }) => id === _id) })),
      }
    },
  }
  return { engine: engine as unknown as Client, asked }
}

const strangers = (count: number) => Array.from({ length: count }, (_, at) => document(`s-${at}`, `Qwxz Vbnm${at}`))
const called = (name: string, count: number) => Array.from({ length: count }, (_, at) => document(`n-${at}`, name))
const namesakes = (count: number) => called('Ivan Petrov', count)
const query = { name: 'Ivan Petrov', type: null }

describe('a screener', () => {
  test('stops when candidates are far below the lowest score', async () => {
    const { engine, asked } = engineOf([...namesakes(2), ...strangers(500)])
    const { rows } = await createScreener({ engine, alias: 'q' }).screen(query)
    expect(rows.map(({ id }) => id)).toEqual(['n-0', 'n-1'])
    expect(asked).toEqual({ from: [0, 0], documents: 60 })
  })

  test('continues while they are near it, beyond the first request', async () => {
    const { engine, asked } = engineOf([...namesakes(300), ...strangers(500)])
    const { rows } = await createScreener({ engine, alias: 'q' }).screen(query)
    expect(rows).toHaveLength(300)
    expect(asked.from).toEqual([0, 0, 180, 60])
  })

  test('stops earlier in an index that is too large for the cache, and caches nothing of it', async () => {
    const { engine, asked } = engineOf(namesakes(500), 1_000_000)
    const screener = createScreener({ engine, alias: 'q' })
    expect((await screener.screen(query)).rows).toHaveLength(120)
    expect(asked).toEqual({ from: [0, 0], documents: 120 })
    await screener.screen({ ...query, name: '华为技术' })
    expect(asked.documents).toBe(240)
  })

  // Ivan alone scores 42.27.
  test('continues after candidates of a Latin name a little below the lowest score', async () => {
    const { engine, asked } = engineOf(called('Ivan', 500))
    expect((await createScreener({ engine, alias: 'q' }).screen(query)).rows).toEqual([])
    expect(asked.documents).toBe(500)
  })

  test('scores all 240 candidates of a Han name at once, and stops if they are below the lowest score', async () => {
    // 华夏技术 scores 42.74: so many candidates across scripts do that further ones gain nothing.
    for (const documents of [strangers(500), called('华夏技术', 500)]) {
      const { engine, asked } = engineOf(documents)
      const { rows } = await createScreener({ engine, alias: 'q' }).screen({ name: '华为技术', type: null })
      expect(rows).toEqual([])
      // Two searches share the 240 as .7 and .3, and this engine gives both the same hits.
      expect(asked).toEqual({ from: [0, 0], documents: 168 })
    }
  })

  test('explains a row with the query it prepared', async () => {
    const { engine } = engineOf(namesakes(1))
    const screener = createScreener({ engine, alias: 'q' })
    const { prepared, rows } = await screener.screen({ ...query, name: 'Ivan Petrof' })
    const [row] = rows
    const match = row && screener.explain(prepared, row)
    expect(match).toMatchObject({ score: row?.score, matchedName: 'Ivan Petrov' })
  })

  test('answers many names in order and fetches no document twice', async () => {
    const { engine, asked } = engineOf([...namesakes(1), ...strangers(30)])
    const screener = createScreener({ engine, alias: 'q' })
    const answers = await screener.screenBatch([query, { name: 'nobody at all', type: null }, query])
    expect(answers.map(({ rows }) => rows.length)).toEqual([1, 0, 1])
    expect(asked).toEqual({ from: [0, 0, 0, 0, 0, 0], documents: 31 })
    await screener.screen(query)
    expect(asked.documents).toBe(31)
    expect(await screener.screenBatch([])).toEqual([])
  })

  test('leaves out results below the requested lowest score', async () => {
    const { engine } = engineOf([document('a', 'Ivan Petrov'), document('b', 'Ivan Petrof')])
    const screener = createScreener({ engine, alias: 'q' })
    const [all, few] = await screener.screenBatch([
      { ...query, minScore: 0 },
      { ...query, minScore: 95 },
    ])
    expect([all?.rows.length, few?.rows.length]).toEqual([2, 1])
  })
})
