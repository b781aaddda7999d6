import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createCountedEntries } from '../../src/audit/counted-entries.ts'
import { type AccountClient, openAccountClient, password, registration, somePhone } from '../support/account-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient
let app: FastifyInstance
let member: SignedIn & { phone: string; userName: string }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment)
  app = client.app
  member = await client.newcomer()
})
afterAll(() => environment.close())
afterEach(async () => {
  await sql`delete from phone_codes`.execute(environment.db)
  await sql`delete from sign_in_failures`.execute(environment.db)
})

const plain = { passwordEncoding: 'plain' }
const newest = async (count = 1) =>
  (
    await sql<Record<string, unknown>>`
      select operation, outcome, reason, actor_id, subject, details from audit_entries order by id desc limit ${count}
    `.execute(environment.db)
  ).rows
const refusal = (operation: string, reason: string, more: Record<string, unknown> = {}) =>
  expect.objectContaining({ operation, reason, outcome: 'refused', ...more })

describe('refused administration', () => {
  test.each([
    ['GET', 'user/page', 'admin.users'],
    ['GET', 'package/list', 'admin.packages'],
    ['GET', 'audit/page', 'admin.audit'],
    ['GET', 'audit/export', 'admin.exportAudit'],
    ['POST', 'user/close', 'admin.close'],
    ['POST', 'password/reset', 'admin.resetPassword'],
    ['POST', 'package/grant', 'admin.grantPackage'],
  ] as const)('%s %s is in the audit, for a member and a visitor', async (method, path, operation) => {
    const call = {
      method,
      url: `/user-service/api/admin/${path}`,
      ...(method === 'POST' && { payload: { userId: 'x' } }),
    }
    expect((await member.inject(call)).statusCode).toBe(404)
    expect(await newest()).toEqual([refusal(operation, 'path.unknown', { actor_id: member.userId })])
    expect((await app.inject(call)).statusCode).toBe(401)
    expect(await newest()).toEqual([refusal(operation, 'session.required', { actor_id: null })])
  })

  test('of an administrator names the user', async () => {
    const admin = await environment.signIn(app, 'admin')
    await admin.inject({ method: 'POST', url: '/user-service/api/admin/user/approve', payload: { userId: 'nobody' } })
    expect(await newest()).toEqual([
      refusal('admin.approve', 'user.unknown', { actor_id: admin.userId, subject: 'nobody' }),
    ])
  })
})

