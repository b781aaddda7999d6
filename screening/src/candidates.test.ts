import { expect, test } from 'vitest'
import { createMemoryEngine, personOf } from '../test/memory-engine.ts'
import { findCandidates } from './candidates.ts'
import { createJointSearches } from './joint-searches.ts'

const documents = ['a', 'b', 'c'].map((id) => personOf(id, 'Vladimir PUTIN'))
const query = { keyword: 'Putin', type: null, size: 2 }
/** Further than the engine answers. */
const tooDeep = { ...query, from: 20_000 }

test('the candidates of one query name the index that answered, not the alias', async () => {
  const { engine, state } = createMemoryEngine({ 'q-1': { documents } })
  const found = await findCandidates(createJointSearches({ engine, alias: 'q' }), [
    { ...query, keyword: 'IMO 9187629' },
  ])
  expect(found).toEqual([['a', 'b'].map((id) => ({ index: 'q-1', id, engineScore: 1 }))])
  expect(state.searches).toEqual([[0, 2]])
})

test('the candidates of many queries come in their order', async () => {
  const { engine } = createMemoryEngine({ 'q-1': { documents } })
  const found = await findCandidates(createJointSearches({ engine, alias: 'q' }), [
    { ...query, size: 100 },
    { ...query, from: 100, size: 100 },
    { ...query, size: 4 },
  ])
  expect(found.map((hits) => hits.map(({ id }) => id))).toEqual([['a', 'b', 'c'], [], ['a', 'b', 'c']])
})

test('one failed search of many fails all, with the reason of the engine', async () => {
  const { engine } = createMemoryEngine({ 'q-1': { documents } })
  const ask = createJointSearches({ engine, alias: 'q' })
  await expect(findCandidates(ask, [query, tooDeep])).rejects.toThrow('Result window is too large')
})
