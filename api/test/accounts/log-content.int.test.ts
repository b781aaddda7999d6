import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggerOptions } from '../../src/logger.ts'
import { type AccountClient, openAccountClient, password, registration } from '../support/account-client.ts'
import { png } from '../support/pictures.ts'
import { buildTestEnvironment, noExternalServices, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient
let written = ''

const stream = new Writable({
  write(piece, _encoding, done) {
    written += piece
    done()
  },
})

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment, { logger: { ...loggerOptions('trace', false), stream } })
})
afterAll(() => environment.close())

test('the log of account calls has operations and no personal data', async () => {
  const email = 'log-me-not@example.com'
  const form = await registration(client, { email })
  await client.post('register', { ...form, code: '000000' })
  const { body } = await client.post('register', form)
  const headers = { authorization: body.data.token }
  await client.post('login/pwd', { userName: form.userName, password: 'wrong password 1', passwordEncoding: 'plain' })
  await client.post('info/update/user', { company: '日志不记有限公司', phone: '13600009999', code: '123456' }, headers)
  await client.post('info/update/user', { company: '日志不记有限公司' }, headers)
  await client.get(`info/detail?userId=${form.phone}`, headers)
  await client.post('login/wx/web', { wxCode: 'a-wechat-code', state: 'a-wechat-state', ticket: 'a-wechat-ticket' })
  await client.post('login/qilin', { sessionId: 'an-outside-token' })
  const given = (await client.get('login/oidc/address')).body.data
  const state = new URL(given.address).searchParams.get('state') ?? ''
  await client.post('login/oidc', { code: 'an-oidc-code', state, ticket: given.ticket })
  const upload = new FormData()
  upload.append('file', new Blob([new Uint8Array(png())], { type: 'image/png' }), 'zhang-san-card.png')
  const address = await client.app.listen({ port: 0, host: '127.0.0.1' })
  const uploaded = await fetch(`${address}/user-service/api/file/upload`, { method: 'POST', body: upload, headers })
  expect(uploaded.status).toBe(200)

  for (const operation of ['account.register', 'account.sendCode', 'account.signInByWechat', 'account.upload']) {
    expect(written).toContain(`"operation":"${operation}"`)
  }
  const personal = [form.phone, form.userName, email, form.company, password, 'wrong password 1', form.code]
  const secret = [body.data.token, state, given.ticket, 'a-wechat-', 'an-outside-token', 'an-oidc-code', 'zhang-san']
  for (const value of [...personal, '13600009999', '日志不记', ...secret]) {
    expect(written, String(value)).not.toContain(String(value))
  }
})

test('a failing external service is logged without request and answer', async () => {
  const before = written.length
  const { origin, settings } = client.mocks
  const wechat = settings.wechat && { ...settings.wechat, tokenUrl: `${origin}/`, appSecret: 'never-log-this' }
  const smsGateway = { url: 'http://127.0.0.1:9/sms', key: 'nor-this-key' }
  const logger = { ...loggerOptions('trace', false), stream }
  const app = await environment.app({ logger, config: { accounts: { ...noExternalServices, wechat, smsGateway } } })
  const address = (await app.inject({ url: '/user-service/api/login/wx/address' })).json().data
  const state = new URL(address.address).searchParams.get('state') ?? ''
  for (const [path, payload] of [
    ['login/wx/web', { wxCode: 'a-wechat-code', state, ticket: address.ticket }],
    ['phone/code', { phoneCodeTypeCode: '2', phoneNum: '13600008888' }],
  ] as const) {
    await app.inject({ method: 'POST', url: `/user-service/api/${path}`, payload })
  }
  const after = written.slice(before)
  expect(after).toContain('wechat cannot be asked')
  expect(after).toContain('phone.unsent')
  for (const value of ['never-log-this', 'nor-this-key', 'a-wechat-code', state, '13600008888', 'doctype']) {
    expect(after, value).not.toContain(value)
  }
})
