import { describe, expect, test } from 'vitest'
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

const at = { now, isPlanned: false }

describe('the state of a list', () => {
  test('is fresh while the last check is recent, stale after', () => {
    expect(toSourceHealth(source, undefined, at, 'en').state).toBe('fresh')
    const old = { ...source, checked_at: new Date('2025-11-18T11:59:59Z') }
    expect(toSourceHealth(old, undefined, at, 'en').state).toBe('stale')
  })

  test("is stale when the publisher's edition is older than its usual rhythm", () => {
    expect(toSourceHealth({ ...source, published_on: '2025-11-01' }, undefined, at, 'en').state).toBe('fresh')
    expect(toSourceHealth({ ...source, published_on: '2025-10-31' }, undefined, at, 'en').state).toBe('stale')
  })

  test('is starter while the edition that came with the product is served, loading while nothing is', () => {
    expect(toSourceHealth({ ...source, origin: 'starter', checked_at: null }, undefined, at, 'en').state).toBe(
      'starter',
    )
    const empty = { ...source, published_snapshot_id: null, checked_at: null }
    expect(toSourceHealth(empty, undefined, at, 'en').state).toBe('loading')
    const failed = { source_id: 'un-sc', outcome: 'failed', reason_code: 'source.unavailable', progress: null } as const
    expect(toSourceHealth(empty, failed, at, 'en').state).toBe('never')
  })

  test('has progress only during a run', () => {
    const run = { source_id: 'un-sc', reason_code: null, progress }
    expect(toSourceHealth(source, { ...run, outcome: 'running' }, at, 'en').progress).toEqual(progress)
    expect(toSourceHealth(source, { ...run, outcome: 'published' }, at, 'en').progress).toBeNull()
  })

  test('has the reason of a failed run, and none after an unchanged one', () => {
    const run = { source_id: 'un-sc', reason_code: 'unexpected' as const, progress: null }
    expect(toSourceHealth(source, { ...run, outcome: 'rejected' }, at, 'en').lastFailure).toBe(
      'The update failed; the data at hand stay in use',
    )
    expect(toSourceHealth(source, { ...run, outcome: 'unchanged' }, at, 'en').lastFailure).toBeNull()
  })

  test('says nothing of data at hand where there are none', () => {
    const failed = { source_id: 'un-sc', outcome: 'failed', reason_code: 'source.unavailable', progress: null } as const
    expect(toSourceHealth(source, failed, at, 'zh').lastFailure).toBe('未能从发布机关取得文件，沿用现有数据')
    const empty = { ...source, published_snapshot_id: null }
    expect(toSourceHealth(empty, failed, at, 'zh').lastFailure).toBe('未能从发布机关取得文件')
    expect(toSourceHealth(empty, { ...failed, reason_code: 'file.counts' }, at, 'zh').lastFailure).toBe(
      '记录数异常，未予发布，待人工核对',
    )
  })

  test('is not loading while nobody has asked for it and its turn is later', () => {
    const empty = { ...source, published_snapshot_id: null, checked_at: null }
    const later = { ...empty, next_run_at: new Date(now.getTime() + 3_600_000) }
    expect(toSourceHealth(later, undefined, at, 'en').state).toBe('never')
    const run = { source_id: 'un-sc', outcome: 'running', reason_code: null, progress } as const
    expect(toSourceHealth(later, run, at, 'en').state).toBe('loading')
    expect(toSourceHealth({ ...empty, next_run_at: now }, undefined, at, 'en').state).toBe('loading')
  })

  test('is not loading when others have their times and it has none, because it cannot be fetched', () => {
    const empty = { ...source, published_snapshot_id: null, checked_at: null, next_run_at: null }
    expect(toSourceHealth(empty, undefined, { now, isPlanned: true }, 'en').state).toBe('never')
  })
})
