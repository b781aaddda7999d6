import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageOf } from '../../src/contract/envelope.ts'
import { ChinaItemDetail, ChinaItemSearchAnswer } from '../../src/contract/items/china-items.ts'
import { ChinaEccnFavourite } from '../../src/contract/my-account/favourites.ts'
import { ItemCategory } from '../../src/contract/us-items.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api/china/eccn'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  user = await environment.signIn(app)
}, 300_000)
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(user, `${base}${path}`, schema)
const search = (query: Record<string, string>) => read(`/search?${new URLSearchParams(query)}`, ChinaItemSearchAnswer)
const codesOf = async (query: Record<string, string>) => (await search(query)).items.map(({ eccn }) => eccn)
const detail = (query: Record<string, string>) => read(`/detail?${new URLSearchParams(query)}`, ChinaItemDetail)

test('before the list is loaded it is empty, and an item is unknown', async () => {
  expect(await search({})).toMatchObject({ items: [], count: 0, asOf: null })
  expect((await user.inject({ url: `${base}/detail?eccn=1C902` })).statusCode).toBe(404)
})

describe('with the list and the notices', () => {
  beforeAll(async () => {
    await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  }, 300_000)

  test('industries and types have names in both languages; types are those of an industry', async () => {
    const industries = await read('/category/list?type=0', z.array(ItemCategory))
    expect(industries.map(({ id }) => id).join('')).toBe('0123456789')
    const types = await read('/category/list?type=1&parentId=7', z.array(ItemCategory))
    expect(types.map(({ id }) => id)).toEqual(['A'])
  })

  test('are found by code, beginning, path, words and customs code', async () => {
    expect(await codesOf({ key: '6c' })).toEqual(['6C001', '6C002'])
    expect((await search({ key: '1C117.d.2' })).items[0]?.matched).toEqual({ eccn: '1C117.d.2', text: '氧化钨；' })
    expect(await codesOf({ key: '金属铋' })).toEqual(['6C001'])
    expect(await codesOf({ key: '钐', groupId: 'C' })).toEqual(['1C902'])
    expect(await codesOf({ key: '', categoryId: '7' })).toEqual(['7A101'])
    expect((await search({ key: '钐' })).searched).toEqual([])
    const customs = await search({ key: '2841801000' })
    expect(customs.items.map(({ eccn }) => eccn)).toEqual(['1C117'])
    expect(customs.customs).toMatchObject({ code: '2841801000', isInCatalogue: true })
    expect((await search({ key: '1211500011' })).customs).toMatchObject({ isInCatalogue: true })
    expect((await search({ key: '9999999999' })).customs).toMatchObject({ isInCatalogue: false })
  })

  test('an item that only a notice names has the state of the day', async () => {
    const states = ['2025-11-06', '2025-11-07', '2026-11-10', '2026-11-11'].map((day) => detail({ eccn: '1C909', day }))
    expect((await Promise.all(states)).map(({ state }) => state)).toEqual([
      'not-yet',
      'suspended',
      'suspended',
      'resumed',
    ])
    const { noticeList, noticesAsOf } = await detail({ eccn: '1C909', day: '2026-11-11' })
    expect(noticesAsOf).toBe('2026-07-31')
    expect(noticeList[0]?.suspensions).toMatchObject([{ from: '2025-11-07', to: '2026-11-10', by: { id: '2025-70' } }])
  })

  test('has the days on which the text of the list changed, none for an item that only notices name', async () => {
    const { history, version } = await detail({ eccn: '1C004' })
    expect(history).toEqual([{ date: version, fields: ['added'] }])
    expect((await detail({ eccn: '1C909' })).history).toEqual([])
  })

  test('withholds the values of the list and has those of notices', async () => {
    const { losses, isIncomplete, childItemList, noticeList, customsList } = await detail({ eccn: '1C004' })
    expect([losses, isIncomplete]).toEqual([['values'], true])
    expect(childItemList[0]).toMatchObject({ eccn: '1C004.a', name: '密度大于［…］；' })
    expect(noticeList[0]?.items[0]?.childItemList[0]).toMatchObject({ eccn: '1C004.a', name: '密度大于17.5g/cm³；' })
    expect(customsList).toContainEqual({ code: '8101940001', eccn: '1C004', isInCatalogue: true })
  })

  test('a word of the trade finds the items that the list calls otherwise, and the answer says by what', async () => {
    const { items, searched } = await search({ key: '稀土' })
    expect(items.map(({ eccn }) => eccn)).toContain('1C902')
    expect(items.find(({ eccn }) => eccn === '1C902')?.name).toContain('钐')
    expect(searched).toContain('钐')
    expect(searched).toHaveLength(17)
  })

  test('an item whose text is lost has the name that a notice gives its parts, or none', async () => {
    const bismuth = await detail({ eccn: '6C001' })
    expect(bismuth).toMatchObject({ name: null, losses: ['beginning'] })
    expect(bismuth.noticeList[0]?.items.map(({ eccn }) => eccn)).toEqual(['6C001.a', '6C001.b', '6C001.c', '6C001.d'])
  })

  test('says how many items words cannot find, because their text is lost', async () => {
    const unread = async (query: Record<string, string>) => (await search(query)).unread
    const { items } = await search({ pageSize: '100' })
    const lost = items.filter(({ name, hasChildren }) => name === null && !hasChildren)
    expect(lost.length).toBeGreaterThan(0)
    expect(await unread({ key: '无人机' })).toBe(lost.length)
    expect(await unread({ key: '无人机', categoryId: '4' })).toBe(0)
    expect([await unread({}), await unread({ key: '1C902' }), await unread({ key: '2841801000' })]).toEqual([0, 0, 0])
  })

  test('notices for a destination stand beside every item', async () => {
    const { generalList } = await detail({ eccn: '7A101', day: '2026-11-28' })
    expect(generalList.map(({ id, destination }) => [id, destination])).toEqual([
      ['2026-1', '日本'],
      ['2025-72', '美国'],
    ])
    expect(generalList[1]?.suspensions).toMatchObject([{ part: '第二款', to: '2026-11-27' }])
    expect(generalList.map(({ state }) => state)).toEqual(['in-force', 'resumed'])
  })

  test('an unknown code answers with what is near, a bad version or day with its field', async () => {
    const unknown = await user.inject({ url: `${base}/detail?eccn=1C999` })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().data.near.map(({ eccn }: { eccn: string }) => eccn)).toContain('1C909')
    expect((await user.inject({ url: `${base}/detail?eccn=1C902&version=first` })).statusCode).toBe(400)
    expect((await user.inject({ url: `${base}/detail?eccn=1C902&version=2020-01-01` })).statusCode).toBe(404)
    expect((await user.inject({ url: `${base}/detail?eccn=1C902&day=tomorrow` })).statusCode).toBe(400)
    expect((await app.inject({ url: `${base}/detail?eccn=1C902` })).json().code).toBe(126)
  })

  test('can be favourites, under any of their codes', async () => {
    const path = '/open-api/api/user/collect/china/eccn'
    const page = () => readAs(user, `${path}/page`, pageOf(ChinaEccnFavourite))
    for (const eccn of ['1c902', '1C909.a']) {
      const added = await user.inject({ method: 'POST', url: `${path}/add`, payload: { eccn, version: '2026-07-31' } })
      expect(added.statusCode).toBe(200)
    }
    expect((await page()).records.map(({ eccn, name }) => [eccn, name])).toEqual([
      ['1C909', expect.stringContaining('钬')],
      ['1C902', '钐相关物项'],
    ])
    expect((await detail({ eccn: '1C902' })).hasCollection).toBe(true)
    await user.inject({ method: 'POST', url: `${path}/del`, payload: { eccn: '1C902', version: '2020-01-01' } })
    expect((await page()).total).toBe(1)
  })
})
