import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditRecord } from '../../src/contract/admin.ts'
import { NoticeDraft, NoticeQueue } from '../../src/contract/china/notices.ts'
import { read, refused } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const base = '/user-service/api/admin/notice'
const listing = `商务部公告2025年第51号 公布将2家美国实体列入出口管制管控名单
根据《中华人民共和国出口管制法》等法律法规有关规定，为维护国家安全和利益，决定将全球维度公司等2家美国实体列入出口管制管控名单，并采取以下措施：
一、禁止向上述2家美国实体出口两用物项。
2025年9月25日
附件
出口管制管控名单
1. 全球维度公司（Global Dimensions LLC）
2. 高点航空技术公司（High Point Aerotechnologies）`
const answer = '自2026年11月10日起，继续暂停4月4日公告（商务部公告2025年第21号）相关措施1年。\n2026年11月9日'
const unknownTarget = '自2026年11月10日起，暂停4月4日公告（商务部公告2025年第99号）相关措施1年。\n2026年11月9日'

const listingWithRest = `${listing}\n另见附表。`
const spokesperson = '商务部新闻发言人就调整出口管制管控名单措施答记者问'
const texts: readonly [string, string][] = [
  [listing, ''],
  [listingWithRest, ''],
  [answer, spokesperson],
  [unknownTarget, spokesperson],
]

let environment: TestEnvironment
let app: FastifyInstance
let admin: SignedIn
let demo: SignedIn
let folder: string

beforeAll(async () => {
  environment = await buildTestEnvironment()
  folder = await mkdtemp(join(tmpdir(), 'qd-notices-'))
  await environment.ingest(['demo'])
  for (const [text, title] of texts) {
    const file = join(folder, 'notice.txt')
    await writeFile(file, text)
    await environment.ingest([
      'notice',
      file,
      '--url',
      `https://www.mofcom.gov.cn/${text.length}.html`,
      '--title',
      title,
    ])
  }
  await sql`create table entered as select * from notice_drafts`.execute(environment.db)
  app = await environment.app()
  admin = await environment.signIn(app, 'admin')
  demo = await environment.signIn(app, 'demo')
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await environment.close()
})
beforeEach(async () => {
  await sql`delete from notice_drafts`.execute(environment.db)
})

