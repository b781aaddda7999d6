import { describe, expect, test } from 'vitest'
import type { DigestAlert } from './repository.ts'
import { writeDigest } from './write-digest.ts'

const suspected: DigestAlert = {
  id: 1,
  name: '金港船务',
  facts: { dataStatus: null, listName: null, listNameCn: null, changedOn: null },
  foundCount: 2,
  candidates: ['Golden Harbour', 'Golden Harbor Agency'].map((name) => ({
    name,
    sources: [
      { shortName: 'SDN', shortNameCn: '特别指定国民清单', state: 'in force', repeats: [] },
      { shortName: 'DPL', shortNameCn: '拒绝人员清单', state: 'ended', repeats: [] },
    ] as unknown as DigestAlert['candidates'][number]['sources'],
  })),
}
const confirmed: DigestAlert = {
  id: 2,
  name: 'Mahan Airlines',
  facts: { dataStatus: 1, listName: 'UN', listNameCn: '联合国', changedOn: '2026-08-02' },
  foundCount: 1,
  candidates: [],
}
const write = (alerts: DigestAlert[], language: 'zh' | 'en') =>
  writeDigest({ alerts, projects: [] }, language, 'https://example.com')

describe('the message about new alerts', () => {
  test('names the watched parties, what they may be, and the lists', () => {
    const { subject, text } = write([suspected, confirmed], 'zh')
    expect(subject).toBe('清单：2 条新预警')
    expect(text).toContain(
      '- 金港船务：疑似匹配 Golden Harbour、Golden Harbor Agency（特别指定国民清单、拒绝人员清单 (已终止)）',
    )
    expect(text).toContain('- Mahan Airlines：联合国 新增（2026-08-02）')
    expect(text).toContain('https://example.com/riskWatch')
  })
  test('says the same in English', () => {
    const { subject, text } = write([suspected, confirmed], 'en')
    expect(subject).toBe('Qingdan: new alerts: 2')
    expect(text).toContain('- 金港船务: possible match with Golden Harbour, Golden Harbor Agency (SDN, DPL (ended))')
    expect(text).toContain('- Mahan Airlines: UN, Added (2026-08-02)')
    expect(text.replace('金港船务', '')).not.toMatch(/\p{Script=Han}/u)
  })
  test('says how many a party may be when it names only some of them', () => {
    const many = { ...suspected, foundCount: 82 }
    expect(write([many], 'zh').text).toContain('疑似匹配 Golden Harbour、Golden Harbor Agency 等 82 个（')
    expect(write([many], 'en').text).toContain(
      'possible match with Golden Harbour, Golden Harbor Agency and others, 82 in',
    )
  })
  test('names every list of the candidates that it names', () => {
    const sources = ['A', 'B', 'C', 'D'].map((shortName) => ({
      shortName,
      shortNameCn: shortName,
      state: 'in force',
      repeats: [],
    }))
    const [candidate] = suspected.candidates
    const one = { ...suspected, candidates: [{ ...candidate, sources }] as unknown as DigestAlert['candidates'] }
    expect(write([one], 'zh').text).toContain('（A、B、C、D）')
  })
  test('counts what it does not name', () => {
    const { subject, text } = write(Array(53).fill(confirmed), 'en')
    expect(subject).toContain('53')
    expect(text).toContain('And more: 3')
    expect(text.match(/^- Mahan/gm)).toHaveLength(50)
  })
  test('names the projects whose conclusion changed, beside alerts or alone', () => {
    const projects = [{ id: 4, name: '上海电子' }]
    const both = writeDigest({ alerts: [confirmed], projects }, 'zh', 'https://example.com')
    expect(both.subject).toBe('清单：1 条新预警，1 个项目结论有变')
    expect(both.text).toContain('- 上海电子')
    expect(both.text).toContain('https://example.com/riskProject')
    const alone = writeDigest({ alerts: [], projects }, 'en', 'https://example.com')
    expect(alone.subject).toBe('Qingdan: changed risk projects: 1')
    expect(alone.text).not.toContain('/riskWatch')
  })
  test('takes braces in a name as they are', () => {
    expect(write([{ ...confirmed, name: 'A {list} B' }], 'en').text).toContain('A {list} B: UN')
  })
})
