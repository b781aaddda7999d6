import type { RowEntry, RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { expect, test } from 'vitest'
import { lastDesignation } from './last-designation.ts'

const day = '2026-11-23'
const listing = (...entries: RowEntry[]): RowListing => ({ sourceId: 1, publisherId: null, programmes: [], entries })

test('is the last day of an entry that stands', () => {
  const standing = [listing({ listedOn: '2014-03-20' }, { listedOn: null }), listing({ listedOn: '2022-02-25' })]
  expect(lastDesignation(standing, true, day)).toBe('2022-02-25')
  const ended = listing({ listedOn: '2024-01-01', endedOn: '2025-01-01' })
  expect(lastDesignation([...standing, ended], true, day)).toBe('2022-02-25')
  expect(lastDesignation([...standing, ended], true, '2024-06-01')).toBe('2024-01-01')
})

test('is that of what has ended for a subject that is on no list now, and null without a date', () => {
  expect(lastDesignation([listing({ listedOn: '2014-01-01', endedOn: '2020-01-01' })], false, day)).toBe('2014-01-01')
  expect(lastDesignation([listing({ listedOn: null })], true, day)).toBe(null)
})
