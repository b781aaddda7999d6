import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VerifiedDocument } from '../../src/contract/export.ts'
import { LawSearchAnswer } from '../../src/contract/laws/laws.ts'
import { reduceDocuments } from '../../src/modules/export/repository.ts'
import { read } from '../support/answers.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  user = await environment.signIn(app)
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
}, 300_000)
afterAll(() => environment.close())

const get = (path: string, query: Record<string, string>, by: Pick<SignedIn, 'inject'> = user) =>
  by.inject({ url: `${base}${path}?${new URLSearchParams(query)}` })

/** The text of the document, which is a PDF. */
async function documentOf(path: string, query: Record<string, string>) {
  const { statusCode, headers, rawPayload } = await get(path, query)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return { text: pagesOf(rawPayload).join('\n'), hash: String(headers['x-document-hash']), file: rawPayload }
}
const verified = async (hash: string) =>
  VerifiedDocument.parse(
    (await app.inject({ url: `/verify/${hash}`, headers: { accept: 'application/json' } })).json().data,
  )
const lawId = async (keyword: string) =>
  (await read(user, `${base}/law/search?${new URLSearchParams({ keyword })}`, LawSearchAnswer)).data[0]?.id ?? ''

describe('the PDF of a US item code', () => {
  test('has its requirements, also for a destination, and its paragraphs, in both languages', async () => {
    const zh = await documentOf('/eccn/export', { eccn: '3A001', country: 'IN' })
    for (const said of [
      '3A001',
      '运往印度',
      '许可要求',
      '受控物项',
      '以上均不表示',
      '3A001.a.1',
      `校验值 ${zh.hash}`,
    ]) {
      expect(zh.text).toContain(said)
    }
    const en = await documentOf('/eccn/export', { eccn: '3A001', languages: 'en' })
    expect(en.text).toContain('Licence requirements')
    expect(en.text).not.toMatch(/To India|校验值|许可要求/)
  })

  test('is verified by its hash and by its file, with the text it quotes, also after its content is deleted', async () => {
    const { hash, file } = await documentOf('/eccn/export', { eccn: '3A001' })
    const found = await verified(hash)
    expect(found).toMatchObject({ matched: 'content', subject: { id: '3A001', type: 'eccn' }, lists: [] })
    expect(found.texts.map(({ titleCn }) => titleCn)).toHaveLength(1)
    expect((await verified(createHash('sha256').update(file).digest('hex'))).matched).toBe('file')
    await reduceDocuments(environment.db, new Date(Date.now() + 60_000))
    expect((await verified(hash)).texts).toEqual(found.texts)
  })

  test('is charged as one read and one export, however often it is made that day; unknown codes are not charged', async () => {
    const other = await environment.signIn(app, 'admin')
    const charges = async () =>
      (
        await environment.db
          .selectFrom('usage_records')
          .select('module')
          .where('user_id', '=', other.userId)
          .where('module', 'in', ['eccn', 'export'])
          .execute()
      )
        .map(({ module }) => module)
        .sort()
    expect((await get('/eccn/export', { eccn: '9X999' }, other)).statusCode).toBe(404)
    expect((await get('/eccn/export', { eccn: '3A001', country: 'Q' }, other)).statusCode).toBe(400)
    expect(await charges()).toEqual([])
    for (const languages of ['zh', 'en']) await get('/eccn/export', { eccn: '3A001', languages }, other)
    expect(await charges()).toEqual(['eccn', 'export'])
  })
})

describe('the PDF of a Chinese item', () => {
  test('has its notices with their state on the day, and the list’s text', async () => {
    const { text, hash } = await documentOf('/china/eccn/export', { eccn: '1C909', day: '2025-11-07' })
    for (const said of ['1C909', '2025-11-07：暂停实施', '相关公告', '2025-11-07 至 2026-11-10 暂停实施'])
      expect(text).toContain(said)
    expect((await verified(hash)).subject).toMatchObject({ id: '1C909', type: 'item' })
    const later = await documentOf('/china/eccn/export', { eccn: '1C909', day: '2026-11-30' })
    expect(later.text).toContain('2025-11-07 至 2026-11-10 曾暂停实施，期限已过')
    expect(later.text).toContain('2024 年第 46 号公告 第二款 2025-11-09 至 2026-11-27 曾暂停实施，期限已过')
    expect(later.text).toMatch(/其后有无延期，请核对商务部公告/)
    expect(later.text).not.toContain('实施中；2025-11-09 起施行')
    expect(text).not.toContain('其后有无延期')
    const en = await documentOf('/china/eccn/export', { eccn: '1C902', languages: 'en' })
    expect(en.text).toContain('Reason for control')
  })
})

describe('the PDF of a law', () => {
  test('has its versions, its state and its text by article', async () => {
    const { text, hash } = await documentOf('/law/export', { id: await lawId('对外贸易法') })
    for (const said of ['中华人民共和国对外贸易法', '各版本', '本版本', '正文', '第二条']) expect(text).toContain(said)
    const found = await verified(hash)
    expect(found.subject.type).toBe('law')
    expect(found.texts[0]?.titleCn).toBe('中华人民共和国对外贸易法')
  })

  test('does not claim a day for a text that states none', async () => {
    const { text, hash } = await documentOf('/law/export', { id: await lawId('外国為替及び外国貿易法') })
    expect(text).toContain('正文时点 未注明')
    expect((await verified(hash)).texts[0]?.date).toBeNull()
  })

  test('needs a session, and a package with documents', async () => {
    const id = await lawId('对外贸易法')
    expect((await get('/law/export', { id }, app)).json().code).toBe(126)
    const trial = await environment.signIn(app, 'trial')
    expect((await get('/law/export', { id }, trial)).json()).toMatchObject({ code: 403, data: { module: 'export' } })
    expect((await get('/law/export', { id: 'no-law' })).statusCode).toBe(404)
  })
})
