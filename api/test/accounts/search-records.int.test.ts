import { fileURLToPath } from 'node:url'
import { read as readWorkbook, utils } from '@e965/xlsx'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageOf } from '../../src/contract/envelope.ts'
import { codeOf } from '../../src/contract/export/document-code.ts'
import { SearchDetail, SearchRecord } from '../../src/contract/my-account/search-records.ts'
import { read, refused } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/payment-service/api/my/search'
const open = '/open-api/api'
const kadyrov = `${open}/sanction/search?keyword=Ramzan%20Kadyrov&type=02&country=RU`

let environment: TestEnvironment
let app: FastifyInstance
let demo: SignedIn
let trial: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await environment.ingest(['ofac-sdn', '--force'], { SOURCE_MIRROR: fixtures })
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  app = await environment.app()
  demo = await environment.signIn(app, 'demo')
  trial = await environment.signIn(app, 'trial')
}, 300_000)
afterAll(() => environment.close())
beforeEach(() => sql`truncate search_records`.execute(environment.db))

const searchAs = async (who: Pick<SignedIn, 'inject'>, url: string) => {
  const response = await who.inject({ url })
  expect(response.statusCode, response.body).toBe(200)
  return response
}
const pageFor = (who: SignedIn, query = '') => read(who, `${base}/page${query}`, pageOf(SearchRecord))

