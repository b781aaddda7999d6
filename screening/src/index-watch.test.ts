import { expect, test } from 'vitest'
import { createMemoryEngine } from '../test/memory-engine.ts'
import { createIndexWatch } from './index-watch.ts'

/** A watch on an alias of two indexes, of which the first serves, with a clock that stands. */
function startWatch() {
  const clock = { now: 0 }
  const { engine, state } = createMemoryEngine({ 'q-1': { documents: [] }, 'q-2': { documents: [] } })
  const version = createIndexWatch({ engine, alias: 'q' }, () => clock.now)
  return { clock, state, version }
}

test('the index is read again after one second, and not before', async () => {
  const { clock, state, version } = startWatch()
  clock.now = 5000
  expect(await version()).toBe('q-1')
  state.live = ['q-2']
  clock.now = 5999
  expect(await version()).toBe('q-1')
  expect(state.aliasReads).toBe(1)
  clock.now = 6000
  expect(await version()).toBe('q-2')
  expect(state.aliasReads).toBe(2)
})

test('an alias on two indexes is named by both', async () => {
  const { state, version } = startWatch()
  state.live = ['q-1', 'q-2']
  expect(await version()).toBe('q-1,q-2')
})

test('a failure is not cached', async () => {
  const { state, version } = startWatch()
  state.isAway = true
  await expect(version()).rejects.toThrow('away')
  state.isAway = false
  expect(await version()).toBe('q-1')
})
