import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  DATABASE_URL: 'postgres://user:secret-value@127.0.0.1:5432/qingdan',
  ELASTICSEARCH_URL: 'http://127.0.0.1:9200',
  SESSION_SECRET: 'k7Hq2mVx9LrTz4Wn8PbYc3Jd6Fs1Ge5A',
}

describe('the environment', () => {
  test('needs two addresses and a secret; the rest has defaults, and an empty value counts as absent', () => {
    const config = readConfig({ ...complete, PORT: '' })
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      indexPrefix: 'qingdan',
      rateLimitPerMinute: 120,
      mode: 'production',
    })
    expect(config.webDist).toMatch(/^\/.*\/web\/dist$/)
    expect(Object.isFrozen(config)).toBe(true)
  })

  test('all errors are reported at once, by variable name and without values', () => {
    const wrong = {
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      PORT: '70000',
      LOG_LEVEL: 'loud',
      RATE_LIMIT_PER_MINUTE: '-1',
    }
    const read = () => readConfig(wrong)
    expect(read).toThrow(/DATABASE_URL must be a postgres/)
    expect(read).toThrow(/ELASTICSEARCH_URL is missing/)
    expect(read).toThrow(/PORT must be at most 65535/)
    expect(read).toThrow(/LOG_LEVEL must be one of/)
    expect(read).toThrow(/RATE_LIMIT_PER_MINUTE must be a whole number/)
    expect(read).not.toThrow(/hunter2|70000|loud/)
  })

  test.each(['postgres://user:<password>@127.0.0.1/qingdan', 'postgres://user:changeme@127.0.0.1/qingdan'])(
    'a left-over placeholder is refused: %s',
    (DATABASE_URL) => {
      expect(() => readConfig({ ...complete, DATABASE_URL })).toThrow(/DATABASE_URL is still the placeholder/)
    },
  )

  test.each([
    undefined,
    '',
    'short',
    'a'.repeat(64),
    'abc'.repeat(20),
    '<at least 32 random characters>',
    'change-me-change-me-change-me-change-me',
  ])('without a real secret nothing starts: %s', (SESSION_SECRET) => {
    expect(() => readConfig({ ...complete, SESSION_SECRET })).toThrow(/SESSION_SECRET/)
  })

  test('an external service is used when all its settings are present; otherwise the missing ones are named', () => {
    expect(readConfig(complete).accounts).toMatchObject({ smsGateway: null, wechat: null, qilin: null, oidc: null })
    const gateway = { SMS_GATEWAY_URL: 'https://sms.example.com/send', SMS_GATEWAY_KEY: 'k' }
    expect(readConfig({ ...complete, ...gateway }).accounts.smsGateway).toEqual({
      url: 'https://sms.example.com/send',
      key: 'k',
    })
    expect(() => readConfig({ ...complete, SMS_GATEWAY_KEY: 'k' })).toThrow(/SMS_GATEWAY_URL is missing/)
    expect(() => readConfig({ ...complete, WECHAT_APP_ID: 'a' })).toThrow(
      /WECHAT_AUTHORIZE_URL is missing\n.*WECHAT_TOKEN_URL is missing\n.*WECHAT_APP_SECRET is missing/,
    )
  })

  test('in production, external services need TLS and a fixed address to send browsers back to', () => {
    const oidc = { OIDC_CLIENT_ID: 'qingdan', OIDC_CLIENT_SECRET: 's' }
    const readOidc = (more: Record<string, string>) => readConfig({ ...complete, ...oidc, ...more })
    expect(() => readOidc({ OIDC_ISSUER: 'http://id.example.com' })).toThrow(/OIDC_ISSUER must be an https/)
    expect(() => readOidc({ OIDC_ISSUER: 'https://id.example.com' })).toThrow(/PUBLIC_URL is missing/)
    const well = { OIDC_ISSUER: 'https://id.example.com', PUBLIC_URL: 'https://q.example.com/' }
    expect(readOidc(well).accounts.publicUrl).toBe('https://q.example.com')
    expect(readOidc({ OIDC_ISSUER: 'http://127.0.0.1:1', APP_MODE: 'test' }).accounts.oidc?.issuer).toBeTruthy()
  })

  test('in production, browsers come by TLS, from this machine, or by a decision', () => {
    const at = (PUBLIC_URL: string, more = {}) => readConfig({ ...complete, PUBLIC_URL, ...more }).accounts.publicUrl
    expect(() => at('http://q.example.com')).toThrow(/PUBLIC_URL must be an https/)
    expect(at('http://q.example.com', { ALLOW_HTTP: 'true' })).toBe('http://q.example.com')
    expect(at('http://localhost:3000')).toBe('http://localhost:3000')
    expect(at('http://q.example.com', { APP_MODE: 'development' })).toBe('http://q.example.com')
  })

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('a page that is served at %s is opened at %s', (HOST, address) => {
    expect(readConfig({ ...complete, HOST }).accounts.publicUrl).toBe(address)
  })

  test.each(['development', 'test'])(
    '%s, which has demo accounts, listens only on this machine unless it is allowed',
    (APP_MODE) => {
      const open = { ...complete, APP_MODE, HOST: '0.0.0.0' }
      expect(() => readConfig(open)).toThrow(/HOST is open to other machines/)
      expect(() => readConfig({ ...open, HOST: '192.168.1.5' })).toThrow(/HOST is open to other machines/)
      expect(readConfig({ ...open, ALLOW_OPEN_DEVELOPMENT: 'true' }).host).toBe('0.0.0.0')
      for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
        expect(readConfig({ ...open, HOST }).host).toBe(HOST)
      expect(readConfig({ ...open, APP_MODE: 'production' }).host).toBe('0.0.0.0')
    },
  )

  test.each(['production', 'development'])('a fixed code does not start in %s', (APP_MODE) => {
    const fixed = { ...complete, PHONE_CODE_FIXED: '123456' }
    expect(() => readConfig({ ...fixed, APP_MODE })).toThrow(/PHONE_CODE_FIXED is for APP_MODE=test alone/)
    expect(readConfig({ ...fixed, APP_MODE: 'test' }).accounts.phoneCodeFixed).toBe('123456')
  })

  test('.env.example cannot start unchanged', () => {
    const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const values = Object.fromEntries([...file.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]))
    expect(() => readConfig(values)).toThrow(/placeholder/)
  })
})
