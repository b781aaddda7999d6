import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { codeOf } from '../../src/contract/export/document-code.ts'
import { VerifiedDocument } from '../../src/contract/export.ts'
import { phrasesZh } from '../../src/contract/phrases.zh.ts'
import { reduceDocuments } from '../../src/modules/export/repository.ts'
import { storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import {
  buildTestEnvironment,
  noExternalServices,
  type SignedIn,
  type TestEnvironment,
} from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn
const path = '/open-api/api/sanction/export/simple'
const subject = { id: 'ofac-50543', type: '01', s: '1' }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  user = await environment.signIn(app)
})
afterAll(() => environment.close())

const get = (parameters: Record<string, string>, by: Pick<SignedIn, 'inject'> = user) =>
  by.inject({ url: `${path}?${new URLSearchParams(parameters)}` })
/** Charges of the demo user for subject and export. */
const countCharges = async () => {
  const rows = await environment.db
    .selectFrom('usage_records')
    .select('module')
    .where('user_id', '=', user.userId)
    .where('module', 'in', ['sanction', 'export'])
    .execute()
  return ['sanction', 'export'].map((name) => rows.filter(({ module }) => module === name).length)
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('the PDF of a subject', () => {
  test('says that a name contains the one in a pasted text', async () => {
    for (const searchKey of ['集团', '收货人：集团']) {
      const text = pagesOf((await get({ ...subject, searchKey })).rawPayload).join('')
      expect(text, searchKey).toContain('名称中含有所查词语')
    }
  })

  test('has in Chinese what the lists state, on numbered pages with user and time', async () => {
    const { statusCode, headers, rawPayload } = await get({ ...subject, searchKey: '永信至成科技' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="qingdan-ofac-50543-\d{4}-\d\d-\d\d\.pdf"$/)
    expect(headers['cache-control']).toBe('no-store')
    const pages = pagesOf(rawPayload)
    const text = pages.join('\n')
    for (const said of [
      '永信至成科技集团股份有限公司',
      'Integrity Technology Group, Incorporated',
      '所在清单',
      '有效',
    ]) {
      expect(text).toContain(said)
    }
    const search = await app.inject({
      url: `/open-api/api/sanction/search?keyword=${encodeURIComponent('永信至成科技')}`,
    })
    const found = search.json().data.data.find(({ id }: { id: string }) => id === subject.id)
    expect(text).toContain(`命中名称\n${found.matchedName}\n`)
    expect(text).toContain(`匹配度\n${found.score.toFixed(2)} `)
    const hash = String(headers['x-document-hash'])
    expect(text).toContain(`校验值 ${hash}`)
    expect(text).toContain(`核验码 ${codeOf(hash)}`)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`核验 ${noExternalServices.publicUrl}/verify/${codeOf(hash)}`)
      expect(page).toContain(`第 ${index + 1} 页，共 ${pages.length} 页`)
      expect(page).toMatch(/demo {2}\d{4}-\d\d-\d\d \d\d:\d\d/)
    }
    expect(text).not.toContain('\u{FFFD}')
  })

  test('has the same in English', async () => {
    const { rawPayload } = await get({ ...subject, languages: 'en' })
    const text = pagesOf(rawPayload).join('\n')
    expect(text).toMatch(/Page 1 of \d/)
    expect(text).toContain('Lists in force: 1')
    expect(text).not.toMatch(/校验值|所在清单/)
  })

  test('is created by POST too, as form and as JSON, with the graph', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const fields = { ...subject, base64Img: `data:image/png;base64,${pixel}` }
    const form = await user.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(fields)}`,
    })
    const json = await user.inject({ method: 'POST', url: path, payload: fields })
    for (const { statusCode, rawPayload } of [form, json]) {
      expect(statusCode).toBe(200)
      expect(pagesOf(rawPayload).join('\n')).toContain('股权关系图')
      expect(rawPayload.toString('latin1')).toContain('/Subtype /Image')
    }
  })

  test('is created for two users twice at once, while the API still answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    onTestFinished(() => void vi.useRealTimers())
    const other = await environment.signIn(app, 'admin')
    const files = Promise.all([user, user, other, other].map((by) => get(subject, by)))
    const live = await app.inject({ url: '/health/live' })
    expect(live.statusCode).toBe(200)
    expect((await files).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200))
  })

  test('is refused to a user who has one running and one waiting, and not to others', async () => {
    const other = await environment.signIn(app, 'admin')
    const [own, others] = await Promise.all([
      Promise.all(Array.from({ length: 13 }, () => get(subject))),
      get(subject, other),
    ])
    const refused = own.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(11)
    expect(new Set(refused.map(({ body }) => JSON.parse(body).message))).toEqual(new Set([phrasesZh['export.busy']]))
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(others.statusCode).toBe(200)
  })

  test('is refused from the number of a day on, whatever the subject, without a charge', async () => {
    const strict = await environment.app({ config: { exportsPerDay: 1 } })
    const by = await environment.signIn(strict)
    await get(subject)
    const before = await countCharges()
    const response = await get({ id: 'ofac-12927', s: '1' }, by)
    expect([response.statusCode, response.json().message]).toEqual([429, expect.stringContaining('1 份')])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countCharges()).toEqual(before)
  })
})

describe('its price', () => {
  test('is one read and one export, however often it is created that day', async () => {
    for (const languages of ['zh', 'en', 'zh']) expect((await get({ ...subject, languages })).statusCode).toBe(200)
    expect(await countCharges()).toEqual([1, 1])
  })

  test.each([
    [{ id: 'ofac-0' }, 404],
    [{ id: 'ofac-12927', type: '04' }, 404],
    [{ id: 'ofac-12927', s: '2' }, 404],
    [{ id: 'ofac-12927', languages: 'fr' }, 400],
    [{ id: 'ofac-12927', searchType: 'wild' }, 400],
    [{ id: 'ofac-12927', base64Img: 'https://example.com/a.png' }, 400],
    [{ id: 'ofac-0', base64Img: 'data:image/png;base64,AAAA' }, 400],
    [{}, 400],
  ])('%j costs nothing and answers %i', async (parameters: Record<string, string>, status) => {
    const before = await countCharges()
    const { statusCode } = await get(parameters)
    expect(statusCode).toBe(status)
    expect(await countCharges()).toEqual(before)
  })

  test('a package without export is refused without a charge, and a visitor must log in', async () => {
    const before = await countCharges()
    const trial = await environment.signIn(app, 'trial')
    const refused = await get(subject, trial)
    expect(refused.json()).toMatchObject({ code: 403, data: { reason: 'package', module: 'export' } })
    expect((await app.inject({ url: `${path}?id=ofac-50543` })).json().code).toBe(126)
    expect(await countCharges()).toEqual(before)
    const paid = environment.db.selectFrom('usage_records').select('id').where('user_id', '=', trial.userId)
    expect(await paid.execute()).toEqual([])
  })

  test('a body of 10 MiB is read, a larger one is not, elsewhere 1 MiB', async () => {
    const post = (url: string, bytes: number) =>
      user.inject({ method: 'POST', url, payload: { ...subject, base64Img: 'x'.repeat(bytes) } })
    expect((await post(path, 9 * 1024 * 1024)).statusCode).toBe(400)
    expect((await post(path, 10 * 1024 * 1024)).statusCode).toBe(413)
    expect((await post('/payment-service/access/getAccess', 2 * 1024 * 1024)).statusCode).toBe(413)
  })
})

describe('verifying a document', () => {
  const verify = (hash: string) => app.inject({ url: `/verify/${hash}` })

  test('answers anybody whether, when and about whom we issued it, by either hash', async () => {
    const { headers, rawPayload } = await get({ ...subject, languages: 'en' })
    const [hash, fileSha256] = [String(headers['x-document-hash']), sha256(rawPayload)]
    for (const [asked, matched] of [
      [hash, 'content'],
      [hash.toUpperCase(), 'content'],
      [codeOf(hash), 'content'],
      [hash.slice(0, 16), 'content'],
      [fileSha256, 'file'],
    ] as const) {
      const response = await verify(asked)
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(VerifiedDocument.parse(data)).toEqual(data)
      expect(data).toMatchObject({
        matched,
        hash,
        fileSha256,
        language: 'en',
        subject: { id: 'ofac-50543', type: '01' },
      })
      expect(data.lists).toEqual([expect.objectContaining({ date: expect.any(String) })])
      expect(response.body).not.toMatch(/demo"|madeFor/)
    }
  })

  test('asks for the whole hash when two documents have the same code', async () => {
    const { headers } = await get(subject)
    const hash = String(headers['x-document-hash'])
    const twin = `${hash.slice(0, 16)}${'0'.repeat(48)}`
    await sql`
      insert into exported_documents
      select ${twin}, 'file of the twin', user_id, subject_id, content, created_at from exported_documents where hash = ${hash}
    `.execute(environment.db)
    expect((await verify(codeOf(hash))).json()).toMatchObject({ code: 409, data: null })
    expect((await verify(hash)).json().data.hash).toBe(hash)
    await environment.db.deleteFrom('exported_documents').where('hash', '=', twin).execute()
  })

  test('rejects an unknown hash', async () => {
    expect((await verify('0'.repeat(64))).json()).toMatchObject({ code: 404, data: null })
    expect((await verify('0000-0000-0000-0000')).json()).toMatchObject({ code: 404, data: null })
    expect((await verify('0000-0000-0000-000')).statusCode).toBe(400)
    expect((await verify('0'.repeat(63))).statusCode).toBe(400)
    expect((await verify(`${'0'.repeat(63)}g`)).statusCode).toBe(400)
  })

  test('the hash can be computed again from the stored content', async () => {
    const { headers } = await get(subject)
    const hash = String(headers['x-document-hash'])
    const kept = await environment.db
      .selectFrom('exported_documents')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, sorted(v)]),
      )
    }
    expect(sha256(Buffer.from(JSON.stringify(sorted(kept.content))))).toBe(hash)
  })

  test('is answered after the content was deleted, which names the user', async () => {
    const { headers } = await get(subject)
    const hash = String(headers['x-document-hash'])
    const before = (await verify(hash)).json()
    const { db } = environment
    const stored = () =>
      db.selectFrom('exported_documents').select('content').where('hash', '=', hash).executeTakeFirstOrThrow()
    expect(await reduceDocuments(db, new Date(Date.now() - 60_000))).toBe(0)
    expect(await reduceDocuments(db, new Date(Date.now() + 60_000))).toBeGreaterThan(0)
    expect(Object.keys((await stored()).content).sort()).toEqual(['language', 'lists', 'subject', 'texts'])
    expect((await verify(hash)).json()).toEqual(before)
    expect(await reduceDocuments(db, new Date(Date.now() + 60_000))).toBe(0)
  })

  test('is audited with the hash, as the creation is', async () => {
    const { headers } = await get(subject)
    const rows = await environment.db
      .selectFrom('audit_entries')
      .select(['subject', 'details'])
      .where('operation', '=', 'export.subject')
      .execute()
    expect(rows).toContainEqual({
      subject: 'ofac-50543',
      details: expect.objectContaining({ hash: headers['x-document-hash'] }),
    })
  })
})
