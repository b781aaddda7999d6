import { afterAll, beforeAll, expect, test } from 'vitest'
import { Figures, QueuePage } from '../../src/contract/screening/review.ts'
import { guidedClient } from '../guided/guided-client.ts'
import { projectClient, stranger } from '../guided/project-client.ts'
import { companyNamed } from '../support/companies.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { publishEntries, storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** Rules of a desk, matches that wait for a second person, and partners of risk projects, together. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
let desk: ReturnType<typeof screeningClient>
const subject = 'ofac-50543'
const integrity = { name: 'Integrity Technology Group, Incorporated', role: 0 }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
  desk = screeningClient(lead)
})
afterAll(() => environment.close())

const queue = async (who: SignedIn) => QueuePage.parse(await post(who, 'screening/queue/page', { scope: 'team' }))

async function screened(name: string) {
  const batchId = await desk.batch('01', [[name]])
  await desk.start(batchId)
  await desk.done(batchId)
  const [entity] = (await desk.entities({ batchId })).records
  return entity
}

test('what a rule hides does not wait in the queue, and a match that waits for a second person is never hidden', async () => {
  const proposed = await screened('Yongxin Zhicheng Technology')
  await desk.post('entity/relation/add', { id: proposed?.id, entityId: subject, standardFlag: '1' })
  const { id } = await post(lead, 'screening/rule/save', { kind: 'threshold', minScore: '100', reason: '只看完全一致' })
  await post(lead, 'screening/rule/try', { id, days: '30' })
  await post(lead, 'screening/rule/start', { id })

  const hidden = await screened('Integrity Technology')
  expect(hidden).toMatchObject({ state: 'hidden', openNum: 0 })
  expect(await screened('Yongxin Zhicheng Technology')).toMatchObject({ state: 'open', hiddenNum: 0 })
  await post(lead, 'screening/entity/add', { type: '01', originalEntityName: 'Mahan Airlines Corp' })
  const count = async () =>
    (await environment.db.selectFrom('watch_alerts').select('is_hidden').execute()).map(({ is_hidden }) => is_hidden)
  await expect.poll(count, { timeout: 30_000 }).toEqual([true])

  const waiting = (await queue(lead)).records
  expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['name', 'release'])
  expect(waiting.map(({ entityId }) => entityId)).not.toContain(hidden?.id)
  const figures = await second.inject({ url: '/open-api/api/user/screening/figures', query: { scope: 'team' } })
  expect(Figures.parse(figures.json().data)).toMatchObject({ now: { open: 2, toRelease: 1 } })
})

test('a partner of a project shows every candidate, and its match holds once a second person released it', async () => {
  const projects = projectClient(guidedClient(lead))
  const saved = (await projects.save({ partners: [integrity] })).data
  expect(saved.partners[0]?.entity).toMatchObject({ state: 'open', hiddenNum: 0 })
  const id = saved.partners[0]?.entity.id ?? ''
  expect((await queue(lead)).records.map(({ entityId }) => entityId)).not.toContain(id)

  const proposed = await projects.confirm(saved, 'Integrity')
  expect(proposed.partners[0]?.entity).toMatchObject({ state: 'proposed', entityId: null })
  expect(proposed.state).toBe('pending')
  expect((await queue(second)).records).toContainEqual(expect.objectContaining({ kind: 'release', entityId: id }))
  await post(second, 'screening/entity/release', { id })
  expect((await projects.read(saved.id)).partners[0]?.entity).toMatchObject({ state: 'confirmed', entityId: subject })
})

test('a match that waits is taken back with the partner that is deleted, and with the project', async () => {
  const projects = projectClient(guidedClient(lead))
  const partner = { name: 'Integrity Technology Group Inc', role: 0 }
  const waiting = () =>
    environment.db
      .selectFrom('screening_decisions')
      .select('name')
      .where('name', '=', partner.name)
      .where('awaits_release', '=', true)
      .where('undone_at', 'is', null)
      .execute()
  const saved = (await projects.save({ partners: [partner] })).data
  await projects.confirm(saved, 'Integrity')
  expect(await waiting()).not.toEqual([])
  await projects.save({ id: saved.id, partners: [stranger] })
  expect(await waiting()).toEqual([])

  const other = (await projects.save({ partners: [partner] })).data
  await projects.confirm(other, 'Integrity')
  expect(await waiting()).not.toEqual([])
  const url = '/open-api/api/risk/project/delete'
  expect((await lead.inject({ method: 'POST', url, payload: { id: other.id } })).statusCode).toBe(200)
  expect(await waiting()).toEqual([])
})

test('a match of a partner that waits stays when a list is published; its name is screened once it was released', async () => {
  const projects = projectClient(guidedClient(lead))
  const partner = { name: 'Integrity Technology Group Limited', role: 0 }
  const saved = (await projects.save({ partners: [partner] })).data
  const id = saved.partners[0]?.entity.id
  await projects.confirm(saved, 'Integrity')
  const record = companyNamed('Integrity Technology Group Limited', '60002')
  const entry = { subjectId: 'ofac-60002', record, status: 1 as const }
  await publishEntries(environment, 'ofac-sdn', { on: '2026-08-09', entries: [entry] })
  const published = await projects.read(saved.id)
  expect(published.partners[0]?.entity).toMatchObject({ state: 'proposed', screningNum: 1 })
  expect((await queue(second)).records).toContainEqual(expect.objectContaining({ kind: 'release', entityId: id }))
  await projects.save({ id: saved.id, revision: published.revision, name: '改名', partners: [partner] })
  expect((await projects.read(saved.id)).partners[0]?.entity).toMatchObject({ state: 'proposed' })

  await post(second, 'screening/entity/release', { id })
  const released = await projects.read(saved.id)
  expect(released.partners[0]?.entity).toMatchObject({ state: 'open', screningNum: 2, openNum: 1 })
})

test('what a colleague confirmed is not hidden by a rule', async () => {
  const colleague = screeningClient(second)
  const batchId = await colleague.batch('01', [['Yongxin Zhicheng Technology']])
  await colleague.start(batchId)
  await colleague.done(batchId)
  expect((await colleague.entities({ batchId })).records).toMatchObject([{ state: 'open', hiddenNum: 0 }])
})
