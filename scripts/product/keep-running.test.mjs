import { expect, test } from 'vitest'
import { startNode } from './child.mjs'
import { keepRunning } from './keep-running.mjs'

const pauseAfter = () => 0

/** A program that runs until it is stopped. */
const startIdle = () => startNode(['-e', 'setInterval(() => {}, 1000)'], { env: {} })
/** @param {number} code */
const startEnding = (code) => startNode(['-e', `process.exit(${code})`], { env: {} })

test('a program that ends by itself is started again, and a stopped one is not', async () => {
  /** @type {[number | Error, number][]} */
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
    { pauseAfter, onEnd: (code, run) => ends.push([code, run]) },
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
  /** @type {PromiseWithResolvers<number | Error>} */
  const reason = Promise.withResolvers()
  /** @type {PromiseWithResolvers<void>} */
  const second = Promise.withResolvers()
  const missing = new Error('no such program')
  const kept = keepRunning(
    (run) => {
      if (run > 0) second.resolve()
      return run === 0 ? { ended: Promise.reject(missing), stop: async () => undefined } : startIdle()
    },
    { pauseAfter, onEnd: reason.resolve },
  )
  expect(await reason.promise).toBe(missing)
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
