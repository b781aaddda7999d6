import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import type { QueuePage } from '../../src/contract/screening/review.ts'
import { findUnmailed } from '../../src/modules/monitoring/digest/repository.ts'
import { namesakes } from '../support/companies.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A name of a batch is watched, and more subjects are found for it than an alert holds. */

let environment: TestEnvironment
let demo: SignedIn
let desk: ReturnType<typeof screeningClient>

const party = 'Harbour Star Trading'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment, [
    ...namesakes('ofac-sdn', 22, 'Harbour Star Trading Co'),
    ...namesakes('un-sc', 3, 'Harbour Star Trading Company Ltd'),
  ])
  demo = await environment.signIn(await environment.app(), 'demo')
  desk = screeningClient(demo)
})
afterAll(() => environment.close())

/** Watches the name in a new batch, which it waits in for some hours, and its first alert. */
async function firstAlert({ hours = 0 } = {}) {
  const id = await desk.batch('01', [[party]])
  await desk.start(id)
  await desk.done(id)
  const [entity] = (await desk.entities({ batchId: id })).records
  await sql`update screening_entities set screened_at = screened_at - ${hours} * interval '1 hour'`.execute(
    environment.db,
  )
  expect((await desk.post('entity/update/warn', { ids: entity?.id, warnFlag: '1' })).status).toBe(200)
  const alert = await vi.waitFor(
    async () => {
      const [found] = await alerts()
      if (!found) throw new Error('No alert yet')
      return found
    },
    { timeout: 20_000, interval: 100 },
  )
  const items = ((await desk.post('queue/page', { scope: 'team' })).data as QueuePage).records
  return { alert, item: items.find(({ alertId }) => alertId === alert.id), entityId: entity?.id }
}

/** Those told, then those hidden. */
async function alerts(): Promise<Alert[]> {
  const pages = ['0', '1'].map(async (hidden) => {
    const response = await demo.inject({
      method: 'POST',
      url: '/open-api/api/user/warn/entity/msg/page',
      payload: { hidden },
    })
    return (response.json().data as { records: Alert[] }).records
  })
  return (await Promise.all(pages)).flat()
}

/** The next test watches the same party. */
async function forget(): Promise<void> {
  await environment.db.deleteFrom('watch_alerts').execute()
  await environment.db.updateTable('screening_entities').set({ is_watched: false }).execute()
}

test('the best twenty are kept, and alert, queue and message say of how many', async () => {
  const { alert, item } = await firstAlert()
  expect(alert).toMatchObject({ foundNum: 25, relationPage: { total: 20 } })
  expect(item).toMatchObject({ openNum: 20, foundNum: 25, isOverdue: false })
  const [unmailed] = await findUnmailed(environment.db, demo.userId, new Date(0))
  expect(unmailed).toMatchObject({ foundCount: 25, candidates: [{}, {}, {}] })
  await forget()
})

test('a name that is overdue stays so when it is monitored, and its alert is about the same candidates', async () => {
  const { item } = await firstAlert({ hours: 73 })
  expect(item).toMatchObject({ kind: 'alert', isOverdue: true })
  await forget()
})

test('an alert stays when its name is monitored no more, and says so', async () => {
  const { alert, entityId } = await firstAlert()
  expect(alert.isWatched).toBe(true)
  expect((await desk.post('entity/update/warn', { ids: entityId, warnFlag: '0' })).status).toBe(200)
  expect(await alerts()).toEqual([{ ...alert, isWatched: false }])
  await forget()
})

test('what rules of the desk hide does not take the place of what they leave', async () => {
  const rule = await desk.post('rule/save', { kind: 'threshold', minScore: '100', sourceIds: '1', reason: 'test' })
  const { id: ruleId } = rule.data as { id: string }
  await desk.post('rule/try', { id: ruleId, days: '30' })
  expect((await desk.post('rule/start', { id: ruleId })).status).toBe(200)
  const { alert, item } = await firstAlert()
  expect(alert).toMatchObject({ isHidden: false, foundNum: null, relationPage: { total: 25 } })
  expect(item).toMatchObject({ openNum: 3, foundNum: null })
  const [unmailed] = await findUnmailed(environment.db, demo.userId, new Date(0))
  expect(unmailed).toMatchObject({ foundCount: 3 })
  expect(unmailed?.candidates).toHaveLength(3)
})
