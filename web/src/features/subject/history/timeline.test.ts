import type { HistoryEntry } from '@qingdan/api/contract/detail.ts'
import { describe, expect, it } from 'vitest'
import { byYear, countKinds, toTimeline } from './timeline.ts'

const entry = (date: string, dataStatus: number): HistoryEntry => ({
  date,
  dataStatus,
  dataStatusCn: '',
  dataStatusEn: '',
  sourceId: 1,
  listName: 'SDN List',
  listNameCn: '特别指定国民清单（SDN）',
  event: null,
  changes: [],
})

describe('the timeline of a subject', () => {
  it('shows removal and taking offline as ended and leaves "no update" out', () => {
    const events = toTimeline([entry('2025-03-01', 0), entry('2025-02-01', 3), entry('2025-01-01', 4)])
    expect(events.map((event) => event.kind)).toEqual(['ended', 'ended'])
    expect(countKinds(events)).toMatchObject({ added: 0, changed: 0, ended: 2 })
  })

  it('prefers the publisher’s statement about a suspension over the recorded status', () => {
    const said = (kind: 'suspended' | 'resumed') => ({
      ...entry('2025-05-14', 2),
      event: { kind, labelCn: '', labelEn: '', note: null, noteEn: null, url: null },
    })
    expect(toTimeline([said('resumed'), said('suspended')]).map((event) => event.kind)).toEqual([
      'resumed',
      'suspended',
    ])
  })

  it('groups by year in the order of the history', () => {
    const years = byYear(toTimeline([entry('2025-11-19', 2), entry('2025-11-04', 2), entry('2024-01-01', 1)]))
    expect(years.map(({ year, events }) => [year, events.map((event) => event.kind)])).toEqual([
      ['2025', ['changed', 'changed']],
      ['2024', ['added']],
    ])
  })
})
