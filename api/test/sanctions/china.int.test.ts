import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ChinaDetail, ChinaLabel, ChinaLatestAnswer, ChinaSearchAnswer } from '../../src/contract/china.ts'
import { EntityDetail } from '../../src/contract/detail.ts'
import { createChinaService } from '../../src/modules/china-sanction/service.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** The six lists as the notices in fixtures/china-notices make them. */
const lists = [
  'cn-unreliable-entities',
  'cn-export-control',
  'cn-watch-list',
  'cn-countermeasures',
  'cn-taiwan-diehards',
  'cn-taiwan-accomplices',
]

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
  for (const list of lists) await environment.ingest([list, '--force'], { SOURCE_MIRROR: fixtures })
  app = await environment.app()
  user = await environment.signIn(app)
}, 300_000)
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(user, path, schema)
const base = '/open-api/api/sanction/china'
const search = (query: Record<string, string>) =>
  read(`${base}/search?${new URLSearchParams(query)}`, ChinaSearchAnswer)
const detail = (id: string) => read(`${base}/detail?id=${id}`, ChinaDetail)
const refusal = async (query: string) => {
  const response = await user.inject({ url: `${base}/${query}` })
  return [response.statusCode, response.json().data?.errors?.map(({ field }: { field: string }) => field)]
}

describe('a favourite', () => {
  test('shows on every decision that names the subject, until it is taken away', async () => {
    const { subject, hasCollection } = await detail('cn-uel-2025-7-1')
    expect(hasCollection).toBe(false)
    const mark = async (action: 'add' | 'del') =>
      user.inject({ method: 'POST', url: `/open-api/api/user/collect/entity/${action}`, payload: { id: subject.id } })
    expect((await mark('add')).statusCode).toBe(200)
    expect((await detail('cn-uel-2025-7-1')).hasCollection).toBe(true)
    await mark('del')
    expect((await detail('cn-uel-2025-7-1')).hasCollection).toBe(false)
  })
})

describe('the log of a user who read a decision', () => {
  test('names its subject as the notice does, in Chinese', async () => {
    const { id, name } = await detail('cn-uel-2025-7-1')
    const log = await user.inject({ url: '/payment-service/api/my/record/page?moduleId=chinaSanction' })
    expect(log.json().data.records.find(({ param1 }: { param1: string }) => param1 === id)?.detail).toBe(name)
    expect(name).toMatch(/\p{Script=Han}/u)
  })
})

describe('the labels', () => {
  test('are the six lists in both languages, without All', async () => {
    const labels = await read(`${base}/lable/list`, z.array(ChinaLabel))
    expect(labels.map(({ id, name }) => [id, name])).toEqual([
      ['1', '不可靠实体清单'],
      ['2', '出口管制管控名单'],
      ['3', '关注名单'],
      ['4', '反制清单'],
      ['5', '"台独"顽固分子清单'],
      ['6', '"台独"打手帮凶名单'],
    ])
    expect(labels.every(({ nameEn }) => nameEn !== '')).toBe(true)
  })
})

describe('the newest decisions', () => {
  const latest = (query = '') => read(`${base}/latest/label${query}`, ChinaLatestAnswer)

  test('stand one per label, four to a page, newest first, with the parties in the order of the notice', async () => {
    const { data, count } = await latest()
    expect(count).toBe(6)
    expect(data.map(({ labelId, sanctionTime, docNumber }) => [labelId, sanctionTime, docNumber])).toEqual([
      ['3', '2026-02-24', '商务部公告2026年第12号'],
      ['1', '2025-10-09', '不可靠实体清单工作机制公告〔2025〕10号'],
      ['2', '2025-07-09', '商务部公告2025年第35号'],
      ['6', '2025-03-26', null],
    ])
    expect(data[1]?.entityList.map(({ name, nameEn }) => name ?? nameEn)).toEqual([
      '反无人机技术公司',
      'TechInsights公司',
      'TechInsights Europe Limited',
    ])
  })

  test('come again from the first after the last page', async () => {
    const second = await latest('?page=2')
    expect(second.data.map(({ labelId }) => labelId)).toEqual(['4', '5'])
    expect(await latest('?page=3')).toEqual(await latest('?page=1'))
  })
})

