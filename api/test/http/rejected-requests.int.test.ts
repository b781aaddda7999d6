import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { phrasesEn } from '../../src/contract/phrases.en.ts'
import { phrasesZh } from '../../src/contract/phrases.zh.ts'
import { ok } from '../../src/http/responses.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  app.post(
    '/test/echo',
    { config: { operation: 'test.echo', access: 'open' }, schema: { body: z.object({ word: z.string() }) } },
    async (request) => ok(request, request.body),
  )
  app.get('/test/broken', { config: { operation: 'test.broken', access: 'open' } }, async () => {
    throw new Error('secret detail')
  })
  app.get('/test/session', { config: { operation: 'test.session', access: 'session' } }, async () => 'never')
  user = await environment.signIn(app)
})
afterAll(() => environment.close())

const search = '/open-api/api/sanction/search'
const exact = '/open-api/api/sanction/search/accurate'

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await user.inject({ url, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

describe('a keyword', () => {
  test.each([
    ['', 'keyword.empty'],
    ['?keyword=', 'keyword.empty'],
    ['?keyword=%20%20%20', 'keyword.empty'],
    ['?keyword=%E3%80%80', 'keyword.empty'],
    ['?keyword=%00%00%00', 'keyword.empty'],
    ['?keyword=a', 'keyword.short'],
    ['?keyword=%20a%20', 'keyword.short'],
    ['?keyword=%F0%9F%98%80', 'keyword.short'],
    [`?keyword=${encodeURIComponent('中'.repeat(301))}`, 'keyword.long'],
    [`?keyword=${encodeURIComponent('😀'.repeat(301))}`, 'keyword.long'],
  ] as const)('%s is refused with the specified words', async (query, code) => {
    for (const [language, phrases] of [['zh', phrasesZh] as const, ['en', phrasesEn] as const]) {
      const { status, body } = await get(search + query, { 'accept-language': language })
      expect(status).toBe(400)
      expect(body).toEqual({
        code: 400,
        message: phrases[code],
        data: { errors: [{ field: 'keyword', message: phrases[code] }] },
      })
    }
  })

  test('the words are those of the specification', () => {
    expect(phrasesZh['keyword.empty']).toBe('请输入搜索词')
    expect(phrasesZh['keyword.short']).toBe('至少需要输入两个字符才能发起搜索')
    expect(phrasesZh['keyword.long']).toBe('搜索词最多输入300个字符')
    expect(phrasesZh['entityName.empty']).toBe('请输入实体名称')
    expect(phrasesEn['keyword.empty']).toBe('Please enter a search term')
    expect(phrasesEn['keyword.short']).toBe('Enter at least two characters to search')
    expect(phrasesEn['keyword.long']).toBe('A search term may have at most 300 characters')
    expect(phrasesEn['entityName.empty']).toBe('Please enter the entity name')
  })

  test.each([
    ['two characters', '中国'],
    ['300 Han characters', '中'.repeat(300)],
    ['300 emoji', '😀'.repeat(300)],
    ['a decomposed text that composes to 300', 'é'.repeat(300)],
    ['quotes', `"'\`«»`],
    ['Lucene syntax', 'name:(+a -b) AND /re.*/ OR [* TO *] ~2 ^3 \\ && || !'],
    ['JSON', '{"query":{"match_all":{}}}'],
    ['a null byte inside', 'a\0b'],
    ['right to left', 'شركة النفط \u202Eabc\u202C'],
    ['combining marks alone', '\u0301\u0302\u0303'],
    ['zero-width characters', '\u200B\u200B\u200D'],
    ['a surrogate half', 'ab%ED%A0%80cd'],
    ['a broken percent', 'ab%zz%'],
    ['punctuation', '!!!'],
    ['SQL', "'; drop table subjects; --"],
    ['digits', '9187629'],
    ['one long word', 'a'.repeat(300)],
    ['150 one-letter words', 'a '.repeat(150)],
    ['every kind of space', 'a\u00A0\u2003\u3000\t\nb'],
    ['private use', '\uE000\uE001'],
    ['the last code point', '\u{10FFFF}\u{10FFFF}'],
  ])('%s is answered, in every mode', async (_name, keyword) => {
    const text = keyword.includes('%') ? keyword : encodeURIComponent(keyword)
    for (const url of [
      `${search}?keyword=${text}`,
      `${search}?keyword=${text}&minScore=0&pageSize=200`,
      `${exact}?entityName=${text}`,
      `${exact}?entityName=ab&entityId=${encodeURIComponent(keyword.slice(0, 40))}`,
      `/open-api/api/sanction/search/entity/tips?keyword=${text}`,
    ]) {
      const { status, body } = await get(url)
      expect([status, body.code], url).toEqual([200, 200])
    }
  })
})

describe('parameters', () => {
  test.each([
    [`${exact}`, 'entityName', 'entityName.empty'],
    [`${exact}?entityName=%20`, 'entityName', 'entityName.empty'],
    [`${exact}?entityName=${'a'.repeat(301)}`, 'entityName', 'entityName.long'],
    [`${exact}?entityName=ab&entityId=${'1'.repeat(101)}`, 'entityId', 'input.invalid'],
    [`${search}?keyword=ab&keyword=cd`, 'keyword', 'input.duplicate'],
    [`${search}?keyword=ab&page=1&page=2`, 'page', 'input.duplicate'],
    [`${search}?keyword=ab&type=01&type=02`, 'type', 'input.duplicate'],
    [`${search}?keyword=ab&page=0`, 'page', 'page.invalid'],
    [`${search}?keyword=ab&page=-1`, 'page', 'page.invalid'],
    [`${search}?keyword=ab&page=1.5`, 'page', 'page.invalid'],
    [`${search}?keyword=ab&page=0x10`, 'page', 'page.invalid'],
    [`${search}?keyword=ab&page=99999999999999999999`, 'page', 'page.invalid'],
    [`${search}?keyword=ab&pageSize=0`, 'pageSize', 'pageSize.invalid'],
    [`${search}?keyword=ab&pageSize=201`, 'pageSize', 'pageSize.invalid'],
    [`${search}?keyword=ab&pageSize=ten`, 'pageSize', 'pageSize.invalid'],
    [`${search}?keyword=ab&page=51&pageSize=200`, 'page', 'page.reach'],
    [`${search}?keyword=ab&page=1001`, 'page', 'page.reach'],
    [`${search}?keyword=ab&type=05`, 'type', 'type.unknown'],
    [`${search}?keyword=ab&subType=0101,0199`, 'subType', 'subType.unknown'],
    [`${search}?keyword=ab&country=China`, 'country', 'country.unknown'],
    [`${search}?keyword=ab&country=ZZ`, 'country', 'country.unknown'],
    [`${search}?keyword=ab&source=ofac`, 'source', 'source.invalid'],
    [`${search}?keyword=ab&minScore=-1`, 'minScore', 'minScore.invalid'],
    [`${search}?keyword=ab&minScore=100.5`, 'minScore', 'minScore.invalid'],
    [`${search}?keyword=ab&minScore=NaN`, 'minScore', 'minScore.invalid'],
    [`${search}?keyword=ab&includeOffline=yes`, 'includeOffline', 'flag.invalid'],
    [`${search}?keyword=ab&birthDate=29.06.1965`, 'birthDate', 'birthDate.invalid'],
    [`${search}?keyword=ab&birthDate=1965-02-30`, 'birthDate', 'birthDate.invalid'],
    [`${search}?keyword=ab&birthDate=1565`, 'birthDate', 'birthDate.invalid'],
    [`${search}?keyword=ab&birthDate=2999`, 'birthDate', 'birthDate.invalid'],
    [`${search}?keyword=ab&sex=M`, 'sex', 'sex.invalid'],
    [`${search}?keyword=ab&nationality=China`, 'nationality', 'country.unknown'],
    [`${search}?keyword=ab&nationality=ZZ`, 'nationality', 'country.unknown'],
    [`${search}?keyword=ab&identifier=--`, 'identifier', 'identifier.invalid'],
    [`${search}?keyword=ab&identifier=${'9'.repeat(101)}`, 'identifier', 'identifier.invalid'],
    ['/open-api/api/sanction/detail/entity', 'id', 'input.required'],
    ['/open-api/api/sanction/detail/history?id=', 'id', 'input.required'],
    ['/open-api/api/sanction/detail/entity?id=ofac-1&type=1', 'type', 'type.unknown'],
  ] as const)('%s is refused for %s', async (url, field, code) => {
    const { status, body } = await get(url, { 'accept-language': 'en' })
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 400,
      message: phrasesEn[code],
      data: { errors: [{ field, message: phrasesEn[code] }] },
    })
  })

  test('several refused fields are reported together; the message is the first', async () => {
    const { body } = await get(`${search}?page=0&type=9`)
    expect(body.data.errors.map(({ field }: { field: string }) => field)).toEqual(['keyword', 'type', 'page'])
    expect(body.message).toBe(body.data.errors[0].message)
  })

  test('an empty value is not given, an unknown parameter is ignored', async () => {
    const { status, body } = await get(`${search}?keyword=mahan&page=&pageSize=&type=&subType=&minScore=&utm=1&utm=2`)
    expect([status, body.code]).toEqual([200, 200])
  })

  test('the last page within reach is answered, without rows', async () => {
    const { status, body } = await get(`${search}?keyword=mahan&page=50&pageSize=200`)
    expect([status, body.data.data]).toEqual([200, []])
  })

  test('suggestions for less than two characters are none', async () => {
    for (const query of ['', '?keyword=', '?keyword=a', '?keyword=%20']) {
      const { status, body } = await get(`/open-api/api/sanction/search/entity/tips${query}`)
      expect([status, body.data]).toEqual([200, []])
    }
  })
})

