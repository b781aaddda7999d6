import type { ChinaNotice, NoticeItem } from '@qingdan/database/china-items.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { cnDualUseNotices } from './regulation.ts'

async function read(text: string) {
  const { entries, ...rest } = await readRegulation(cnDualUseNotices, text)
  const notices = entries.map(({ content }) => content as ChinaNotice)
  return { notices, notice: (id: string) => notices.find((one) => one.id === id), ...rest }
}

function codesOf(items: readonly NoticeItem[]): string[] {
  return items.flatMap((item) => [item.code, ...codesOf(item.items)])
}

describe('the notices on dual-use items', () => {
  let text: string
  let all: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    text = await regulationText(cnDualUseNotices, fixtureFolder)
    all = await read(text)
  })

  it('suspend every number of a list, to the last day that they state', () => {
    const suspended = all.notice('2025-70')?.suspensions ?? []
    expect(suspended.map(({ notice }) => notice)).toEqual(
      ['55', '56', '57', '58', '61', '62'].map((one) => `2025-${one}`),
    )
    for (const one of suspended) expect(one).toMatchObject({ part: null, from: '2025-11-07', to: '2026-11-10' })
    expect(all.notice('2025-72')?.suspensions).toEqual([
      { notice: '2024-46', part: '第二款', from: '2025-11-09', to: '2026-11-27' },
    ])
  })

  it('list items with whole codes, values and customs codes', () => {
    const tungsten = all.notice('2025-10')?.items ?? []
    const solid = tungsten.find(({ code }) => code === '1C117.c')
    expect(codesOf(solid?.items ?? [])).toEqual(
      ['1', '1.a', '1.b', '1.c', '2', '2.a', '2.b', '2.c'].map((path) => `1C117.c.${path}`),
    )
    expect(solid?.items[1]?.items[0]?.text).toBe('直径大于等于120mm、长度大于等于50mm的圆柱体；')
    expect(tungsten.find(({ code }) => code === '1C117.d')?.items[1]).toMatchObject({
      text: '氧化钨；',
      customsCodes: ['2825901200', '2825901910', '2825901920'],
    })
    expect(all.notice('2025-62')?.items.map(({ code }) => code)).toEqual(['1E902.a', '1E902.b'])
  })

  it('apply part by part from the days that they state', () => {
    expect(all.notice('2025-61')?.effective).toEqual([
      { part: '一（一）、一（二）', from: '2025-12-01' },
      { part: '一（三）', from: '2025-10-09' },
    ])
    expect(all.notice('2025-57')?.effective).toEqual([{ part: null, from: '2025-11-08' }])
    expect(all.notice('2025-10')?.effective).toEqual([{ part: null, from: '2025-02-04' }])
  })

  it('tell for which destination they change the control of all items', () => {
    expect(all.notice('2026-1')?.destination).toBe('日本')
    expect(all.notice('2025-72')?.destination).toBe('美国')
    expect(all.notice('2025-10')?.destination).toBeNull()
  })

  it('reports a notice that two columns of the site print, and leaves parties out', () => {
    expect(all.warnings).toEqual([
      { code: 'duplicate-record', count: 1, examples: ['商务部公告2026年第1号 关于加强两用物项对日本出口管制的公告'] },
    ])
    expect(all.counts['others']).toBe(1)
    expect(all.notice('2026-28')).toBeUndefined()
  })

  it('do not take the number that guidance explains for its own', () => {
    expect(all.notice('202503/1112')).toMatchObject({ kind: 'guidance', items: [], effective: [] })
  })

  it.each([
    ['a suspension without an end', '起至2026年11月10日，', '起，', 'was not read'],
    [
      'a suspended number in another form',
      '公告2025年第61号、62号暂停',
      '公告六十一号暂停',
      'suspends 2025-61, which was not read',
    ],
    ['an end before its beginning', '起至2026年11月10日，', '起至2024年11月10日，', 'from 2025-11-07 to 2024-11-10'],
    ['items that lost their codes', '（管制编码：1E902', '（1E902', 'were not read'],
    ['an unknown column', '"columnName": "管制清单"', '"columnName": "新栏目"', 'The column "新栏目" is unknown.'],
    ['an address of another form', '202503/1112.html', 'a.html', 'has another form'],
  ])('are refused with %s', async (_, from, to, message) => {
    await expect(read(text.replaceAll(from, to))).rejects.toThrow(message)
  })
})

describeRealEditions((folder) => {
  it('of 2026-07-31 have at the head of their items the codes that the lines of the texts begin with', async () => {
    const text = await regulationText(cnDualUseNotices, folder)
    const { notices, counts } = await read(text)
    expect(counts).toEqual({ entries: 40, others: 16, items: 144, suspensions: 7 })
    const file = JSON.parse(text) as { records: { contentText: string; noticeTitle: string }[] }
    for (const { title, items, kind } of notices.filter((one) => one.kind === 'control')) {
      const words = file.records.find(({ noticeTitle }) => noticeTitle === title)?.contentText ?? ''
      const lines = words
        .split('\n')
        .filter((line) => /^\s*[（一二三四五六七八九十）、]+\s*\d[A-E]\d{3}/.test(line) || line.includes('（管制编码'))
      const printed = lines.flatMap(
        (line) =>
          (/管制编码/.test(line) ? line : (line.replace(/^[^\d]*/, '').split(/[\u4e00-\u9fff]/)[0] ?? '')).match(
            /\d[A-E]\d{3}(?:\.[a-z\d]+)*/g,
          ) ?? [],
      )
      expect(
        items.map(({ code }) => code),
        `${kind} ${title}`,
      ).toEqual(printed)
    }
  })

  it('have every customs code that the file states for them', async () => {
    const text = await regulationText(cnDualUseNotices, folder)
    const { notice } = await read(text)
    const file = JSON.parse(text) as { records: { hsCodes: string[]; noticeTitle: string }[] }
    const stated = file.records.find(({ noticeTitle }) => noticeTitle.includes('2025年第10号 公布'))?.hsCodes ?? []
    const customsOf = (items: readonly NoticeItem[]): string[] =>
      items.flatMap((item) => [...item.customsCodes, ...customsOf(item.items)])
    expect([...new Set(customsOf(notice('2025-10')?.items ?? []))].sort()).toEqual([...stated].sort())
  })
})