describe('the search', () => {
  test('without a keyword is every decision, newest first, then by id', async () => {
    const { data, count } = await search({ pageSize: '200' })
    expect(count).toBe(23)
    expect(data).toHaveLength(23)
    const keys = data.map(({ sanctionTime }) => sanctionTime ?? '')
    expect(keys).toEqual([...keys].sort().reverse())
  })

  test.each([
    ['simplified', '斯凯迪奥'],
    ['traditional', '斯凱迪奧'],
    ['pinyin joined', 'sikaidiao'],
    ['pinyin spaced', 'si kai di ao'],
    ['pinyin with tones', 'sī kǎi dí ào'],
    ['English', 'SKYDIO'],
  ])('finds a party by %s', async (_, searchKey) => {
    const { data, count } = await search({ searchKey })
    expect([count, data[0]?.id, data[0]?.docNumber]).toEqual([
      1,
      'cn-uel-2025-7-1',
      '不可靠实体清单工作机制公告〔2025〕7号',
    ])
    expect(data[0]?.highlights).not.toEqual([])
  })

  test('gives a visitor what a row shows; the decision itself needs its detail', async () => {
    const response = await app.inject({ url: `${base}/search?pageSize=200` })
    const rows: Record<string, unknown>[] = response.json().data.data
    expect(rows).toHaveLength(23)
    const fields = new Set(rows.flatMap((row) => Object.keys(row)))
    expect(
      [...fields].filter((field) => /measure|reason|legalBasis|url|alias|Note|suspensions|subject/.test(field)),
    ).toEqual([])
    expect(await detail('cn-uel-2025-7-1')).not.toHaveProperty('highlights')
  })

  test('marks the keyword in what is shown', async () => {
    const { data } = await search({ searchKey: 'sikaidiao' })
    expect(data[0]?.highlights).toEqual([{ field: 'name', start: 0, end: 4 }])
  })

  test.each([
    ['不可靠实体清单工作机制公告2025年第7号', 3],
    ['〔2025〕7号', 3],
    ['商务部公告2025年第21号', 2],
    ['MOFCOM Announcement No. 21 of 2025', 2],
    ['外交部令第14号', 2],
  ])('finds the parties of a notice by its number %s', async (searchKey, found) => {
    expect((await search({ searchKey })).count).toBe(found)
  })

  test('finds persons by their position in both languages', async () => {
    for (const searchKey of ['首席执行官', 'founder']) {
      expect((await search({ searchKey })).data.map(({ name }) => name)).toEqual(['布莱克·雷斯尼克'])
    }
  })

  test('has a party named by two lists twice, found by either label', async () => {
    const byLabel = async (labelIds: string) =>
      (await search({ searchKey: 'Sierra Nevada', labelIds })).data.map(({ id, labelId }) => [id, labelId])
    expect(await byLabel('1')).toEqual([['cn-uel-2025-8-2', '1']])
    expect(await byLabel('2')).toEqual([['cn-ecl-2025-21-2', '2']])
    expect(await byLabel('1,2')).toHaveLength(2)
  })

  test('past the end has no rows and the same count', async () => {
    expect(await search({ labelIds: '5', page: '9' })).toEqual({ data: [], count: 2 })
    expect(await search({ searchKey: '查无此名' })).toEqual({ data: [], count: 0 })
  })

  test('refuses what the contract refuses', async () => {
    expect(await refusal(`search?searchKey=${'a'.repeat(301)}`)).toEqual([400, ['searchKey']])
    expect(await refusal('search?labelIds=0')).toEqual([400, ['labelIds']])
    expect(await refusal('search?labelIds=1,7')).toEqual([400, ['labelIds']])
    expect(await refusal('search?page=0')).toEqual([400, ['page']])
    expect(await refusal('search?pageSize=201')).toEqual([400, ['pageSize']])
    expect(await refusal('search?page=1001&pageSize=10')).toEqual([400, ['page']])
    expect(await refusal('detail')).toEqual([400, ['id']])
  })
})

