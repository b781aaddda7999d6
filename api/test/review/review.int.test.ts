import { read as readWorkbook, utils } from '@e965/xlsx'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantPackage } from '../../src/auth/orders.ts'
import { Desk, Figures, NameFile, QueueItem, QueuePage, Reason } from '../../src/contract/screening/review.ts'
import { storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { type FormFile, formOf, screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** The reviewer's day: two people at one desk, and a stranger. */

let environment: TestEnvironment
let app: FastifyInstance
let lead: Reviewer
let second: Reviewer
let stranger: Reviewer

const root = '/open-api/api/user'
const subject = 'ofac-50543'

interface Reviewer {
  signedIn: SignedIn
  screening: ReturnType<typeof screeningClient>
}

const post = async ({ signedIn }: Reviewer, path: string, payload: object = {}) => {
  const response = await signedIn.inject({ method: 'POST', url: `${root}/${path}`, payload })
  return { status: response.statusCode, ...response.json() }
}
const get = async ({ signedIn }: Reviewer, path: string, query: Record<string, string> = {}) => {
  const response = await signedIn.inject({ url: `${root}/${path}`, query })
  return { status: response.statusCode, ...response.json() }
}
const queue = async (who: Reviewer, query: object = {}) =>
  QueuePage.parse((await post(who, 'screening/queue/page', query)).data)
const next = async (who: Reviewer, query: object = {}) =>
  QueueItem.nullable().parse((await post(who, 'screening/queue/next', query)).data)
const file = async (who: Reviewer, id: string) =>
  NameFile.parse((await get(who, 'screening/entity/file', { screningEntityId: id })).data)
const confirm = (who: Reviewer, id: string, more: object = {}) =>
  post(who, 'screening/entity/relation/add', { id, entityId: subject, entityName: 'x', standardFlag: '1', ...more })
const attach = async ({ signedIn }: Reviewer, id: string, given: FormFile) => {
  const { payload, headers } = formOf(null, [given])
  const boundary = 'x-boundary'
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n`
  const response = await signedIn.inject({
    method: 'POST',
    url: `${root}/screening/entity/attachment/add`,
    payload: Buffer.concat([Buffer.from(field), payload]),
    headers,
  })
  return { status: response.statusCode, ...response.json() }
}

/** Screens names for somebody. Returns the batch and the ids of the names with candidates. */
async function screened({ screening }: Reviewer, ...names: string[]): Promise<{ batch: string; ids: string[] }> {
  const batch = await screening.batch(
    '01',
    names.map((name) => [name]),
  )
  await screening.start(batch)
  await screening.done(batch)
  const { records } = await screening.entities({ batchId: batch })
  return { batch, ids: names.map((name) => records.find((one) => one.originalEntityName === name)?.id ?? '') }
}

/** The line of the confirmed candidate in the workbook of a batch. */
async function exported({ signedIn }: Reviewer, batchId: string): Promise<Record<string, string> | undefined> {
  const query = { batchId, languages: 'zh' }
  const { rawPayload } = await signedIn.inject({ url: `${root}/screening/export`, query })
  const [sheet] = Object.values(readWorkbook(rawPayload).Sheets)
  return utils.sheet_to_json<Record<string, string>>(sheet ?? {}).find((line) => line['主体编号'] === subject)
}

/** The text of the evidence record of a batch, without spaces where lines are broken. */
async function evidence({ signedIn }: Reviewer, batchId: string): Promise<string> {
  const query = { batchId, languages: 'zh' }
  const { rawPayload } = await signedIn.inject({ url: `${root}/screening/evidence`, query })
  return pagesOf(rawPayload).join('').replaceAll(/\s/g, '')
}

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  const reviewer = async (name: string): Promise<Reviewer> => {
    const signedIn = await environment.signIn(app, name)
    return { signedIn, screening: screeningClient(signedIn) }
  }
  lead = await reviewer('demo')
  second = await reviewer('admin')
  stranger = await reviewer('expired')
  const grant = {
    userId: stranger.signedIn.userId,
    packageId: 'professional',
    grantedBy: null,
    effectTime: new Date(),
  } as const
  await environment.db.transaction().execute((trx) => grantPackage(trx, grant))
})
afterAll(() => environment.close())

describe('a desk', () => {
  test('is of one person until its lead asks another one, who joins by own will', async () => {
    expect(Desk.parse((await get(lead, 'desk')).data)).toMatchObject({ isLead: true, members: [{ isMe: true }] })
    expect((await post(lead, 'desk/update', { fourEyes: '1', dueHours: 72 })).status).toBe(409)
    expect((await post(lead, 'desk/invite', { userName: 'nobody-at-all' })).status).toBe(400)
    expect((await post(lead, 'desk/invite', { userName: 'admin' })).status).toBe(200)
    const { ids } = await screened(lead, 'Integrity Technology Group Inc')
    expect((await second.screening.get('entity/result', { screningEntityId: ids[0] ?? '' })).status).toBe(404)
    const [invitation] = Desk.parse((await get(second, 'desk')).data).invitations
    expect(invitation).toMatchObject({ invitedBy: 'demo' })
    expect((await post(stranger, 'desk/join', { deskId: invitation?.deskId })).status).toBe(404)
    expect((await post(stranger, 'desk/decline', { deskId: invitation?.deskId })).status).toBe(404)
    expect((await post(second, 'desk/decline', { deskId: invitation?.deskId })).status).toBe(200)
    expect(Desk.parse((await get(second, 'desk')).data).invitations).toEqual([])
    expect((await post(second, 'desk/join', { deskId: invitation?.deskId })).status).toBe(404)
    await post(lead, 'desk/invite', { userName: 'admin' })
    expect((await post(second, 'desk/join', { deskId: invitation?.deskId })).status).toBe(200)
    expect((await post(second, 'desk/decline', { deskId: invitation?.deskId })).status).toBe(404)
    expect(Desk.parse((await get(second, 'desk')).data)).toMatchObject({ isLead: false, members: [{}, { isMe: true }] })
    expect((await post(second, 'desk/update', { fourEyes: '0', dueHours: 1 })).status).toBe(403)
    expect((await second.screening.candidates(ids[0] ?? '')).length).toBeGreaterThan(0)
  })

  test('is handed over by its lead to a member who has joined, and to nobody else', async () => {
    const handOver = (by: Reviewer, to: Reviewer) => post(by, 'desk/handOver', { userId: to.signedIn.userId })
    expect((await handOver(second, lead)).status).toBe(403)
    expect((await handOver(lead, stranger)).status).toBe(404)
    expect((await handOver(lead, lead)).status).toBe(404)
    await post(lead, 'desk/invite', { userName: 'expired' })
    expect((await handOver(lead, stranger)).status).toBe(404)
    await post(lead, 'desk/remove', { userId: stranger.signedIn.userId })

    expect((await handOver(lead, second)).status).toBe(200)
    expect(Desk.parse((await get(lead, 'desk')).data)).toMatchObject({ isLead: false })
    expect(Desk.parse((await get(second, 'desk')).data)).toMatchObject({ isLead: true })
    expect((await post(lead, 'desk/update', { fourEyes: '0', dueHours: 72 })).status).toBe(403)
    expect((await handOver(second, lead)).status).toBe(200)
    const { rows } = await sql`
      select details from audit_entries where operation = 'desk.handOver' and outcome = 'done' order by id
    `.execute(environment.db)
    expect(rows).toMatchObject([
      { details: { userId: second.signedIn.userId } },
      { details: { userId: lead.signedIn.userId } },
    ])
  })

  test('is nothing to others: queue, names, notes, claims and releases answer 404', async () => {
    const { ids } = await screened(lead, 'Integrity Technology Group')
    const id = ids[0] ?? ''
    expect((await queue(stranger, { scope: 'team' })).total).toBe(0)
    expect((await get(stranger, 'screening/entity/file', { screningEntityId: id })).status).toBe(404)
    for (const [path, body] of [
      ['screening/queue/claim', { id }],
      ['screening/entity/note/add', { id, text: 'x' }],
      ['screening/entity/release', { id }],
      ['screening/entity/release/refuse', { id, note: 'x' }],
      ['screening/no', { id }],
      ['screening/entity/relation/delete', { id }],
    ] as const) {
      expect((await post(stranger, path, body)).status, path).toBe(404)
    }
    expect((await attach(stranger, id, { fileName: 'a.txt', bytes: Buffer.from('x') })).status).toBe(404)
  })
})

describe('the queue', () => {
  test('gives each open name to one person, in order, and says who works on it', async () => {
    await screened(lead, 'Integrity Technology', 'Yongxin Zhicheng Technology Group')
    const first = await next(lead)
    expect(first).toMatchObject({ kind: 'name', claim: { isMine: true, userName: 'demo' }, owner: 'demo' })
    const other = await next(second, { scope: 'team' })
    expect(other?.key).not.toBe(first?.key)
    const seen = await queue(second, { scope: 'team' })
    expect(seen.records.find(({ key }) => key === first?.key)?.claim).toMatchObject({ isMine: false, userName: 'demo' })
    expect((await queue(lead)).records.map(({ key }) => key)).not.toContain(other?.key)

    const taken = { id: first?.entityId ?? '' }
    const refused = await post(second, 'screening/no', taken)
    expect(refused).toMatchObject({ status: 409, data: { claimedBy: 'demo' } })
    expect(refused.message).toContain('demo')
    expect((await post(second, 'screening/queue/claim', taken)).status).toBe(409)
    const since = seen.records.find(({ key }) => key === first?.key)?.claim?.sinceTime
    const takeOver = { ...taken, takeOver: '1', heldSince: since }
    expect((await post(second, 'screening/queue/claim', { ...taken, takeOver: '1' })).status).toBe(409)
    // Working on keeps since when; leaving and taking it again changes it.
    expect((await post(lead, 'screening/queue/claim', taken)).data).toMatchObject({ sinceTime: since })
    await post(lead, 'screening/queue/leave', taken)
    await post(lead, 'screening/queue/claim', taken)
    const changed = await post(second, 'screening/queue/claim', takeOver)
    expect(changed).toMatchObject({ status: 409, data: { claimedBy: 'demo' } })
    const now = (await queue(second, { scope: 'team' })).records.find(({ key }) => key === first?.key)?.claim
    expect((await post(second, 'screening/queue/claim', { ...takeOver, heldSince: now?.sinceTime })).status).toBe(200)
    expect(await post(lead, 'screening/queue/claim', taken)).toMatchObject({
      status: 409,
      data: { claimedBy: 'admin' },
    })
    const { rows: audit } = await sql`
      select subject, details from audit_entries where operation = 'review.takeOver'
    `.execute(environment.db)
    expect(audit).toMatchObject([{ subject: taken.id, details: { since: now?.sinceTime } }])
    expect((await post(second, 'screening/no', taken)).status).toBe(200)
    const late = await post(lead, 'screening/no', taken)
    expect(late).toMatchObject({ status: 409, data: { decidedBy: 'admin' } })
    expect(late.message).toMatch(/admin .*\d{4}-\d\d-\d\d/)
  })

  test('gives two who ask at the same moment two names, and the next after the one that is left', async () => {
    await screened(lead, 'Integrity Tech Group', 'Integrity Technologies', 'Yongxin Zhicheng Technology')
    const both = await Promise.all([next(lead, { scope: 'team' }), next(second, { scope: 'team' })])
    expect(new Set(both.map((one) => one?.key)).size).toBe(2)
    const seen = new Set<string | undefined>()
    let at = both[0]
    for (let step = 0; step < 4; step++) {
      seen.add(at?.key)
      at = await next(lead, { scope: 'team', after: at?.key })
      expect(at?.key).not.toBe(both[1]?.key)
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  test('names what is overdue by the setting of the desk', async () => {
    const before = (await queue(lead, { scope: 'team' })).counts
    expect(before).toMatchObject({ overdue: 0 })
    await environment.db
      .updateTable('screening_entities')
      .set({ screened_at: new Date(Date.now() - 5 * 3_600_000) })
      .where('name', '=', 'Integrity Technologies')
      .execute()
    await post(lead, 'desk/update', { fourEyes: '0', dueHours: 4 })
    const late = await queue(lead, { scope: 'team', part: 'overdue' })
    expect(late.records.map((one) => one.originalEntityName)).toEqual(['Integrity Technologies'])
    expect((await queue(lead, { scope: 'team' })).records[0]?.isOverdue).toBe(true)
    expect((await post(lead, 'desk/update', { fourEyes: '0', dueHours: 0 })).status).toBe(400)
  })
})

describe('a match that needs a second person', () => {
  test('waits, settles nothing, and holds when another one releases it; the export says so', async () => {
    await post(lead, 'desk/update', { fourEyes: '1', dueHours: 72 })
    const name = 'Yongxin Zhicheng'
    const { batch, ids } = await screened(lead, name)
    const id = ids[0] ?? ''
    expect((await confirm(lead, id, { reason: 'identifier' })).status).toBe(200)
    const [row] = (await lead.screening.entities({ batchId: batch })).records
    expect(row).toMatchObject({ state: 'proposed', operateStatus: '1', entityId: subject })
    await post(second, 'screening/entity/note/add', { id, text: '已查注册号' })
    expect(await exported(lead, batch)).toMatchObject({ 状态: '待复核', 复核: '待复核', 裁定人: 'demo' })
    expect(await evidence(lead, batch)).toContain('待复核，尚未生效')
    expect((await screened(lead, name)).ids.length).toBe(1)
    const again = (await lead.screening.entities({ originalEntityName: name, state: 'open' })).records
    expect(again.map((one) => one.originalEntityName)).toContain(name)

    expect((await post(lead, 'screening/entity/release', { id })).status).toBe(409)
    const waiting = await queue(second, { part: 'toRelease' })
    expect(waiting.records).toMatchObject([{ kind: 'release', entityId: id, decidedBy: 'demo', canRelease: true }])
    expect(await file(second, id)).toMatchObject({ release: { decidedBy: 'demo', canRelease: true } })
    expect((await post(second, 'screening/entity/release', { id })).status).toBe(200)
    expect((await post(second, 'screening/entity/release', { id })).status).toBe(409)
    const [released] = (await lead.screening.entities({ batchId: batch })).records
    expect(released).toMatchObject({ state: 'confirmed' })
    const line = await exported(lead, batch)
    expect(line).toMatchObject({ 状态: '已确认', 复核: '已放行', 复核人: 'admin', 理由: '证件或编号' })
    expect(line?.['名称备注']).toMatch(/^admin \d{4}-\d\d-\d\d \d\d:\d\d 已查注册号$/)
    const record = await evidence(lead, batch)
    for (const words of ['复核放行，admin', '证件或编号', '已查注册号']) expect(record).toContain(words)
    const chosen = (await lead.screening.candidates(id)).find((one) => one.id === subject)
    expect(chosen?.settled).toMatchObject({
      verdict: 'match',
      decidedBy: 'demo',
      releasedBy: 'admin',
      awaitsRelease: false,
    })
    const third = await screened(lead, name)
    expect((await lead.screening.entities({ batchId: third.batch })).records[0]).toMatchObject({ state: 'confirmed' })
  })

  test('is sent back with a reason, and is open again', async () => {
    const { ids } = await screened(lead, 'Integrity Technology Grp')
    const id = ids[0] ?? ''
    await confirm(second, id)
    expect((await post(lead, 'screening/entity/release/refuse', { id, note: ' ' })).status).toBe(400)
    expect((await post(lead, 'screening/entity/release/refuse', { id, note: '注册号不同' })).status).toBe(200)
    expect(await file(second, id)).toMatchObject({ release: null, sentBack: { userName: 'demo', note: '注册号不同' } })
    const [open] = (await lead.screening.entities({ originalEntityName: 'Integrity Technology Grp' })).records
    expect(open).toMatchObject({ state: 'open', entityId: null, operateStatus: '0' })
    await post(lead, 'desk/update', { fourEyes: '0', dueHours: 72 })
  })
})

test('an alert of a colleague is in the queue once, decided once, and taken back', async () => {
  const form = { type: '01', originalEntityName: '永信至成科技', companyCountry: '中国' }
  expect((await post(lead, 'screening/entity/add', form)).status).toBe(200)
  const alerts = async (who: Reviewer) => (await queue(who, { scope: 'team', part: 'alerts' })).records
  await expect.poll(async () => (await alerts(second)).length, { timeout: 30_000 }).toBe(1)
  const [alert] = await alerts(second)
  expect(await alerts(stranger)).toEqual([])
  const msgId = alert?.alertId ?? ''
  const { records } = await queue(lead, { scope: 'team' })
  expect(records.filter(({ entityId }) => entityId === alert?.entityId)).toHaveLength(1)
  expect((await post(stranger, 'warn/entity/msg/above/none', { msgId })).status).toBe(404)
  expect((await post(second, 'warn/entity/msg/above/none', { msgId })).status).toBe(200)
  const late = await post(lead, 'warn/entity/msg/above/none', { msgId })
  expect(late).toMatchObject({ status: 409, data: { decidedBy: 'admin' } })
  expect((await post(stranger, 'warn/entity/msg/undo', { msgId })).status).toBe(404)
  expect((await post(lead, 'warn/entity/msg/undo', { msgId })).status).toBe(200)
  expect((await post(lead, 'warn/entity/msg/undo', { msgId })).status).toBe(409)
  expect((await alerts(second)).map(({ alertId }) => alertId)).toEqual([msgId])
  const relations = (await post(second, 'warn/entity/msg/relation/page', { msgId })).data.records
  expect((await post(second, 'warn/entity/msg/comfirm', { relationId: relations[0].id })).status).toBe(200)
  expect(await alerts(second)).toEqual([])
})

describe('notes and attachments', () => {
  test('are seen at the desk, served by a signed address that runs nothing, and deleted with the batch', async () => {
    const { batch, ids } = await screened(lead, 'Integrity Technology Group Co')
    const id = ids[0] ?? ''
    expect((await post(second, 'screening/entity/note/add', { id, text: '已查营业执照' })).status).toBe(200)
    expect((await post(second, 'screening/entity/note/add', { id, text: 'x'.repeat(2001) })).status).toBe(400)
    const pdf = Buffer.from('%PDF-1.4 a licence')
    expect((await attach(lead, id, { fileName: '执照(1).html', bytes: pdf })).status).toBe(200)
    const page = { fileName: 'a.pdf', bytes: Buffer.from('<html><script>alert(1)</script>') }
    expect(await attach(lead, id, page)).toMatchObject({ status: 400, data: { errors: [{ field: 'file' }] } })
    const large = { fileName: 'a.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]) }
    expect((await attach(lead, id, large)).status).toBe(413)

    const { notes, attachments } = await file(second, id)
    expect(notes).toMatchObject([{ userName: 'admin', text: '已查营业执照' }])
    expect(attachments).toMatchObject([{ fileName: '执照(1).html.pdf', contentType: 'application/pdf', isMine: false }])
    const url = attachments[0]?.url ?? ''
    const served = await app.inject({ url })
    expect(served.rawPayload).toEqual(pdf)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(served.headers['content-disposition']).toMatch(/^attachment;/)
    expect((await app.inject({ url: `${url}x` })).statusCode).toBe(404)
    expect((await app.inject({ url: url.replace('user/screening/attachment', 'file') })).statusCode).toBe(404)
    expect((await post(second, 'screening/entity/attachment/delete', { id: attachments[0]?.id })).status).toBe(404)

    const sheet = await lead.signedIn.inject({
      url: `${root}/screening/export`,
      query: { batchId: batch, languages: 'zh' },
    })
    expect(sheet.statusCode).toBe(200)
    await lead.screening.post('delete', { ids: batch })
    expect((await app.inject({ url })).statusCode).toBe(404)
    const left = await environment.db.selectFrom('screening_attachments').select('id').execute()
    expect(left).toEqual([])
  })
})

describe('reasons', () => {
  test('are edited by the lead, and decisions keep the words they were made with', async () => {
    expect((await post(second, 'screening/reason/add', { zh: '船号不同', en: 'Other hull' })).status).toBe(403)
    expect((await post(lead, 'screening/reason/add', { zh: '船号不同', en: 'Other hull' })).status).toBe(200)
    expect((await post(lead, 'screening/reason/add', { zh: '船号不同', en: 'x' })).status).toBe(409)
    expect((await post(lead, 'screening/reason/add', { zh: '', en: 'x' })).status).toBe(400)
    const reasons = async (who: Reviewer) => Reason.array().parse((await get(who, 'screening/reason/list')).data)
    const own = (await reasons(second)).find(({ isOwn }) => isOwn)
    expect((await reasons(stranger)).some(({ isOwn }) => isOwn)).toBe(false)
    const { ids } = await screened(lead, 'Integrity Technology Group Company')
    const id = ids[0] ?? ''
    expect((await post(stranger, 'screening/no', { id, reason: own?.id })).status).toBe(404)
    expect((await post(second, 'screening/no', { id, reason: own?.id })).status).toBe(200)
    expect((await post(lead, 'screening/reason/retire', { id: own?.id, isRetired: '1' })).status).toBe(200)
    expect((await post(lead, 'screening/reason/retire', { id: 'address', isRetired: '1' })).status).toBe(200)
    const settled = (await lead.screening.candidates(id))[0]?.settled
    expect(settled).toMatchObject({ reasonWords: { zh: '船号不同', en: 'Other hull' }, decidedBy: 'admin' })
    await post(lead, 'screening/entity/relation/delete', { id })
    for (const reason of [own?.id, 'address', 'made up', '999999']) {
      expect((await post(lead, 'screening/no', { id, reason })).status, String(reason)).toBe(400)
    }
    expect((await post(lead, 'screening/no', { id, reason: 'name' })).status).toBe(200)
  })
})

test('the figures count what came, what was decided and how long it took, and false matches by list', async () => {
  const { weeks, lists, now } = Figures.parse((await get(lead, 'screening/figures', { weeks: '4' })).data)
  expect(weeks).toHaveLength(4)
  const last = weeks.at(-1)
  const open = await queue(lead, { scope: 'team' })
  const sum = (of: 'arrived' | 'decided') => weeks.reduce((total, week) => total + week[of], 0)
  expect(now.open).toBe(open.total)
  // On a Monday what is overdue arrived in the week before.
  expect(sum('arrived')).toBe(sum('decided') + open.total)
  expect(last?.decided).toBeGreaterThan(1)
  expect(last?.medianHours).toBeGreaterThanOrEqual(0)
  expect(lists.every(({ judged, falseMatches }) => judged >= falseMatches)).toBe(true)
  expect(lists.reduce((sum, { falseMatches }) => sum + falseMatches, 0)).toBeGreaterThan(0)
  const foreign = Figures.parse((await get(stranger, 'screening/figures')).data)
  expect(foreign.now.open).toBe(0)
  expect(foreign.lists).toEqual([])
})
