import { expect, it } from 'vitest'
import type { OtherInfo, SanctionMeta } from '../../contract/detail.ts'
import { blocksOfEntry } from './compose.ts'
import { wordsOf } from './words.ts'

const debarments: OtherInfo = [
  { text: '58 FR 6835', frDate: '1993-02-02', debarment: 'Statutory debarment', effectiveDate: '1993-02-02' },
  { text: '79 FR 35210', frDate: null, debarment: 'Administrative debarment', effectiveDate: null },
]
const entryOf = (value: string) =>
  ({
    sourceId: 31,
    publisherId: null,
    listName: 'AECA Debarred List',
    listNameCn: 'AECA 禁止名单',
    state: 'in force',
    endedOn: null,
    endNote: null,
    endNoteEn: null,
    suspensions: [],
    properties: [{ nameZh: '其他信息', nameEn: 'Other Info', value, fullLine: true }],
    data1260hList: [],
    noticeUrl: null,
    subCompanyList: [],
  }) as unknown as SanctionMeta
const blocksOf = (value: string, language: 'zh' | 'en') =>
  blocksOfEntry(wordsOf(language), entryOf(value), { url: 'https://example.gov' })

it('a document prints debarments as the table of the page, in its language', () => {
  const [facts, heading, table] = blocksOf(JSON.stringify(debarments), 'zh')
  expect(JSON.stringify(facts)).not.toContain('58 FR 6835')
  expect(heading).toMatchObject({ text: '禁止记录' })
  expect(table).toMatchObject({
    head: ['生效日期', '禁止类型', '公报日期', '公报'],
    rows: [
      ['1993-02-02', '法定禁止', '1993-02-02', '58 FR 6835'],
      ['未提供', 'Administrative debarment', '未提供', '79 FR 35210'],
    ],
  })
  expect(blocksOf(JSON.stringify(debarments), 'en')[2]).toMatchObject({
    head: ['Effective', 'Debarment', 'Federal Register', 'Citation'],
    rows: [
      ['1993-02-02', 'Statutory debarment', '1993-02-02', '58 FR 6835'],
      ['not stated', 'Administrative debarment', 'not stated', '79 FR 35210'],
    ],
  })
})

it('a document prints another text under that heading as it is', () => {
  const blocks = blocksOf('see notice', 'en')
  expect(blocks).toHaveLength(1)
  expect(blocks[0]).toMatchObject({ rows: expect.arrayContaining([{ label: 'Other Info', value: 'see notice' }]) })
})