describe('codes', () => {
  test('sent are in the audit without number and code, with the account', async () => {
    const code = await client.codeFor(member.phone)
    const [entry] = await newest()
    expect(entry).toMatchObject({
      operation: 'account.sendCode',
      outcome: 'done',
      actor_id: null,
      subject: member.userId,
    })
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${member.phone}|${code}`))
    await client.codeFor(somePhone())
    expect(await newest()).toMatchObject([{ operation: 'account.sendCode', subject: null }])
    await client.post('phone/code', { phoneCodeTypeCode: '2', phoneNum: member.phone })
    expect(await newest()).toEqual([refusal('account.sendCode', 'phone.tooSoon', { subject: member.userId })])
  })

  test('that are wrong or exhausted are in the audit: reset, registration, new phone', async () => {
    await client.codeFor(member.phone)
    const own = { newPwd: 'chosen-anew-2026', confirmNewPwd: 'chosen-anew-2026', ...plain }
    for (let tries = 0; tries < 6; tries++) {
      await client.post('login/reset/pwd', { phone: member.phone, code: '000000', ...own })
    }
    expect(await newest(6)).toEqual([
      refusal('account.resetPassword', 'login.tooMany', { subject: member.userId }),
      ...Array(5).fill(refusal('account.resetPassword', 'code.wrong', { subject: member.userId })),
    ])
    await client.post('register', { ...(await registration(client)), code: '000000' })
    expect(await newest()).toEqual([refusal('account.register', 'code.wrong')])
    const change = { phone: somePhone(), code: '000000', oldPwd: password, ...plain }
    for (const path of ['info/update/user', 'login/update/user']) {
      await client.post(path, change, { authorization: member.token })
      expect(await newest()).toEqual([refusal('account.updateProfile', 'code.wrong', { actor_id: member.userId })])
    }
  })
})

test('every 429 of the sign-in limit is in the audit, whichever way in', async () => {
  const wrong = { userName: member.userName, password: 'not-the-one-1', ...plain }
  for (let tries = 0; tries < 7; tries++) await client.post('login/pwd', wrong)
  expect(await newest(7)).toEqual([
    ...Array(2).fill(refusal('account.signIn', 'login.tooMany', { subject: member.userId })),
    ...Array(5).fill(refusal('account.signIn', 'login.wrong', { subject: member.userId })),
  ])
  for (const [path, payload] of [
    ['login/wx/web', { wxCode: 'x' }],
    ['login/oidc', { code: 'x' }],
    ['login/qilin', { sessionId: 'x' }],
  ] as const) {
    const { status } = await client.post(path, payload)
    expect(status).toBe(400)
    expect(await newest()).toEqual([refusal('account.signIn', 'login.wrong')])
  }
})

test('a refused upload is in the audit', async () => {
  const { status } = await client.post('file/upload', { file: 'x' }, { authorization: member.token })
  expect(status).toBe(415)
  expect(await newest()).toEqual([refusal('account.upload', 'body.type', { actor_id: member.userId })])
})

test('nobody’s input is in the audit', async () => {
  const secret = 'Xy-secret-input-77'
  await client.post('login/pwd', { userName: secret, password: secret, ...plain })
  await client.post('register', { userName: secret, password: secret })
  await client.post('phone/code', { phoneCodeTypeCode: '2', phoneNum: secret })
  await member.inject({ url: `/user-service/api/admin/user/page?keyword=${secret}` })
  const { rows } = await sql`select 1 from audit_entries where audit_entries::text like ${`%${secret}%`}`.execute(
    environment.db,
  )
  expect(rows).toEqual([])
})

describe('a flood of refusals', () => {
  const actor = { userId: null, address: '2001:db8::1', requestId: null }
  const entry = { operation: 'admin.users', outcome: 'refused', reason: 'session.required' } as const
  const rows = async () =>
    (
      await sql<{ times: number | null }>`
        select (details->>'times')::int as times from audit_entries where address like '2001:db8:%' order by id
      `.execute(environment.db)
    ).rows.map(({ times }) => times)

  test('is written a few times and then counted, once a minute, by network', async () => {
    const entries = createCountedEntries(environment.db)
    for (let call = 0; call < 40; call++) {
      await entries.add({ ...actor, address: `2001:db8::${call + 1}` }, entry, new Date())
    }
    expect(await rows()).toEqual(Array(5).fill(null))
    expect(await entries.endMinute()).toBe(0)
    expect(await rows()).toEqual([...Array(5).fill(null), 35])
    await entries.endMinute()
    expect(await rows()).toHaveLength(6)
  })

  test('of many kinds ends at a limit, and says how many are missing', async () => {
    const entries = createCountedEntries(environment.db)
    const before = (await rows()).length
    for (let call = 0; call < 310; call++) await entries.add(actor, { ...entry, subject: `user ${call}` }, new Date())
    expect((await rows()).length - before).toBe(300)
    await entries.add({ ...actor, userId: member.userId }, entry, new Date())
    expect((await rows()).length - before).toBe(301)
    expect(await entries.endMinute()).toBe(10)
  })

  test('is counted when the API stops', async () => {
    const other = await environment.app()
    const url = '/user-service/api/admin/user/page'
    for (let call = 0; call < 8; call++) await other.inject({ url })
    await other.close()
    expect(await newest()).toEqual([refusal('admin.users', 'session.required', { details: { times: 3 } })])
  })
})
