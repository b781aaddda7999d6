import type { SourceRecord } from '@qingdan/database/record.ts'
import { describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../test/support/read-edition.ts'
import { lawOf, listIn } from '../formats/cn-notices/cn-lists.ts'
import { numberIn } from '../formats/cn-notices/decision.ts'
import { noticeFormats } from '../formats/cn-notices/read.ts'
import { readDate } from '../formats/cn-notices/read-csv.ts'
import { Rejected } from '../rejected.ts'
import type { Source } from '../source.ts'
import { cnCountermeasures } from './cn-countermeasures/source.ts'
import { cnExportControl } from './cn-export-control/source.ts'
import { cnTaiwanAccomplices } from './cn-taiwan-accomplices/source.ts'
import { cnTaiwanDiehards } from './cn-taiwan-diehards/source.ts'
import { cnUnreliableEntities } from './cn-unreliable-entities/source.ts'
import { cnWatchList } from './cn-watch-list/source.ts'

const header =
  'Type,QID,Name,Alias,Chinese name,Country,Topics,Summary,Chinese summary,Body,List,Date,End date,Source URL,Address'

const notice = (rest = '') => `
announcement:
  title:
  - zh-Hans: 关于对美国军工企业及高级管理人员采取反制措施的决定
  - en: Decision on countermeasures
  url: https://www.mfa.gov.cn/x/202407/t20240712_11453049.shtml
  publish_date: '2024-07-12'
  authority: cn/ministry-of-foreign-affairs
  type: cn/ministry-of-foreign-affairs-order
  document_id: 第10号
  content: 节选
sanction_details:
  instruments:
  - id: cn/npc-anti-foreign-sanctions-law
    articles: [第三条, 第十五条]
  entities:
  - name: {zh-Hans: 安杜里尔公司, en: Anduril Industries}
    type: organization
    effective_date: '2024-07-12'
    sanction_list: 反制裁清单
    reason: &reason [{zh-Hans: 对台湾地区售武, en: Arms sales}]
    measures: &assets [{type: [asset_freeze], zh-Hans: 冻结财产, en: Assets frozen}]
  - name: {zh-Hans: 格雷戈里·考斯纳, en: Gregory Michael Kausner}
    type: individual
    title: {zh-Hans: 安杜里尔公司高级副总裁}
    effective_date: '2024-07-12'
    sanction_list: 反制裁清单
    reason: *reason
    measures: [{type: [visa_ban], zh-Hans: 不准入境, en: No entry}]
${rest}`

const read = (files: Record<string, string | Buffer>, list = 'cn-countermeasures' as const) =>
  readContent(noticeFormats(list)[1], files)

const namesOf = (records: SourceRecord[]) => records.map(({ names }) => names.map(({ value }) => value))

describe('a notice', () => {
  it('gives each party its place in it, its measures, reason and law in both languages', async () => {
    const { records, publishedOn, warnings } = await read({ 'a.yml': notice() })
    expect(publishedOn).toBe('2024-07-12')
    expect(warnings).toEqual([])
    expect(records.map(({ publisherId }) => publisherId)).toEqual(['2024-10-1', '2024-10-2'])
    expect(records[0]?.listings[0]?.notice).toMatchObject({
      title: { zh: '关于对美国军工企业及高级管理人员采取反制措施的决定', en: 'Decision on countermeasures' },
      number: { zh: '外交部令第10号', en: 'MFA Order No. 10' },
      reason: { zh: '对台湾地区售武', en: 'Arms sales' },
      measures: [{ zh: '冻结财产', en: 'Assets frozen' }],
      legalBases: [
        { zh: '《中华人民共和国反外国制裁法》第三条、第十五条', en: 'Anti-Foreign Sanctions Law, Articles 3, 15' },
      ],
    })
    expect(records[0]?.countries).toEqual([
      {
        kind: 'jurisdiction',
        countryCode: 'US',
        country: 'United States of America',
        note: 'by the title of the notice',
      },
    ])
  })

  it.each([
    ['an HTML page', '<html><body>404</body></html>'],
    ['a field nobody reads', notice().replace('document_id', 'documentid')],
    ['broken YAML', notice('\n  : : -')],
    [
      'an alias bomb',
      `a: &a [x,x]\nb: &b [${'*a,'.repeat(99)}*a]\nc: &c [${'*b,'.repeat(99)}*b]\nd: [${'*c,'.repeat(99)}*c]`,
    ],
  ])('that is %s is refused', async (_, text) => {
    await expect(read({ 'a.yml': text })).rejects.toThrow(Rejected)
  })

  it('half in another encoding is refused', async () => {
    const bytes = Buffer.concat([Buffer.from(notice()), Buffer.from([0xb9, 0xab, 0xb8, 0xe6])])
    await expect(read({ 'a.yml': bytes })).rejects.toThrow('a.yml is not UTF-8')
  })

  it('that is cut off is refused', async () => {
    await expect(read({ 'a.yml': notice().slice(0, 300) })).rejects.toThrow(Rejected)
  })
})

describe('a table together with the notices', () => {
  const row = (line: string) => `${header}\n${line}\n`
  const url = 'https://www.mfa.gov.cn/y/202407/t20240712_11453049.shtml'

  it('adds to the party it names, however it writes the day, and never doubles it', async () => {
    const csv = row(
      [
        `Company,,Anduril Industries,,安杜里尔公司,US,,,,Ministry of Foreign Affairs,AFSL,12.07.24,,${url},`,
        `Company,,Anduril,,,US,,,,Ministry of Foreign Affairs,List of Targets of Countermeasures,31.07.2024,,${url},`,
        `Person,,Gregory Kosner,,,US,,Vice President of Anduril,,Ministry of Foreign Affairs,List of Targets of Countermeasures,31.07.2024,,${url},`,
      ].join('\n'),
    )
    const { records } = await read({ 'a.yml': notice(), 't.csv': csv })
    expect(namesOf(records)).toEqual([
      ['Anduril Industries', '安杜里尔公司', 'Anduril'],
      ['Gregory Michael Kausner', '格雷戈里·考斯纳', 'Gregory Kosner'],
    ])
    expect(records[1]?.positions).toEqual(['Vice President of Anduril', '安杜里尔公司高级副总裁'])
  })

  it('adds the parties that the notice leaves out, with the measures of those like them', async () => {
    const csv = row(`Person,,David Matas,,戴维·马塔斯,CA,,,,Ministry of Foreign Affairs,AFSL,12.07.2024,,${url},`)
    const { records } = await read({ 'a.yml': notice(), 't.csv': csv })
    expect(records[2]?.publisherId).toMatch(/^[0-9a-f]{12}$/)
    expect(records[2]?.listings[0]).toMatchObject({
      measures: ['不准入境'],
      notice: { number: { zh: '外交部令第10号' } },
    })
  })

  it('has no other person for the one it puts in somebody’s place', async () => {
    const lines = ['Anduril', 'Beth Edler'].map(
      (name, index) =>
        `${index ? 'Person' : 'Company'},,${name},,,US,,,,Ministry of Foreign Affairs,AFSL,12.07.2024,,${url},`,
    )
    const { records } = await read({ 'a.yml': notice(), 't.csv': row(lines.join('\n')) })
    expect(namesOf(records)).toContainEqual(['Beth Edler'])
    expect(records).toHaveLength(3)
  })

  it('says an end and a suspension', async () => {
    const suspended = '"Countermeasures suspended for one year from 10 November 2025 (MOFCOM Order 2025 No.7)."'
    const { records } = await read({
      't.csv': row(
        [
          'Company,,UAB Urbo Bankas,,,LT,,,,Ministry of Commerce,List of Targets of Countermeasures,13.08.2025,24.04.2026,https://x/1.html,',
          `Company,,Hanwha Shipping LLC,,,US,,${suspended},,Ministry of Commerce,List of Targets of Countermeasures,14.10.2025,,https://x/2.html,`,
        ].join('\n'),
      ),
    })
    expect(records.map(({ listings }) => [listings[0]?.endedOn, listings[0]?.suspensions?.[0]])).toEqual([
      ['2026-04-24', undefined],
      [undefined, expect.objectContaining({ from: '2025-11-10', to: '2026-11-09', reference: '商务部令2025年第7号' })],
    ])
  })

  it('reports lists, bodies and days it does not know and skips the row, and is refused when damaged', async () => {
    const odd = row(
      [
        'Company,,Known,,,US,,,,Ministry of Commerce,UEL,01.02.2025,,https://x/1.html,',
        'Company,,Odd,,,US,,,,Ministry of Magic,UEL,01.02.2025,,https://x/1.html,',
        'Company,,Other,,,US,,,,Ministry of Commerce,New List,01.02.2025,,https://x/1.html,',
      ].join('\n'),
    )
    const { records, warnings } = await read({ 't.csv': odd })
    expect(records).toEqual([])
    expect(warnings.map(({ code, examples }) => [code, examples])).toEqual([
      ['body-unknown', ['Ministry of Magic']],
      ['list-unknown', ['New List']],
    ])
    await expect(read({ 't.csv': 'a,b\n1,2\n' })).rejects.toThrow(Rejected)
    await expect(read({ 't.csv': `${header}\n"cut` })).rejects.toThrow(Rejected)
  })

  it.each([
    ['02.12.2019', '2019-12-02'],
    ['13.07.20', '2020-07-13'],
    ['31.02.2025', null],
    ['2025-02-01', null],
    ['', null],
  ])('reads the day %s as %s', (text, day) => expect(readDate(text)).toBe(day))
})

describe('words of notices', () => {
  it.each([
    ['〔2025〕7号', 2025, 7],
    ['不可靠实体清单工作机制公告〔2025〕10号', 2025, 10],
    ['2025年第21号', 2025, 21],
    ['商务部公告2026年第30号', 2026, 30],
    ['第4号', 2022, 4],
  ])('the number %s', (text, year, number) => expect(numberIn(text, '2022-12-23')).toEqual({ year, number }))

  it('the list of a title', () => {
    expect(listIn('公布将20家日本实体列入关注名单')).toBe('cn-watch-list')
    expect(listIn('关于对加拿大机构及人员采取反制措施的决定')).toBe('cn-countermeasures')
    expect(listIn('“台独”打手帮凶名单')).toBe('cn-taiwan-accomplices')
    expect(listIn('答记者问')).toBeNull()
  })

  it('the articles of a law', () => {
    const cited = (articles: string[]) => lawOf('cn/npc-anti-foreign-sanctions-law', articles)?.en
    expect(cited(['第九条', '第十条', '第十五条', '第二十三条'])).toBe(
      'Anti-Foreign Sanctions Law, Articles 9, 10, 15, 23',
    )
  })
})

describe('the notices of the fixtures', () => {
  it('give records to each of the six lists without a warning', async () => {
    const counts: [string, number][] = []
    for (const source of allSources) {
      const { format, records, warnings } = await readEdition(source, fixtureFolder)
      expect([format, warnings]).toEqual(['notices', []])
      counts.push([source.id, records.length])
    }
    expect(counts.map(([, count]) => count)).toEqual([10, 4, 2, 3, 2, 2])
  })
})

const allSources = [
  cnUnreliableEntities,
  cnExportControl,
  cnWatchList,
  cnCountermeasures,
  cnTaiwanDiehards,
  cnTaiwanAccomplices,
]

describeRealEditions((folder) => {
  const held = new Map<string, Promise<ReadEdition>>()
  const readReal = (source: Source) => {
    const edition = held.get(source.id) ?? readEdition(source, folder)
    held.set(source.id, edition)
    return edition
  }

  it('has every party of every decision once, without a warning', { timeout: 30_000 }, async () => {
    const counts: number[] = []
    for (const source of allSources) {
      const { records, warnings, publishedOn } = await readReal(source)
      expect([publishedOn, warnings]).toEqual(['2026-08-05', []])
      expect(new Set(records.map(({ publisherId }) => publisherId)).size).toBe(records.length)
      counts.push(records.length)
    }
    expect(counts).toEqual([88, 153, 40, 266, 15, 12])
  })

  it('has the suspensions and ends of the Unreliable Entity List as announced', async () => {
    const { records } = await readReal(cnUnreliableEntities)
    const numbered = (number: string) =>
      records.filter(
        ({ listings }) => listings[0]?.notice?.number.zh === `不可靠实体清单工作机制公告〔2025〕${number}号`,
      )
    const stretches = (number: string) =>
      numbered(number).map(({ listings }) => listings[0]?.suspensions?.map(({ from, to }) => `${from}/${to}`))
    expect(stretches('7')).toEqual(
      Array(11).fill(['2025-05-14/2025-08-11', '2025-08-12/2025-11-09', '2025-11-10/2026-11-09']),
    )
    expect(stretches('8')).toEqual(Array(6).fill(['2025-05-14/2025-08-11']))
    const ended = (number: string) => numbered(number).map(({ listings }) => listings[0]?.endedOn)
    expect(ended('8')).toEqual(Array(6).fill('2025-08-12'))
    expect([...ended('5'), ...ended('6')]).toEqual(Array(11).fill('2025-11-10'))
    expect(records.filter(({ listings }) => listings[0]?.endedOn)).toHaveLength(17)
  })

  it('takes an investigation for what it is', async () => {
    const { records } = await readReal(cnUnreliableEntities)
    const pvh = records.filter(({ names }) => names.some(({ value }) => value === 'PVH集团'))
    expect(pvh.map(({ publisherId, facts }) => [publisherId, facts.map(({ key }) => key)])).toEqual([
      ['2025-4-1', ['investigation']],
    ])
  })

  it('knows the notices by number that only one collection numbers, and the branches a notice extends to', async () => {
    const control = await readReal(cnExportControl)
    expect(control.records.find(({ publisherId }) => publisherId === '2026-30-4')).toMatchObject({
      names: [{ value: 'Rheinmetall AG' }, { value: '莱茵金属公司' }],
      countries: [{ countryCode: 'DE' }],
    })
    const { records } = await readReal(cnUnreliableEntities)
    const extended = records.filter(({ facts }) => facts.some(({ key }) => key === 'extends-to'))
    expect(extended.map(({ publisherId }) => publisherId)).toEqual(['2025-10-14'])
  })

  it('has persons of the countermeasures with their offices', async () => {
    const { records } = await readReal(cnCountermeasures)
    const office = (name: string) =>
      records.filter(({ names }) => names.some(({ value }) => value === name)).map(({ subTypes }) => subTypes[0]?.code)
    expect(office('Marco Rubio')).toEqual(['0203', '0203'])
    expect(office('Michael McCaul')).toEqual(['0203'])
    expect(office('Blake Resnick')).toEqual(['0201'])
    expect(records.filter(({ type }) => type === '02')).toHaveLength(139)
  })
})
