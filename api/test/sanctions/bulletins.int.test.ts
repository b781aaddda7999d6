import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { BulletinData, BulletinPage } from '../../src/contract/news/bulletin.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let user: SignedIn

const notice = {
  title: { zh: '公布不可靠实体清单', en: 'Announcement on the Unreliable Entity List' },
  department: { zh: '商务部', en: 'Ministry of Commerce' },
  documentNumber: { zh: '不可靠实体清单工作机制公告2025年第4号', en: null },
  url: 'https://www.mofcom.gov.cn/notice',
}
const nothing = { zh: null, en: null }
const changed = { title: nothing, department: nothing, documentNumber: nothing, url: null }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  user = await environment.signIn(await environment.app())
  await store('ofac-sdn', 'listed:2025-01-03', '1', '2025-01-03', { ...changed, counts: { 1: 1 } }, [
    {
      publisherId: '50543',
      dataStatus: 1,
      content: {
        name: { zh: '永信至诚科技集团股份有限公司', en: 'Integrity Technology Group, Incorporated' },
        type: '01',
        countryCode: 'CN',
        measures: [],
      },
    },
  ])
  await store('un-sc', 'notice:4', '0', '2025-04-09', { ...notice, counts: { 1: 2 } }, [
    {
      publisherId: 'no-record',
      dataStatus: 1,
      content: {
        name: { zh: '护盾人工智能公司', en: 'Shield AI, Inc.' },
        type: '01',
        countryCode: 'US',
        measures: [
          { zh: '禁止其从事与中国有关的进出口活动', en: 'Barred from import and export activities related to China' },
          { zh: '禁止其在中国境内新增投资', en: null },
        ],
      },
    },
    {
      publisherId: 'no-record-2',
      dataStatus: 1,
      content: { name: { zh: null, en: '100% Genuine_Name' }, type: '01', countryCode: null, measures: [] },
    },
  ])
})
afterAll(() => environment.close())

async function store(
  sourceId: string,
  key: string,
  dataType: '0' | '1',
  postedOn: string,
  content: object,
  entities: { publisherId: string; dataStatus: number; content: object }[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into bulletins (source_id, key, data_type, posted_on, content)
    values (${sourceId}, ${key}, ${dataType}, ${postedOn}, ${JSON.stringify(content)}::jsonb) returning id
  `.execute(environment.db)
  for (const [index, entity] of entities.entries()) {
    await sql`
      insert into bulletin_entities (bulletin_id, position, publisher_id, data_status, content)
      values (${rows[0]?.id}, ${index + 1}, ${entity.publisherId}, ${entity.dataStatus},
              ${JSON.stringify(entity.content)}::jsonb)
    `.execute(environment.db)
  }
}

async function page(query = ''): Promise<{ count: number; found: { dataType: string; data: BulletinData }[] }> {
  const response = await user.inject({ url: `/open-api/api/morning/page${query}` })
  expect(response.statusCode, response.body).toBe(200)
  const { data } = envelopeOf(BulletinPage).parse(response.json())
  const found = data.data.map(({ dataType, dataJson }) => ({
    dataType,
    data: BulletinData.parse(JSON.parse(dataJson)),
  }))
  return { count: data.count, found }
}

describe('the bulletins', () => {
  test('come newest first, five a page', async () => {
    const { count, found } = await page()
    expect(count).toBe(2)
    expect(found.map(({ dataType }) => dataType)).toEqual(['0', '1'])
    expect((await page('?pageSize=1&page=2')).found.map(({ data }) => data.shortName)).toEqual(['OFAC SDN'])
    expect(await page('?page=9')).toMatchObject({ count: 2, found: [] })
  })

  test('of a notice combine its parties with the measures in both languages', async () => {
    const [first] = (await page('?dataType=0')).found
    expect(first?.data).toMatchObject({
      title: '公布不可靠实体清单',
      department: '商务部',
      departmentEn: 'Ministry of Commerce',
      url: 'https://www.mofcom.gov.cn/notice',
      documentNumber: '不可靠实体清单工作机制公告2025年第4号',
      entityCount: 2,
    })
    expect(first?.data.entityMeasureList[0]).toEqual({
      dataId: null,
      dataType: '01',
      s: '1',
      entityName: '护盾人工智能公司',
      entityNameEn: 'Shield AI, Inc.',
      measure: '禁止其从事与中国有关的进出口活动\n禁止其在中国境内新增投资',
      measureEn: 'Barred from import and export activities related to China\n禁止其在中国境内新增投资',
    })
  })

  test('of a list have the number of additions and removals, and link to each party', async () => {
    const [first] = (await page('?dataType=1')).found
    expect(first?.data).toMatchObject({
      title: '美国 SDN：新增 1',
      titleEn: 'OFAC SDN: 1 added',
      countryCn: '美国',
      unitEn: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
      entityMeasureList: [],
      entityList: [{ dataId: 'ofac-50543', dataType: '01', nameZh: '永信至诚科技集团股份有限公司', dataStatus: 1 }],
    })
  })

  test('are found by a party, a number or a list, and by wildcards literally', async () => {
    expect((await page('?keyword=%E6%8A%A4%E7%9B%BE')).count).toBe(1)
    expect((await page('?keyword=2025%E5%B9%B4%E7%AC%AC4%E5%8F%B7')).count).toBe(1)
    expect((await page('?keyword=ofac%20sdn')).count).toBe(1)
    expect((await page('?keyword=100%25%20genuine_')).count).toBe(1)
    expect((await page('?keyword=%25_%25')).count).toBe(0)
  })

  test('refuse another data type', async () => {
    const response = await user.inject({ url: '/open-api/api/morning/page?dataType=2' })
    expect(response.statusCode).toBe(400)
    expect(response.json().data.errors).toMatchObject([{ field: 'dataType' }])
  })

  test('are shown in the detail of a party they name', async () => {
    const response = await user.inject({ url: '/open-api/api/sanction/detail/entity?id=ofac-50543' })
    expect(response.json().data.newsList).toMatchObject([
      { postTime: '2025-01-03', titleEn: 'OFAC SDN: 1 added', dataStatus: 1, sourceId: 1 },
    ])
  })
})
