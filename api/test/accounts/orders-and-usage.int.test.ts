import { inflateRawSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageOf } from '../../src/contract/envelope.ts'
import { UnreadCount } from '../../src/contract/my-account/alerts.ts'
import { MembershipResult, ModuleUsage, Order, UsageModule } from '../../src/contract/my-account/orders.ts'
import { LogDetail, LogRecord } from '../../src/contract/my-account/usage-log.ts'
import { read, refused } from '../support/answers.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let demo: SignedIn
let trial: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  demo = await environment.signIn(app, 'demo')
  trial = await environment.signIn(app, 'trial')
})
afterAll(() => environment.close())

const unknown = (message: string) => ({ status: 404, code: 404, message, fields: undefined })

describe('orders and usage', () => {
  const base = '/payment-service/api'
  let own: Order
  let others: Order

  beforeAll(async () => {
    await sql`truncate usage_records, access_grants`.execute(environment.db)
    for (const id of ['ofac-12927', 'ofac-50543']) {
      await trial.inject({ url: `/open-api/api/sanction/detail/entity?id=${id}&type=01` })
    }
    const firstOf = async (who: SignedIn) =>
      Order.parse((await read(who, `${base}/my/order/page`, pageOf(Order))).records[0])
    own = await firstOf(trial)
    others = await firstOf(demo)
  })

  test('belong to the caller', async () => {
    expect(own).toMatchObject({ packageId: 'trial', pacakgeName: '30 天试用', state: 'in force' })
    expect(others.orderNumber).not.toBe(own.orderNumber)
    expect(await read(trial, `${base}/my/order/page?userId=${demo.userId}`, pageOf(Order))).toMatchObject({
      records: [own],
      total: 1,
      current: 1,
      pages: 1,
    })
    const expired = await environment.signIn(app, 'expired')
    expect((await read(expired, `${base}/my/order/page`, pageOf(Order))).records[0]?.state).toBe('expired')
  })

  test('have the remaining uses of each module for the day and in total', async () => {
    const usage = async () =>
      (await read(trial, `${base}/my/sum/page?orderNumber=${own.orderNumber}&pageSize=200`, pageOf(ModuleUsage)))
        .records
    const sanction = async () => (await usage()).find(({ moduleId }) => moduleId === 'sanction')
    expect((await usage()).map(({ moduleId }) => moduleId)).toEqual([
      'sanction',
      'chinaSanction',
      'items',
      'law',
      'news',
    ])
    expect((await usage()).find(({ moduleId }) => moduleId === 'law')?.balance).toBeNull()
    expect(await sanction()).toEqual({
      moduleId: 'sanction',
      moduleName: '全球制裁',
      moduleNameEn: 'Sanctions',
      dailyLimit: 5,
      totalLimit: null,
      dailyUsed: 2,
      totalUsed: 2,
      balance: 3,
    })
    await sql`update usage_records set day = day - 1 where param1 = 'ofac-12927'`.execute(environment.db)
    expect(await sanction()).toMatchObject({ dailyUsed: 1, totalUsed: 2, balance: 4 })
    await sql`update order_modules set total_limit = 3 where order_number = ${own.orderNumber}`.execute(environment.db)
    expect(await sanction()).toMatchObject({ totalLimit: 3, balance: 1 })
    await sql`update order_modules set total_limit = null where order_number = ${own.orderNumber}`.execute(
      environment.db,
    )
    const second = await read(
      trial,
      `${base}/my/sum/page?orderNumber=${own.orderNumber}&page=2&pageSize=2`,
      pageOf(ModuleUsage),
    )
    expect(second).toMatchObject({ total: 5, current: 2, pages: 3 })
    expect(second.records.map(({ moduleId }) => moduleId)).toEqual(['items', 'law'])
  })

  test('have nothing left when the order has ended', async () => {
    const expired = await environment.signIn(app, 'expired')
    const { modules } = await read(expired, `${base}/my/get/result`, MembershipResult)
    expect(new Set(modules.map(({ balance }) => balance))).toEqual(new Set([0]))
  })

  test('of another user are unknown', async () => {
    for (const call of ['my/sum/page', 'my/get/result']) {
      for (const number of [others.orderNumber, 'x', '%00', '1']) {
        expect(await refused(trial, `${base}/${call}?orderNumber=${number}`)).toEqual(unknown('未找到该订单'))
      }
    }
    expect((await refused(trial, `${base}/my/sum/page`)).fields).toEqual(['orderNumber'])
  })

  test('the membership result is the newest order by default', async () => {
    const named = await read(trial, `${base}/my/get/result?orderNumber=${own.orderNumber}`, MembershipResult)
    expect(named).toMatchObject(own)
    expect(await read(trial, `${base}/my/get/result`, MembershipResult)).toEqual(named)
  })

  test('modules are those with their own quota', async () => {
    const modules = await read(trial, `${base}/module/list`, z.array(UsageModule))
    expect(modules[0]).toEqual({ moduleId: 'sanction', moduleName: '全球制裁', moduleNameEn: 'Sanctions' })
    expect(modules).toHaveLength(9)
  })

  test('unread alerts are counted for the caller only', async () => {
    const unread = (who: SignedIn) => read(who, '/open-api/api/user/unread/count', UnreadCount)
    expect(await unread(trial)).toEqual({ count: 0 })
    await sql`
      insert into alerts (user_id, raised_at, read_at)
      values (${trial.userId}, now(), null), (${trial.userId}, now(), now()), (${demo.userId}, now(), null)
    `.execute(environment.db)
    expect(await unread(trial)).toEqual({ count: 1 })
  })
})

