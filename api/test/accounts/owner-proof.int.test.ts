import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { revokeSessionsOf } from '../../src/auth/session-repository.ts'
import { lockUser, updateUser } from '../../src/auth/user-repository.ts'
import { buildWorker, type JobWorker } from '../../src/jobs/build-worker.ts'
import { type AccountClient, openAccountClient, password, somePhone } from '../support/account-client.ts'
import {
  buildTestEnvironment,
  noExternalServices,
  type SignedIn,
  type TestEnvironment,
} from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient
let worker: JobWorker
let user: SignedIn & { phone: string; userName: string }

beforeAll(async () => {
  environment = await buildTestEnvironment({ worker: false })
  client = await openAccountClient(environment)
  worker = await buildWorker({
    ...environment,
    mail: null,
    publicUrl: noExternalServices.publicUrl,
    exportContentDays: 0,
    smsGateway: client.mocks.settings.smsGateway,
  })
})
afterAll(async () => {
  await worker.close()
  await environment.close()
})
beforeEach(async () => {
  user = await client.newcomer()
  await sql`delete from phone_codes`.execute(environment.db)
})
afterEach(async () => {
  await sql`delete from phone_codes`.execute(environment.db)
  await sql`delete from sign_in_failures`.execute(environment.db)
})

const plain = { passwordEncoding: 'plain' }
const chosen = 'chosen-anew-2026'
const newPassword = { newPwd: chosen, confirmNewPwd: chosen, ...plain }
const as = (token: string) => ({ authorization: token })
const fieldOf = ({ body }: { body: { data: { errors: { field: string }[] } } }) => body.data.errors[0]?.field
const signIn = (typed = password) => client.post('login/pwd', { userName: user.userName, password: typed, ...plain })
const change = (payload: Record<string, unknown>) => client.post('info/update/user', payload, as(user.token))
const changePassword = (payload: Record<string, unknown>) => client.post('info/update/pwd', payload, as(user.token))
const profile = async (token = user.token) => (await client.get('info/detail', as(token))).body
const withoutPassword = () =>
  sql`update users set password_hash = null where id = ${user.userId}`.execute(environment.db)
