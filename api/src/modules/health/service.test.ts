import { describe, expect, test } from 'vitest'
import { failurePhrases } from '../dictionary/failure-phrases.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { toSourceHealth } from './service.ts'

const now = new Date('2025-11-21T12:00:00Z')

const source: SourceRow = {
  id: 'un-sc',
  source_number: 2,
  short_name: 'UN SC',
  short_name_cn: '联合国',
  list_name: 'Consolidated List',
  list_name_cn: '综合制裁名单',
  listing_names: {},
  traits: {
    repeats: [],
    entryNumber: null,
    department: null,
    office: null,
    wholeFormats: [],
    marksWeakAliases: false,
    endsAreTerms: false,
  },
  publisher: 'UN',
  publisher_cn: '联合国安理会',
  country_code: 'UN',
  url: 'https://un.org',
  role: 'list',
  licence: 'public domain',
  schedule: '0 3 * * *',
  stale_after_hours: 72,
  edition_stale_after_days: 21,
  is_demo: false,
  record_count: 877,
  checked_at: new Date('2025-11-20T12:00:00Z'),
  next_run_at: null,
  bulletin_format: 2,
  published_snapshot_id: 1,
  published_on: '2025-11-20',
  fetched_at: new Date('2025-11-20T12:00:00Z'),
  form: null,
  origin: 'publisher',
}

const progress = { step: 'parse', done: 5, total: 10 } as const

describe('the state of a list', () => {
  test('is fresh while the last check is recent, stale after', () => {
    expect(toSourceHealth(source, undefined, now, 'en').state).toBe('fresh')
    const old = { ...source, checked_at: new Date('2025-11-18T11:59:59Z') }
    expect(toSourceHealth(old, undefined, now, 'en').state).toBe('stale')
  })

  test("is stale when the publisher's edition is older than its usual rhythm", () => {
    expect(toSourceHealth({ ...source, published_on: '2025-11-01' }, undefined, now, 'en').state).toBe('fresh')
    expect(toSourceHealth({ ...source, published_on: '2025-10-31' }, undefined, now, 'en').state).toBe('stale')
  })

  test('is starter while the edition that came with the product is served, loading while nothing is', () => {
    expect(toSourceHealth({ ...source, origin: 'starter', checked_at: null }, undefined, now, 'en').state).toBe(
      'starter',
    )
    const empty = { ...source, published_snapshot_id: null, checked_at: null }
    expect(toSourceHealth(empty, undefined, now, 'en').state).toBe('loading')
    const failed = { source_id: 'un-sc', outcome: 'failed', reason_code: 'source.unavailable', progress: null } as const
    expect(toSourceHealth(empty, failed, now, 'en').state).toBe('never')
  })

  test('has progress only during a run', () => {
    const run = { source_id: 'un-sc', reason_code: null, progress }
    expect(toSourceHealth(source, { ...run, outcome: 'running' }, now, 'en').progress).toEqual(progress)
    expect(toSourceHealth(source, { ...run, outcome: 'published' }, now, 'en').progress).toBeNull()
  })

  test('has the reason of a failed run, and none after an unchanged one', () => {
    const run = { source_id: 'un-sc', reason_code: 'unexpected' as const, progress: null }
    expect(toSourceHealth(source, { ...run, outcome: 'rejected' }, now, 'en').lastFailure).toBe(
      failurePhrases.unexpected.en,
    )
    expect(toSourceHealth(source, { ...run, outcome: 'unchanged' }, now, 'en').lastFailure).toBeNull()
  })
})
