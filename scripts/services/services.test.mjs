import { expect, test } from 'vitest'
import { withoutCredentials } from './services.mjs'

test('an address is shown without user, password and parameters', () => {
  expect(withoutCredentials('postgres://me:secret@db.example:5432/lists?password=secret')).toBe(
    'postgres://db.example:5432/lists',
  )
})

test('text that is no address is not repeated, because it may hold a secret', () => {
  expect(withoutCredentials('me:secret')).not.toContain('secret')
  expect(withoutCredentials('secret')).not.toContain('secret')
})
