import { expect, it } from 'vitest'
import { badgeOfRow, expiryOfRow, listsOfRow } from './lists-of-row.ts'
import { sampleResult } from './sample-results.ts'

const [source] = sampleResult().sources
if (source === undefined) throw new Error('the sample has a source')
const ended = { ...source, state: 'ended' as const }
const suspended = { ...source, state: 'suspended' as const }

it('names a list once, in force while one of its entries is', () => {
  expect(listsOfRow([ended, source, suspended]).map(({ state }) => state)).toEqual(['in force'])
  expect(listsOfRow([source, { ...ended, sourceId: 2 }]).map(({ state }) => state)).toEqual(['in force', 'ended'])
})

it('has expired when all its lists have', () => {
  const expired = { ...ended, expiredOn: '2026-11-09' }
  expect(expiryOfRow([expired, { ...expired, expiredOn: '2026-11-20' }])).toBe('2026-11-20')
  expect([expiryOfRow([expired, source]), expiryOfRow([expired, ended]), expiryOfRow([])]).toEqual([null, null, null])
})

it('marks a subject as listed only while a list is in force', () => {
  expect(badgeOfRow([ended, source])).toBe('listed')
  expect(badgeOfRow([ended, suspended])).toBe('suspended')
  expect(badgeOfRow([ended, suspended, { ...source, state: 'unknown' }])).toBe('unknown')
  expect(badgeOfRow([ended])).toBe('ended')
})
