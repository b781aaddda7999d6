import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EntityDetail, HistoryEntry } from '../../src/contract/detail.ts'
import { Country, Source } from '../../src/contract/dictionary.ts'
import { Readiness } from '../../src/contract/health.ts'
import { read as readAs } from '../support/answers.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  user = await environment.signIn(await environment.app())
})
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(url: string, schema: Data) => readAs(user, url, schema)
const detail = (id: string) => read(`/open-api/api/sanction/detail/entity?id=${id}`, EntityDetail)
const history = (id: string) => read(`/open-api/api/sanction/detail/history?id=${id}`, z.array(HistoryEntry))

describe('the detail of a subject', () => {
  test('has Chinese names of ours apart from the published ones', async () => {
    const { zh, names, translations } = await detail('ofac-12927')
    expect(translations).toContainEqual({ value: '马汉航空', kind: 'short' })
    expect(translations[0]).toEqual({ value: '马汉航空公司', kind: 'press' })
    expect([zh, names.some(({ value }) => value === '马汉航空公司')]).toEqual([null, false])
  })

  test('of an enterprise has its names by script, its number and its country', async () => {
    const subject = await detail('ofac-50543')
    expect(subject).toMatchObject({
      type: '01',
      en: 'Integrity Technology Group, Incorporated',
      zh: '永信至成科技集团股份有限公司',
      country: '中国',
      countryCode: 'CN',
      creditCode: '91110108562135265P',
      status: 'listed',
      cpyId: 'ofac-50543',
      listedOn: '2025-01-03',
    })
    expect(subject.names.map(({ lang, kind, quality }) => [lang, kind, quality])).toEqual([
      ['und-Latn', 'primary', 'strong'],
      ['zh-Hans', 'primary', 'strong'],
      ['und-Latn', 'aka', 'strong'],
      ['und-Latn', 'aka', 'weak'],
    ])
  })

  test('has every statement of its list as a labelled property', async () => {
    const [list] = (await detail('ofac-50543')).sanctionInfoList
    expect(list).toMatchObject({ sourceId: 1, num: 1, date: '2025-11-19', isStarter: false, isStale: true })
    const properties = new Map(list?.sanctionMetaList[0]?.properties.map(({ nameEn, value }) => [nameEn, value]))
    expect(Object.fromEntries(properties)).toMatchObject({
      'Listed on': '2025-01-03',
      Programmes: 'CYBER2',
      Measures: 'Block',
      'Legal basis': 'Executive Order 13694 (Cyber)',
      'Unified Social Credit Code (USCC)': '91110108562135265P (China)',
      'Equity Ticker': '688244 CH (Confirmed)',
      'Organisation type': 'Computer programming activities (Confirmed)',
      Addresses: 'Room 103, Building 6, No. 9, Fenghao East Road, Haidian District, Beijing, China',
    })
    expect(properties.get('Names')?.split('\n')).toHaveLength(4)
  })

  test('of a person has birth, nationality, office and document', async () => {
    expect(await detail('un-110554')).toMatchObject({
      type: '02',
      en: 'ABDUL LATIF MANSUR',
      zh: null,
      birthday: ['circa 1968'],
      nationalities: [{ country: '阿富汗', countryEn: 'Afghanistan', countryCode: 'AF' }],
      identifiers: [
        {
          nameZh: '护照／旅行证件（diplomatic passport）',
          nameEn: 'diplomatic passport',
          value: 'D0009720 (Afghanistan; issued 2021-10-12)',
        },
      ],
      sanctionInfoList: [
        {
          sourceId: 2,
          sanctionMetaList: [
            {
              dataStatus: '2',
              listName: '1988 Sanctions List (Taliban)',
              listNameCn: '1988 制裁名单（塔利班）',
              countryCn: '联合国',
            },
          ],
        },
      ],
    })
  })

  test('of a vessel and of an aircraft has their numbers, and no ownership id', async () => {
    expect(await detail('ofac-52945')).toMatchObject({
      imo: '9365776',
      vesselFlag: 'Panama',
      vesselType: 'Crude Oil Tanker',
      vesselTypeZh: '原油船',
      cpyId: null,
    })
    expect(await detail('ofac-15464')).toMatchObject({
      model: 'A310-308',
      constructionNum: '595',
      manufactureDate: '1991-08-30',
    })
  })

  test('has relations in both directions: what the other party is to it', async () => {
    const labels = async (id: string) =>
      (await detail(id)).relations.map(({ id: other, direction, labelZh, labelEn }) => [
        other,
        direction,
        labelZh,
        labelEn,
      ])
    expect(await labels('ofac-15464')).toEqual([['ofac-12927', 'to', '拥有或控制方', 'Owner or controller']])
    expect(await labels('ofac-12927')).toEqual([['ofac-15464', 'from', '受其拥有或控制', 'Owned or controlled']])
  })

  test('says what the file being served did to it', async () => {
    const statusOf = async (id: string) => (await detail(id)).sanctionInfoList[0]?.sanctionMetaList[0]?.dataStatusCn
    expect(await statusOf('ofac-52945')).toBe('新增')
    expect(await statusOf('un-110554')).toBe('更新')
    expect(await statusOf('ofac-12927')).toBe('无更新')
  })

  test('stays when the subject is on no list any more', async () => {
    expect(await detail('ofac-15591')).toMatchObject({
      status: 'offline',
      sanctionInfoList: [{ sanctionMetaList: [{ dataStatus: '0', dataStatusCn: '已下线' }] }],
    })
  })

  test.each(['?id=ofac-50543&type=02', '?id=ofac-50543&s=2'])('%s is not this subject', async (query) => {
    for (const call of ['entity', 'history']) {
      expect((await user.inject({ url: `/open-api/api/sanction/detail/${call}${query}` })).statusCode).toBe(404)
    }
  })
})