/** Puts a notice, read by the operators' command, among those that wait; its number. */
async function enter(text: string): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into notice_drafts (page, url, title, state, text, text_sha256, reading, doubts)
    select page, url, title, 'waiting', text, text_sha256, reading, doubts from entered where text = ${text} returning id
  `.execute(environment.db)
  return String(rows[0]?.id)
}
function formOf(fields: Record<string, string | number>): string {
  return new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
}
const queue = (which = 'open') => read(admin, `${base}/list?which=${which}`, NoticeQueue)
const draftOf = (noticeId: string) => read(admin, `${base}/detail?noticeId=${noticeId}`, NoticeDraft)
async function post(path: string, payload: Record<string, string | number>, who: SignedIn = admin) {
  const response = await who.inject({
    method: 'POST',
    url: `${base}/${path}`,
    payload: formOf(payload),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { status: response.statusCode, ...response.json() }
}
const lastAudit = async () => {
  const { rows } = await sql<AuditRecord>`
    select operation, subject, outcome, reason, details from audit_entries where operation like 'admin.%Notice' order by id desc limit 1
  `.execute(environment.db)
  return rows[0]
}

describe('drafts of notices', () => {
  test.each([
    ['GET', 'list'],
    ['GET', 'detail?noticeId=1'],
    ['POST', 'correct'],
    ['POST', 'confirm'],
    ['POST', 'refuse'],
    ['POST', 'reopen'],
  ] as const)('%s %s does not exist for other users', async (method, path) => {
    const response = await demo.inject({ method, url: `${base}/${path}` })
    expect(response.statusCode).toBe(404)
    expect((await app.inject({ method, url: `${base}/${path}` })).json()).toMatchObject({ code: 126 })
  })

  test('wait in the queue, with what the reader did not understand', async () => {
    const id = await enter(listingWithRest)
    const { notices } = await queue()
    expect(notices).toMatchObject([
      {
        noticeId: id,
        state: 'waiting',
        kind: 'listing',
        sourceId: 'cn-export-control',
        shortNameCn: expect.any(String),
        number: '商务部公告2025年第51号',
        publishedOn: '2025-09-25',
        parties: 2,
        doubts: 1,
      },
    ])
    expect((await queue('decided')).notices).toEqual([])
  })

  test('say what they change in the list, and whom it has already', async () => {
    const draft = await draftOf(await enter(listing))
    expect(draft).toMatchObject({ version: 0, isPublishable: true, isCorrected: false, text: listing })
    expect(draft.effects.map(({ kind, name, earlier }) => [kind, name.zh, earlier])).toEqual([
      ['added', '全球维度公司', []],
      ['added', '高点航空技术公司', ['cn-ecl-2025-21-1']],
    ])
    const change = await draftOf(await enter(answer))
    expect(new Set(change.effects.map(({ kind }) => kind))).toEqual(new Set(['prolonged']))
    expect(change.effects[0]).toMatchObject({
      from: '2026-11-10',
      until: '2027-11-10',
      subjectId: expect.stringMatching(/^cn-/),
    })
  })

  test('by an unknown or wrong number are 404 or 400', async () => {
    expect(await refused(admin, `${base}/detail?noticeId=999999`)).toMatchObject({
      status: 404,
      message: '未找到该公告',
    })
    expect(await refused(admin, `${base}/detail?noticeId=abc`)).toMatchObject({ status: 400 })
    expect(await post('confirm', { noticeId: 999999, version: 0 })).toMatchObject({ status: 404 })
  })
})

describe('a verdict', () => {
  test('confirmed is published by the lists’ process, not by the API', async () => {
    const noticeId = await enter(listing)
    expect((await post('confirm', { noticeId, version: 0 })).data).toMatchObject({
      state: 'confirmed',
      version: 1,
      decidedBy: 'admin',
    })
    expect(await lastAudit()).toMatchObject({
      operation: 'admin.confirmNotice',
      subject: noticeId,
      details: { number: '商务部公告2025年第51号', sourceId: 'cn-export-control', changes: 2 },
    })
    const listed = () =>
      environment.db.selectFrom('source_records').select('id').where('publisher_id', '=', '2025-51-1').execute()
    expect(await listed()).toEqual([])
    await environment.ingest(['publish-notices'])
    expect(await listed()).toHaveLength(1)
    expect(await draftOf(noticeId)).toMatchObject({ state: 'published', publishedTime: expect.any(String) })
    expect((await queue('decided')).notices.map(({ state }) => state)).toEqual(['published'])
    expect(await post('reopen', { noticeId, version: 1 })).toMatchObject({ status: 409 })
    await sql`delete from source_records where publisher_id like '2025-51-%'`.execute(environment.db)
  })

  test('refused has a reason, and can be taken back', async () => {
    const noticeId = await enter(answer)
    expect(await post('refuse', { noticeId, version: 0, reason: ' ' })).toMatchObject({ status: 400 })
    expect((await post('refuse', { noticeId, version: 0, reason: '另有正式公告' })).data).toMatchObject({
      state: 'refused',
      reason: '另有正式公告',
    })
    expect(await lastAudit()).toMatchObject({ operation: 'admin.refuseNotice', details: { reason: '另有正式公告' } })
    expect((await queue()).notices).toEqual([])
    expect((await queue('decided')).notices).toHaveLength(1)
    expect((await post('reopen', { noticeId, version: 1 })).data).toMatchObject({ state: 'waiting', version: 2 })
  })

  test('is refused on a version that is not the present one, also of two at once', async () => {
    const noticeId = await enter(answer)
    expect(await post('confirm', { noticeId, version: 1 })).toMatchObject({
      status: 409,
      message: '该公告已有变化，请重新查看后再操作',
    })
    const both = await Promise.all([
      post('confirm', { noticeId, version: 0 }),
      post('refuse', { noticeId, version: 0, reason: '另有正式公告' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is refused for what changes nothing that the list has', async () => {
    const noticeId = await enter(unknownTarget)
    expect(await draftOf(noticeId)).toMatchObject({ isPublishable: false, effects: [{ kind: 'unmatched' }] })
    expect(await post('confirm', { noticeId, version: 0 })).toMatchObject({ status: 409 })
    expect(await lastAudit()).toMatchObject({ outcome: 'refused', reason: 'notice.unpublishable', subject: noticeId })
  })

  test('does not count for another text than the person saw', async () => {
    const noticeId = await enter(answer)
    await post('confirm', { noticeId, version: 0 })
    await sql`update notice_drafts set text = 'other', text_sha256 = 'other' where id = ${Number(noticeId)}`.execute(
      environment.db,
    )
    expect(await draftOf(noticeId)).toMatchObject({ state: 'waiting', version: 1 })
  })

  test('of a notice that could not be published shows why, and another one may be given', async () => {
    const noticeId = await enter(answer)
    await post('confirm', { noticeId, version: 0 })
    await sql`update notice_drafts set failure = 'The disk is full.', failed_version = 1`.execute(environment.db)
    expect(await draftOf(noticeId)).toMatchObject({ state: 'failed', failure: 'The disk is full.' })
    expect((await post('confirm', { noticeId, version: 1 })).data).toMatchObject({ state: 'confirmed', version: 2 })
  })
})

describe('a correction', () => {
  test('replaces the reading, changes the differences, and is in the audit by its fields', async () => {
    const noticeId = await enter(unknownTarget)
    const { reading } = await draftOf(noticeId)
    const changes = reading.changes.map((change) => ({ ...change, target: '商务部公告2025年第21号' }))
    const { data } = await post('correct', { noticeId, version: 0, reading: JSON.stringify({ ...reading, changes }) })
    expect(data).toMatchObject({ version: 1, isCorrected: true, isPublishable: true, state: 'waiting' })
    expect(await lastAudit()).toMatchObject({ operation: 'admin.correctNotice', details: { fields: ['changes'] } })
    expect((await post('confirm', { noticeId, version: 1 })).data).toMatchObject({ state: 'confirmed' })
  })

  test.each([
    ['no JSON', '{'],
    ['another form', '{"kind":"listing"}'],
    ['an impossible day', { publishedOn: '2025-02-30' }],
    ['an unknown list', { sourceId: 'ofac-sdn' }],
    ['a field nobody knows', { more: 1 }],
  ])('with %s is refused', async (_, sent) => {
    const noticeId = await enter(answer)
    const { reading } = await draftOf(noticeId)
    const text = typeof sent === 'string' ? sent : JSON.stringify({ ...reading, ...sent })
    expect(await post('correct', { noticeId, version: 0, reading: text })).toMatchObject({ status: 400 })
    expect(await draftOf(noticeId)).toMatchObject({ version: 0, isCorrected: false })
  })
})