const withoutPhone = () => sql`update users set phone = null where id = ${user.userId}`.execute(environment.db)
const signedInBefore = (minutes: number) =>
  sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${user.userId}`.execute(
    environment.db,
  )
const noticesOf = async (phone: string) =>
  (await client.messages()).flatMap((message) => (message.phone === phone && message.notice ? [message.notice] : []))

describe('a new phone', () => {
  test('asks for the password: a session alone takes no account over', async () => {
    const phone = somePhone()
    const code = await client.codeFor(phone)
    const none = await change({ phone, code })
    expect([none.status, fieldOf(none)]).toEqual([400, 'oldPwd'])
    const wrong = await change({ phone, code, oldPwd: 'not-the-one-1', ...plain })
    expect([wrong.status, fieldOf(wrong), wrong.body.message]).toEqual([400, 'oldPwd', '原密码错误'])
    expect((await profile()).data).toMatchObject({ phone: user.phone, proofForChange: 'password' })
    expect((await change({ phone, code, oldPwd: password, ...plain })).status).toBe(200)
    expect((await profile()).data.phone).toBe(phone)
  })

  test('is told to the old one, and ends every other session', async () => {
    const other = (await signIn()).body.data.token
    const phone = somePhone()
    const sent = { phone, code: await client.codeFor(phone), oldPwd: password, ...plain }
    expect((await change(sent)).status).toBe(200)
    await vi.waitFor(async () => expect(await noticesOf(user.phone)).toEqual(['phoneChanged']), 10_000)
    expect(await noticesOf(phone)).toEqual([])
    expect((await profile(other)).code).toBe(126)
    expect((await profile()).code).toBe(200)
  })

  test('of an account without a password asks for a code to the old one, once', async () => {
    await withoutPassword()
    const phone = somePhone()
    const code = await client.codeFor(phone)
    expect((await profile()).data.proofForChange).toBe('code')
    expect(fieldOf(await change({ phone, code }))).toBe('oldCode')
    const oldCode = await client.codeFor(user.phone)
    const wrong = oldCode === '111111' ? '222222' : '111111'
    expect(fieldOf(await change({ phone, code, oldCode: wrong }))).toBe('oldCode')
    expect(fieldOf(await change({ phone, code, oldPwd: password, ...plain }))).toBe('oldPwd')
    expect((await change({ phone, code, oldCode })).status).toBe(200)
    expect(fieldOf(await changePassword({ oldCode, ...newPassword }))).toBe('oldCode')
  })

  test('of an account with neither asks for a sign-in a few minutes ago', async () => {
    await withoutPassword()
    await withoutPhone()
    const phone = somePhone()
    const code = await client.codeFor(phone)
    expect((await profile()).data.proofForChange).toBe('signIn')
    await signedInBefore(16)
    const late = await change({ phone, code })
    expect([late.status, fieldOf(late), late.body.message]).toEqual([400, 'phone', expect.stringContaining('重新登录')])
    await signedInBefore(14)
    expect((await change({ phone, code })).status).toBe(200)
  })

  test('limits wrong proofs like sign-ins', async () => {
    const phone = somePhone()
    const code = await client.codeFor(phone)
    for (let tries = 0; tries < 5; tries++) {
      expect((await change({ phone, code, oldPwd: `not-the-one-${tries}`, ...plain })).status).toBe(400)
    }
    const sixth = await change({ phone, code, oldPwd: password, ...plain })
    expect([sixth.status, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('leaves the rest of the profile to the session', async () => {
    expect((await change({ company: '无需证明的公司', phone: user.phone })).status).toBe(200)
    expect(await noticesOf(user.phone)).toEqual([])
  })
})

describe('a new password', () => {
  test('asks for a code to the phone where there was none, and tells the phone', async () => {
    await withoutPassword()
    expect(fieldOf(await changePassword(newPassword))).toBe('oldCode')
    const oldCode = await client.codeFor(user.phone)
    expect((await changePassword({ oldCode, ...newPassword })).status).toBe(200)
    expect((await profile()).code).toBe(126)
    expect((await signIn(chosen)).status).toBe(200)
    await vi.waitFor(async () => expect(await noticesOf(user.phone)).toEqual(['passwordChanged']), 10_000)
  })

  test('asks for the old one', async () => {
    const none = await changePassword(newPassword)
    expect([none.status, fieldOf(none)]).toEqual([400, 'oldPwd'])
  })

  test('asks an account with neither for a sign-in a few minutes ago', async () => {
    await withoutPassword()
    await withoutPhone()
    await signedInBefore(16)
    expect(fieldOf(await changePassword(newPassword))).toBe('newPwd')
    await signedInBefore(1)
    expect((await changePassword(newPassword)).status).toBe(200)
  })

  test('set by the phone is told too', async () => {
    const code = await client.codeFor(user.phone)
    expect((await client.post('login/reset/pwd', { phone: user.phone, code, ...newPassword })).status).toBe(200)
    await vi.waitFor(async () => expect(await noticesOf(user.phone)).toEqual(['passwordChanged']), 10_000)
  })
})

describe('what an administrator does in the same moment', () => {
  /** Lets a call run until it waits for the row of its user, which an administrator changes first. */
  async function overtaken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { db } = environment
    const now = new Date()
    let answer: Promise<Answer> | undefined
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.userId)
      answer = call()
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db)
        expect(rows.length).toBeGreaterThan(0)
      })
      await updateUser(trx, user.userId, { password_hash: 'another', must_change_password: true })
      await revokeSessionsOf(trx, user.userId, now)
    })
    return answer as Promise<Answer>
  }
  const passwordHash = async () =>
    (await environment.db.selectFrom('users').select('password_hash').where('id', '=', user.userId).execute())[0]

  test('is not undone by a new password', async () => {
    const answer = await overtaken(() => changePassword({ oldPwd: password, ...newPassword }))
    expect(answer).toMatchObject({ status: 401, body: { code: 126 } })
    expect(await passwordHash()).toEqual({ password_hash: 'another' })
  })

  test('is not undone by a new phone', async () => {
    const phone = somePhone()
    const code = await client.codeFor(phone)
    const answer = await overtaken(() => change({ phone, code, oldPwd: password, ...plain }))
    expect(answer).toMatchObject({ status: 401, body: { code: 126 } })
  })

  test('ends a sign-in with the old password', async () => {
    expect((await overtaken(() => signIn())).status).toBe(400)
    const open = environment.db.selectFrom('sessions').select('id').where('revoked_at', 'is', null)
    expect(await open.where('user_id', '=', user.userId).execute()).toEqual([])
  })
})

test('a notice that the gateway does not take stays queued, and the change stands', async () => {
  await worker.close()
  const smsGateway = { url: `${client.mocks.origin}/nothing-here`, key: 'x' }
  worker = await buildWorker({
    ...environment,
    mail: null,
    publicUrl: noExternalServices.publicUrl,
    exportContentDays: 0,
    smsGateway,
  })
  expect((await changePassword({ oldPwd: password, ...newPassword })).status).toBe(200)
  const queued = async () =>
    (
      await sql<{ attempts: number; last_error: string }>`
        select attempts, last_error from graphile_worker.jobs where task_identifier = 'send-notice'
      `.execute(environment.db)
    ).rows
  await vi.waitFor(
    async () => expect(await queued()).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]),
    10_000,
  )
  expect((await queued())[0]?.last_error).not.toContain(user.phone)
  expect((await signIn(chosen)).status).toBe(200)
})
