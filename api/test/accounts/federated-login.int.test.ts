import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startMockProviders } from '../../mock-providers/mock-providers.ts'
import { issuerOf } from '../../src/modules/accounts/federated-login/oidc.ts'
import { hashOfToken } from '../../src/modules/accounts/federated-login/qilin.ts'
import { adoptIdentities } from '../../src/modules/accounts/federated-login/repository.ts'
import { type AccountClient, openAccountClient } from '../support/account-client.ts'
import { buildTestEnvironment, noExternalServices, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment)
})
afterAll(() => environment.close())
afterEach(async () => {
  await sql`delete from sign_in_failures`.execute(environment.db)
})

const wrong = { code: 400, message: '账号或密码错误', data: null }

/** Follows a redirect of the mock provider and returns the query it adds to our page. */
async function back(address: string): Promise<URLSearchParams> {
  const response = await fetch(address, { redirect: 'manual' })
  expect(response.status).toBe(302)
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.origin).toBe(noExternalServices.publicUrl)
  return location.searchParams
}
/** Goes to the provider's address from our API, and returns. */
async function goAndReturn(kind: 'wx' | 'oidc', person: string, at = client) {
  const { address, ticket } = (await at.get(`login/${kind}/address`)).body.data
  const page = await (await fetch(address)).text()
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const link = links.find((found) => found.includes(`person=${person}`)) ?? ''
  const fields = await back(new URL(link, at.mocks.origin).href)
  return { code: fields.get('code') ?? '', state: fields.get('state') ?? '', ticket: ticket as string }
}
const withWechat = ({ code, ...rest }: { code: string; state?: string; ticket?: string }) =>
  client.post('login/wx/web', { wxCode: code, ...rest })

describe('WeChat', () => {
  test('returns the frame address with our page, our application and a state', async () => {
    const { address } = (await client.get('login/wx/address')).body.data
    const { searchParams, hash } = new URL(address)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      appid: 'mock-client',
      redirect_uri: 'http://127.0.0.1:3000/wechatShowPage',
      response_type: 'code',
      scope: 'snsapi_login',
    })
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(hash).toBe('#wechat_redirect')
  })

  test('signs in a known person, and creates an account for a new one, whose profile must be completed', async () => {
    const first = await withWechat(await goAndReturn('wx', 'ming'))
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ infoComplete: false, state: '1', experienceOffer: true })
    const second = await withWechat(await goAndReturn('wx', 'ming'))
    expect(second.body.data.userId).toBe(first.body.data.userId)
    expect(second.body.data.token).not.toBe(first.body.data.token)
    const other = await withWechat(await goAndReturn('wx', 'new'))
    expect(other.body.data.userId).not.toBe(first.body.data.userId)

    const phone = '13711112222'
    const profile = { phone, code: await client.codeFor(phone), company: '小明公司', userName: 'ming' }
    const headers = { authorization: first.body.data.token }
    expect((await client.post('login/update/user', profile, headers)).status).toBe(200)
    expect((await withWechat(await goAndReturn('wx', 'ming'))).body.data.infoComplete).toBe(true)
  })

  test('accepts a code once', async () => {
    const returned = await goAndReturn('wx', 'hua')
    expect((await withWechat(returned)).status).toBe(200)
    expect((await withWechat(returned)).body).toEqual(wrong)
  })

  test('signs nobody in to the account of the person who sent them a link', async () => {
    const attacker = await goAndReturn('wx', 'hua')
    const { ticket } = (await client.get('login/wx/address')).body.data
    // The link has the attacker's code and state; the browser has no ticket, or its own.
    for (const more of [{}, { ticket }, { ticket: '' }, { ticket: 'x.y.z' }]) {
      const { status, body } = await withWechat({ code: attacker.code, state: attacker.state, ...more })
      expect([status, body]).toEqual([400, wrong])
    }
    expect((await withWechat({ code: attacker.code, ticket: attacker.ticket })).body).toEqual(wrong)
    // None of these attempts used the code; they counted as failures of it.
    await sql`delete from sign_in_failures`.execute(environment.db)
    expect((await withWechat(attacker)).status).toBe(200)
  })

  test('allows twenty guesses of a code from one address', async () => {
    const { ticket, state } = await goAndReturn('wx', 'hua')
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess++) {
      statuses.push((await withWechat({ code: `guess-${guess}`, state, ticket })).status)
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429])
  })

  test('creates one account for two concurrent first visits', async () => {
    const returned = await Promise.all(Array.from({ length: 5 }, () => goAndReturn('wx', 'ming')))
    await sql`delete from user_identities`.execute(environment.db)
    const answers = await Promise.all(returned.map(withWechat))
    expect(answers.map(({ body }) => body.message)).toEqual(Array(5).fill('成功'))
    expect(new Set(answers.map(({ body }) => body.data.userId)).size).toBe(1)
  })

  test('rejects a closed account', async () => {
    const { userId } = (await withWechat(await goAndReturn('wx', 'hua'))).body.data
    await sql`update users set state = '0' where id = ${userId}`.execute(environment.db)
    expect((await withWechat(await goAndReturn('wx', 'hua'))).body).toEqual(wrong)
    await sql`update users set state = '1' where id = ${userId}`.execute(environment.db)
  })

  test('answers an unreachable or broken provider like a wrong code, within five seconds, without counting a failure', async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/silent')) return
      if (request.url?.startsWith('/moved')) response.writeHead(302, { location: client.mocks.origin }).end()
      else response.end(request.url?.startsWith('/huge') ? ' '.repeat(10 ** 6) : '<html>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const wechat = client.mocks.settings.wechat
    for (const tokenUrl of ['silent', 'moved', 'huge', 'html'].map((path) => `http://127.0.0.1:${port}/${path}`)) {
      const accounts = { ...noExternalServices, wechat: wechat && { ...wechat, tokenUrl } }
      const app = await environment.app({ config: { accounts } })
      const given = (await app.inject({ url: '/user-service/api/login/wx/address' })).json().data
      const payload = {
        wxCode: 'anything',
        ticket: given.ticket,
        state: new URL(given.address).searchParams.get('state') ?? '',
      }
      const began = Date.now()
      const response = await app.inject({ method: 'POST', url: '/user-service/api/login/wx/web', payload })
      expect([response.statusCode, response.json()]).toEqual([400, wrong])
      expect(Date.now() - began).toBeLessThan(7000)
    }
    server.closeAllConnections()
    server.close()
    expect(await environment.db.selectFrom('sign_in_failures').select('id').execute()).toEqual([])
  })
})

