import { expect, test } from 'vitest'
import { lastError } from './last-error.mjs'

test('of a log the last telling line is shown, not a stack', () => {
  expect(lastError('starting\nFATAL: lock file exists\n   at a.b.C\nbye\n')).toBe('FATAL: lock file exists')
  expect(lastError('starting\nbye\n')).toBe('bye')
  expect(lastError('')).toBe('')
})
