import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import type { ScreenedEntity } from '../../src/contract/screening/entity.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** Monitoring of a party ends, and the party is monitored again. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
const party = { originalEntityName: 'Integrity Technology Group Inc', type: '01' }
const airline = { originalEntityName: 'Mahan Air', type: '01' }
const timeout = { timeout: 20_000, interval: 100 }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
})
afterAll(() => environment.close())

const add = (form: object) => post(lead, 'screening/entity/add', form)
const end = (id: string | undefined) => post(lead, 'screening/entity/update/warn', { ids: id, warnFlag: '0' })

async function alertsOf({ originalEntityName }: typeof party): Promise<Alert[]> {
  return (await post(lead, 'warn/entity/msg/page', { originalEntityName })).records
}

async function entryOf({ originalEntityName }: typeof party): Promise<ScreenedEntity | undefined> {
  return (await post(lead, 'screening/entity/page', { originalEntityName })).records[0]
}

/** Why the first candidate of an alert is asked about again. */
const reopenedOf = (alert: Alert | undefined) => alert?.relationPage.records[0]?.reopened

const isDone = () => expect.poll(async () => (await jobs()) === 0, timeout).toBe(true)
async function jobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
    where task_identifier in ('screen-watched', 'screen-names') and locked_at is null and run_at <= now()`.execute(
    environment.db,
  )
  return rows[0]?.count ?? 0
}

test('"none of the above" raises no other alert until it expired, or the details of the party are others', async () => {
  const { id } = await add(party)
  await expect.poll(async () => (await alertsOf(party)).length, timeout).toBe(1)
  const [first] = await alertsOf(party)
  await post(lead, 'warn/entity/msg/above/none', { msgId: first?.id })

  const watchAgain = async () => {
    await end(id)
    await post(lead, 'screening/entity/update/warn', { ids: id, warnFlag: '1' })
    await isDone()
  }
  await watchAgain()
  expect(await alertsOf(party)).toHaveLength(1)

  await environment.db
    .updateTable('screening_decisions')
    .set({ expires_at: new Date(0) })
    .execute()
  await watchAgain()
  await expect.poll(async () => (await alertsOf(party)).length, timeout).toBe(2)
  await watchAgain()
  const [asked] = await alertsOf(party)
  expect(await alertsOf(party)).toHaveLength(2)
  expect(reopenedOf(first)).toEqual([])
  expect(reopenedOf(asked)).toEqual(['expired'])
  await post(lead, 'warn/entity/msg/above/none', { msgId: asked?.id })

  await end(id)
  await add({ ...party, companyCountry: 'CN' })
  await expect
    .poll(async () => (await alertsOf(party)).map(({ operateStatus }) => operateStatus), timeout)
    .toEqual(['0', '2', '2'])
  expect((await alertsOf(party)).map(reopenedOf)).toEqual([['details'], [], []])
})

test('a match that waits for a second person stays when the party is monitored again, and not with other details', async () => {
  const { id } = await add(airline)
  await expect.poll(async () => (await alertsOf(airline)).length, timeout).toBe(1)
  const [alert] = await alertsOf(airline)
  await post(lead, 'warn/entity/msg/comfirm', { relationId: alert?.relationPage.records[0]?.id })
  await end(id)
  await add(airline)
  await isDone()
  expect(await entryOf(airline)).toMatchObject({ state: 'proposed', warnFlag: '1' })

  await end(id)
  await add({ ...airline, companyCountry: 'IR' })
  await expect.poll(async () => (await entryOf(airline))?.state, timeout).toBe('open')
  expect(await alertsOf(airline)).toMatchObject([{ operateStatus: '0' }])
  const waiting = environment.db.selectFrom('screening_decisions').select('id').where('awaits_release', '=', true)
  expect(await waiting.where('undone_at', 'is', null).execute()).toEqual([])
  expect((await post(second, 'screening/queue/page', { scope: 'team' })).counts).toMatchObject({ toRelease: 0 })
})
