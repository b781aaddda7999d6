import { expect, test } from 'vitest'
import { lastError } from './last-error.mjs'

test('the last useful line of a log is shown, not a stack', () => {
  expect(lastError('starting\nFATAL: lock file exists\n   at a.b.C\nbye\n')).toBe('FATAL: lock file exists')
  expect(lastError('starting\nbye\n')).toBe('bye')
  expect(lastError('')).toBe('')
})
