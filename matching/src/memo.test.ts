import { expect, test } from 'vitest'
import { createMemo, memoByObject } from './memo.ts'

test('a memo gives back what it was given, even nothing', () => {
  const memo = createMemo<string, string | null>(10)
  memo.set('a', 'A')
  memo.set('b', null)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual(['A', null, undefined])
})

test('what is not asked for while as many others come twice falls out; what is asked for stays', () => {
  const memo = createMemo<number, number>(2)
  for (const key of [1, 2, 3]) memo.set(key, key)
  expect(memo.get(1)).toBe(1)
  for (const key of [4, 5]) memo.set(key, key)
  expect(memo.get(2)).toBeUndefined()
  expect(memo.get(1)).toBe(1)
  expect(memo.get(5)).toBe(5)
})

test('what is derived from an object is derived once for each object', () => {
  let count = 0
  const sizeOf = memoByObject(({ length }: readonly string[]) => {
    count++
    return length
  })
  const [one, other] = [['a'], ['a']]
  expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([1, 1, 1])
  expect(count).toBe(2)
})
