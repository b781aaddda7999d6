import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isTurnOver, nextTurn } from './event-loop-turns.ts'

/** Works for some milliseconds, in steps that ask whether to stop; the lengths of its parts. */
async function work(millis: number): Promise<number[]> {
  const parts: number[] = []
  let began = performance.now()
  for (let left = millis; left > 0; left--) {
    if (isTurnOver()) {
      parts.push(performance.now() - began)
      await nextTurn()
      began = performance.now()
    }
    const stepEnd = performance.now() + 1
    while (performance.now() < stepEnd);
  }
  return parts
}

test('a long loop lets others run, a short one is not interrupted', async () => {
  await turn()
  expect(await work(3)).toEqual([])
  await turn()
  expect((await work(60)).length).toBeGreaterThanOrEqual(2)
})

test('of several loops one goes on in each turn', async () => {
  let began = 0
  const turns: string[] = []
  const loops = ['a', 'b', 'c'].map(async (name) => {
    await nextTurn()
    turns.push(`${name}${began}`)
  })
  for (; began < 5; began++) await turn()
  await Promise.all(loops)
  expect(new Set(turns.map((text) => text.slice(1))).size).toBe(3)
  expect(turns.map(([name]) => name)).toEqual(['a', 'b', 'c'])
})
