import type { Client } from '@elastic/elasticsearch'
import { expect, test } from 'vitest'
import { createIndexWatch } from './index-watch.ts'

/** An engine whose alias points at the given answers, one after the other; an error is thrown. */
function watchOf(...answers: (string[] | Error)[]) {
  const clock = { now: 0, asked: 0 }
  const engine = {
    indices: {
      getAlias: async () => {
        const answer = answers[clock.asked++]
        if (answer instanceof Error) throw answer
        return Object.fromEntries((answer ?? []).map((index) => [index, {}]))
      },
    },
  }
  const version = createIndexWatch({ engine: engine as unknown as Client, alias: 'q' }, () => clock.now)
  return { clock, version }
}

test('the index is read again after one second, and not before', async () => {
  const { clock, version } = watchOf(['q-1'], ['q-2'])
  clock.now = 5000
  expect(await version()).toBe('q-1')
  clock.now = 5999
  expect(await version()).toBe('q-1')
  expect(clock.asked).toBe(1)
  clock.now = 6000
  expect(await version()).toBe('q-2')
  expect(clock.asked).toBe(2)
})

test('an alias on two indexes is named by both', async () => {
  const { version } = watchOf(['q-1', 'q-2'])
  expect(await version()).toBe('q-1,q-2')
})

test('a failure is not cached', async () => {
  const { version } = watchOf(new Error('away'), ['q-1'])
  await expect(version()).rejects.toThrow('away')
  expect(await version()).toBe('q-1')
})
