import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '../../mock-providers/demo-users.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { AdminPackage, AdminUserPage, type AuditRecord, OneTimePassword } from '../../src/contract/admin.ts'
import { MembershipResult } from '../../src/contract/my-account/orders.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const base = '/user-service/api/admin'

let environment: TestEnvironment
let app: FastifyInstance
let admin: SignedIn
let demo: SignedIn
let second: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  admin = await environment.signIn(app, 'admin')
  demo = await environment.signIn(app, 'demo')
  second = await environment.signIn(app, 'trial')
})
afterAll(() => environment.close())
beforeEach(async () => {
  await sql`update users set state = '1', must_change_password = false, role = case user_name when 'admin' then 'admin' else 'user' end`.execute(
    environment.db,
  )
  await environment.db.deleteFrom('sign_in_failures').execute()
})

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(admin, `${base}/${path}`, schema)
async function post(path: string, payload: Record<string, string>, who: SignedIn = admin) {
  const response = await who.inject({ method: 'POST', url: `${base}/${path}`, payload })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}
const stateOf = async (userId: string) =>
  (await environment.db.selectFrom('users').select('state').where('id', '=', userId).executeTakeFirst())?.state
const isSignedIn = async (who: SignedIn) =>
  (await who.inject({ url: '/payment-service/api/module/list' })).statusCode === 200
const login = async (userName: string, password = demoPassword) =>
  app.inject({
    method: 'POST',
    url: '/user-service/api/login/pwd',
    payload: { userName, password, passwordEncoding: 'plain' },
  })
async function lastEntries(count: number): Promise<Pick<AuditRecord, 'operation' | 'subject' | 'details'>[]> {
  const { rows } = await sql<AuditRecord>`
    select actor_id, operation, subject, outcome, details from audit_entries order by id desc limit ${count}
  `.execute(environment.db)
  return rows
}
const setState = (userId: string, state: string) =>
  sql`update users set state = ${state} where id = ${userId}`.execute(environment.db)

const calls = [
  ['GET', 'user/page'],
  ['POST', 'user/approve'],
  ['POST', 'user/close'],
  ['POST', 'user/open'],
  ['GET', 'package/list'],
  ['POST', 'package/grant'],
  ['POST', 'password/reset'],
  ['GET', 'audit/page'],
  ['GET', 'audit/export'],
] as const

describe('administration', () => {
  test('does not exist for users, and asks visitors to log in', async () => {
    for (const [method, path] of calls) {
      const options = { method, url: `${base}/${path}` }
      const asUser = await demo.inject(options)
      expect([path, asUser.statusCode, asUser.json()]).toEqual([
        path,
        404,
        { code: 404, message: '地址不存在', data: null },
      ])
      const asVisitor = await app.inject(options)
      expect([path, asVisitor.statusCode, asVisitor.json().code]).toEqual([path, 401, 126])
    }
  })

  test('ends with the role, even with an older token', async () => {
    expect((await admin.inject({ url: `${base}/package/list` })).statusCode).toBe(200)
    await sql`update users set role = 'user' where id = ${admin.userId}`.execute(environment.db)
    expect((await admin.inject({ url: `${base}/package/list` })).statusCode).toBe(404)
  })

  test('of a user we do not have is unknown', async () => {
    for (const userId of ['nobody', 'a\0b', "'"]) {
      for (const path of ['user/approve', 'user/close', 'user/open', 'password/reset']) {
        expect(await post(path, { userId })).toMatchObject({ status: 404, code: 404, message: '用户不存在' })
      }
      expect((await post('package/grant', { userId, packageId: 'trial' })).status).toBe(404)
    }
    expect((await post('user/approve', {})).data.errors[0].field).toBe('userId')
  })
})