describe('OpenID Connect', () => {
  const sign = (fields: Record<string, string>) => client.post('login/oidc', fields)

  test('sends a challenge and a nonce, and signs in the returning user', async () => {
    const { address, ticket } = (await client.get('login/oidc/address')).body.data
    const asked = new URL(address).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe('http://127.0.0.1:3000/oidcShowPage')
    for (const field of ['state', 'nonce', 'code_challenge']) expect(asked.get(field)).toMatch(/^[\w-]{43}$/)
    expect(ticket).not.toContain(asked.get('state'))

    const first = await sign(await goAndReturn('oidc', 'ming'))
    expect(first.status).toBe(200)
    const second = await sign(await goAndReturn('oidc', 'ming'))
    expect(second.body.data.userId).toBe(first.body.data.userId)
    // The same name at another provider is another person.
    expect((await withWechat(await goAndReturn('wx', 'ming'))).body.data.userId).not.toBe(first.body.data.userId)
  })

  test('authenticates to the provider in the way the provider requires', async () => {
    const { oidc } = client.mocks.settings
    const issuer = `${client.mocks.origin}/oidc-basic`
    const accounts = { ...noExternalServices, oidc: oidc && { ...oidc, issuer } }
    const other = await openAccountClient(environment, { config: { accounts } })
    const { status } = await other.post(
      'login/oidc',
      await goAndReturn('oidc', 'new', { ...other, mocks: client.mocks }),
    )
    expect(status).toBe(200)
  })

  test('takes the same id of another issuer for another person', async () => {
    const first = await sign(await goAndReturn('oidc', 'ming'))
    const { oidc } = client.mocks.settings
    const accounts = { ...noExternalServices, oidc: oidc && { ...oidc, issuer: `${client.mocks.origin}/oidc-basic` } }
    const elsewhere = { ...(await openAccountClient(environment, { config: { accounts } })), mocks: client.mocks }
    const second = await elsewhere.post('login/oidc', await goAndReturn('oidc', 'ming', elsewhere))
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data.userId).not.toBe(first.body.data.userId)
  })

  test('keeps accounts from before issuers were stored, for the issuer in use, once', async () => {
    const { userId } = (await sign(await goAndReturn('oidc', 'ming'))).body.data
    const issuer = issuerOf(`${client.mocks.origin}/oidc`)
    await sql`update user_identities set issuer = '' where user_id = ${userId}`.execute(environment.db)
    expect(await adoptIdentities(environment.db, issuer)).toBe(1)
    expect(await adoptIdentities(environment.db, 'https://another.example/')).toBe(0)
    expect((await sign(await goAndReturn('oidc', 'ming'))).body.data.userId).toBe(userId)
  })

  test('rejects a code with the ticket of another visit, because state, nonce and verifier do not match', async () => {
    const [one, other] = [await goAndReturn('oidc', 'ming'), await goAndReturn('oidc', 'hua')]
    expect((await sign({ ...one, ticket: other.ticket })).body).toEqual(wrong)
    expect((await sign({ ...other, code: one.code })).body).toEqual(wrong)
    expect((await sign({ code: other.code })).body).toEqual(wrong)
    expect((await sign({ ...other, iss: 'https://evil.example.com' })).body).toEqual(wrong)
  })

  test('reports an unreachable provider, and tries it again', async () => {
    const oidc = { issuer: 'http://127.0.0.1:9/oidc', clientId: 'a', clientSecret: 'b' }
    const app = await environment.app({ config: { accounts: { ...noExternalServices, oidc } } })
    const response = await app.inject({ url: '/user-service/api/login/oidc/address' })
    expect([response.statusCode, response.json().code]).toEqual([503, 503])
  })
})