describe('a record', () => {
  test('has the decision in both languages', async () => {
    expect(await detail('cn-ecl-2025-21-1')).toMatchObject({
      name: '高点航空技术公司',
      nameEn: 'High Point Aerotechnologies',
      country: '美国',
      countryCode: 'US',
      dataType: 'E',
      title: '公布将16家美国实体列入出口管制管控名单',
      docNumber: '商务部公告2025年第21号',
      department: '商务部',
      departmentEn: 'Ministry of Commerce',
      label: '出口管制管控名单',
      labelId: '2',
      sanctionTime: '2025-04-04',
      reason: '为维护国家安全和利益，履行防扩散等国际义务',
      measure:
        '禁止向上述实体出口两用物项；正在开展的相关出口活动应当立即停止\n特殊情况下确需出口的，出口经营者应当向商务部提出申请',
    })
  })

  test('of a person has position and type; of Taiwan the country as the product shows it', async () => {
    expect(await detail('cn-afsl-2024-14-2')).toMatchObject({
      dataType: 'P',
      job: 'BRINC无人机公司创始人、首席执行官',
      jobEn: 'Founder and CEO of BRINC Drones, Inc.',
    })
    expect(await detail('cn-ecl-2025-35-1')).toMatchObject({ country: '中国台湾', countryCode: 'TW' })
  })

  test('opens the subject of the global search', async () => {
    const { subject } = await detail('cn-uel-2025-7-1')
    const found = await read(
      `/open-api/api/sanction/detail/entity?id=${subject.id}&type=${subject.type}&s=${subject.s}`,
      EntityDetail,
    )
    expect(found.zh).toBe('斯凯迪奥公司')
  })

  test('unknown is 404', async () => {
    for (const id of ['cn-uel-1999-1-1', '%00', 'ofac-50543']) {
      expect((await user.inject({ url: `${base}/detail?id=${id}` })).statusCode).toBe(404)
    }
  })
})

describe('the state of a decision', () => {
  const statesOn = async (day: string) => {
    const service = createChinaService(environment.db)
    const ids = ['cn-uel-2025-7-1', 'cn-uel-2025-8-1', 'cn-uel-2025-5-1', 'cn-ecl-2025-21-1', 'cn-ecl-2025-22-1']
    return Promise.all(ids.map(async (id) => (await service.detail(id, day)).state))
  }

  test.each([
    ['2025-05-13', ['in force', 'in force', 'in force', 'in force', 'in force']],
    ['2025-05-14', ['suspended', 'suspended', 'in force', 'suspended', 'suspended']],
    ['2025-08-11', ['suspended', 'suspended', 'in force', 'suspended', 'suspended']],
    ['2025-08-12', ['suspended', 'ended', 'in force', 'suspended', 'ended']],
    ['2025-11-09', ['suspended', 'ended', 'in force', 'suspended', 'ended']],
    ['2025-11-10', ['suspended', 'ended', 'ended', 'suspended', 'ended']],
    ['2026-11-10', ['unknown', 'ended', 'ended', 'unknown', 'ended']],
  ])('of 〔2025〕7, 8 and 5号 and of 2025年第21 and 22号 on %s', async (day, states) => {
    expect(await statesOn(day)).toEqual(states)
  })

  test('includes its suspensions: suspended stays listed, only an end is expired', async () => {
    const service = createChinaService(environment.db)
    const suspended = await service.detail('cn-uel-2025-7-1', '2025-06-01')
    expect([suspended.status, suspended.suspendedUntil, suspended.endedOn]).toEqual(['1', '2025-08-11', null])
    expect(suspended.suspensions.map(({ from, to }) => [from, to])).toEqual([
      ['2025-05-14', '2025-08-11'],
      ['2025-08-12', '2025-11-09'],
      ['2025-11-10', '2026-11-09'],
    ])
    expect(suspended.suspensions[0]).toMatchObject({
      note: '暂停4月4日公告（不可靠实体清单工作机制〔2025〕7号）相关措施90天',
      url: 'https://www.mofcom.gov.cn/xwfb/xwfyrth/art/2025/art_53ec1f591dba49a39b65fd89b6d73e6f.html',
    })
    const ended = await service.detail('cn-uel-2025-8-1', '2025-11-10')
    expect([ended.status, ended.endedOn, ended.endNote]).toEqual([
      '0',
      '2025-08-12',
      '停止4月9日公告（不可靠实体清单工作机制〔2025〕8号）相关措施',
    ])
    expect(ended.suspensions.map(({ from, to }) => [from, to])).toEqual([['2025-05-14', '2025-08-11']])
  })
})
