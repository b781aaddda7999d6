import type { RowEntry, RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { expect, test } from 'vitest'
import { lastDesignation } from './last-designation.ts'

const listing = (...entries: RowEntry[]): RowListing => ({ sourceId: 1, publisherId: null, programmes: [], entries })

test('is the last day of an entry that stands', () => {
  const standing = [listing({ listedOn: '2014-03-20' }, { listedOn: null }), listing({ listedOn: '2022-02-25' })]
  const ended = listing({ listedOn: '2024-01-01', endedOn: '2025-01-01' })
  expect(lastDesignation([...standing, ended])).toBe('2022-02-25')
})

test('is that of what has ended for a subject without other entries, and null without a date', () => {
  expect(lastDesignation([listing({ listedOn: '2014-01-01', endedOn: '2020-01-01' })])).toBe('2014-01-01')
  expect(lastDesignation([listing({ listedOn: null })])).toBe(null)
})