describe('what is not there', () => {
  test.each(['ofac-0', 'nobody', '1 or 1=1', 'a\0b', '%', '../../etc/passwd', '中文', 'x'.repeat(2000)])(
    'id %j answers 404 with a message',
    async (id) => {
      for (const call of ['entity', 'history']) {
        const { status, body } = await get(`/open-api/api/sanction/detail/${call}?id=${encodeURIComponent(id)}`)
        expect(status).toBe(404)
        expect(body).toEqual({ code: 404, message: '未找到该主体', data: null })
      }
    },
  )

  test.each([
    ['GET', '/open-api/api/nothing'],
    ['GET', '/open-api'],
    ['GET', '/user-service/api/nothing'],
    ['POST', '/payment-service/nothing'],
    ['GET', '/somewhere/else'],
    ['POST', '/open-api/api/sanction/search'],
    ['DELETE', '/open-api/api/sanction/search'],
    ['PUT', '/health/live'],
    ['GET', '/open-api/%zz'],
    ['GET', `/${'a'.repeat(5000)}`],
    ['OPTIONS', '/open-api/api/sanction/search'],
  ] as const)('%s %s answers the envelope with 404', async (method, url) => {
    const response = await app.inject({ method, url, headers: { 'accept-language': 'en' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 404, message: 'There is no such address', data: null })
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('a body', () => {
  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/test/echo', payload, headers: { 'content-type': type } })

  test('is taken as JSON and as a form', async () => {
    expect((await post('{"word":"名"}', 'application/json')).json().data).toEqual({ word: '名' })
    expect((await post('word=%E5%90%8D', 'application/x-www-form-urlencoded')).json().data).toEqual({ word: '名' })
    expect((await post('{"word":12}', 'application/json')).json().data).toEqual({ word: '12' })
  })

  test.each([
    ['broken JSON', '{"word":', 'application/json', 400, phrasesZh['body.malformed']],
    ['no JSON at all', '', 'application/json', 400, phrasesZh['body.malformed']],
    ['a prototype in JSON', '{"__proto__":{"a":1},"word":"x"}', 'application/json', 400, phrasesZh['body.malformed']],
    ['another type', '<word/>', 'application/xml', 415, phrasesZh['body.type']],
    ['plain text', 'word=a', 'text/plain', 415, phrasesZh['body.type']],
    ['a field twice', 'word=a&word=b', 'application/x-www-form-urlencoded', 400, phrasesZh['input.duplicate']],
    ['a missing field', '{}', 'application/json', 400, phrasesZh['input.invalid']],
    [
      'more members than any operation takes',
      JSON.stringify({ word: '名', more: Array.from({ length: 20_000 }, (_, at) => ({ [`f${at}`]: 1 })) }),
      'application/json',
      400,
      phrasesZh['input.tooMany'],
    ],
    ['too much', `{"word":"${'a'.repeat(1024 * 1024)}"}`, 'application/json', 413, phrasesZh['body.tooLarge']],
  ])('%s is refused', async (_name, payload, type, status, message) => {
    const response = await post(payload, type)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code: status, message })
  })
})

describe('the rest', () => {
  test('an unexpected error does not reveal its details', async () => {
    const { status, body } = await get('/test/broken')
    expect([status, body]).toEqual([500, { code: 500, message: '服务内部出错', data: null }])
  })

  test('a route that needs a session answers 126 while there are none', async () => {
    const { status, body } = await get('/test/session', { authorization: 'Bearer x' })
    expect([status, body]).toEqual([401, { code: 126, message: '请先登录', data: null }])
  })

  test('a route without a declaration of access cannot be registered', async () => {
    const other = await environment.app()
    expect(() => other.get('/undeclared', async () => 'x')).toThrow('declares no operation and access')
  })

  test('a route that reads by grant cannot be registered without a name in the audit', async () => {
    const other = await environment.app()
    const access = { module: 'sanction', idField: 'id' } as const
    const register = (operation: string) => () =>
      other.get(`/${operation}`, { config: { operation, access } }, async () => 'x')
    expect(register('sanction.nameless')).toThrow('has no name in the audit')
    expect(register('sanction.detail')).not.toThrow()
  })

  test.each([
    ['en-GB,en;q=0.9', 'OK'],
    ['zh-TW', '成功'],
    ['fr', '成功'],
    ['de, en;q=0.1', 'OK'],
    ['en;q=0.1, zh;q=0.2', '成功'],
  ])('language %s', async (language, message) => {
    expect((await get('/health/live', { 'accept-language': language })).body.message).toBe(message)
  })

  test('HEAD answers like GET', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/open-api/api/dic/country/list' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })
})

describe('limits', () => {
  test('an overloaded process answers 503 with Retry-After, while its probes and the page still work', async () => {
    const webDist = await mkdtemp(join(tmpdir(), 'qd-busy-'))
    onTestFinished(() => rm(webDist, { recursive: true }))
    await writeFile(join(webDist, 'index.html'), '<!doctype html>')
    const busy = await environment.app({ config: { eventLoopDelayLimitMillis: 100, webDist } })
    const inSeconds = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    await busy.inject({ url: '/health/live' })
    const until = performance.now() + 3000
    while (performance.now() < until) await new Promise((resolve) => setImmediate(() => resolve(hold(400))))
    const refused = await busy.inject({ url: '/open-api/api/dic/country/list' })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 503, '5'])
    for (const url of ['/health/live', '/', '/index.html'])
      expect((await busy.inject({ url })).statusCode, url).toBe(200)
    for (let waited = 0; waited < 20; waited++) {
      await inSeconds(1)
      if ((await busy.inject({ url: '/open-api/api/dic/country/list' })).statusCode === 200) return
    }
    expect.fail('it never got over it')
  })

  test('every address has its own limit; 429 has Retry-After', async () => {
    const limited = await environment.app({ config: { rateLimitPerMinute: 3 } })
    const call = (url: string, remoteAddress: string) =>
      limited.inject({ url, remoteAddress, headers: { 'accept-language': 'en' } })
    const first = await call(`${search}?keyword=mahan`, '192.0.2.1')
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' })
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0)
    await call('/open-api/api/nothing', '192.0.2.1')
    await call(`${search}?keyword=mahan`, '192.0.2.1')
    const refused = await call('/open-api/api/dic/country/list', '192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 429,
      data: null,
      message: expect.stringMatching(/^Too many requests; try again in \d+ seconds$/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(`${search}?keyword=mahan`, '192.0.2.2')).statusCode).toBe(200)
    expect((await call('/health/ready', '192.0.2.1')).statusCode).toBe(200)
  })

  test('a search counts as what it costs', async () => {
    const limited = await environment.app({ config: { rateLimitPerMinute: 12 } })
    const call = (query: Record<string, string>) =>
      limited.inject({ url: `${search}?${new URLSearchParams(query)}`, remoteAddress: '192.0.2.1' })
    const remaining = async (query: Record<string, string>) => (await call(query)).headers['ratelimit-remaining']
    expect(await remaining({ keyword: 'mahan' })).toBe('11')
    const dear = { keyword: '中'.repeat(300), pageSize: '200' }
    expect(await remaining(dear)).toBe('3')
    expect(await remaining({ keyword: 'mahan' })).toBe('2')
    const refused = await call(dear)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/^请求过于频繁，请 \d+ 秒后再试$/),
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('an IPv6 network counts as one address', async () => {
    const limited = await environment.app({ config: { rateLimitPerMinute: 1 } })
    const statusFrom = async (remoteAddress: string) =>
      (await limited.inject({ url: '/open-api/api/dic/country/list', remoteAddress })).statusCode
    expect(await statusFrom('2001:db8:1:2::1')).toBe(200)
    expect(await statusFrom('2001:db8:1:2:3:4:5:6')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  })

  test('X-Forwarded-For is ignored, except its last entry behind a configured proxy', async () => {
    const call = (target: FastifyInstance, forwarded: string) =>
      target.inject({ url: '/open-api/api/dic/country/list', headers: { 'x-forwarded-for': forwarded } })
    const bare = await environment.app({ config: { rateLimitPerMinute: 1 } })
    await call(bare, '198.51.100.1')
    expect((await call(bare, '198.51.100.2')).statusCode).toBe(429)

    const proxied = await environment.app({ config: { rateLimitPerMinute: 1, trustProxyHops: 1 } })
    await call(proxied, '198.51.100.1')
    expect((await call(proxied, '198.51.100.2')).statusCode).toBe(200)
    expect((await call(proxied, '203.0.113.9, 198.51.100.1')).statusCode).toBe(429)
  })
})

/** Blocks the event loop for this number of milliseconds. */
function hold(millis: number): void {
  const until = performance.now() + millis
  while (performance.now() < until);
}
