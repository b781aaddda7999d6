import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { chinaDay } from '@qingdan/database/china-time.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import type { HiddenRow, RuleTrial, ScreeningRule } from '../../src/contract/screening/rules.ts'
import { alertRules } from '../../src/modules/screening/rules/active-rules.ts'
import { endExpiredRules } from '../../src/modules/screening/rules/rule-service.ts'
import { storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A desk hides candidates by rules: tried first, visible afterwards, and only from then on. */

let environment: TestEnvironment
let user: SignedIn
let desk: ReturnType<typeof screeningClient>
let other: ReturnType<typeof screeningClient>

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const app = await environment.app()
  user = await environment.signIn(app, 'demo')
  desk = screeningClient(user)
  other = screeningClient(await environment.signIn(app, 'admin'))
})
afterAll(() => environment.close())

const subject = 'ofac-50543'
const dayMillis = 24 * 60 * 60 * 1000
const inDays = (days: number) => chinaDay(new Date(Date.now() + days * dayMillis))
const threshold = { kind: 'threshold', minScore: '100', reason: '只看完全一致的名称' }

async function screened(name: string, details: Record<string, string> = {}) {
  const id = await desk.batch('01', [[name, ...Object.values(details)]], ['Name', ...Object.keys(details)])
  await desk.start(id)
  await desk.done(id)
  return found(id)
}

async function found(batchId: string) {
  const entity = (await desk.entities({ batchId })).records[0]
  if (!entity) throw new Error('The batch has no name')
  const candidate = (await desk.candidates(entity.id)).find((one) => one.id === subject)
  return { batchId, entity, candidate }
}

async function saved(form: object): Promise<string> {
  const { status, message, data } = await desk.post('rule/save', form)
  expect({ status, message }).toMatchObject({ status: 200 })
  return (data as { id: string }).id
}

const tried = async (id: string): Promise<RuleTrial> => (await desk.post('rule/try', { id, days: '30' })).data

async function inForce(form: object): Promise<string> {
  const id = await saved(form)
  await tried(id)
  expect((await desk.post('rule/start', { id })).status).toBe(200)
  return id
}

const ended = async (id: string) => expect((await desk.post('rule/end', { id })).status).toBe(200)

async function ruleOf(id: string): Promise<ScreeningRule | undefined> {
  const { data } = await desk.get('rule/page', { pageSize: '100' })
  return (data as { records: ScreeningRule[] }).records.find((rule) => rule.id === id)
}

test('a threshold hides nothing before it was tried and put in force, then shows what it hides and why, and ends', async () => {
  const before = await screened('Integrity Technology')
  expect(before.entity).toMatchObject({ state: 'open', hiddenNum: 0 })
  const id = await saved(threshold)
  expect((await desk.post('rule/start', { id })).status).toBe(409)
  expect((await screened('Integrity Technology')).entity.state).toBe('open')

  const trial = await tried(id)
  expect(trial).toMatchObject({ batches: 2, names: 2, hidden: 2, hiddenNames: 2, cleared: 2, trueMatches: 0 })
  expect(trial.rows[0]).toMatchObject({ originalEntityName: 'Integrity Technology', entityId: subject, verdict: null })
  expect(trial.rows[0]).toMatchObject({ lists: ['OFAC SDN'], listsCn: ['美国 SDN'] })
  expect((await desk.post('rule/start', { id })).status).toBe(200)
  expect((await desk.post('rule/start', { id })).status).toBe(409)

  const after = await screened('Integrity Technology')
  expect(after.entity).toMatchObject({ state: 'hidden', openNum: 0, hiddenNum: 1, screningNum: 1 })
  expect(after.candidate?.hiddenBy).toMatchObject({ ruleId: id, kind: 'threshold', minScore: 100, createdBy: 'demo' })
  expect(after.candidate?.score).toBe(before.candidate?.score)
  expect((await found(before.batchId)).entity).toMatchObject({ state: 'open', hiddenNum: 0 })
  expect((await desk.batches({ id: after.batchId }))[0]?.screeningResult).toContain('规则隐藏 1')
  expect(await ruleOf(id)).toMatchObject({ state: 'inForce', hiddenNum: 1, trial: { hidden: 2 }, inForceBy: 'demo' })
  const hidden = await desk.get('rule/hidden', { id })
  expect(hidden.data).toMatchObject({ total: 1, records: [{ entityId: subject, batchId: after.batchId }] })

  await ended(id)
  expect((await screened('Integrity Technology')).entity.state).toBe('open')
  expect((await found(after.batchId)).entity.state).toBe('hidden')
  expect(await ruleOf(id)).toMatchObject({ state: 'ended', endedBy: 'demo' })
})