describe('the history of a subject', () => {
  test('merges what was seen with the publisher’s dates, newest first', async () => {
    expect(
      (await history('un-110554')).map(({ date, dataStatus, changes }) => [date, dataStatus, changes.length]),
    ).toEqual([
      ['2026-08-01', 2, 2],
      ['2013-04-22', 2, 0],
      ['2003-09-03', 2, 0],
      ['2001-01-31', 1, 0],
    ])
  })

  test('renders changes as lines with headings in both languages', async () => {
    const [newest] = await history('un-110554')
    expect(newest?.changes).toEqual([
      { field: 'listings', fieldCn: '列名信息', fieldEn: 'Listing', before: [], after: ['amended 2026-03-10'] },
      {
        field: 'documents',
        fieldCn: '证件与编号',
        fieldEn: 'Documents and numbers',
        before: [],
        after: ['diplomatic passport: D0009720 (Afghanistan; issued 2021-10-12)'],
      },
    ])
  })

  test('an addition that was seen stands on the listing date, once', async () => {
    expect((await history('ofac-52945')).map(({ date, dataStatusEn }) => [date, dataStatusEn])).toEqual([
      ['2025-02-24', 'Added'],
    ])
  })

  test('of a withdrawn subject ends with invalidated and taken offline', async () => {
    expect((await history('ofac-15591')).map(({ date, dataStatus }) => [date, dataStatus])).toEqual([
      ['2025-11-19', 0],
      ['2025-11-19', 3],
      ['2012-12-11', 1],
    ])
  })
})

describe('lists and countries', () => {
  test('lists carry their date, count and state: a check of today does not make an old edition fresh', async () => {
    const sources = await read('/open-api/api/dic/source/list', z.array(Source))
    const loaded = sources.filter(({ count }) => count > 0)
    expect(loaded.map(({ sourceId, date, count, stale, starter }) => [sourceId, date, count, stale, starter])).toEqual([
      [1, '2025-11-19', 4, true, false],
      [2, '2026-08-01', 1, true, false],
    ])
  })

  test('countries are found by either name', async () => {
    expect(await read('/open-api/api/dic/country/list?zh=台湾', z.array(Country))).toEqual([
      { code: 'TW', zh: '中国台湾', en: 'Taiwan, China', letter: 'Z' },
    ])
    expect((await read('/open-api/api/dic/country/list?en=hong', z.array(Country))).map(({ code }) => code)).toEqual([
      'HK',
    ])
  })

  test('readiness says fresh, stale and demo per list, and 200 while searches can be served', async () => {
    const loaded = ['ofac-sdn', 'un-sc']
    const states = async () => {
      const { sources } = await read('/health/ready', Readiness)
      return sources.filter(({ id }) => loaded.includes(id)).map(({ id, state }) => [id, state])
    }
    const today = new Date().toISOString().slice(0, 10)
    await environment.db.updateTable('snapshots').set({ published_on: today }).execute()
    expect(await states()).toEqual([
      ['ofac-sdn', 'fresh'],
      ['un-sc', 'fresh'],
    ])
    await environment.db
      .updateTable('sources')
      .set({ checked_at: new Date('2026-01-01') })
      .where('id', '=', 'ofac-sdn')
      .execute()
    await environment.db.updateTable('sources').set({ is_demo: true }).where('id', '=', 'un-sc').execute()
    expect(await states()).toEqual([
      ['ofac-sdn', 'stale'],
      ['un-sc', 'starter'],
    ])
    const [list] = (await detail('ofac-12927')).sanctionInfoList
    expect(list).toMatchObject({ isStale: true })
  })
})
