import { expect, test } from 'vitest'
import { cardProblem } from './card-rules.ts'

test.each([
  ['image/png', 1024 * 1024, null],
  ['image/jpeg', 1, null],
  ['image/png', 1024 * 1024 + 1, 'size'],
  ['image/svg+xml', 10, 'type'],
  ['application/pdf', 2 ** 30, 'type'],
  ['', 10, 'type'],
])('a card of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(cardProblem({ type, size })).toBe(problem)
})