test('a trial names the confirmed matches among what it would have hidden, and in force the rule never hides them', async () => {
  const { entity, batchId } = await screened('Yongxin Zhicheng Technology')
  const match = { id: entity.id, entityId: subject, standardFlag: '1' }
  expect((await desk.post('entity/relation/add', match)).status).toBe(200)
  const id = await saved(threshold)
  const trial = await tried(id)
  expect(trial.trueMatches).toBe(1)
  expect(trial.rows[0]).toMatchObject({ batchId, verdict: 'match' })
  await desk.post('rule/start', { id })
  expect((await screened('Yongxin Zhicheng Technology')).entity).toMatchObject({ state: 'confirmed', hiddenNum: 0 })
  // The name with other details is asked about again, not hidden.
  const again = await screened('Yongxin Zhicheng Technology', { companyId: '42' })
  expect(again.entity.state).toBe('open')
  await ended(id)
})

test('a good name holds for its details and its subject until its last day', async () => {
  const form = { kind: 'name', type: '01', originalEntityName: 'Integrity Technology Group', reason: '已核实' }
  const rule = { ...form, subjectId: subject, companyId: '777', expiresOn: inDays(30) }
  const id = await inForce(rule)
  expect((await screened('INTEGRITY technology group', { companyId: '777' })).entity.state).toBe('hidden')
  expect((await screened('Integrity Technology Group')).entity.state).toBe('open')
  expect(await ruleOf(id)).toMatchObject({
    expiresOn: inDays(30),
    goodName: {
      subjectId: subject,
      subjectName: 'Integrity Technology Group, Incorporated',
      details: { companyId: '777' },
    },
  })
  await endExpiredRules(environment.db, new Date(Date.now() + 29 * dayMillis))
  expect(await ruleOf(id)).toMatchObject({ state: 'inForce' })
  await endExpiredRules(environment.db, new Date(Date.now() + 32 * dayMillis))
  expect(await ruleOf(id)).toMatchObject({ state: 'ended', endedBy: null })
  const entries = environment.db.selectFrom('audit_entries').select(['actor_id', 'address', 'details'])
  expect(await entries.where('operation', '=', 'screening.endRule').where('subject', '=', id).execute()).toEqual([
    { actor_id: null, address: 'scheduled job', details: { hasExpired: true, watched: 0 } },
  ])
  expect((await screened('Integrity Technology Group', { companyId: '777' })).entity.state).toBe('open')
})

test('a new version takes the place of the rule in force, and a batch keeps the one of its day', async () => {
  const first = await inForce(threshold)
  const under = await screened('Integrity Tech Group')
  expect((await desk.post('rule/save', { ...threshold, id: first })).status).toBe(409)
  const second = await saved({ ...threshold, replaces: first, minScore: '75.5', reason: '放宽' })
  expect(await ruleOf(first)).toMatchObject({ state: 'inForce' })
  await tried(second)
  // Other terms were not tried.
  await saved({ ...threshold, id: second, minScore: '71' })
  expect((await desk.post('rule/start', { id: second })).status).toBe(409)
  await tried(second)
  await desk.post('rule/start', { id: second })
  expect(await ruleOf(first)).toMatchObject({ state: 'ended' })
  expect(await ruleOf(second)).toMatchObject({ state: 'inForce', replaces: first, threshold: { minScore: 71 } })
  expect((await screened('Integrity Tech Group')).entity.state).toBe('open')
  expect((await found(under.batchId)).candidate?.hiddenBy?.ruleId).toBe(first)

  const answer = await user.inject({
    url: '/open-api/api/user/screening/evidence',
    query: { batchId: under.batchId, languages: 'zh' },
  })
  const text = pagesOf(answer.rawPayload).join('').replaceAll(/\s/g, '')
  expect(text).toContain('适用的筛查规则')
  expect(text).toContain(`规则${first}隐藏`)
  expect(text).toContain('只看完全一致的名称')
  expect(text).toMatch(/demo于[\d:-]+(（[^）]*）)?停用/)
  const sheet = await user.inject({
    url: '/open-api/api/user/screening/export',
    query: { batchId: under.batchId, languages: 'en' },
  })
  const [line] = utils.sheet_to_json<Record<string, string>>(Object.values(read(sheet.rawPayload).Sheets)[0] ?? {})
  expect(line).toMatchObject({ State: 'hidden by rules', 'Hidden by': `rule ${first} (score below 100)` })
  await ended(second)
})

