import type { HistoryEntry } from '@qingdan/api/contract/detail.ts'
import { describe, expect, it } from 'vitest'
import { sampleList, sampleMeta } from './sample-details.ts'
import { byYear, countKinds, toDifference, toTimeline } from './timeline.ts'

const entry = (date: string, dataStatus: number, fields: Partial<HistoryEntry> = {}): HistoryEntry => ({
  date,
  dataStatus,
  dataStatusCn: '',
  dataStatusEn: '',
  sourceId: 1,
  listName: 'SDN',
  listNameCn: 'SDN',
  changes: [],
  ...fields,
})

describe('toTimeline', () => {
  it('joins recorded changes and printed listing dates, newest first', () => {
    const events = toTimeline([entry('2025-11-19', 2)], [sampleList()])
    expect(events.map(({ date, kind, origin }) => [date, kind, origin])).toEqual([
      ['2025-11-19', 'changed', 'record'],
      ['2007-10-25', 'added', 'list'],
    ])
  })

  it('does not tell the same listing twice', () => {
    const list = sampleList({ sanctionMetaList: [sampleMeta({ listedOn: '2025-11-19' })] })
    expect(toTimeline([entry('2025-11-19', 1)], [list])).toHaveLength(1)
    expect(toTimeline([entry('2025-11-19', 1, { sourceId: 2 })], [list])).toHaveLength(2)
  })

  it('shows removal and taking offline as ended and leaves "no update" out', () => {
    const events = toTimeline([entry('2025-03-01', 0), entry('2025-02-01', 3), entry('2025-01-01', 4)], [])
    expect(events.map((event) => event.kind)).toEqual(['ended', 'ended'])
    expect(countKinds(events)).toEqual({ added: 0, changed: 0, ended: 2 })
  })

  it('groups by year in the same order', () => {
    const years = byYear(toTimeline([entry('2025-11-19', 2), entry('2025-11-04', 2), entry('2024-01-01', 1)], []))
    expect(years.map(({ year, events }) => [year, events.length])).toEqual([
      ['2025', 2],
      ['2024', 1],
    ])
  })
})

describe('toDifference', () => {
  it('shows only what left and what came', () => {
    const change = { field: 'names', fieldCn: '名称', fieldEn: 'Names', before: ['A', 'B'], after: ['B', 'C'] }
    expect(toDifference(change)).toEqual({ removed: ['A'], added: ['C'] })
  })
})
