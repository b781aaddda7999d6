import { expect, it } from 'vitest'
import { badgeOfRow, listsOfRow } from './lists-of-row.ts'
import { sampleResult } from './sample-results.ts'

const [source] = sampleResult().sources
if (source === undefined) throw new Error('the sample has a source')
const ended = { ...source, state: 'ended' as const }
const suspended = { ...source, state: 'suspended' as const }

it('names a list once, in force while one of its entries is', () => {
  expect(listsOfRow([ended, source, suspended]).map(({ state }) => state)).toEqual(['in force'])
  expect(listsOfRow([source, { ...ended, sourceId: 2 }]).map(({ state }) => state)).toEqual(['in force', 'ended'])
})

it('marks a subject as listed only while a list is in force', () => {
  expect(badgeOfRow([ended, source])).toBe('listed')
  expect(badgeOfRow([ended, suspended])).toBe('suspended')
  expect(badgeOfRow([ended, suspended, { ...source, state: 'unknown' }])).toBe('unknown')
  expect(badgeOfRow([ended])).toBe('ended')
})
