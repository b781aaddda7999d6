import { expect, test } from 'vitest'
import { createMemo, createPreparingMemo, forgetPreparing, memoByObject, memoByText } from './memo.ts'

test('a memo returns what was stored, undefined too', () => {
  const memo = createMemo<string, string | null>(10)
  memo.set('a', 'A')
  memo.set('b', null)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual(['A', null, undefined])
})

test('unused entries are dropped after twice as many others; used entries stay', () => {
  const memo = createMemo<number, number>(2)
  for (const key of [1, 2, 3]) memo.set(key, key)
  expect(memo.get(1)).toBe(1)
  for (const key of [4, 5]) memo.set(key, key)
  expect(memo.get(2)).toBeUndefined()
  expect(memo.get(1)).toBe(1)
  expect(memo.get(5)).toBe(5)
})

test('a value derived from a text is computed once, and again when it was dropped', () => {
  const asked: string[] = []
  const lengthOf = memoByText(1, (text) => asked.push(text))
  for (const text of ['a', 'a', 'b', 'a', 'b', 'c', 'd', 'a']) lengthOf(text)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
})

test('a derived value is computed once per object', () => {
  let count = 0
  const sizeOf = memoByObject(({ length }: readonly string[]) => {
    count++
    return length
  })
  const [one, other] = [['a'], ['a']]
  expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([1, 1, 1])
  expect(count).toBe(2)
})

test('what helps to prepare names is empty once it is forgotten, and takes new entries', () => {
  const memo = createPreparingMemo<string, number>(2)
  memo.set('a', 1)
  expect(memo.get('a')).toBe(1)
  forgetPreparing()
  expect(memo.get('a')).toBeUndefined()
  memo.set('a', 2)
  expect(memo.get('a')).toBe(2)
})
