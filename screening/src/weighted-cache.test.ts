import { expect, test } from 'vitest'
import { createWeightedCache } from './weighted-cache.ts'

const weigh = (text: string) => text.length

test('what was used longest ago leaves first', () => {
  const cache = createWeightedCache<string>(6, weigh)
  cache.set('a', 'aaa')
  cache.set('b', 'bbb')
  cache.get('a')
  cache.set('c', 'c')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaa', undefined, 'c'])
})

test('a value is replaced, and its weight with it', () => {
  const cache = createWeightedCache<string>(5, weigh)
  cache.set('a', 'aaaa')
  cache.set('a', 'a')
  cache.set('b', 'bbbb')
  expect([cache.get('a'), cache.get('b')]).toEqual(['a', 'bbbb'])
})

test('a value beyond the whole weight is not kept and pushes nothing out', () => {
  const cache = createWeightedCache<string>(3, weigh)
  cache.set('a', 'aaa')
  cache.set('b', 'bbbb')
  expect([cache.get('a'), cache.get('b')]).toEqual(['aaa', undefined])
})
