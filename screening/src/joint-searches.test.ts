import { errors } from '@elastic/elasticsearch'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryEngine, personOf } from '../test/memory-engine.ts'
import { createJointSearches } from './joint-searches.ts'

const documents = ['a', 'b', 'c'].map((id) => personOf(id, 'Vladimir PUTIN'))
const first = (size: number) => ({ query: { match_all: {} }, size })
/** Further than the engine answers. */
const tooDeep = { ...first(1), from: 20_000 }

function asking() {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents } })
  const [msearch, search] = [vi.spyOn(engine, 'msearch'), vi.spyOn(engine, 'search')]
  return { ask: createJointSearches({ engine, alias: 'q' }), state, msearch, search }
}
const countsOf = (responses: readonly { hits: { hits: unknown[] } }[]) => responses.map(({ hits }) => hits.hits.length)

describe('searches', () => {
  test('that are asked at the same moment are one request, and each gets its own answers in order', async () => {
    const { ask, msearch, search } = asking()
    const [one, two, none] = await Promise.all([ask([first(1), first(3)]), ask([first(2)]), ask([])])
    expect([one, two, none].map(countsOf)).toEqual([[1, 3], [2], []])
    expect([msearch.mock.calls.length, search.mock.calls.length]).toEqual([1, 0])
  })

  test('that are asked one after the other are two', async () => {
    const { ask, search, msearch } = asking()
    expect(countsOf(await ask([first(1)]))).toEqual([1])
    expect(countsOf(await ask([first(2)]))).toEqual([2])
    expect([msearch.mock.calls.length, search.mock.calls.length]).toEqual([0, 2])
  })

  test('that fail do not fail the others of the request', async () => {
    const { ask } = asking()
    const [failed, other] = await Promise.allSettled([ask([first(1), tooDeep]), ask([first(2)])])
    expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(errors.ResponseError) })
    expect(other.status).toBe('fulfilled')
  })

  test('all fail with the error of the engine when it is away, and later ones are answered', async () => {
    const { ask, state } = asking()
    vi.spyOn(state, 'isAway', 'get').mockReturnValueOnce(true)
    const asked = await Promise.allSettled([ask([first(1)])])
    expect(asked).toMatchObject([{ status: 'rejected', reason: { message: 'The engine is away' } }])
    expect(countsOf(await ask([first(1)]))).toEqual([1])
  })
})