describe('users', () => {
  const namesOf = async (query: string) =>
    (await read(`user/page?${query}`, AdminUserPage)).records.map(({ userName }) => userName)

  test('are listed with their packages in force, and nothing of their passwords', async () => {
    const page = await read('user/page?pageSize=200', AdminUserPage)
    expect(page).toMatchObject({ total: 4, current: 1, pages: 1 })
    const byName = new Map(page.records.map((user) => [user.userName, user]))
    expect(byName.get('trial')).toMatchObject({
      userId: second.userId,
      phone: '13800000003',
      state: '1',
      role: 'user',
      isDemo: true,
      orders: [{ packageId: 'trial', state: 'in force' }],
    })
    expect(byName.get('expired')?.orders).toEqual([])
    expect(JSON.stringify(page)).not.toMatch(/argon2|password/i)
  })

  test('are found by a part of user name, phone or company, and by state', async () => {
    expect(await namesOf('keyword=TRI')).toEqual(['trial'])
    expect(await namesOf('keyword=00000004')).toEqual(['expired'])
    expect((await namesOf(`keyword=${encodeURIComponent('外贸')}`)).sort()).toEqual(['admin', 'demo'])
    expect(await namesOf('keyword=%25')).toEqual([])
    expect(await namesOf('keyword=_')).toEqual([])
    await setState(demo.userId, '2')
    expect(await namesOf('state=2')).toEqual(['demo'])
    expect(await namesOf('page=2&pageSize=3')).toHaveLength(1)
    expect(await namesOf('page=3&pageSize=3')).toEqual([])
  })

  test('under review are approved; those closed are opened, not approved', async () => {
    await setState(demo.userId, '2')
    expect((await post('user/open', { userId: demo.userId })).status).toBe(409)
    expect((await post('user/approve', { userId: demo.userId, state: '0', role: 'admin' })).status).toBe(200)
    expect(await stateOf(demo.userId)).toBe('1')
    expect(await lastEntries(1)).toEqual([
      {
        actor_id: admin.userId,
        operation: 'admin.approve',
        subject: demo.userId,
        outcome: 'done',
        details: { before: '2', after: '1' },
      },
    ])
    await setState(demo.userId, '0')
    expect(await post('user/approve', { userId: demo.userId })).toMatchObject({ status: 409, code: 409 })
    expect((await post('user/open', { userId: demo.userId })).status).toBe(200)
    expect(await stateOf(demo.userId)).toBe('1')
  })

  test('that already have the state are unchanged, without an audit entry', async () => {
    const [before] = await lastEntries(1)
    expect((await post('user/approve', { userId: demo.userId })).status).toBe(200)
    expect(await lastEntries(1)).toEqual([before])
  })

  test('that are closed are signed out at once, and stay signed out when opened again', async () => {
    const user = await environment.signIn(app, 'demo')
    expect((await post('user/close', { userId: user.userId })).status).toBe(200)
    expect(await isSignedIn(user)).toBe(false)
    expect((await login('demo')).statusCode).toBe(400)
    await post('user/open', { userId: user.userId })
    expect(await isSignedIn(user)).toBe(false)
    expect((await login('demo')).statusCode).toBe(200)
  })

  test('cannot be closed, reviewed or reset by the same administrator', async () => {
    for (const path of ['user/close', 'user/open', 'user/approve', 'password/reset']) {
      expect(await post(path, { userId: admin.userId })).toMatchObject({
        status: 409,
        message: '不能对自己的账户执行此操作',
      })
    }
    expect(await isSignedIn(admin)).toBe(true)
  })

  test('of two administrators who close each other at once one remains', async () => {
    await sql`update users set role = 'admin' where id = ${second.userId}`.execute(environment.db)
    second = await environment.signIn(app, 'trial')
    await sql`update users set role = 'admin' where id = ${second.userId}`.execute(environment.db)
    const answers = await Promise.all([
      post('user/close', { userId: second.userId }),
      post('user/close', { userId: admin.userId }, second),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const states = [await stateOf(admin.userId), await stateOf(second.userId)]
    expect(states.sort()).toEqual(['0', '1'])
    await sql`update users set state = '1'`.execute(environment.db)
    admin = await environment.signIn(app, 'admin')
  })

  test('for demonstration are neither opened nor signed in in production', async () => {
    const production = await environment.app({ config: { mode: 'production' } })
    const signIn = () =>
      production.inject({
        method: 'POST',
        url: '/user-service/api/login/pwd',
        payload: { userName: 'demo', password: demoPassword, passwordEncoding: 'plain' },
      })
    expect((await signIn()).json()).toEqual({ code: 400, message: '账号或密码错误', data: null })
    await setState(demo.userId, '0')
    const response = await production.inject({
      method: 'POST',
      url: `${base}/user/open`,
      payload: { userId: demo.userId },
      headers: { authorization: admin.token },
    })
    expect(response.statusCode).toBe(409)
    expect(await stateOf(demo.userId)).toBe('0')
    await sql`update users set is_demo = false, state = '1' where id = ${demo.userId}`.execute(environment.db)
    expect((await signIn()).statusCode).toBe(200)
    await sql`update users set is_demo = true where id = ${demo.userId}`.execute(environment.db)
  })
})

describe('packages', () => {
  test('are granted from now on, as they are in the catalogue', async () => {
    const catalogue = await read('package/list', z.array(AdminPackage))
    expect(catalogue.map(({ packageId, days }) => [packageId, days])).toEqual([
      ['trial', 30],
      ['experience', 7],
      ['professional', 365],
    ])
    const { status, data } = await post('package/grant', {
      userId: second.userId,
      packageId: 'professional',
      effectTime: '2020-01-01T00:00:00Z',
      dailyLimit: '1000000',
    })
    expect([status, MembershipResult.parse(data)]).toEqual([200, data])
    expect(data).toMatchObject({ packageId: 'professional', state: 'in force' })
    const days = (new Date(data.expireTime).getTime() - new Date(data.effectTime).getTime()) / 86_400_000
    expect(days).toBe(365)
    expect(Date.now() - new Date(data.effectTime).getTime()).toBeLessThan(60_000)
    expect(data.modules.find(({ moduleId }: { moduleId: string }) => moduleId === 'sanction').dailyLimit).toBe(500)
    const granted = await environment.db
      .selectFrom('orders')
      .select(['user_id', 'granted_by'])
      .where('order_number', '=', data.orderNumber)
      .executeTakeFirst()
    expect(granted).toEqual({ user_id: second.userId, granted_by: admin.userId })
    expect((await lastEntries(1))[0]).toMatchObject({
      operation: 'admin.grantPackage',
      subject: second.userId,
      details: { packageId: 'professional', orderNumber: data.orderNumber },
    })
  })

  test('that we do not sell are refused', async () => {
    expect((await post('package/grant', { userId: second.userId, packageId: 'everything' })).data.errors).toEqual([
      { field: 'packageId', message: '套餐无效，可选 trial、experience、professional' },
    ])
  })
})

describe('a password that was reset', () => {
  test('is answered once, allows a change of password only, and is nowhere in the audit', async () => {
    const user = await environment.signIn(app, 'demo')
    const { status, headers, data } = await post('password/reset', { userId: user.userId })
    const { password } = OneTimePassword.parse(data)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(await isSignedIn(user)).toBe(false)
    expect((await login('demo')).statusCode).toBe(400)
    const entered = (await login('demo', password)).json().data
    expect(entered.updatePasswordStatus).toBe('0')
    const response = await app.inject({
      url: '/open-api/api/sanction/detail/entity?id=nobody',
      headers: { authorization: entered.token },
    })
    expect(response.json()).toMatchObject({ code: 403, message: '请先修改密码' })
    const { rows } = await sql<{ text: string }>`select audit_entries::text as text from audit_entries`.execute(
      environment.db,
    )
    const text = rows.map((row) => row.text).join('\n')
    expect(text).toContain('admin.resetPassword')
    for (const secret of [password, demoPassword, entered.token, '$argon2']) expect(text).not.toContain(secret)
    await sql`update users set password_hash = ${await hashPassword(demoPassword)} where id = ${user.userId}`.execute(
      environment.db,
    )
  })

  test('allows nothing but reading the profile, signing out and changing it', async () => {
    const user = await environment.signIn(app, 'trial')
    const { data } = await post('password/reset', { userId: user.userId })
    const { password } = OneTimePassword.parse(data)
    const headers = { authorization: (await login('trial', password)).json().data.token }
    const call = (method: 'GET' | 'POST', url: string, payload?: Record<string, string>) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    for (const [method, url, payload] of [
      ['POST', '/user-service/api/info/update/user', { company: '不该保存的公司' }],
      ['POST', '/user-service/api/login/update/user', { phone: '13811110000', code: '000000' }],
      ['POST', '/user-service/api/info/experience', {}],
      ['GET', '/payment-service/api/my/record/page', undefined],
    ] as const) {
      const response = await call(method, url, payload)
      expect([url, response.statusCode, response.json().message]).toEqual([url, 403, '请先修改密码'])
    }
    expect((await call('GET', '/user-service/api/info/detail')).json().data.updatePasswordStatus).toBe('0')
    const change = { oldPwd: password, newPwd: 'chosen-anew-2026', confirmNewPwd: 'chosen-anew-2026' }
    const changed = await call('POST', '/user-service/api/info/update/pwd', { ...change, passwordEncoding: 'plain' })
    expect(changed.statusCode).toBe(200)
    expect((await login('trial', password)).statusCode).toBe(400)
    expect((await login('trial', 'chosen-anew-2026')).json().data.updatePasswordStatus).toBe('1')
  })

  test('expires after three days, with the sessions it began, and says so to whoever knows it', async () => {
    const user = await environment.signIn(app, 'expired')
    const { data } = await post('password/reset', { userId: user.userId })
    const { password, expireTime } = OneTimePassword.parse(data)
    const hours = (Date.parse(expireTime) - Date.now()) / 3_600_000
    expect([hours > 71.9, hours <= 72]).toEqual([true, true])
    const headers = { authorization: (await login('expired', password)).json().data.token }
    await sql`update users set password_expires_at = now() where id = ${user.userId}`.execute(environment.db)
    const late = await login('expired', password)
    expect([late.statusCode, late.json().message]).toEqual([400, '一次性密码已过期，请联系管理员重新获取'])
    expect((await login('expired', 'not-the-one-1')).json().message).toBe('账号或密码错误')
    expect((await app.inject({ url: '/user-service/api/info/detail', headers })).statusCode).toBe(401)
  })
})