describe('a search of a user', () => {
  test('is recorded with its words, filters, number of results and first rows, and the editions that were searched', async () => {
    const response = await searchAs(trial, kadyrov)
    const { records, total } = await pageFor(trial)
    expect(total).toBe(1)
    const [record] = records
    expect(record).toMatchObject({
      id: response.headers['x-search-record'],
      moduleId: 'sanction',
      keyword: 'Ramzan Kadyrov',
      asked: { type: '02', country: 'RU' },
      filters: [
        { nameZh: '主体类型', value: '个人', valueEn: 'Person' },
        { nameEn: 'Country', value: '俄罗斯', valueEn: 'Russia' },
      ],
      count: response.json().data.count,
    })
    const detail = await read(trial, `${base}/detail?id=${record?.id}`, SearchDetail)
    expect(detail.rows[0]).toMatchObject({
      id: response.json().data.data[0].id,
      type: '02',
      score: response.json().data.data[0].score,
    })
    expect(detail.editions.map(({ name }) => name)).toContain('OFAC SDN')
    expect(detail.dataVersion).toMatch(/subjects/)
  })

  test('is recorded as it was searched, whatever else the address has', async () => {
    await searchAs(trial, `${open}/sanction/search?keyword=Ramzan%01Kadyrov%00&type=02&other=%00`)
    const { records } = await pageFor(trial)
    expect(records).toMatchObject([{ keyword: 'Ramzan Kadyrov' }])
    expect(records[0]?.asked).toEqual({ type: '02' })
  })

  test('is recorded for items of both systems, laws and China’s lists, and by exact name', async () => {
    for (const path of [
      '/sanction/search/accurate?entityName=KADYROV%20Ramzan%20Akhmatovich',
      '/sanction/china/search?searchKey=Integrity',
      '/eccn/search?key=3A001',
      '/china/eccn/search?key=1C902',
      '/law/search?keyword=出口管制法',
    ])
      await searchAs(trial, open + encodeURI(decodeURI(path)))
    const { records } = await pageFor(trial)
    expect(records.map(({ moduleId, keyword }) => [moduleId, keyword])).toEqual([
      ['law', '出口管制法'],
      ['item', '1C902'],
      ['eccn', '3A001'],
      ['chinaSanction', 'Integrity'],
      ['sanction', 'KADYROV Ramzan Akhmatovich'],
    ])
    const item = await read(trial, `${base}/detail?id=${records[2]?.id}`, SearchDetail)
    expect(item.rows[0]).toMatchObject({ id: '3A001', score: null })
    expect(item.editions[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(item.dataVersion).toBeNull()
  })

  test('is one entry with its further pages and when the page is read again, and another one with another answer', async () => {
    await searchAs(trial, kadyrov)
    await searchAs(trial, kadyrov)
    await searchAs(trial, `${kadyrov}&page=2`)
    expect((await pageFor(trial)).total).toBe(1)
    await sql`update search_records set found_count = found_count + 1`.execute(environment.db)
    await searchAs(trial, kadyrov)
    expect((await pageFor(trial)).total).toBe(2)
    await sql`update search_records set searched_at = searched_at - interval '11 minutes'`.execute(environment.db)
    await searchAs(trial, kadyrov)
    expect((await pageFor(trial)).total).toBe(3)
  })

  test('is none without words, when it is refused, or by a visitor', async () => {
    await searchAs(trial, `${open}/eccn/search?categoryId=3`)
    await searchAs(trial, `${open}/law/search?keyword=%20`)
    expect((await trial.inject({ url: `${open}/sanction/search?keyword=a` })).statusCode).toBe(400)
    const visit = await app.inject({ url: kadyrov })
    expect([visit.statusCode, visit.headers['x-search-record']]).toEqual([200, undefined])
    expect((await pageFor(trial)).total).toBe(0)
  })

  test('is answered also when it cannot be recorded', async () => {
    await sql`alter table search_records rename to search_records_away`.execute(environment.db)
    try {
      const response = await searchAs(trial, kadyrov)
      expect(response.headers['x-search-record']).toBeUndefined()
      expect(response.json().data.count).toBeGreaterThan(0)
    } finally {
      await sql`alter table search_records_away rename to search_records`.execute(environment.db)
    }
  })
})

describe('the record', () => {
  test('is the caller’s alone', async () => {
    const response = await searchAs(trial, kadyrov)
    const id = response.headers['x-search-record']
    expect((await pageFor(demo)).total).toBe(0)
    for (const asked of [id, '999999999', 'x', '-1', '1e3'])
      expect(await refused(demo, `${base}/detail?id=${asked}`)).toMatchObject({
        status: 404,
        message: '未找到该条查询记录',
      })
    expect(await refused(demo, `${base}/export`)).toMatchObject({ status: 400, message: '没有可导出的内容' })
    for (const path of ['page', 'detail?id=1', 'export'])
      expect((await app.inject({ url: `${base}/${path}` })).statusCode).toBe(401)
  })

  test('is filtered by module, words and time, and refuses what is none of these', async () => {
    await searchAs(trial, kadyrov)
    await searchAs(trial, `${open}/eccn/search?key=3A001`)
    const total = async (query: string) => (await pageFor(trial, query)).total
    expect(await total('?moduleId=eccn')).toBe(1)
    expect(await total('?keyword=kadyrov')).toBe(1)
    expect(await total('?keyword=%25')).toBe(0)
    expect(await total(`?createTimeStart=${Date.now() + 60_000}`)).toBe(0)
    expect(await total(`?createTimeEnd=${Date.now() + 60_000}`)).toBe(2)
    expect((await refused(trial, `${base}/page?moduleId=news`)).fields).toEqual(['moduleId'])
    expect((await refused(trial, `${base}/page?createTimeStart=2&createTimeEnd=1`)).fields).toEqual(['createTimeStart'])
    expect((await refused(trial, `${base}/page?page=0`)).fields).toEqual(['page'])
    expect((await refused(trial, `${base}/detail`)).fields).toEqual(['id'])
    expect((await refused(trial, `${base}/export?languages=fr`)).fields).toEqual(['languages'])
  })

  test('is exported as a workbook without formulas, whose code and file verify', async () => {
    await searchAs(trial, `${open}/eccn/search?key==3A001`)
    await searchAs(trial, kadyrov)
    const response = await trial.inject({ url: `${base}/export?languages=en` })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['content-disposition']).toMatch(/filename="searches-\d{4}-\d\d-\d\d\.xlsx"$/)
    const book = readWorkbook(response.rawPayload)
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (sheet === undefined) throw new Error('The workbook has no sheet')
    const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false })
    expect(rows[0]?.slice(0, 5)).toEqual(['Time (Beijing)', 'Searched in', 'Searched for', 'Filters', 'Results'])
    expect(rows[1]?.slice(1, 4)).toEqual(['Sanctions', 'Ramzan Kadyrov', 'Type: Person; Country: Russia'])
    expect(rows[2]?.[2]).toBe('=3A001')
    expect(JSON.stringify(sheet)).not.toMatch(/"f":/)
    const hash = String(response.headers['x-document-hash'])
    expect(rows.find(([name]) => name === 'Code')?.[1]).toBe(codeOf(hash))
    const verified = await app.inject({ url: `/verify/${codeOf(hash)}`, headers: { accept: 'application/json' } })
    expect(verified.json().data).toMatchObject({ hash, subject: { type: 'searches' }, matched: 'content' })
    const { fileSha256 } = verified.json().data
    const byFile = await app.inject({ url: `/verify/${fileSha256}`, headers: { accept: 'application/json' } })
    expect(byFile.json().data.matched).toBe('file')
    const { rows: audit } = await sql<{ details: object }>`
      select details from audit_entries where operation = 'usage.exportSearches' and outcome = 'done' order by id
    `.execute(environment.db)
    expect(audit.at(-1)?.details).toMatchObject({ rows: 2, hash })
  })
})
