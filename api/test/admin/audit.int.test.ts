import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AdminUserPage, AuditPage } from '../../src/contract/admin.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const base = '/user-service/api/admin'

let environment: TestEnvironment
let admin: SignedIn
let demo: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  const app = await environment.app()
  admin = await environment.signIn(app, 'admin')
  demo = await environment.signIn(app, 'demo')
})
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(admin, `${base}/${path}`, schema)
const post = (path: string, payload: Record<string, string>) =>
  admin.inject({ method: 'POST', url: `${base}/${path}`, payload })

describe('the audit', () => {
  const formula = '=HYPERLINK("http://x","y")'
  const days = 'dayStart=2026-03-02&dayEnd=2026-03-03'
  beforeAll(async () => {
    for (const [time, operation, reason] of [
      ['2026-03-01T15:59:59.999Z', 'test.before', 'x'],
      ['2026-03-01T16:00:00.000Z', 'test.first', formula],
      ['2026-03-03T15:59:59.999Z', 'test.last', 'a "quoted", reason'],
      ['2026-03-03T16:00:00.000Z', 'test.after', 'x'],
    ]) {
      await sql`
        insert into audit_entries (happened_at, actor_id, operation, outcome, reason, address, details)
        values (${time}, ${demo.userId}, ${operation}, 'refused', ${reason}, '10.0.0.1', '{"a": 1}')
      `.execute(environment.db)
    }
  })
  const lastEntry = () =>
    environment.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const operationsOf = async (query: string) =>
    (await read(`audit/page?${query}`, AuditPage)).records.map(({ operation }) => operation)

  test('is read by actor, operation and day, newest first', async () => {
    expect(await operationsOf(days)).toEqual(['test.last', 'test.first'])
    expect(await operationsOf('operation=test')).toEqual(['test.after', 'test.last', 'test.first', 'test.before'])
    expect(await operationsOf('operation=test.last')).toEqual(['test.last'])
    for (const actor of [demo.userId, 'DEMO', '13800000001']) {
      expect(await operationsOf(`operation=test&actor=${actor}`)).toHaveLength(4)
    }
    for (const actor of [admin.userId, 'nobody', '%00', '%25']) {
      expect(await operationsOf(`operation=test&actor=${actor}`)).toEqual([])
    }
    const [record] = (await read(`audit/page?${days}`, AuditPage)).records
    expect(record).toMatchObject({
      time: '2026-03-03T15:59:59.999Z',
      actorId: demo.userId,
      actorName: 'demo',
      outcome: 'refused',
      ip: '10.0.0.1',
      details: { a: 1 },
    })
  })

  test('can be paged to its end while new entries are written', async () => {
    const seen: string[] = []
    let query = 'operation=test&pageSize=3'
    for (let page = 0; page < 2; page++) {
      const { records, next } = await read(`audit/page?${query}`, AuditPage)
      seen.push(...records.map(({ operation }) => operation))
      if (next === null) break
      query = `operation=test&pageSize=3&before=${next}`
    }
    expect(seen).toEqual(['test.after', 'test.last', 'test.first', 'test.before'])
    expect((await read('audit/page?operation=test&pageSize=4', AuditPage)).next).toBeNull()
  })

  test('rejects invalid filters', async () => {
    for (const [query, field] of [
      ['dayStart=2026-02-30', 'dayStart'],
      ['dayStart=2026-03-03&dayEnd=2026-03-02', 'dayStart'],
      ['operation=a%25', 'operation'],
      ['before=x', 'before'],
    ] as const) {
      const response = await admin.inject({ url: `${base}/audit/page?${query}` })
      expect([response.statusCode, response.json().data.errors[0].field]).toEqual([400, field])
    }
  })

  test('grows with every action and every read', async () => {
    await environment.db.updateTable('users').set({ state: '2' }).where('id', '=', demo.userId).execute()
    const actions = [
      ['admin.approve', () => post('user/approve', { userId: demo.userId })],
      ['admin.close', () => post('user/close', { userId: demo.userId })],
      ['admin.open', () => post('user/open', { userId: demo.userId })],
      ['admin.grantPackage', () => post('package/grant', { userId: demo.userId, packageId: 'trial' })],
      ['admin.users', () => read('user/page?keyword=demo', AdminUserPage)],
      ['admin.audit', () => read(`audit/page?${days}`, AuditPage)],
      ['admin.exportAudit', () => admin.inject({ url: `${base}/audit/export?${days}` })],
    ] as const
    for (const [operation, action] of actions) {
      await action()
      expect(await lastEntry()).toMatchObject({ operation, actor_id: admin.userId, outcome: 'done' })
    }
    expect((await lastEntry()).details).toEqual({ dayStart: '2026-03-02', dayEnd: '2026-03-03', rows: 2 })
  })

  test('is exported as CSV without formulas', async () => {
    const response = await admin.inject({ url: `${base}/audit/export?${days}` })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, last, first, end] = response.body.split('\r\n')
    expect(head).toBe(
      '\uFEFFid,time (Beijing),actor id,actor,operation,operation name,subject,outcome,outcome name,reason,reason text,address,request,data version,details',
    )
    expect(last).toContain('2026-03-03 23:59:59')
    expect(last).toContain('"a ""quoted"", reason"')
    expect(first).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    expect(first).toContain('"{""a"":1}"')
    expect(end).toBe('')
  })

  test('has the name of each code in the requested language', async () => {
    await sql`
      insert into audit_entries (happened_at, operation, outcome, reason, address, details) values
        ('2024-05-06T12:00:00Z', 'access.check', 'refused', 'access.expired', '10.0.0.1', '{}'),
        ('2024-05-06T12:00:00Z', 'account.signIn', 'done', null, '10.0.0.1', '{}')
    `.execute(environment.db)
    const url = `${base}/audit/export?dayStart=2024-05-06&dayEnd=2024-05-06`
    const linesIn = async (language: string) => {
      const { body } = await admin.inject({ url, headers: { 'accept-language': language } })
      return body.split('\r\n').slice(1, -1)
    }
    const [signedIn, refused] = await linesIn('zh')
    expect(signedIn).toContain(',account.signIn,登录,,done,成功,,,')
    expect(refused).toContain(',access.check,打开详情,,refused,拒绝,access.expired,套餐已到期,')
    expect((await linesIn('en'))[1]).toContain(
      ',access.check,Open details,,refused,Refused,access.expired,Your package has expired,',
    )
  })

  test('is exported completely when it is long, and not at all beyond the limit', async () => {
    await sql`
      insert into audit_entries (happened_at, operation, outcome, address, details)
      select '2025-01-01T12:00:00Z', 'test.many', 'done', '10.0.0.1', '{}' from generate_series(1, 2500)
    `.execute(environment.db)
    const response = await admin.inject({ url: `${base}/audit/export?operation=test.many` })
    const ids = response.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect([ids.length, new Set(ids).size]).toEqual([2500, 2500])
    const none = await admin.inject({ url: `${base}/audit/export?dayEnd=2020-01-01` })
    expect(none.json()).toMatchObject({ code: 400, message: '没有可导出的内容' })
    await sql`
      insert into audit_entries (happened_at, operation, outcome, address, details)
      select '2025-01-01T12:00:00Z', 'test.many', 'done', '10.0.0.1', '{}' from generate_series(1, 100000)
    `.execute(environment.db)
    const tooMany = await admin.inject({ url: `${base}/audit/export?operation=test.many` })
    expect(tooMany.json()).toMatchObject({ code: 400, message: '单次最多导出 100000 条，请缩小范围' })
  })
})
