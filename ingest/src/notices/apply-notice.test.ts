import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { effectsOf, noticeKey } from '@qingdan/database/notice-effects.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder, readEdition } from '../../test/support/read-edition.ts'
import { cnCountermeasures } from '../sources/cn-countermeasures/source.ts'
import { cnExportControl } from '../sources/cn-export-control/source.ts'
import { cnUnreliableEntities } from '../sources/cn-unreliable-entities/source.ts'
import { createWarnings } from '../warnings.ts'
import { applyNotice } from './apply-notice.ts'
import { readNotice } from './reader/read-notice.ts'

const sources = [cnCountermeasures, cnExportControl, cnUnreliableEntities]

function confirmed(text: string, title = '') {
  const { reading } = readNotice({ url: 'https://www.mofcom.gov.cn/n.html', title, announcedOn: null, text })
  return { noticeId: 1, version: 1, url: 'https://www.mofcom.gov.cn/n.html', text, reading }
}

it('a new notice adds its parties with number, measures and law in both languages, and leaves the others', async () => {
  const { records } = await readEdition(cnExportControl, fixtureFolder)
  const notice = confirmed(`商务部公告2025年第51号 公布将1家美国实体列入出口管制管控名单
根据《中华人民共和国出口管制法》等法律法规有关规定，为维护国家安全和利益，决定将全球维度公司列入出口管制管控名单，并采取以下措施：
一、特殊情况下确需出口的，出口经营者应当向商务部提出申请。
2025年9月25日
附件
出口管制管控名单
1. 全球维度公司（Global Dimensions LLC）`)
  const after = applyNotice(records, notice, createWarnings())
  expect(after.slice(0, -1)).toEqual(records)
  expect(after.at(-1)).toMatchObject({
    publisherId: '2025-51-1',
    type: '01',
    names: [{ value: 'Global Dimensions LLC' }, { value: '全球维度公司' }],
    countries: [{ countryCode: 'US' }],
    listings: [
      {
        list: 'Export Control Control List',
        listedOn: '2025-09-25',
        notice: {
          number: { zh: '商务部公告2025年第51号', en: 'MOFCOM Announcement No. 51 of 2025' },
          legalBases: [{ zh: '《中华人民共和国出口管制法》', en: 'Export Control Law' }],
          publishedOn: '2025-09-25',
        },
      },
    ],
  })
  expect(applyNotice(after, notice, createWarnings())).toEqual(after)
})

it('a change suspends the listings of the notice that it names, in both languages', async () => {
  const { records } = await readEdition(cnExportControl, fixtureFolder)
  const notice = confirmed(
    '自2026年11月10日起，继续暂停4月4日公告（商务部公告2025年第21号）相关措施1年。\n2026年11月9日',
    '商务部新闻发言人就调整出口管制管控名单措施答记者问',
  )
  const before = new Map(records.map((record) => [record.publisherId, record]))
  const changed = applyNotice(records, notice, createWarnings()).filter(
    (record) => JSON.stringify(record) !== JSON.stringify(before.get(record.publisherId)),
  )
  expect(changed.length).toBeGreaterThan(0)
  for (const { publisherId, listings } of changed) {
    expect(publisherId).toMatch(/^2025-21-/)
    expect(listings[0]?.suspensions?.at(-1)).toEqual({
      from: '2026-11-10',
      to: '2027-11-09',
      note: {
        zh: '继续暂停4月4日公告（商务部公告2025年第21号）相关措施1年',
        en: 'Measures of MOFCOM Announcement No. 21 of 2025 suspended for one year from 2026-11-10',
      },
      url: 'https://www.mofcom.gov.cn/n.html',
    })
  }
})

describeRealEditions((folder) => {
  it('a notice that is taken out of the list and read again gives the same ids', { timeout: 60_000 }, async () => {
    const texts = join(folder, 'sanctions/cn/announcements/original-text')
    const editions = new Map<string, SourceRecord[]>()
    for (const source of sources) editions.set(source.id, (await readEdition(source, folder)).records)
    const differing: string[] = []
    let same = 0
    for (const group of ['anti-sanction-list', 'import-export-control-list', 'unreliable-entity-list']) {
      for (const name of readdirSync(join(texts, group))) {
        const notice = confirmed(readFileSync(join(texts, group, name), 'utf8'))
        const { reading } = notice
        const key = noticeKey(reading.number, reading.publishedOn)
        const records = editions.get(reading.sourceId ?? '') ?? []
        const isOfIt = ({ listings: [listing] }: SourceRecord) =>
          key !== null && noticeKey(listing?.notice?.number.zh ?? null, listing?.notice?.publishedOn ?? null) === key
        const own = records.filter(isOfIt).map(({ publisherId }) => publisherId)
        const rest = records.filter((record) => !isOfIt(record))
        const added = applyNotice(rest, notice, createWarnings()).slice(rest.length)
        const ids = new Set(added.map(({ publisherId }) => publisherId))
        same += own.filter((id) => ids.has(id)).length
        if (own.some((id) => !ids.has(id))) differing.push(name)
      }
    }
    // Order 14: the list has one person under two names. Order 15: the list has sixteen parties from a table that has no places. 〔2023〕1号: the list
    // has six executives of it whom the text does not name.
    expect(differing).toEqual(['20241205.md', '20241221.md', '202301.md'])
    expect(same).toBeGreaterThan(300)
  })

  it('every real notice and change is in the list already: the first look finds nothing new', {
    timeout: 60_000,
  }, async () => {
    const texts = join(folder, 'sanctions/cn/announcements/original-text')
    const editions = new Map<string, SourceRecord[]>()
    for (const source of sources) editions.set(source.id, (await readEdition(source, folder)).records)
    const changing: string[] = []
    for (const group of readdirSync(texts)) {
      for (const name of readdirSync(join(texts, group))) {
        const { reading } = confirmed(readFileSync(join(texts, group, name), 'utf8'))
        const effects = effectsOf(reading, editions.get(reading.sourceId ?? '') ?? [])
        for (const { kind, name: party } of effects)
          if (kind !== 'present') changing.push(`${name} ${kind} ${party.zh}`)
      }
    }
    expect(changing).toEqual([])
  })
})