describe('an alert', () => {
  const alerts = async (query: object = {}) => {
    const response = await user.inject({
      method: 'POST',
      url: '/open-api/api/user/warn/entity/msg/page',
      payload: query,
    })
    return response.json().data as { records: Alert[]; total: number; hiddenTotal: number }
  }
  const unread = async () => (await user.inject({ url: '/open-api/api/user/warn/entity/msg/noReadNum' })).json().data

  test('whose every candidate is hidden is told to nobody, and is told when the rule ends', async () => {
    const id = await inForce({ ...threshold, appliesTo: 'alerts' })
    expect((await screened('Mahan Air Lines Co')).entity).toMatchObject({ hiddenNum: 0 })
    const added = await desk.post('entity/add', { type: '01', originalEntityName: 'Mahan Airlines Corp' })
    await vi.waitFor(async () => expect((await alerts()).hiddenTotal).toBe(1), { timeout: 30_000, interval: 100 })
    expect(await alerts()).toMatchObject({ total: 0 })
    expect(await unread()).toBe(0)
    const [hidden] = (await alerts({ hidden: '1' })).records
    expect(hidden).toMatchObject({ isHidden: true, originalEntityName: 'Mahan Airlines Corp' })
    expect(hidden?.relationPage.records[0]?.hiddenBy?.ruleId).toBe(id)
    // The candidate of the watched name is the one of its alert.
    const rows = (await desk.get('rule/hidden', { id })).data as unknown as { total: number; records: HiddenRow[] }
    expect(rows).toMatchObject({ total: 1, records: [{ originalEntityName: 'Mahan Airlines Corp', isInAlert: true }] })
    expect(await ruleOf(id)).toMatchObject({ hiddenNum: 1 })
    const entityId = (added.data as { id: string }).id
    const row = async () => (await desk.entities({ warnFlag: '1' })).records.find((one) => one.id === entityId)
    expect(await row()).toMatchObject({ state: 'hidden', alertNum: 0 })

    await ended(id)
    await vi.waitFor(async () => expect(await alerts()).toMatchObject({ total: 1 }), { timeout: 30_000, interval: 100 })
    expect(await unread()).toBe(1)
    // The row of the name says that something waits.
    expect(await row()).toMatchObject({ alertNum: 1 })
    const [told] = (await alerts()).records
    expect(told?.relationPage.records[0]?.hiddenBy).toBeNull()
    // What is told is hidden no more; the rule still shows what it hid.
    expect(await alerts()).toMatchObject({ hiddenTotal: 0 })
    expect(await alerts({ hidden: '1' })).toMatchObject({ total: 0, hiddenTotal: 0 })
    expect(await ruleOf(id)).toMatchObject({ state: 'ended', hiddenNum: 1 })
    // The name has the candidate too: a trial counts it once.
    const trial = await tried(await saved({ ...threshold, appliesTo: 'alerts' }))
    expect(trial).toMatchObject({ names: 1, candidates: 1, hidden: 1, hiddenNames: 1, cleared: 1 })
    // Whoever still has the hidden one before them judges what was told since.
    const judge = async (path: string) => {
      const url = `/open-api/api/user/warn/entity/msg/${path}`
      expect((await user.inject({ method: 'POST', url, payload: { msgId: hidden?.id } })).statusCode).toBe(200)
      return (await alerts()).records
    }
    expect(await judge('above/none')).toMatchObject([{ id: told?.id, operateStatus: '2' }])
    expect(await row()).toMatchObject({ alertNum: 0 })
    expect(await judge('undo')).toMatchObject([{ id: told?.id, operateStatus: '0' }])
    expect(await judge('above/none')).toMatchObject([{ id: told?.id, operateStatus: '2' }])
  })

  test('that a new version of the rule hides is hidden once, by that version, and is told when it ends', async () => {
    const first = await inForce({ ...threshold, appliesTo: 'alerts' })
    await desk.post('entity/add', { type: '01', originalEntityName: 'Mahan Air Line Corp' })
    await vi.waitFor(async () => expect((await alerts()).hiddenTotal).toBe(1), { timeout: 30_000, interval: 100 })
    const { total: told } = await alerts()
    const second = await inForce({ ...threshold, appliesTo: 'alerts', minScore: '99.5', replaces: first })
    const hiddenBy = async () =>
      (await alerts({ hidden: '1' })).records.map(({ relationPage }) => relationPage.records[0]?.hiddenBy?.ruleId)
    await vi.waitFor(async () => expect(await hiddenBy()).toEqual([second]), { timeout: 30_000, interval: 100 })
    expect(await alerts()).toMatchObject({ total: told, hiddenTotal: 1 })
    await ended(second)
    await vi.waitFor(async () => expect(await alerts()).toMatchObject({ total: told + 1, hiddenTotal: 0 }), {
      timeout: 30_000,
      interval: 100,
    })
  })

  test.each(['ends', 'runs out'] as const)('that is being stored is there before its rule %s', async (how) => {
    const id = await inForce({ ...threshold, appliesTo: 'alerts', expiresOn: inDays(1) })
    const { db } = environment
    const order: string[] = []
    const ending = async () => {
      if (how === 'ends') await ended(id)
      else await endExpiredRules(db, new Date(Date.now() + 3 * dayMillis))
      order.push('ended')
    }
    let end: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      // As the worker does between reading the rules and storing what they hide.
      expect((await alertRules(trx, user.userId, new Date())).map((rule) => String(rule.id))).toEqual([id])
      end = ending()
      await sleep(500)
      order.push('stored')
    })
    await end
    expect(order).toEqual(['stored', 'ended'])
    expect(await alertRules(db, user.userId, new Date())).toEqual([])
  })
})

