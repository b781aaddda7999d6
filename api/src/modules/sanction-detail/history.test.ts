import type { Listing } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import { describe, expect, test } from 'vitest'
import type { SourceRow } from '../dictionary/repository.ts'
import { buildHistory } from './history.ts'
import type { ChangeRow, RecordRow } from './repository.ts'

const ofac: SourceRow = {
  id: 'ofac-sdn',
  source_number: 1,
  short_name: 'OFAC SDN',
  short_name_cn: '美国 SDN',
  list_name: 'Specially Designated Nationals and Blocked Persons List',
  list_name_cn: '特别指定国民清单',
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
  publisher: 'OFAC',
  publisher_cn: '美国财政部海外资产控制办公室',
  country_code: 'US',
  url: 'https://ofac.treasury.gov',
  role: 'list',
  licence: 'public domain',
  schedule: '0 3 * * *',
  stale_after_hours: 48,
  edition_stale_after_days: 21,
  is_demo: false,
  record_count: 1,
  checked_at: null,
  next_run_at: null,
  bulletin_format: 2,
  published_snapshot_id: 2,
  published_on: '2025-11-19',
  fetched_at: null,
  form: null,
  origin: 'publisher',
}

function listing(dates: Partial<Listing>): Listing {
  return { list: 'SDN List', programmes: [], measures: [], legalBases: [], listedOn: null, amendedOn: [], ...dates }
}

function row(...listings: Listing[]): RecordRow {
  const record = recordOf({
    publisherId: '7157',
    type: '01',
    names: [{ value: 'BANCO NACIONAL DE CUBA', kind: 'primary', quality: 'strong', script: 'Latn' }],
    listings,
  })
  return {
    subject_id: 'ofac-7157',
    source_id: 'ofac-sdn',
    publisher_id: '7157',
    record,
    valid_to: null,
    added_on: null,
    first_edition_on: null,
  }
}

function change(id: number, changed_on: string, data_status: ChangeRow['data_status'], changes: FieldChange[] = []) {
  return { id, source_id: 'ofac-sdn', publisher_id: '7157', snapshot_id: 2, changed_on, data_status, changes }
}

const today = '2026-11-21'
const shown = (records: RecordRow[], changes: ChangeRow[]) =>
  buildHistory(records, changes, [ofac], today).map(({ date, dataStatus }) => [date, dataStatus])

