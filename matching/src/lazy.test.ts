import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test.each([[{ table: 'of names' }], [undefined], [0]])('%j is made when first asked for, and only once', (made) => {
  let count = 0
  const value = lazy(() => {
    count++
    return made
  })
  expect(count).toBe(0)
  expect(value()).toBe(made)
  expect(value()).toBe(made)
  expect(count).toBe(1)
})
