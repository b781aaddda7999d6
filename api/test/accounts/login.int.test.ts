import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../mock-providers/demo-users.ts'
import { LoginAnswer } from '../../src/contract/account.ts'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { beginAttempt } from '../../src/modules/accounts/login/sign-in-limits.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
const secret = randomBytes(32).toString('hex')
const entity = (id: string) => `/open-api/api/sanction/detail/entity?id=${id}`

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app({ config: { sessionSecret: secret } })
})
afterAll(() => environment.close())

async function signInAs(
  userName: string,
  password = demoPassword,
  more: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const payload = { userName, password, passwordEncoding: 'plain', ...more }
  const response = await app.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload, remoteAddress })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
async function tokenOf(userName: string): Promise<string> {
  const { body } = await signInAs(userName)
  return body.data.token
}
const read = async (url: string, authorization?: string) => {
  const response = await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })
  return { status: response.statusCode, body: response.json() }
}

describe('signing in', () => {
  let user: SignedIn
  beforeAll(async () => {
    user = await environment.signIn(app, 'trial')
  })
  afterEach(async () => {
    await environment.db.deleteFrom('sign_in_failures').execute()
  })

  test('by user name or phone, with the password as base64 of its text or plain', async () => {
    for (const fields of [
      { userName: 'trial', password: Buffer.from(demoPassword).toString('base64') },
      { phone: '13800000003', password: demoPassword, passwordEncoding: 'plain' },
      { userName: 'TRIAL', phone: '13800000003', password: demoPassword, passwordEncoding: 'plain', osType: '4' },
    ]) {
      const response = await app.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload: fields })
      const body = response.json()
      expect(envelopeOf(LoginAnswer).parse(body)).toEqual(body)
      expect(body.data).toMatchObject({
        userId: user.userId,
        state: '1',
        infoComplete: true,
        updatePasswordStatus: '1',
      })
    }
  })

  test('has the same error for every wrong input', async () => {
    const wrong = [
      await signInAs('trial', 'not this one 1'),
      await signInAs('nobody-here', demoPassword),
      await signInAs('trial', demoPassword, { phone: '13800000001' }),
    ]
    for (const { status, body } of wrong) {
      expect(status).toBe(400)
      expect(body).toEqual({ code: 400, message: '账号或密码错误', data: null })
    }
  })

  test('must wait after five failures, even with the right password, and longer after each further one', async () => {
    for (let failure = 0; failure < 5; failure++) expect((await signInAs('trial', 'wrong 12345')).status).toBe(400)
    const { status, headers, body } = await signInAs('trial')
    expect([status, body.code]).toEqual([429, 429])
    expect(Number(headers['retry-after'])).toBeGreaterThan(50)
    await sql`update sign_in_failures set failed_at = failed_at - interval '61 seconds'`.execute(environment.db)
    expect((await signInAs('trial', 'wrong 12345')).status).toBe(400)
    expect(Number((await signInAs('trial')).headers['retry-after'])).toBeGreaterThan(110)
  })

  test('that was wrong five times by a user name does not tell whose phone it is', async () => {
    for (let failure = 0; failure < 5; failure++) await signInAs('trial', 'wrong 12345')
    const { phone } = await environment.db
      .selectFrom('users')
      .select('phone')
      .where('user_name', '=', 'trial')
      .executeTakeFirstOrThrow()
    for (const number of [String(phone), '13900000099']) {
      const { status, body } = await signInAs(number, 'wrong 12345')
      expect([status, body.message]).toEqual([400, '账号或密码错误'])
    }
  })

  test('counts fifty concurrent guesses as no more than five', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => signInAs('trial', `guess number ${at}`)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  test('concurrent sign-ins of others from the same address are not failures', async () => {
    const later = new Date(Date.now() + 5)
    await beginAttempt(environment.db, 'somebody', 'one address', later)
    await expect(beginAttempt(environment.db, 'somebody else', 'one address', new Date())).resolves.toBeTruthy()
  })

  test('twenty failures from one address block it for every account', async () => {
    for (let failure = 0; failure < 20; failure++) await signInAs(`guess-${failure}`)
    expect((await signInAs('demo')).status).toBe(429)
  })

  test('twenty failures from one IPv6 network block only that network', async () => {
    const statusFrom = async (remoteAddress: string, userName: string) =>
      (await signInAs(userName, demoPassword, {}, remoteAddress)).status
    for (let failure = 0; failure < 20; failure++) {
      expect(await statusFrom(`2001:db8:1:2:${failure}::${failure}`, `guess-${failure}`)).toBe(400)
    }
    expect(await statusFrom('2001:db8:1:2:ffff::1', 'demo')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1', 'demo')).toBe(200)
  })

  test('an IPv4 address is the same when the socket writes it as IPv6', async () => {
    for (let failure = 0; failure < 20; failure++) {
      const remoteAddress = failure % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7'
      await signInAs(`guess-${failure}`, demoPassword, {}, remoteAddress)
    }
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7']) {
      expect((await signInAs('demo', demoPassword, {}, address)).status).toBe(429)
    }
    expect((await signInAs('demo', demoPassword, {}, '::ffff:203.0.113.8')).status).toBe(200)
  })
})