describe('the history of a subject', () => {
  test('has the dates stated by the publisher, newest first', () => {
    const record = row(listing({ listedOn: '1986-08-29', amendedOn: ['2003-05-01', '2020-01-02'] }))
    expect(shown([record], [])).toEqual([
      ['2020-01-02', 2],
      ['2003-05-01', 2],
      ['1986-08-29', 1],
    ])
  })

  test('merges a recorded addition with the listing date, on the publisher’s date', () => {
    const record = row(listing({ listedOn: '2025-11-12' }))
    expect(shown([record], [change(1, '2025-11-19', 1)])).toEqual([['2025-11-12', 1]])
  })

  test('dates a recorded addition without a listing date on the day we saw it', () => {
    expect(shown([row(listing({}))], [change(1, '2025-11-19', 1)])).toEqual([['2025-11-19', 1]])
  })

  test('merges an amendment date with the change that introduced it, with its fields', () => {
    const before = [listing({ listedOn: '2020-01-01' })]
    const after = [listing({ listedOn: '2020-01-01', amendedOn: ['2025-11-18'] })]
    const changes = [
      { field: 'listings', before, after },
      { field: 'positions', before: ['Director'], after: ['Director', 'Chairman'] },
    ]
    const history = buildHistory([row(...after)], [change(5, '2025-11-19', 2, changes)], [ofac], today)
    expect(history.map(({ date, dataStatus }) => [date, dataStatus])).toEqual([
      ['2025-11-19', 2],
      ['2020-01-01', 1],
    ])
    expect(history[0]?.changes).toEqual([
      { field: 'listings', fieldCn: '列名信息', fieldEn: 'Listing', before: [], after: ['amended 2025-11-18'] },
      { field: 'positions', fieldCn: '职务', fieldEn: 'Position', before: [], after: ['Chairman'] },
    ])
  })

  test('has withdrawal and going offline as two events of one day, the later first', () => {
    const record = { ...row(listing({ listedOn: '2020-01-01' })), valid_to: '2025-11-19' }
    expect(shown([record], [change(7, '2025-11-19', 3), change(8, '2025-11-19', 0)])).toEqual([
      ['2025-11-19', 0],
      ['2025-11-19', 3],
      ['2020-01-01', 1],
    ])
  })

  test('keeps both additions of a party that was listed again', () => {
    const record = row(listing({ listedOn: '2020-01-01' }))
    const changes = [change(1, '2020-01-05', 1), change(2, '2021-01-05', 3), change(3, '2022-01-05', 1)]
    expect(shown([record], changes)).toEqual([
      ['2022-01-05', 1],
      ['2021-01-05', 3],
      ['2020-01-01', 1],
    ])
  })

  test('shows an unknown field under its own name and does not fail', () => {
    const history = buildHistory(
      [row(listing({}))],
      [change(1, '2025-11-19', 2, [{ field: 'newField', before: 1, after: 2 }])],
      [ofac],
      today,
    )
    expect(history[0]?.changes).toEqual([
      { field: 'newField', fieldCn: 'newField', fieldEn: 'newField', before: [], after: [] },
    ])
  })

  test('shows both sides completely when only the order changed', () => {
    const changes = [{ field: 'positions', before: ['A', 'B'], after: ['B', 'A'] }]
    const history = buildHistory([row(listing({}))], [change(1, '2025-11-19', 2, changes)], [ofac], today)
    expect(history[0]?.changes[0]).toMatchObject({ before: ['A', 'B'], after: ['B', 'A'] })
  })

  const note = { zh: '暂停', en: 'Suspended until 10 November 2026' }
  const events = (...listings: Listing[]) =>
    buildHistory([row(...listings)], [], [ofac], today).map(({ date, dataStatus, event }) => [
      date,
      dataStatus,
      event?.kind ?? null,
    ])

  test('has the first day of a suspension, and the day after its last unless another follows', () => {
    const suspensions = [
      { from: '2025-05-14', to: '2025-08-11', note },
      { from: '2025-08-12', to: '2025-11-09', note, url: 'https://example.org/33' },
    ]
    expect(events(listing({ listedOn: '2025-04-09', suspensions }))).toEqual([
      ['2025-11-10', 2, 'resumed'],
      ['2025-08-12', 2, 'suspended'],
      ['2025-05-14', 2, 'suspended'],
      ['2025-04-09', 1, null],
    ])
    expect(buildHistory([row(listing({ suspensions }))], [], [ofac], today)[1]?.event).toEqual({
      kind: 'suspended',
      labelCn: '暂停执行',
      labelEn: 'Suspended',
      note: '暂停',
      noteEn: 'Suspended until 10 November 2026',
      url: 'https://example.org/33',
    })
  })

  test('excludes future events, resumptions after the end, and suspensions without a first day', () => {
    const rests = [{ from: '2025-05-14', to: '2027-01-31', note }]
    expect(events(listing({ suspensions: rests, endedOn: '2027-03-01' }))).toEqual([['2025-05-14', 2, 'suspended']])
    expect(events(listing({ suspensions: rests, endedOn: '2026-01-01' }))).toEqual([
      ['2026-01-01', 3, 'ended'],
      ['2025-05-14', 2, 'suspended'],
    ])
    expect(events(listing({ suspensions: [{ from: null, to: null, note }] }))).toEqual([])
  })

  test('does not state a resumption after the last edition', () => {
    const suspensions = [{ from: '2025-05-14', to: '2025-11-19', note }]
    expect(events(listing({ suspensions }))[0]).toEqual(['2025-11-20', 2, 'unknown'])
  })

  test('has a new listing after the end as an addition, but not a second programme during the first', () => {
    const first = listing({ listedOn: '2024-01-31', endedOn: '2026-02-17' })
    expect(events(first, listing({ listedOn: '2026-06-08' }))).toEqual([
      ['2026-06-08', 1, null],
      ['2026-02-17', 3, 'ended'],
      ['2024-01-31', 1, null],
    ])
    expect(events(listing({ listedOn: '2024-01-31' }), listing({ listedOn: '2026-06-08' }))[0]).toEqual([
      '2026-06-08',
      2,
      null,
    ])
  })

  test('names the programme that ended when there are several entries', () => {
    const entry = (programme: string, endedOn?: string) =>
      listing({ listedOn: '2009-01-09', programmes: [programme], ...(endedOn ? { endedOn } : {}) })
    const [ended] = buildHistory([row(entry('EO 12938', '2011-01-09'), entry('EXIM'))], [], [ofac], today)
    expect(ended).toMatchObject({ date: '2011-01-09', dataStatus: 3, event: { noteEn: 'EO 12938' } })
  })

  describe('the end of a term', () => {
    const bis = { ...ofac, traits: { ...ofac.traits, endsAreTerms: true } }
    const endOf = (listedOn: string, endedOn: string, dropped: Partial<RecordRow> = {}) => {
      const record = { ...row(listing({ listedOn, endedOn })), ...dropped }
      const { dataStatus, event } = buildHistory([record], [], [bis], today)[0] ?? {}
      return [dataStatus, event?.kind, event?.labelCn]
    }

    test('of a temporary order leaves open whether it was renewed', () => {
      expect(endOf('2025-10-28', '2026-10-27')).toEqual([2, 'unknown', '届满，是否续期未知'])
    })

    test('of a longer order is its end', () => {
      expect(endOf('2016-10-27', '2026-10-27')).toEqual([3, 'ended', '届满'])
    })

    test('of a temporary order is its end where the list has taken it off', () => {
      expect(endOf('2025-10-28', '2026-10-27', { valid_to: '2026-11-01' })).toEqual([3, 'ended', '届满'])
    })
  })

  const ssi = listing({ list: 'SSI List', listedOn: '2014-07-16' })
  const sdn = listing({ list: 'SDN List', listedOn: '2025-10-22' })
  const byList = (records: RecordRow[], changes: ChangeRow[]) =>
    buildHistory(records, changes, [ofac], today).map(({ date, dataStatus, listName }) => [date, dataStatus, listName])

  test('has one addition per list of the publisher, each on its own date', () => {
    expect(byList([row(sdn, ssi)], [])).toEqual([
      ['2025-10-22', 1, 'SDN List'],
      ['2014-07-16', 1, 'SSI List'],
    ])
  })

  test('has a move to another list as an addition there and a removal here, not as a modification', () => {
    const moved = change(9, '2025-10-23', 2, [{ field: 'listings', before: [ssi], after: [sdn] }])
    expect(byList([row(sdn)], [moved, change(2, '2014-07-20', 1)])).toEqual([
      ['2025-10-23', 3, 'SSI List'],
      ['2025-10-22', 1, 'SDN List'],
      ['2014-07-16', 1, 'SSI List'],
    ])
  })

  test('names the whole source for a change of a party that is on several of its lists', () => {
    const fields = [{ field: 'positions', before: [], after: ['Chairman'] }]
    expect(byList([row(sdn, ssi)], [change(9, '2025-11-19', 2, fields)])[0]).toEqual(['2025-11-19', 2, ofac.list_name])
  })
})
