import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LoginAnswer } from '../../src/contract/account.ts'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { type AccountClient, openAccountClient, password, registration, somePhone } from '../support/account-client.ts'
import { buildTestEnvironment, noExternalServices, type TestEnvironment } from '../support/test-environment.ts'

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

const askCode = (phoneNum: string) => client.post('phone/code', { phoneCodeTypeCode: '2', phoneNum })
const older = (seconds: number) =>
  sql`update phone_codes set sent_at = sent_at - make_interval(secs => ${seconds})`.execute(environment.db)

describe('a verification code', () => {
  test('is sent with the same answer to a number with an account and without', async () => {
    const { phone } = await client.newcomer()
    await older(61)
    const [known, unknown] = [await askCode(phone), await askCode(somePhone())]
    expect(known.body).toEqual(unknown.body)
    expect(known.body).toEqual({ code: 200, message: '成功', data: null })
  })

  test('has six digits and is not stored as plain text', async () => {
    const code = await client.codeFor(somePhone())
    expect(code).toMatch(/^\d{6}$/)
    const rows = await environment.db.selectFrom('phone_codes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows.map(({ phone, ...row }) => row))).not.toContain(code)
  })

  test('can be requested again after a minute, ten times a day', async () => {
    const phone = somePhone()
    for (let sent = 0; sent < 10; sent++) {
      expect((await askCode(phone)).status).toBe(200)
      const soon = await askCode(phone)
      expect([soon.status, soon.body.code]).toEqual([429, 429])
      expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
      expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)
      await older(61)
    }
    const { status, headers } = await askCode(phone)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600)
    await older(24 * 3600)
    expect((await askCode(phone)).status).toBe(200)
  })

  test('is sent once for many concurrent requests', async () => {
    const phone = somePhone()
    const answers = await Promise.all(Array.from({ length: 20 }, () => askCode(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is sent fifty times a day for one address, whatever the number', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => askCode(somePhone())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('is sent fifty times a day for one IPv6 network', async () => {
    const askFrom = async (remoteAddress: string) => {
      const payload = { phoneNum: somePhone(), phoneCodeTypeCode: '2' }
      const url = '/user-service/api/phone/code'
      return (await client.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
    }
    for (let sent = 0; sent < 50; sent++) expect(await askFrom(`2001:db8:1:2::${sent}`)).toBe(200)
    expect(await askFrom('2001:db8:1:2:3::')).toBe(429)
    expect(await askFrom('2001:db8:1:3::1')).toBe(200)
  })

  test.each([
    ['', 'phoneNum'],
    ['1380000000', 'phoneNum'],
    ['12800000000', 'phoneNum'],
    ['138000000011', 'phoneNum'],
    ['+8613800000001', 'phoneNum'],
    ["1380000000'", 'phoneNum'],
  ])('goes to mainland numbers alone: %j', async (phoneNum, field) => {
    const { status, body } = await askCode(phoneNum)
    expect([status, body.code, body.data.errors[0].field]).toEqual([400, 400, field])
  })

  test('of another type is rejected', async () => {
    const { body } = await client.post('phone/code', { phoneCodeTypeCode: '1', phoneNum: somePhone() })
    expect(body.data.errors[0].field).toBe('phoneCodeTypeCode')
  })

  test('does not count when the gateway fails', async () => {
    const smsGateway = { url: `${client.mocks.origin}/sms`, key: 'another key' }
    const app = await environment.app({ config: { accounts: { ...noExternalServices, smsGateway } } })
    for (let time = 0; time < 2; time++) {
      const payload = { phoneCodeTypeCode: '2', phoneNum: '13900000000' }
      const response = await app.inject({ method: 'POST', url: '/user-service/api/phone/code', payload })
      expect([response.statusCode, response.json().message]).toEqual([503, '验证码暂时无法发送，请稍后再试'])
    }
    expect(await environment.db.selectFrom('phone_codes').selectAll().execute()).toEqual([])
  })

  test('is not sent without a gateway, and the answer says so', async () => {
    const app = await environment.app()
    const payload = { phoneCodeTypeCode: '2', phoneNum: '13900000000' }
    const response = await app.inject({ method: 'POST', url: '/user-service/api/phone/code', payload })
    expect([response.statusCode, response.json().code]).toEqual([503, 503])
  })

  test('is fixed where the settings of a test say so', async () => {
    const accounts = { ...noExternalServices, phoneCodeFixed: '246810' }
    const fixed = await openAccountClient(environment, { config: { accounts } })
    expect(await fixed.codeFor(somePhone())).toBe('246810')
  })
})

describe('guessing a code', () => {
  test('ends after five wrong tries, even with the right code', async () => {
    const form = await registration(client)
    const wrong = form.code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++) {
      const { status, body } = await client.post('register', { ...form, code: wrong })
      expect([status, body.message, body.data.errors[0].field]).toEqual([400, '验证码错误或已失效', 'code'])
    }
    expect((await client.post('register', form)).status).toBe(400)
  })

  test('counts fifty concurrent tries as five', async () => {
    const form = await registration(client)
    const wrong = Array.from({ length: 50 }, (_, at) => String((Number(form.code) + 1 + at) % 10 ** 6).padStart(6, '0'))
    const answers = await Promise.all(wrong.map((code) => client.post('register', { ...form, code })))
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    expect((await client.post('register', form)).status).toBe(400)
    const { tries } = await environment.db.selectFrom('phone_codes').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBe(5)
  })

  test('keeps the right code valid after four wrong ones', async () => {
    const form = await registration(client)
    const wrong = form.code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 4; guess++) await client.post('register', { ...form, code: wrong })
    expect((await client.post('register', form)).status).toBe(200)
  })
})

describe('registering', () => {
  test('creates an account with the trial, signs in, and is audited without personal data', async () => {
    const form = await registration(client, { email: 'someone@example.com' })
    const { status, body } = await client.post('register', {
      ...form,
      password: Buffer.from(password).toString('base64'),
      passwordEncoding: 'base64',
    })
    expect(status).toBe(200)
    expect(envelopeOf(LoginAnswer).parse(body)).toEqual(body)
    expect(body.data).toMatchObject({
      loginName: form.phone,
      userName: form.userName,
      infoComplete: true,
      state: '1',
      role: 'user',
      experienceOffer: true,
      updatePasswordStatus: '1',
    })
    const { userId } = body.data
    const orders = await environment.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()
    expect(orders.map(({ package_id, granted_by }) => [package_id, granted_by])).toEqual([['trial', null]])
    const days = (orders[0]?.expire_time.getTime() ?? 0) - (orders[0]?.effect_time.getTime() ?? 0)
    expect(days).toBe(30 * 24 * 60 * 60 * 1000)
    const audit = await environment.db.selectFrom('audit_entries').selectAll().where('subject', '=', userId).execute()
    expect(audit.map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
      ['account.register', userId],
      ['account.signIn', userId],
    ])
    for (const secret of [form.phone, form.code, password, 'someone@example.com', form.company]) {
      expect(JSON.stringify(audit)).not.toContain(secret)
    }
    const again = await client.post('login/pwd', { phone: form.phone, password, passwordEncoding: 'plain' })
    expect(again.status).toBe(200)
  })

  test('ignores state, role and package in the request', async () => {
    const form = await registration(client)
    const more = {
      state: '2',
      role: 'admin',
      packageId: 'professional',
      permissionIds: ['export'],
      isDemo: true,
      id: 'u1',
    }
    const { body } = await client.post('register', { ...form, ...more })
    expect(body.data).toMatchObject({ state: '1', role: 'user' })
    const user = await environment.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', body.data.userId)
      .executeTakeFirstOrThrow()
    expect([user.role, user.state, user.is_demo, user.id === 'u1']).toEqual(['user', '1', false, false])
    const orders = await environment.db.selectFrom('orders').selectAll().where('user_id', '=', user.id).execute()
    expect(orders.map(({ package_id }) => package_id)).toEqual(['trial'])
  })

  test('with a taken phone or user name, whatever its case, is a conflict on its field', async () => {
    const { phone } = await client.newcomer({ userName: 'Taken Name' })
    await older(61)
    const samePhone = await client.post('register', await registration(client, { phone, userName: 'another name' }))
    expect([samePhone.status, samePhone.body.code, samePhone.body.data.errors]).toEqual([
      409,
      409,
      [{ field: 'phone', message: '该手机号已注册，请直接登录' }],
    ])
    const form = await registration(client, { userName: 'taken name' })
    const sameName = await client.post('register', form)
    expect([sameName.status, sameName.body.data.errors[0].field]).toEqual([409, 'userName'])
    // The code is still valid, because it was not used.
    expect((await client.post('register', { ...form, userName: 'not taken yet' })).status).toBe(200)
  })

  test('uses up its code, and rejects an old code', async () => {
    const form = await registration(client)
    expect((await client.post('register', form)).status).toBe(200)
    expect((await client.post('register', { ...form, userName: 'second of the name' })).body.data.errors[0].field).toBe(
      'code',
    )
    const late = await registration(client)
    await sql`update phone_codes set expires_at = now() - interval '1 second'`.execute(environment.db)
    expect((await client.post('register', late)).body.data.errors[0].field).toBe('code')
    const other = await registration(client)
    const swapped = { ...other, phone: somePhone() }
    expect((await client.post('register', swapped)).body.data.errors[0].field).toBe('code')
  })

  test('creates one account for fifty concurrent requests with one phone', async () => {
    const form = await registration(client)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => client.post('register', { ...form, userName: `at once ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true)
    const users = await environment.db.selectFrom('users').select('id').where('phone', '=', form.phone).execute()
    expect(users).toHaveLength(1)
  })

  test.each([
    ['password', 'short1'],
    ['password', 'onlyletters'],
    ['userName', ''],
    ['userName', '   '],
    ['userName', 'n'.repeat(51)],
    ['userName', '13900000000'],
    ['userName', 'in\u200bvisible'],
    ['userName', 'left\u202eright'],
    ['company', ''],
    ['company', '公'.repeat(101)],
    ['industry', 'banking'],
    ['email', 'not an address'],
    ['email', 'a@b.c\r\nBcc: x@y.z'],
    ['code', '12345'],
    ['phone', '23900000000'],
  ])('refuses %s %j on its field', async (field, value) => {
    const form = { ...(await registration(client)), [field]: value }
    const { status, body } = await client.post('register', form)
    expect([status, body.data.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  })

  test('waits for an administrator where accounts are reviewed', async () => {
    const accounts = { ...noExternalServices, registrationReview: true }
    const reviewed = await openAccountClient(environment, { config: { accounts } })
    const { body } = await reviewed.post('register', await registration(reviewed))
    expect(body.data).toMatchObject({ state: '2', experienceOffer: false })
  })

  test('puts no line break of a user name into a header', async () => {
    const form = await registration(client, { userName: 'name\r\nSet-Cookie: a=b\u0000' })
    const { status, headers, body } = await client.post('register', form)
    expect(status).toBe(200)
    expect(body.data.userName).toBe('name  Set-Cookie: a=b')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('creates a new session, whatever session or cookie came with the request', async () => {
    const somebody = await client.newcomer()
    const form = await registration(client)
    const given = { authorization: somebody.token, cookie: `session=${somebody.token}` }
    const { body } = await client.post('register', { ...form, token: somebody.token, sessionId: 'mine' }, given)
    expect(body.data.token).not.toBe(somebody.token)
    const sessionOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti
    expect(sessionOf(body.data.token)).not.toBe(sessionOf(somebody.token))
    const before = await client.get('info/detail', { authorization: somebody.token })
    expect(before.body.data.userId).toBe(somebody.userId)
    expect((await client.get('info/detail', { cookie: given.cookie })).status).toBe(401)
  })
})

describe('a user name', () => {
  const named = async (userName: string) => client.post('register', await registration(client, { userName }))
  const answerOf = ({ status, body }: Awaited<ReturnType<typeof named>>) => [status, body.data.errors?.[0]]

  test('is stored in the usual characters, and may be typed in others', async () => {
    expect((await named('ｗｉｄｅ　name')).body.data.userName).toBe('wide name')
    for (const userName of ['wide name', 'WIDE name', 'ｗｉｄｅ　name']) {
      const { status } = await client.post('login/pwd', { userName, password, passwordEncoding: 'plain' })
      expect([userName, status]).toEqual([userName, 200])
    }
  })

  test('looks like no other one', async () => {
    expect((await named('scope-01')).status).toBe(200)
    for (const userName of ['Scope-01', 'ｓｃｏｐｅ-01', 'scope-O1', 'scope-0l']) {
      expect(answerOf(await named(userName))).toEqual([
        409,
        { field: 'userName', message: expect.stringContaining('相似') },
      ])
    }
    const { token } = await client.newcomer()
    const changed = await client.post('info/update/user', { userName: 'SCOPE-01' }, { authorization: token })
    expect(answerOf(changed)).toEqual([409, { field: 'userName', message: expect.stringContaining('相似') }])
  })

  test('mixes no scripts that look alike', async () => {
    expect(answerOf(await named('аdmin-01'))).toEqual([
      400,
      { field: 'userName', message: '用户名不能混用易混淆的文字，例如西里尔字母与拉丁字母' },
    ])
    expect((await named('张三 Zhang')).status).toBe(200)
  })

  test('from before the rule still signs in', async () => {
    const { userId } = await client.newcomer()
    await sql`update users set user_name = 'ｏｌｄ аnna', user_name_key = null where id = ${userId}`.execute(
      environment.db,
    )
    const typed = { userName: 'ｏｌｄ аnna', password, passwordEncoding: 'plain' }
    expect((await client.post('login/pwd', typed)).body.data.userId).toBe(userId)
  })
})

test('a password that everybody knows, or that is the own name or phone, is refused in words', async () => {
  for (const [form, message] of [
    [{ password: '1qaz2wsx' }, '该密码过于常见，容易被猜到，请换一个'],
    [{ userName: 'zhangwei', password: 'zhangwei2026' }, '密码不能主要由用户名或手机号构成'],
  ] as const) {
    const { status, body } = await client.post('register', await registration(client, form))
    expect([status, body.data.errors]).toEqual([400, [{ field: 'password', message }]])
  }
})
