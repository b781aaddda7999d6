import { describe, expect, it } from 'vitest'
import { effectsOf, isPublishable, noticeKey, withChange } from './notice-effects.ts'
import type { NoticeChange, NoticeReading } from './notice-reading.ts'
import type { Listing, SourceRecord } from './record.ts'
import { recordOf } from './record-of.ts'

const said = { zh: null, en: null }

function listed(publisherId: string, zh: string, number: string, more: Partial<Listing> = {}): SourceRecord {
  return recordOf({
    publisherId,
    type: '01',
    names: [{ value: zh, kind: 'primary', quality: 'strong', script: 'Hans' }],
    listings: [
      {
        list: 'List',
        programmes: [],
        measures: [],
        legalBases: [],
        listedOn: '2025-04-04',
        amendedOn: [],
        notice: {
          title: said,
          number: { zh: number, en: null },
          authority: said,
          reason: said,
          measures: [],
          legalBases: [],
          url: null,
          publishedOn: '2025-04-04',
        },
        ...more,
      },
    ],
  })
}

const list = [
  listed('2025-7-1', '斯凯迪奥公司', '不可靠实体清单工作机制公告〔2025〕7号'),
  listed('2025-7-2', '红色六方案公司', '不可靠实体清单工作机制公告〔2025〕7号', {
    suspensions: [{ from: '2025-08-12', to: '2025-11-09', note: said }],
  }),
  listed('2025-8-1', '护盾人工智能公司', '不可靠实体清单工作机制公告〔2025〕8号'),
]

const reading = (more: Partial<NoticeReading>): NoticeReading => ({
  kind: 'listing',
  sourceId: 'cn-unreliable-entities',
  authority: 'uel',
  number: '不可靠实体清单工作机制〔2025〕9号',
  title: '',
  publishedOn: '2025-09-25',
  effectiveOn: '2025-09-25',
  effectiveTime: null,
  reason: null,
  legalBases: [],
  parties: [],
  changes: [],
  ...more,
})

const party = (zh: string, en: string | null = null) => ({
  zh,
  en,
  kind: 'company' as const,
  sex: null,
  position: null,
  address: null,
  withBranches: false,
  measures: [],
})

const change = (more: Partial<NoticeChange>): NoticeReading =>
  reading({
    kind: 'change',
    number: null,
    changes: [
      {
        action: 'suspend',
        target: '不可靠实体清单工作机制〔2025〕7号',
        targetDay: '2025-04-04',
        names: [],
        from: '2025-11-10',
        until: '2026-11-10',
        text: '继续暂停',
        ...more,
      },
    ],
  })

const kinds = (of: NoticeReading) => effectsOf(of, list).map(({ kind, publisherId }) => `${kind} ${publisherId}`)

describe('a notice that lists parties', () => {
  it('adds them, and says under which earlier notice the list has them already', () => {
    const effects = effectsOf(reading({ parties: [party('萨罗尼克科技公司'), party('斯凯迪奥 公司')] }), list)
    expect(effects.map(({ kind, earlier }) => [kind, earlier])).toEqual([
      ['added', []],
      ['added', ['2025-7-1']],
    ])
    expect(isPublishable(effects)).toBe(true)
  })

  it('changes nothing if the list has it', () => {
    const again = reading({ number: '不可靠实体清单工作机制〔2025〕7号', parties: [party('斯凯迪奥公司')] })
    expect(kinds(again)).toEqual(['present 2025-7-1'])
    expect(isPublishable(effectsOf(again, list))).toBe(false)
  })
})

describe('a change of measures', () => {
  it('suspends every party of the notice, and prolongs where the last stretch has not ended', () => {
    expect(kinds(change({}))).toEqual(['suspended 2025-7-1', 'prolonged 2025-7-2'])
  })

  it('ends those of the parties that it names', () => {
    expect(kinds(change({ action: 'stop', target: null, targetDay: null, names: ['护盾人工智能公司'] }))).toEqual([
      'stopped 2025-8-1',
    ])
  })

  it('finds a notice by its day alone', () => {
    expect(kinds(change({ target: null }))).toHaveLength(3)
  })

  it.each([
    ['a notice', { target: '不可靠实体清单工作机制〔2025〕70号', targetDay: null }],
    ['a party', { names: ['别的公司'] }],
    ['nothing', { target: null, targetDay: null }],
  ])('of %s that the list does not have is not published', (_, more) => {
    const effects = effectsOf(change(more), list)
    expect(effects.map(({ kind }) => kind)).toEqual(['unmatched'])
    expect(isPublishable(effects)).toBe(false)
  })

  it('ends a stretch when the next one begins, and when the measures are resumed', () => {
    const open: Listing = {
      ...(list[0]?.listings[0] as Listing),
      suspensions: [{ from: '2025-05-14', to: null, note: said }],
    }
    const [one] = change({}).changes
    if (one === undefined) throw new Error('no change')
    expect(withChange(open, one, said, 'https://x/').suspensions?.map(({ from, to }) => [from, to])).toEqual([
      ['2025-05-14', '2025-11-09'],
      ['2025-11-10', '2026-11-09'],
    ])
    const resumed = withChange(open, { ...one, action: 'resume', from: '2025-09-01' }, said, 'https://x/')
    expect(resumed.suspensions?.map(({ from, to }) => [from, to])).toEqual([['2025-05-14', '2025-08-31']])
    expect(withChange(open, { ...one, action: 'stop' }, said, 'https://x/')).toMatchObject({ endedOn: '2025-11-10' })
  })
})

it.each([
  ['不可靠实体清单工作机制公告〔2025〕7号', null, 'uel-2025-7'],
  ['不可靠实体清单工作机制〔2025〕7号', null, 'uel-2025-7'],
  ['商务部公告2025年第21号', null, 'mofcom-2025-21'],
  ['商务部令2025年第6号', null, 'order-2025-6'],
  ['外交部令第14号', '2024-12-05', 'mfa-2024-14'],
  ['', null, null],
])('the key of %s', (number, day, key) => expect(noticeKey(number, day)).toBe(key))
