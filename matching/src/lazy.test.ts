import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('makes its value when first asked, and once, even when it is nothing', () => {
  let made = 0
  const value = lazy(() => {
    made++
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})