test('a rule of another desk does not exist', async () => {
  const id = await saved(threshold)
  for (const call of ['try', 'start', 'end', 'delete']) {
    expect((await other.post(`rule/${call}`, { id })).status).toBe(404)
  }
  expect((await other.post('rule/save', { ...threshold, id })).status).toBe(404)
  expect((await other.get('rule/hidden', { id })).status).toBe(404)
  expect((await other.get('rule/page', {})).data).toMatchObject({ total: 0 })
  expect((await desk.post('rule/delete', { id })).status).toBe(200)
  expect(await ruleOf(id)).toBeUndefined()
})

test.each([
  ['a score of the alert line', { ...threshold, minScore: '70' }, 'minScore'],
  ['a score above 100', { ...threshold, minScore: '100.01' }, 'minScore'],
  ['no score', { kind: 'threshold', reason: 'x' }, 'minScore'],
  ['an unknown list', { ...threshold, sourceIds: '999' }, 'sourceIds'],
  ['an unknown field', { ...threshold, fields: 'address' }, 'fields'],
  ['no reason', { kind: 'threshold', minScore: '80', reason: ' ' }, 'reason'],
  ['a day that is past', { ...threshold, expiresOn: '2020-01-01' }, 'expiresOn'],
  ['a good name without end', { kind: 'name', type: '01', originalEntityName: 'Ada Ltd', reason: 'x' }, 'expiresOn'],
  [
    'a good name for ten years',
    { kind: 'name', type: '01', originalEntityName: 'Ada Ltd', reason: 'x', expiresOn: inDays(3650) },
    'expiresOn',
  ],
  [
    'a good name of signs',
    { kind: 'name', type: '01', originalEntityName: '——', reason: 'x', expiresOn: inDays(9) },
    'originalEntityName',
  ],
  [
    'a subject that is none',
    { kind: 'name', type: '01', originalEntityName: 'Ada Ltd', subjectId: 'x-1', reason: 'x', expiresOn: inDays(9) },
    'subjectId',
  ],
])('a rule with %s is refused by field', async (_what, form, field) => {
  const { status, data } = await desk.post('rule/save', form)
  expect(status).toBe(400)
  expect((data as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field])
})

test('what was done with a rule is audited', async () => {
  const rows = await environment.db
    .selectFrom('audit_entries')
    .select('operation')
    .distinct()
    .where('operation', 'like', 'screening.%Rule')
    .execute()
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(
    ['saveRule', 'tryRule', 'startRule', 'endRule', 'deleteRule'].map((one) => `screening.${one}`).toSorted(),
  )
})
