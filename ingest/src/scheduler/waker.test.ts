import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWaker, type Waker } from './waker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a sleep of a minute and counts it when it ends. */
function sleepOn(waker: Waker) {
  const ended = vi.fn()
  void waker.sleep(60_000).then(ended)
  return ended
}

it('sleeps as long as it was told', async () => {
  const ended = sleepOn(createWaker())
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
})

it('ends a sleep early, and leaves no timer', async () => {
  const waker = createWaker()
  const ended = sleepOn(waker)
  waker.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('ends the next sleep at once when it was called while awake, and only that one', async () => {
  const waker = createWaker()
  waker.wake()
  const first = sleepOn(waker)
  await vi.advanceTimersByTimeAsync(0)
  expect(first).toHaveBeenCalled()
  const second = sleepOn(waker)
  await vi.advanceTimersByTimeAsync(0)
  expect(second).not.toHaveBeenCalled()
})

it('sleeps again after it was woken', async () => {
  const waker = createWaker()
  sleepOn(waker)
  waker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const second = sleepOn(waker)
  await vi.advanceTimersByTimeAsync(0)
  expect(second).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(second).toHaveBeenCalled()
})