describe('a token', () => {
  const login = async () => tokenOf('demo')
  const sign = (claims: { jti: string; sub: string }, key = secret, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
    change(
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('qingdan')
        .setAudience('qingdan-api')
        .setIssuedAt()
        .setExpirationTime('1h'),
    ).sign(new TextEncoder().encode(key))
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const isRefused = async (token: string) => {
    const { status, body } = await read(entity('ofac-12927'), token)
    expect([status, body.code, body.data]).toEqual([401, 126, null])
  }

  test('is accepted bare and as Bearer', async () => {
    const token = await login()
    for (const sent of [token, `Bearer ${token}`]) expect((await read(entity('ofac-12927'), sent)).status).toBe(200)
  })

  test('that is missing, forged, unsigned, expired, or of another key, issuer or audience is rejected', async () => {
    const { jti, sub } = claimsOf(await login())
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ jti, sub, iss: 'qingdan', aud: 'qingdan-api', iat: 1, exp: 9_999_999_999 }),
    ).toString('base64url')}.`
    expect((await read(entity('ofac-12927'), await sign({ jti, sub }))).status).toBe(200)
    for (const token of [
      '',
      'Bearer',
      'x.y.z',
      unsigned,
      await sign({ jti, sub }, randomBytes(32).toString('hex')),
      await sign({ jti, sub }, secret, (jwt) => jwt.setIssuer('somebody')),
      await sign({ jti, sub }, secret, (jwt) => jwt.setAudience('somebody')),
      await sign({ jti, sub }, secret, (jwt) => jwt.setExpirationTime(Math.floor(Date.now() / 1000) - 1)),
      await sign({ jti, sub: 'somebody-else' }),
      await sign({ jti: '00000000-0000-4000-8000-000000000000', sub }),
    ]) {
      await isRefused(token)
    }
  })

  test('ends with its session: at sign-out, at a password change for all sessions, and when it expires', async () => {
    const [first, second] = [await login(), await login()]
    expect(claimsOf(first).jti).not.toBe(claimsOf(second).jti)
    const out = await app.inject({
      method: 'POST',
      url: '/user-service/api/login/logout',
      headers: { authorization: first },
    })
    expect(out.json()).toMatchObject({ code: 200, data: null })
    await isRefused(first)
    expect((await read(entity('ofac-12927'), second)).status).toBe(200)

    const change = async (payload: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/user-service/api/info/update/pwd',
        payload: { passwordEncoding: 'plain', ...payload },
        headers: { authorization: second },
      })
    const another = 'another-one-2026'
    for (const [fields, field] of [
      [{ oldPwd: demoPassword, newPwd: another, confirmNewPwd: `${another}x` }, 'confirmNewPwd'],
      [{ oldPwd: demoPassword, newPwd: 'short1', confirmNewPwd: 'short1' }, 'newPwd'],
      [{ oldPwd: demoPassword, newPwd: 'onlyletters', confirmNewPwd: 'onlyletters' }, 'newPwd'],
      [{ oldPwd: demoPassword, newPwd: demoPassword, confirmNewPwd: demoPassword }, 'newPwd'],
      [{ oldPwd: 'not it at all 1', newPwd: another, confirmNewPwd: another }, 'oldPwd'],
    ] as const) {
      const { code, data } = (await change(fields)).json()
      expect([code, data.errors[0].field]).toEqual([400, field])
    }
    expect((await change({ oldPwd: demoPassword, newPwd: another, confirmNewPwd: another })).statusCode).toBe(200)
    await isRefused(second)
    expect((await signInAs('demo')).status).toBe(400)
    const third = (await signInAs('demo', another)).body.data.token
    await sql`update sessions set expires_at = now() - interval '1 second'`.execute(environment.db)
    await isRefused(third)
    await sql`delete from sign_in_failures`.execute(environment.db)
    await sql`update users set password_hash = (select password_hash from users where user_name = 'admin')`.execute(
      environment.db,
    )
  })

  test('past half its life is renewed with the answer', async () => {
    const { jti, sub } = claimsOf(await login())
    const aging = await sign({ jti, sub }, secret, (jwt) => jwt.setExpirationTime('30m'))
    const response = await app.inject({ url: entity('ofac-12927'), headers: { authorization: aging } })
    const next = response.headers['x-renewed-token']
    expect((await read(entity('ofac-12927'), String(next))).status).toBe(200)
  })

  test('that is invalid does not block public calls', async () => {
    expect((await read('/open-api/api/sanction/china/lable/list', 'x.y.z')).status).toBe(200)
  })
})
