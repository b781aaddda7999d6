import { expect, test } from 'vitest'
import { startNode } from './child.mjs'
import { keepRunning, pauseWithLimit, pauseWithoutLimit, recentMillis, recentOf } from './keep-running.mjs'

const pauseAfter = () => 0

/** A program that runs until it is stopped. */
const startIdle = () => startNode(['-e', 'setInterval(() => {}, 1000)'], { env: {} })
/** @param {number} code */
const startEnding = (code) => startNode(['-e', `process.exit(${code})`], { env: {} })

test('a program that ends by itself is started again, and a stopped one is not', async () => {
  /** @type {[unknown, number][]} */
  const ends = []
  /** @type {PromiseWithResolvers<import('./child.mjs').Child>} */
  const third = Promise.withResolvers()
  const kept = keepRunning(
    (run) => {
      if (run < 2) return startEnding(3 + run)
      const child = startIdle()
      third.resolve(child)
      return child
    },
    { pauseAfter, onEnd: ({ reason, run }) => ends.push([reason, run]) },
  )
  const idle = await third.promise
  expect(ends).toEqual([
    [3, 0],
    [4, 1],
  ])
  await kept.stop()
  expect(await idle.ended).toBe(128)
  expect(ends).toHaveLength(2)
})

test('a program that cannot be started is tried again', async () => {
  /** @type {PromiseWithResolvers<unknown>} */
  const ended = Promise.withResolvers()
  /** @type {PromiseWithResolvers<void>} */
  const second = Promise.withResolvers()
  const missing = new Error('no such program')
  const kept = keepRunning(
    (run) => {
      if (run > 0) second.resolve()
      return run === 0 ? { ended: Promise.reject(missing), stop: async () => undefined } : startIdle()
    },
    { pauseAfter, onEnd: ({ reason }) => ended.resolve(reason) },
  )
  expect(await ended.promise).toBe(missing)
  await second.promise
  await kept.stop()
})

test('a program that is stopped during the pause is not started again', async () => {
  /** @type {PromiseWithResolvers<void>} */
  const ended = Promise.withResolvers()
  let runs = 0
  const kept = keepRunning(
    () => {
      runs++
      return startEnding(0)
    },
    { pauseAfter: () => 60_000, onEnd: () => ended.resolve() },
  )
  await ended.promise
  await kept.stop()
  expect(runs).toBe(1)
})

test('a program that ends too often is given up', async () => {
  let runs = 0
  /** @type {PromiseWithResolvers<import('./keep-running.mjs').End>} */
  const last = Promise.withResolvers()
  keepRunning(
    () => {
      runs++
      return startEnding(1)
    },
    {
      pauseAfter: (recentEnds) => (recentEnds > 2 ? null : 0),
      onEnd: (end) => end.pause === null && last.resolve(end),
    },
  )
  expect(await last.promise).toMatchObject({ reason: 1, run: 2, recentEnds: 3 })
  expect(runs).toBe(3)
})

test('ends of more than ten minutes ago do not count', () => {
  expect(recentOf([0, 1, recentMillis, recentMillis + 0.5])).toEqual([1, recentMillis, recentMillis + 0.5])
})

test('five restarts in ten minutes are the limit, with longer and longer pauses', () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseWithLimit)).toEqual([1000, 2000, 4000, 8000, 16_000, null])
})

test('what also ends while the database is away is never given up', () => {
  expect([1, 5, 6, 1000].map(pauseWithoutLimit)).toEqual([5000, 5000, 300_000, 300_000])
})