describe('single sign-on of the partner', () => {
  const tokenOf = async (person: string) =>
    (await back(`${client.mocks.origin}/qilin/go?person=${person}`)).get('token') ?? ''

  test('exchanges a token once', async () => {
    const token = await tokenOf('ming')
    const { status, body } = await client.post('login/qilin', { sessionId: token })
    expect([status, body.data.userName]).toEqual([200, expect.stringMatching(/^qilin_/)])
    expect((await client.post('login/qilin', { sessionId: token })).body).toEqual(wrong)
    const again = await client.post('login/qilin', { sessionId: await tokenOf('ming') })
    expect(again.body.data.userId).toBe(body.data.userId)
  })

  test('requires a recent signature for us and for this token', async () => {
    const key = 'the key both have, long enough to be one'
    let identity = ''
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ identity }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const qilin = { exchangeUrl: `http://127.0.0.1:${port}`, key }
    const app = await environment.app({ config: { accounts: { ...noExternalServices, qilin } } })
    const say = async (claims: Record<string, unknown>, signedWith = key, audience = 'qingdan', at = new Date()) => {
      identity = await new SignJWT({ token_hash: hashOfToken('token'), sub: 'ming', ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setIssuedAt(at)
        .sign(new TextEncoder().encode(signedWith))
      const payload = { sessionId: 'token' }
      return (await app.inject({ method: 'POST', url: '/user-service/api/login/qilin', payload })).statusCode
    }
    expect(await say({})).toBe(200)
    await sql`delete from sign_in_failures`.execute(environment.db)
    const refused = [
      await say({}, randomBytes(32).toString('hex')),
      await say({}, key, 'somebody-else'),
      await say({ token_hash: hashOfToken('another') }),
      await say({}, key, 'qingdan', new Date(Date.now() - 6 * 60 * 1000)),
    ]
    expect(refused).toEqual([400, 400, 400, 400])
    await sql`delete from sign_in_failures`.execute(environment.db)
    const claims = { aud: 'qingdan', sub: 'ming', iat: Math.floor(Date.now() / 1000), token_hash: hashOfToken('token') }
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    identity = `${encode({ alg: 'none' })}.${encode(claims)}.`
    const unsigned = await app.inject({
      method: 'POST',
      url: '/user-service/api/login/qilin',
      payload: { sessionId: 'token' },
    })
    expect(unsigned.statusCode).toBe(400)
    server.close()
  })
})

test('a provider that is not configured answers 503', async () => {
  const app = await environment.app()
  for (const [method, path, payload] of [
    ['GET', 'wx/address'],
    ['GET', 'oidc/address'],
    ['POST', 'wx/web', { wxCode: 'a' }],
    ['POST', 'oidc', { code: 'a' }],
    ['POST', 'qilin', { sessionId: 'a' }],
  ] as const) {
    const response = await app.inject({ method, url: `/user-service/api/login/${path}`, ...(payload && { payload }) })
    expect([response.statusCode, response.json().message]).toEqual([503, '该登录方式暂未开通'])
  }
})

test('mock providers do not run in production', async () => {
  await expect(startMockProviders({ mode: 'production', publicUrl: 'https://q.example.com' })).rejects.toThrow(
    'do not run in production',
  )
})
