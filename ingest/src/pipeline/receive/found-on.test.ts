import { expect, it } from 'vitest'
import { foundOn } from './found-on.ts'

it('is the mirror’s day, then the publisher’s, then today', () => {
  const lastModified = 'Wed, 19 Nov 2025 15:00:00 GMT'
  expect(foundOn({ url: 'mirror:ofac-consolidated/2025-12-19', lastModified })).toBe('2025-12-19')
  expect(foundOn({ url: 'https://example.org/full/2026-07-30/title-15.xml', lastModified })).toBe('2026-07-30')
  expect(foundOn({ url: 'https://example.org/dpl.txt', lastModified })).toBe('2025-11-19')
  expect(foundOn({ url: 'mirror:un-sc/', lastModified: null })).toBe(new Date().toISOString().slice(0, 10))
})
