import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageOf } from '../../src/contract/envelope.ts'
import { EntityFavourite } from '../../src/contract/my-account/favourites.ts'
import { read, refused } from '../support/answers.ts'
import { companyNamed } from '../support/companies.ts'
import { type Entry, storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let demo: SignedIn
let trial: SignedIn

/** Its publisher prints it on, although its only entry ended. */
const ended: Entry = {
  source: 'ofac-sdn',
  subjectId: 'ofac-90001',
  record: companyNamed('Harbour Star Trading', '90001', { endedOn: '2024-01-01' }),
}

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment, [ended])
  app = await environment.app()
  demo = await environment.signIn(app, 'demo')
  trial = await environment.signIn(app, 'trial')
})
afterAll(() => environment.close())

describe('favourites', () => {
  const base = '/open-api/api/user/collect'
  const post = async (who: SignedIn, path: string, payload: Record<string, string>) =>
    (await who.inject({ method: 'POST', url: `${base}/${path}`, payload })).statusCode
  const page = (who: SignedIn, query = '') => read(who, `${base}/entity/page?${query}`, pageOf(EntityFavourite))
  const idsOf = async (who: SignedIn, query = '') => (await page(who, query)).records.map(({ entityId }) => entityId)
  const isMarked = async (who: SignedIn, id: string) =>
    (await who.inject({ url: `/open-api/api/sanction/detail/entity?id=${id}` })).json().data.hasCollection

  beforeEach(async () => {
    await environment.db.deleteFrom('favourites').execute()
  })

  test('are added once, even if requested repeatedly, and removed once', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await post(demo, 'entity/add', { id: 'ofac-50543', type: '01', s: '1' })).toBe(200)
    }
    expect(await page(demo)).toEqual({
      records: [
        {
          entityId: 'ofac-50543',
          dataId: 'ofac-50543',
          type: '01',
          s: '1',
          name: 'Integrity Technology Group, Incorporated',
          nameZh: '永信至成科技集团股份有限公司',
          subjectType: '01',
          status: 'listed',
          createTime: expect.any(String),
        },
      ],
      total: 1,
      current: 1,
      pages: 1,
    })
    for (let time = 0; time < 2; time++) expect(await post(demo, 'entity/del', { id: 'ofac-50543' })).toBe(200)
    expect(await page(demo)).toEqual({ records: [], total: 0, current: 1, pages: 0 })
  })

  test('of an unknown item, or with another type or flag, are refused; removing one is not', async () => {
    for (const item of [
      { id: 'nobody' },
      { id: 'a\0b' },
      { id: 'ofac-50543', type: '02' },
      { id: 'ofac-50543', s: '2' },
    ] as Record<string, string>[]) {
      expect(await post(demo, 'entity/add', item)).toBe(404)
      expect(await post(demo, 'entity/del', item)).toBe(200)
    }
    expect(await post(demo, 'entity/add', {})).toBe(400)
    expect((await page(demo)).total).toBe(0)
  })

  test('are shown in the detail to their owner only', async () => {
    await post(demo, 'entity/add', { id: 'ofac-12927' })
    expect(await isMarked(demo, 'ofac-12927')).toBe(true)
    expect(await isMarked(demo, 'ofac-50543')).toBe(false)
    expect(await isMarked(trial, 'ofac-12927')).toBe(false)
    expect(await idsOf(trial)).toEqual([])
    await post(trial, 'entity/del', { id: 'ofac-12927' })
    expect(await isMarked(demo, 'ofac-12927')).toBe(true)
  })

  test('belong to the caller, whatever user the call names', async () => {
    await post(trial, 'entity/add', { id: 'ofac-12927', userId: demo.userId, user_id: demo.userId })
    expect(await idsOf(trial)).toEqual(['ofac-12927'])
    expect(await idsOf(demo, `userId=${trial.userId}`)).toEqual([])
  })

  test('follow a merged subject, without duplicates, and are removed with it', async () => {
    const { db } = environment
    for (const id of ['ofac-12927', 'ofac-15591']) await post(demo, 'entity/add', { id })
    const merge = (into: string | null) =>
      db.updateTable('subjects').set({ merged_into: into }).where('id', '=', 'ofac-15591').execute()
    await merge('ofac-12927')
    expect(await idsOf(demo)).toEqual(['ofac-12927'])
    expect(await isMarked(demo, 'ofac-15591')).toBe(true)
    await db.deleteFrom('favourites').where('item_id', '=', 'ofac-12927').execute()
    expect(await idsOf(demo)).toEqual(['ofac-12927'])
    expect(await post(demo, 'entity/del', { id: 'ofac-12927' })).toBe(200)
    expect(await idsOf(demo)).toEqual([])
    await post(demo, 'entity/add', { id: 'ofac-15591' })
    await post(demo, 'entity/del', { id: 'ofac-15591' })
    expect(await idsOf(demo)).toEqual([])
    await merge(null)
    expect(await idsOf(demo)).toEqual([])
  })

  test('say that every entry of a subject ended, as its page does', async () => {
    await post(demo, 'entity/add', { id: 'ofac-90001' })
    const detail = await demo.inject({ url: '/open-api/api/sanction/detail/entity?id=ofac-90001' })
    expect(detail.json().data.status).toBe('offline')
    expect((await page(demo)).records).toMatchObject([{ name: 'Harbour Star Trading', status: 'offline' }])
  })

  test('are searched by a part of any name, newest first, with pages', async () => {
    const ids = ['ofac-50543', 'ofac-12927', 'ofac-15464', 'ofac-52945', 'ofac-15591']
    for (const id of ids) expect(await post(demo, 'entity/add', { id })).toBe(200)
    const newestFirst = [...ids].reverse()
    expect(await idsOf(demo)).toEqual(newestFirst)
    expect(await page(demo, 'page=2&pageSize=2')).toMatchObject({ total: 5, current: 2, pages: 3 })
    expect(await idsOf(demo, 'page=2&pageSize=2')).toEqual(newestFirst.slice(2, 4))
    expect(await page(demo, 'page=9&pageSize=2')).toMatchObject({ records: [], total: 5, current: 9, pages: 3 })
    expect(await idsOf(demo, 'keyword=mahan')).toEqual(['ofac-12927'])
    expect(await idsOf(demo, `keyword=${encodeURIComponent('永信至成')}`)).toEqual(['ofac-50543'])
    expect(await idsOf(demo, 'keyword=al-khayat')).toEqual(['ofac-15591'])
    expect(await idsOf(demo, 'keyword=%25')).toEqual([])
    expect(await idsOf(demo, "keyword='")).toEqual([])
    expect((await refused(demo, `${base}/entity/page?pageSize=201`)).fields).toEqual(['pageSize'])
    expect((await refused(demo, `${base}/entity/page?page=51&pageSize=200`)).fields).toEqual(['page'])
  })

  test('of item tables are empty as long as their codes are not loaded', async () => {
    for (const [path, item] of [
      ['eccn', { eccn: '3A001' }],
      ['china/eccn', { eccn: '1C001', version: '2024-51' }],
    ] as const) {
      expect(await post(demo, `${path}/add`, item)).toBe(404)
      expect(await post(demo, `${path}/del`, item)).toBe(200)
      expect(await read(demo, `${base}/${path}/page`, pageOf(z.unknown()))).toMatchObject({ records: [], total: 0 })
    }
  })

  test('are limited to 5,000', async () => {
    await sql`
      insert into favourites (user_id, kind, item_id) select ${demo.userId}, 'entity', 'x' || n from generate_series(1, 5000) n
    `.execute(environment.db)
    const response = await demo.inject({ method: 'POST', url: `${base}/entity/add`, payload: { id: 'ofac-12927' } })
    expect([response.statusCode, response.json().message]).toEqual([409, '收藏已满 5000 条，请先移除部分收藏'])
  })
})
