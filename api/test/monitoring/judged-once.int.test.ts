import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import type { Candidate } from '../../src/contract/screening/entity.ts'
import { Figures } from '../../src/contract/screening/review.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A watched name is judged among its candidates, while its alert about the same subjects waits. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
})
afterAll(() => environment.close())

async function alertsOf(originalEntityName: string): Promise<Alert[]> {
  return (await post(lead, 'warn/entity/msg/page', { originalEntityName })).records
}

async function figuresOf(): Promise<Figures> {
  const url = '/open-api/api/user/screening/figures'
  return Figures.parse((await lead.inject({ url, query: { scope: 'mine' } })).json().data)
}

async function watched(name: string): Promise<string> {
  const { id } = await post(lead, 'screening/entity/add', { originalEntityName: name, type: '01' })
  await expect.poll(async () => (await alertsOf(name)).length, { timeout: 20_000, interval: 100 }).toBe(1)
  return id
}

test('"none of the above" ends its alert too, which is open again when that is taken back', async () => {
  const name = 'Integrity Technology Group Inc'
  const id = await watched(name)
  await post(lead, 'screening/no', { id })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '2', isRead: true }])
  const { weeks, now } = await figuresOf()
  expect(weeks.at(-1)).toMatchObject({ arrived: 1, decided: 1 })
  expect(now).toMatchObject({ open: 0 })
  await post(lead, 'screening/entity/relation/delete', { id })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '0' }])
})

test('a match is that of its alert too, and waits with it for the second person', async () => {
  const name = 'Mahan Air'
  const id = await watched(name)
  const url = '/open-api/api/user/screening/entity/result'
  const found = await lead.inject({ url, query: { screningEntityId: id } })
  const [candidate] = found.json().data as Candidate[]
  const match = { id, entityId: candidate?.id, standardFlag: '1' }
  await post(lead, 'screening/entity/relation/add', match)
  expect(await alertsOf(name)).toMatchObject([
    { operateStatus: '1', awaitsRelease: true, relationPage: { records: [{ isSelect: true }] } },
  ])
  await post(second, 'screening/entity/release/refuse', { id, note: '另一家' })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '0', awaitsRelease: false }])
  await post(lead, 'screening/entity/relation/add', match)
  await post(second, 'screening/entity/release', { id })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '1', awaitsRelease: false }])
})

test('an alert with more than what was judged stays open', async () => {
  const name = 'Mahan Airlines Corp'
  const id = await watched(name)
  const [alert] = await alertsOf(name)
  const facts = { names: ['Mahan'], birthDates: [], countries: [], identifiers: [], lists: [] }
  await environment.db
    .updateTable('watch_alert_candidates')
    .set({ record_facts: JSON.stringify(facts) })
    .where('alert_id', '=', Number(alert?.id))
    .execute()
  await post(lead, 'screening/no', { id })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '0' }])
})

test('what was decided about a name still counts when an alert comes later', async () => {
  const desk = screeningClient(lead)
  const batchId = await desk.batch('01', [['Integrity Technology']])
  await desk.start(batchId)
  await desk.done(batchId)
  const [name] = (await desk.entities({ batchId })).records
  await post(lead, 'screening/no', { id: name?.id })
  const before = (await figuresOf()).weeks.at(-1)
  await environment.db
    .updateTable('screening_decisions')
    .set({ expires_at: new Date(0) })
    .where('entity_id', '=', Number(name?.id))
    .execute()
  await post(lead, 'screening/entity/update/warn', { ids: name?.id, warnFlag: '1' })
  await expect
    .poll(async () => (await alertsOf('Integrity Technology')).length, { timeout: 20_000, interval: 100 })
    .toBe(2)
  expect((await figuresOf()).weeks.at(-1)).toMatchObject({
    arrived: (before?.arrived ?? 0) + 1,
    decided: before?.decided,
  })
})

test('an alert about a match that waits for a second person is neither refused nor confirmed meanwhile', async () => {
  const name = 'Integrity Tech Group'
  const id = await watched(name)
  const [alert] = await alertsOf(name)
  const facts = { names: ['Integrity'], birthDates: [], countries: [], identifiers: [], lists: [] }
  await environment.db
    .updateTable('watch_alert_candidates')
    .set({ record_facts: JSON.stringify(facts) })
    .where('alert_id', '=', Number(alert?.id))
    .execute()
  const relation = alert?.relationPage.records[0]
  await post(lead, 'screening/entity/relation/add', { id, entityId: relation?.subject.id, standardFlag: '1' })
  expect(await alertsOf(name)).toMatchObject([{ operateStatus: '0' }])
  const refused = async (path: string, payload: object) => {
    const url = `/open-api/api/user/warn/entity/msg/${path}`
    return (await second.inject({ method: 'POST', url, payload })).json()
  }
  const answer = { code: 409, message: expect.stringContaining('demo') }
  expect(await refused('above/none', { msgId: alert?.id })).toMatchObject(answer)
  expect(await refused('comfirm', { relationId: relation?.id })).toMatchObject(answer)
  await post(second, 'screening/entity/release', { id })
  expect((await screeningClient(lead).entities({ originalEntityName: name })).records).toMatchObject([
    { state: 'confirmed', entityId: relation?.subject.id },
  ])
})
