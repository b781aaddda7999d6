import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import { requeueAbandoned } from '../../src/jobs/watched-queue.ts'
import { companyNamed } from '../support/companies.ts'
import { post } from '../support/desk-of-two.ts'
import { publishEntries, storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** Alerts of a watched name that was confirmed before, or whose details change. */

let environment: TestEnvironment
let user: SignedIn
let desk: ReturnType<typeof screeningClient>
const confirmed = 'ofac-50543'
const name = 'Integrity Technology Group Inc'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  user = await environment.signIn(await environment.app(), 'demo')
  desk = screeningClient(user)
})
afterAll(() => environment.close())

const alertsOf = async (originalEntityName: string): Promise<Alert[]> =>
  (await post(user, 'warn/entity/msg/page', { originalEntityName })).records
const first = <Row>(rows: () => Promise<Row[]>): Promise<Row> =>
  expect
    .poll(async () => (await rows()).length, { timeout: 20_000, interval: 100 })
    .toBe(1)
    .then(async () => (await rows())[0] as Row)

test('a name with a match in force stays that party when an alert about another one is none of it, also once undone', async () => {
  const batchId = await desk.batch('01', [[name]])
  await desk.start(batchId)
  await desk.done(batchId)
  const [row] = (await desk.entities({ batchId })).records
  await desk.post('entity/relation/add', { id: row?.id, entityId: confirmed, standardFlag: '1' })
  const record = companyNamed('Integrity Technology Group Inc', '60002')
  const entry = { subjectId: 'ofac-60002', record, status: 1 as const }
  await publishEntries(environment, 'ofac-sdn', { on: '2026-08-09', entries: [entry] })

  const { id } = await post(user, 'screening/entity/add', { type: '01', originalEntityName: name })
  const alert = await first(() => alertsOf(name))
  expect(alert.relationPage.records).toMatchObject([{ subject: { id: 'ofac-60002' } }])
  const state = async () => (await desk.entities({ warnFlag: '1' })).records.find((one) => one.id === id)
  const asConfirmed = { state: 'confirmed', operateStatus: '1', entityId: confirmed }
  await post(user, 'warn/entity/msg/above/none', { msgId: alert.id })
  expect(await state()).toMatchObject(asConfirmed)
  await post(user, 'warn/entity/msg/undo', { msgId: alert.id })
  await post(user, 'warn/entity/msg/above/none', { msgId: alert.id })
  expect(await state()).toMatchObject(asConfirmed)
})

test('an alert about earlier details gives way to what the new ones say', async () => {
  const mansur = { type: '02', originalEntityName: 'Abdul Latif Mansoor' }
  const { id } = await post(user, 'screening/entity/add', mansur)
  const alert = await first(() => alertsOf(mansur.originalEntityName))
  await post(user, 'screening/entity/update/warn', { ids: id, warnFlag: '0' })
  await post(user, 'screening/entity/add', { ...mansur, birthday: '1990-05-05' })
  await expect
    .poll(async () => (await alertsOf(mansur.originalEntityName)).map((one) => one.id), { timeout: 20_000 })
    .not.toContain(alert.id)
  await expect.poll(async () => (await desk.entities({ warnFlag: '1' })).states.waiting, { timeout: 20_000 }).toBe(0)
  for (const { relationPage } of await alertsOf(mansur.originalEntityName))
    expect(relationPage.records[0]?.subject.score).toBeLessThan(alert.relationPage.records[0]?.subject.score ?? 0)
})

test('a party watched from two files is told of once, and by the other file when the first is deleted', async () => {
  const watched = async () => {
    const batchId = await desk.batch('01', [['Mahan Airlines Corp']])
    await desk.start(batchId)
    await desk.done(batchId)
    const [row] = (await desk.entities({ batchId })).records
    await post(user, 'screening/entity/update/warn', { ids: row?.id, warnFlag: '1' })
    return batchId
  }
  const idle = () =>
    expect
      .poll(
        async () =>
          (await sql`select from graphile_worker.jobs where task_identifier = 'screen-watched'`.execute(environment.db))
            .rows,
        { timeout: 20_000, interval: 100 },
      )
      .toEqual([])
  const earlier = await watched()
  const alert = await first(() => alertsOf('Mahan Airlines Corp'))
  await watched()
  await idle()
  expect(await alertsOf('Mahan Airlines Corp')).toMatchObject([{ id: alert.id }])
  await post(user, 'screening/delete', { ids: earlier })
  await idle()
  const [other, ...more] = await alertsOf('Mahan Airlines Corp')
  expect(more).toEqual([])
  expect(other?.id).not.toBe(alert.id)
})

test('first alerts that a killed worker left are queued again after minutes, not hours', async () => {
  const { db } = environment
  const jobs = async () =>
    (
      await sql<{ payload: unknown; locked_by: string | null }>`
        select j.payload, j.locked_by from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'screen-watched'
      `.execute(db)
    ).rows
  await sql`
    select graphile_worker.add_job('screen-watched', '{"entityIds":[7]}', run_at => now() + interval '1 day')
  `.execute(db)
  await sql`
    update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()
    where run_at > now() + interval '1 hour'
  `.execute(db)
  await requeueAbandoned(db, new Date())
  expect(await jobs()).toMatchObject([{ locked_by: 'killed' }])
  await requeueAbandoned(db, new Date(Date.now() + 600_000))
  await expect.poll(jobs, { timeout: 20_000, interval: 100 }).toEqual([])
})