describe('the log', () => {
  const base = '/payment-service/api/my/record'
  const log = (who: SignedIn, query = '') => read(who, `${base}/page?${query}`, pageOf(LogRecord))
  const namesOf = async (query: string) => (await log(trial, query)).records.map(({ detail }) => detail)
  const at = (time: string) => new Date(time).getTime()
  const formula = '=cmd|" /C calc"!A0'

  beforeAll(async () => {
    const { db } = environment
    await sql`truncate usage_records`.execute(db)
    const orderOf = async (who: SignedIn) =>
      (await db.selectFrom('orders').select('order_number').where('user_id', '=', who.userId).executeTakeFirstOrThrow())
        .order_number
    const rows: [who: SignedIn, time: string, module: string, quota: string, name: string][] = [
      [trial, '2026-03-01T15:59:59.999Z', 'sanction', 'sanction', 'last of the day'],
      [trial, '2026-03-01T16:00:00.000Z', 'sanction', 'sanction', 'first of the day'],
      [trial, '2026-03-02T01:00:00.000Z', 'eccn', 'items', formula],
      [trial, '2026-03-02T01:00:00.000Z', 'item', 'items', '+item'],
      [trial, '2026-03-03T01:00:00.000Z', 'chinaSanction', 'chinaSanction', '@party'],
      [trial, '2026-03-04T01:00:00.000Z', 'sanction', 'sanction', '-party \u0007'],
      [demo, '2026-03-04T01:00:00.000Z', 'sanction', 'sanction', 'another’s'],
    ]
    for (const [who, time, module, quota, name] of rows) {
      await sql`
        insert into usage_records
          (user_id, order_number, module, quota, operation, param1, param2, detail, address, day, created_at)
        values (${who.userId}, ${await orderOf(who)}, ${module}, ${quota}, 'access.check', 'x-1', '2024-51',
          ${JSON.stringify({ name })}, '10.0.0.1', '2026-03-01', ${time})
      `.execute(db)
    }
  })

  test('has each charge of the caller, newest first', async () => {
    const { records, ...rest } = await log(trial)
    expect(rest).toEqual({ total: 6, current: 1, pages: 1 })
    expect(records.map(({ detail }) => detail)).toEqual([
      '-party \u0007',
      '@party',
      '+item',
      formula,
      'first of the day',
      'last of the day',
    ])
    expect(records[2]).toMatchObject({
      moduleId: 'items',
      moduleName: '管制物项',
      operation: '查看详情',
      operationEn: 'View',
      createTime: '2026-03-02T01:00:00.000Z',
      ip: '10.0.0.1',
      param1: 'x-1',
      param2: '2024-51',
    })
  })

  test('is filtered by order, module and time', async () => {
    const [newest] = (await log(trial)).records
    expect((await log(trial, `orderNumber=${newest?.orderNumber}`)).total).toBe(6)
    const [others] = (await log(demo)).records
    expect(others?.detail).toBe('another’s')
    for (const number of [others?.orderNumber, '1', '%00']) {
      expect((await log(trial, `orderNumber=${number}`)).total).toBe(0)
    }
    expect(await namesOf('moduleId=items')).toEqual(['+item', formula])
    expect(await namesOf('moduleId=eccn')).toEqual([formula])
    const day = `createTimeStart=${at('2026-03-01T16:00:00Z')}&createTimeEnd=${at('2026-03-02T15:59:59.999Z')}`
    expect(await namesOf(day)).toEqual(['+item', formula, 'first of the day'])
    expect(await namesOf(`createTimeEnd=${at('2026-03-01T15:59:59.999Z')}`)).toEqual(['last of the day'])
    expect(await namesOf(`createTimeStart=${at('2026-03-04T01:00:00Z')}`)).toEqual(['-party \u0007'])
    expect(await namesOf('createTimeStart=99999999999999')).toEqual([])
    expect(await namesOf('page=3&pageSize=2')).toEqual(['first of the day', 'last of the day'])
    expect(await namesOf('page=4&pageSize=2')).toEqual([])
  })

  test('rejects an unknown module, an invalid time, or a range that ends before it begins', async () => {
    for (const [query, field] of [
      ['moduleId=everything', 'moduleId'],
      ['createTimeStart=yesterday', 'createTimeStart'],
      ['createTimeEnd=-1', 'createTimeEnd'],
      ['createTimeStart=2&createTimeEnd=1', 'createTimeStart'],
    ]) {
      expect(await refused(trial, `${base}/page?${query}`)).toMatchObject({ status: 400, code: 400, fields: [field] })
    }
    expect((await refused(trial, `${base}/export?createTimeStart=2&createTimeEnd=1`)).status).toBe(400)
  })

  test('shows one charge with the item that was read, to its owner only', async () => {
    const [, , item] = (await log(trial)).records
    const detail = await read(trial, `${base}/detail?id=${item?.id}`, LogDetail)
    expect(detail).toMatchObject(item ?? {})
    expect(detail.table).toEqual([
      { nameZh: '名称', nameEn: 'Name', value: '+item' },
      { nameZh: '编号', nameEn: 'Id', value: 'x-1' },
      { nameZh: '版本', nameEn: 'Edition', value: '2024-51' },
      { nameZh: '计入日期', nameEn: 'Counted on', value: '2026-03-01' },
    ])
    const [others] = (await log(demo)).records
    for (const id of [others?.id, '0', 'x', '99999999999999999999', '%00']) {
      expect(await refused(trial, `${base}/detail?id=${id}`)).toEqual(unknown('未找到该条日志'))
    }
  })

  test('is exported as a workbook without formulas', async () => {
    const response = await trial.inject({ url: `${base}/export`, headers: { 'accept-language': 'en' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="usage-\d{4}-\d\d-\d\d\.xlsx"$/)
    const files = unzip(response.rawPayload)
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet.match(/<row /g)).toHaveLength(7)
    expect(sheet).not.toMatch(/<f[ >/]/)
    const types = [...sheet.matchAll(/<c [^>]*?>/g)].map(([cell]) => /t="(\w+)"/.exec(cell)?.[1])
    expect(new Set(types)).toEqual(new Set([types[0]]))
    expect(['s', 'inlineStr']).toContain(types[0])
    const text = [...files.values()].join('\n')
    for (const words of ['Time (Beijing)', '=cmd|', '+item', '@party', '-party', '2026-03-02 09:00:00']) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('\u0007')
    expect(text).not.toContain('another’s')
  })

  test('is exported once at a time per user, while other users can export', async () => {
    const answers = await Promise.all([trial, trial, demo].map((who) => who.inject({ url: `${base}/export` })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5')
    expect((await trial.inject({ url: `${base}/export` })).statusCode).toBe(200)
  })

  test('without entries cannot be exported, with a message', async () => {
    const url = `${base}/export?createTimeEnd=1`
    expect(await refused(trial, url)).toMatchObject({ status: 400, code: 400, message: '没有可导出的内容' })
    const response = await trial.inject({ url, headers: { 'accept-language': 'en' } })
    expect(response.json().message).toBe('no content to export')
  })
})

test('visitors have access to none of it', async () => {
  for (const [method, url] of [
    ['POST', '/open-api/api/user/collect/entity/add'],
    ['POST', '/open-api/api/user/collect/china/eccn/del'],
    ['GET', '/open-api/api/user/collect/entity/page'],
    ['GET', '/open-api/api/user/unread/count'],
    ['GET', '/payment-service/api/my/order/page'],
    ['GET', '/payment-service/api/my/sum/page'],
    ['GET', '/payment-service/api/my/record/page'],
    ['GET', '/payment-service/api/my/record/detail?id=1'],
    ['GET', '/payment-service/api/my/record/export'],
    ['GET', '/payment-service/api/module/list'],
    ['GET', '/payment-service/api/my/get/result'],
  ] as const) {
    const response = await app.inject({ method, url })
    expect([url, response.statusCode, response.json().code]).toEqual([url, 401, 126])
  }
})

/** The files of a zip archive, as text, by its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const isStored = archive.readUInt16LE(at + 10) === 0
    files.set(name, (isStored ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return files
}
