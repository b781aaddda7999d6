import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LawDetail, LawLabels, LawSearchAnswer } from '../../src/contract/laws/laws.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api/law'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  user = await environment.signIn(app)
}, 300_000)
afterAll(() => environment.close())

const search = (query: Record<string, string>) =>
  readAs(user, `${base}/search?${new URLSearchParams(query)}`, LawSearchAnswer)
const labels = (keyword = '') => readAs(user, `${base}/labels?${new URLSearchParams({ keyword })}`, LawLabels)
const detail = (id: string) => readAs(user, `${base}/detail?${new URLSearchParams({ id })}`, LawDetail)
const idOf = async (keyword: string) => (await search({ keyword })).data[0]?.id ?? ''
const bodyOf = async (path: string) => (await app.inject({ url: path })).json<{ code: number; data: unknown }>()

describe('before the laws are loaded', () => {
  test('lists are empty, and a law is unknown', async () => {
    expect(await search({})).toEqual({ data: [], count: 0, wholeCount: 0 })
    expect((await labels()).countryList).toEqual([])
    expect((await user.inject({ url: `${base}/detail?id=cn-1` })).statusCode).toBe(404)
  })
})

describe('with the laws', () => {
  beforeAll(async () => {
    await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  }, 300_000)

  test('are listed newest first, to visitors too, without what the index of foreign laws repeats', async () => {
    const { data, count } = await search({ pageSize: '200' })
    expect(count).toBe(6 + 12 + 7)
    expect(data).toHaveLength(count)
    const days = data.map(({ publishDate }) => publishDate ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    expect(data.filter(({ zh }) => zh === '中华人民共和国出口管制法')).toHaveLength(1)
    expect((await app.inject({ url: `${base}/search` })).statusCode).toBe(200)
  })

  test('a transcribed text says as of which day it is, or that this is not stated', async () => {
    const [act] = (await search({ keyword: '外国為替及び外国貿易法' })).data
    const days = { takenOn: null, amendedOn: '2007-04-01', receivedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }
    expect(act?.textDays).toEqual(days)
    const { textDays, url } = await detail(act?.id ?? '')
    expect(textDays).toEqual(days)
    const { body } = await app.inject({ url })
    expect(body).toContain(`未注明（${textDays?.receivedOn} 收录）；所载最近修订自 2007-04-01 施行`)
    expect((await search({ keyword: '出口管制法' })).data[0]?.textDays).toBeNull()
  })

  test('labels are the values that the filters take, in either language', async () => {
    const { countryList, countryEnList, categoryList, categoryEnList } = await labels()
    expect(countryList[0]).toBe('中国')
    expect(countryEnList[0]).toBe('China')
    expect(countryList).toHaveLength(countryEnList.length)
    expect(categoryList).toHaveLength(categoryEnList.length)
    for (const [at, label] of countryList.entries()) {
      const [zh, en] = [await search({ countrys: label }), await search({ countrys: countryEnList[at] ?? '' })]
      expect(zh.count).toBeGreaterThan(0)
      expect(zh).toEqual(en)
    }
    const both = await search({ countrys: '中国,United States', categorys: '法律' })
    expect(both.data.map(({ category, countryCode }) => [category, countryCode])).toEqual([
      ...Array.from({ length: 3 }, () => ['法律', 'CN']),
      ['法律', 'US'],
    ])
    expect((await labels('military end use')).countryEnList).toEqual(['United States'])
  })

  test('a label that is none is refused', async () => {
    const response = await user.inject({ url: `${base}/search?countrys=${encodeURIComponent('火星')}` })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ data: { errors: [{ field: 'countrys' }] } })
  })

  test('are found by a Chinese word, with the article and the word marked', async () => {
    const [first] = (await search({ keyword: '最终用途证明' })).data
    expect(first).toMatchObject({ zh: '中华人民共和国出口管制法', matched: { article: '4', label: '第四条' } })
    const [mark] = first?.highlights.filter(({ field }) => field === 'text') ?? []
    expect(first?.matched?.text.slice(mark?.start, mark?.end)).toBe('最终用途证明')
  })

  test('are found by their title, the one in force first', async () => {
    const { data } = await search({ keyword: '对外贸易法' })
    expect(data.slice(0, 2).map(({ publishDate, status }) => [publishDate, status])).toEqual([
      ['2025-12-27', 'in-force'],
      ['2022-12-30', 'amended'],
    ])
    expect((await search({ keyword: '834' })).count).toBe(0)
    expect((await search({ keyword: '第837号' })).data[0]?.num).toBe('国务院令第837号')
  })

  test('are found in English: by words, by a slip, by a section', async () => {
    for (const keyword of ['military end use', 'militry end use', '744.21', '15 CFR 744.21(a)']) {
      expect((await search({ keyword })).data[0]).toMatchObject({ id: 'us-15-cfr-744', matched: { article: '744.21' } })
    }
    expect((await search({ keyword: 'Export Control Law' })).data[0]?.zh).toBe('中华人民共和国出口管制法')
    expect((await search({ keyword: 'IEEPA' })).data[0]?.abbr).toBe('IEEPA')
    expect((await search({ keyword: '出口管理条例' })).data.every(({ countryCode }) => countryCode === 'US')).toBe(true)
  })

  test('an article is found by its number, in either script and with digits, within the law that is named', async () => {
    const named = ['出口管制法 第二条', '出口管制法第2条', '《出口管制法》第二條', 'Export Control Law, Article 2']
    for (const keyword of named) {
      const { data } = await search({ keyword })
      expect(data[0], keyword).toMatchObject({ zh: '中华人民共和国出口管制法', matched: { label: '第二条' } })
    }
    const { data, count } = await search({ keyword: '第二条' })
    expect(count).toBeGreaterThan(2)
    expect(data.every(({ matched }) => matched?.label === '第二条')).toBe(true)
  })

  test('traditional characters find simplified ones, marked in the text as it is', async () => {
    const [traditional, simplified] = [
      await search({ keyword: '出口管制條例' }),
      await search({ keyword: '出口管制条例' }),
    ]
    expect(traditional.count).toBeGreaterThan(0)
    expect(traditional).toEqual(simplified)
    const [first] = (await search({ keyword: '對外貿易法' })).data
    const { start = 0, end = 0 } = first?.highlights.find(({ field }) => field === 'title') ?? {}
    expect(first?.title.slice(start, end)).toBe('对外贸易法')
  })

  test('an unknown word finds nothing; a keyword too long is refused', async () => {
    expect((await search({ keyword: '量子纠缠' })).count).toBe(0)
    expect((await user.inject({ url: `${base}/search?keyword=${'a'.repeat(301)}` })).statusCode).toBe(400)
  })

  test('a law has its text by article, its versions and their state', async () => {
    const law = await detail(await idOf('对外贸易法'))
    expect(law).toMatchObject({
      status: 'in-force',
      effectiveDate: '2026-03-01',
      asOf: '2026-07-10',
      isIncomplete: false,
    })
    expect(law.parts.filter(({ kind }) => kind === 'article')).toHaveLength(6)
    expect(law.versions.map(({ publishDate, status }) => [publishDate, status])).toEqual([
      ['2025-12-27', 'in-force'],
      ['2022-12-30', 'amended'],
    ])
    const repealed = await detail(await idOf('核两用品及相关技术出口管制条例'))
    expect(repealed).toMatchObject({ status: 'repealed', statusCn: '已废止', endDate: '2024-12-01' })
  })

  test('a text that the publisher changes in place keeps its former versions', async () => {
    await environment.db
      .insertInto('regulation_entries')
      .columns(['regulation_id', 'entry_id', 'position', 'content', 'hash', 'valid_from', 'valid_to'])
      .expression((from) =>
        from
          .selectFrom('regulation_entries')
          .select(['regulation_id', 'entry_id', 'position', 'content', 'hash'])
          .select((eb) => [eb.val('2026-01-01').as('valid_from'), eb.val('2026-07-30').as('valid_to')])
          .where('entry_id', '=', 'us-15-cfr-744'),
      )
      .execute()
    await environment.db.updateTable('regulation_editions').set({ stored_at: new Date() }).execute()
    const law = await detail('us-15-cfr-744')
    expect(law.versions.map(({ id, status }) => [id, status])).toEqual([
      ['us-15-cfr-744', 'in-force'],
      ['us-15-cfr-744.2026-01-01', 'amended'],
    ])
    expect((await search({ keyword: '744.21' })).data.filter(({ countryCode }) => countryCode === 'US')).toHaveLength(1)
    expect((await detail('us-15-cfr-744.2026-01-01')).asOf).toBe('2026-07-30')
  })

  test('a detail needs a session, and its id is known', async () => {
    const id = await idOf('出口管制法')
    expect(await bodyOf(`${base}/detail?id=${id}`)).toMatchObject({ code: 126 })
    expect((await user.inject({ url: `${base}/detail?id=cn-00000000-2020-01-01` })).statusCode).toBe(404)
    expect((await user.inject({ url: `${base}/detail?id=` })).statusCode).toBe(400)
  })

  test('a stored document has a signed address, for a session, that pages of ours may frame', async () => {
    const path = (id: string) => `/open-api/api/file/url?fileId=${id}`
    const id = await idOf('出口管制法')
    const address = (await user.inject({ url: path(id) })).json().data
    const document = await app.inject({ url: address })
    expect([document.statusCode, document.body.includes('第一条')]).toEqual([200, true])
    expect(document.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(document.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(await bodyOf(path(id))).toMatchObject({ code: 126 })
    expect((await user.inject({ url: path('no-file') })).statusCode).toBe(404)
  })

  test('its document opens without a session, in a sandbox, until the address is changed', async () => {
    const { url } = await detail(await idOf('出口管制法'))
    const document = await app.inject({ url })
    expect(document.statusCode).toBe(200)
    expect(document.headers['content-type']).toContain('text/html')
    expect(document.headers['content-disposition']).toBe('inline')
    expect(document.headers['content-security-policy']).toMatch(/^sandbox allow-popups; default-src 'none'/)
    expect(document.body).toContain('第一条')
    expect(document.body).not.toContain('<script')
    for (const forged of [
      `${url.slice(0, -2)}xx`,
      url.replace(/\.[^.]+\./, '.zzzzzzz.'),
      `${base.replace('law', 'file')}/content/x`,
    ]) {
      expect((await app.inject({ url: forged })).statusCode).toBe(404)
    }
  })
})
