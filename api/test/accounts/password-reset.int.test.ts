import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AccountClient, openAccountClient, password, somePhone } from '../support/account-client.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment)
})
afterAll(() => environment.close())
afterEach(async () => {
  await sql`delete from phone_codes`.execute(environment.db)
  await sql`delete from sign_in_failures`.execute(environment.db)
})

const own = 'chosen-anew-2026'
const reset = (fields: Record<string, string>) =>
  client.post('login/reset/pwd', { newPwd: own, confirmNewPwd: own, passwordEncoding: 'plain', ...fields })
const signIn = (userName: string, typed: string) =>
  client.post('login/pwd', { userName, password: typed, passwordEncoding: 'plain' })
const fieldOf = ({ body }: { body: { data: { errors: { field: string }[] } } }) => body.data.errors[0]?.field
/** A user with an account, and the next code sent to their phone. */
async function forgetful() {
  const user = await client.newcomer()
  await sql`delete from phone_codes`.execute(environment.db)
  return { ...user, code: await client.codeFor(user.phone) }
}

describe('setting a password by the phone', () => {
  test('replaces a forgotten one, ends every session, and signs in at once even after failed sign-ins', async () => {
    const { phone, code, token } = await forgetful()
    for (let tries = 0; tries < 5; tries++) await signIn(phone, 'not-the-one-1')
    expect((await signIn(phone, password)).status).toBe(429)
    expect((await reset({ phone, code })).body).toEqual({ code: 200, message: '成功', data: null })
    expect((await client.get('info/detail', { authorization: token })).body.code).toBe(126)
    expect((await signIn(phone, password)).status).toBe(400)
    expect((await signIn(phone, own)).status).toBe(200)
  })

  test('sets a first one for a user of a federated login', async () => {
    const { phone, code, userId } = await forgetful()
    await environment.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
    expect((await signIn(phone, password)).status).toBe(400)
    expect((await reset({ phone, code })).status).toBe(200)
    expect((await signIn(phone, own)).status).toBe(200)
  })

  test('replaces one that an administrator set', async () => {
    const { phone, code, userId } = await forgetful()
    await environment.db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute()
    expect((await reset({ phone, code })).status).toBe(200)
    expect((await signIn(phone, own)).body.data.updatePasswordStatus).toBe('1')
  })

  test('accepts base64 of text, as every call does', async () => {
    const { phone, code } = await forgetful()
    const sent = Buffer.from('新口令-2026-密').toString('base64')
    const { status } = await reset({
      phone,
      code,
      newPwd: sent,
      confirmNewPwd: sent,
      passwordEncoding: 'base64',
    })
    expect(status).toBe(200)
    expect((await signIn(phone, '新口令-2026-密')).status).toBe(200)
  })

  test.each([
    [{ confirmNewPwd: 'chosen-otherwise-1' }, 'confirmNewPwd'],
    [{ newPwd: 'short1', confirmNewPwd: 'short1' }, 'newPwd'],
    [{ newPwd: password, confirmNewPwd: password }, 'newPwd'],
    [{ phone: '1380000' }, 'phone'],
    [{ code: '12345' }, 'code'],
  ])('refuses %j, at its field, and the code stays good', async (wrong: Record<string, string>, field) => {
    const { phone, code } = await forgetful()
    const refused = await reset({ phone, code, ...wrong })
    expect([refused.status, fieldOf(refused)]).toEqual([400, field])
    expect((await signIn(phone, password)).status).toBe(200)
    expect((await reset({ phone, code })).status).toBe(200)
  })

  test('needs the code: a wrong one has the same error with and without an account', async () => {
    const { phone, code } = await forgetful()
    const wrong = code === '111111' ? '222222' : '111111'
    const [known, unknown] = [await reset({ phone, code: wrong }), await reset({ phone: somePhone(), code: wrong })]
    expect(known.body).toEqual(unknown.body)
    expect([known.status, fieldOf(known)]).toEqual([400, 'code'])
  })

  test('accepts a code once', async () => {
    const { phone, code } = await forgetful()
    expect((await reset({ phone, code })).status).toBe(200)
    const again = await reset({ phone, code, newPwd: 'yet-another-2026', confirmNewPwd: 'yet-another-2026' })
    expect([again.status, fieldOf(again)]).toEqual([400, 'code'])
    expect((await signIn(phone, own)).status).toBe(200)
  })

  test('five wrong codes void the code, and further ones must wait', async () => {
    const { phone, code } = await forgetful()
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) expect((await reset({ phone, code: wrong })).status).toBe(400)
    const sixth = await reset({ phone, code })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    await sql`delete from sign_in_failures`.execute(environment.db)
    expect((await reset({ phone, code })).status).toBe(400)
    expect((await signIn(phone, password)).status).toBe(200)
  })

  test('has the same error for a phone without an account and with a closed one', async () => {
    const stranger = somePhone()
    const none = await reset({ phone: stranger, code: await client.codeFor(stranger) })
    const { phone, code, userId } = await forgetful()
    await environment.db.updateTable('users').set({ state: '0' }).where('id', '=', userId).execute()
    const closed = await reset({ phone, code })
    expect([none.status, fieldOf(none)]).toEqual([400, 'phone'])
    expect(closed.body).toEqual(none.body)
  })

  test('is audited with its user, without password or code', async () => {
    const { phone, code, userId } = await forgetful()
    await reset({ phone, code })
    const rows = await environment.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('operation', '=', 'account.resetPassword')
      .where('subject', '=', userId)
      .execute()
    expect(rows).toMatchObject([{ actor_id: userId, outcome: 'done', details: {} }])
  })
})
