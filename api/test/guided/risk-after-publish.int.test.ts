import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RiskProjectRow } from '../../src/contract/guided/risk-project.ts'
import { createCitations } from '../../src/modules/citations/service.ts'
import { createSourceDirectory } from '../../src/modules/dictionary/source-directory.ts'
import { createProjectRefresher, type ProjectRefresher } from '../../src/modules/guided/projects/after-publish.ts'
import { createGuidedServices } from '../../src/modules/guided/services.ts'
import { createLawService } from '../../src/modules/laws/service.ts'
import type { Mail } from '../../src/modules/monitoring/digest/mailer.ts'
import { sendDigest } from '../../src/modules/monitoring/digest/send-digest.ts'
import { createUsItemService } from '../../src/modules/us-items/service.ts'
import { companyNamed } from '../support/companies.ts'
import { publishEntries, storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { type GuidedClient, guidedClient } from './guided-client.ts'
import { codesOf, projectClient, stranger } from './project-client.ts'

/** Saved projects after a night: lists and regulations were published, and their owner is told what changed. */

let environment: TestEnvironment
let desk: GuidedClient
let projects: ReturnType<typeof projectClient>
let refresher: ProjectRefresher

const harbour = companyNamed('Golden Harbour Shipping Agency Limited', '60001', {
  programmes: ['SDGT'],
  listedOn: '2026-08-02',
})

function toolsOf({ db, screener }: TestEnvironment) {
  const items = createUsItemService(db)
  const laws = createLawService(db, 'secret')
  const findCitations = createCitations(db, laws, items)
  const { graphs, runs } = createGuidedServices(db, items, findCitations, laws.versions)
  return { db, screener, sources: createSourceDirectory(db), items, graphs, runs }
}

beforeAll(async () => {
  environment = await buildTestEnvironment({ worker: false })
  await storeLists(environment)
  desk = guidedClient(await environment.signIn(await environment.app(), 'demo'))
  projects = projectClient(desk)
  refresher = createProjectRefresher(toolsOf(environment))
}, 300_000)
afterAll(() => environment.close())

const row = async (id: string) =>
  (await desk.post<{ records: RiskProjectRow[] }>('risk/project/page', {})).data.records.find((one) => one.id === id)
const unread = async () => (await desk.get<{ count: number }>('risk/project/noReadNum')).data.count

/** What a user who asked for it is told on the next mornings. */
async function messages(): Promise<string[]> {
  const { db } = environment
  const { user_id: userId } = await db.selectFrom('risk_projects').select('user_id').executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ email: 'desk@example.com', alert_mail_language: 'zh', alert_mail_since: new Date(0) })
    .where('id', '=', userId)
    .execute()
  const sent: string[] = []
  const mailer = { send: async ({ subject, text }: Mail) => void sent.push(`${subject}\n${text}`) }
  for (const days of [1, 2]) {
    await sendDigest({ db, mailer, publicUrl: 'https://example.com' }, userId, new Date(Date.now() + days * 86_400_000))
  }
  return sent
}

test('nothing is evaluated while nothing is published', async () => {
  await projects.save()
  expect(await refresher.run(new Date())).toEqual({ count: 0, failed: [] })
})

test('a partner that a list adds is pending after the night, and what came of it is told until it is seen', async () => {
  const { data } = await projects.save({ partners: [{ name: 'Golden Harbour Shipping Agency Ltd', role: 7 }] })
  const quiet = (await projects.save({ name: '不变的项目', partners: [stranger] })).data
  expect(data).toMatchObject({ state: 'done', conclusion: { level: 'attention' } })
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-02',
    entries: [{ subjectId: 'ofac-60001', record: harbour, status: 1 }],
  })
  expect(await refresher.run(new Date())).toMatchObject({ count: 3, failed: [] })
  expect(await refresher.run(new Date())).toMatchObject({ count: 0 })
  expect(await row(data.id)).toMatchObject({ state: 'pending', openNum: 1, isChanged: true })
  expect(await row(quiet.id)).toMatchObject({ state: 'done', isChanged: false })
  expect(await unread()).toBe(1)

  const judged = await projects.finish(await projects.confirm(await projects.read(data.id), 'Golden Harbour'))
  expect(codesOf(judged)).toContain('RP_US_SDN_EAR')
  expect(judged.history[0]).toMatchObject({
    conclusion: { level: 'denial' },
    before: { level: 'attention' },
  })
  await desk.post('risk/project/read', { id: data.id })
  expect(await unread()).toBe(0)
})

test('a list that takes a confirmed partner off changes the conclusion, with the reason', async () => {
  const { data } = await projects.save({
    name: '下架的伙伴',
    partners: [{ name: 'Golden Harbour Shipping Agency Ltd', role: 0 }],
  })
  const judged = data.state === 'pending' ? await projects.confirm(data, 'Golden Harbour') : data
  const before = await projects.finish(judged)
  expect(before.conclusion.level).toBe('denial')
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-05',
    entries: [{ subjectId: 'ofac-60001', record: harbour, status: 0 }],
  })
  expect((await refresher.run(new Date()))?.failed).toEqual([])
  expect(await row(data.id)).toMatchObject({ isChanged: true, conclusion: { level: 'attention' } })
  // The other project with this partner was changed, too.
  expect(await messages()).toEqual([expect.stringMatching(/^清单：[\s\S]*- 下架的伙伴\n[\s\S]*\/riskProject/)])
  expect(await messages()).toEqual([])
  const after = await projects.read(data.id)
  expect(after.history[0]).toMatchObject({ cause: 'publish', isRead: false, before: { level: 'denial' } })
  expect(after.history[0]?.gone.map(({ code }) => code)).toContain('RP_US_SDN_EAR')
  expect(after.history[0]?.why).toContainEqual(expect.objectContaining({ before: 'SDN 清单' }))
  await desk.post('risk/project/read', { id: data.id })
  expect((await projects.read(data.id)).history[0]?.isRead).toBe(true)
})

test('the cost of a run is bounded, and the next run goes on', async () => {
  for (let at = 0; at < 5; at++) await projects.save({ name: `项目 ${at}` })
  await sql`update risk_projects set editions_key = 'earlier'`.execute(environment.db)
  const { count: total } = (
    await sql<{ count: number }>`select count(*)::int as count from risk_projects`.execute(environment.db)
  ).rows[0] ?? { count: 0 }
  const short = createProjectRefresher(toolsOf(environment), 1)
  const first = (await short.run(new Date()))?.count ?? 0
  expect(first).toBeLessThan(total)
  expect((await refresher.run(new Date()))?.count).toBe(total - first)
})

test('one project that cannot be evaluated does not keep the others waiting', async () => {
  const { data } = await projects.save({ name: '坏的项目' })
  await sql`update risk_projects set editions_key = 'earlier'`.execute(environment.db)
  await sql`
    insert into guided_graphs (hash, flow, version, graph, stored_at) values ('broken', 'risk-project', '0', '{}', now())
  `.execute(environment.db)
  await sql`update risk_projects set graph_hash = 'broken' where id = ${data.id}`.execute(environment.db)
  expect((await refresher.run(new Date()))?.failed).toEqual([Number(data.id)])
})
