import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import { Desk } from '../../src/contract/screening/review.ts'
import type { ScreeningRule } from '../../src/contract/screening/rules.ts'
import { post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A desk of one whose rule hides all that is found for a watched name. */

let environment: TestEnvironment
let lead: SignedIn
let owner: SignedIn
let deskId: string | null

const root = '/open-api/api/user'
const party = { originalEntityName: 'Integrity Technology Group Inc', type: '01' }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const app = await environment.app()
  lead = await environment.signIn(app, 'demo')
  owner = await environment.signIn(app, 'admin')
  await startRule(owner)
  await post(owner, 'screening/rule/save', { ...rule, minScore: '90' })
  deskId = (await deskOf(owner)).id
  await post(owner, 'screening/entity/add', party)
  await waitForAlerts(owner, '1', 1)
})
afterAll(() => environment.close())

const rule = { kind: 'threshold', minScore: '100', sourceIds: '1', reason: 'test' }

async function startRule(who: SignedIn): Promise<void> {
  const { id } = await post(who, 'screening/rule/save', rule)
  await post(who, 'screening/rule/try', { id, days: '30' })
  await post(who, 'screening/rule/start', { id })
}

async function deskOf({ inject }: SignedIn): Promise<Desk> {
  return Desk.parse((await inject({ url: `${root}/desk` })).json().data)
}

async function waitForAlerts(who: SignedIn, hidden: '0' | '1', count: number): Promise<void> {
  const alerts = async () => (await post(who, 'warn/entity/msg/page', { hidden })) as { records: Alert[] }
  await vi.waitFor(async () => expect((await alerts()).records).toHaveLength(count), {
    timeout: 20_000,
    interval: 100,
  })
}

async function joinLead(): Promise<void> {
  await post(lead, 'desk/invite', { userName: 'admin' })
  const [invitation] = (await deskOf(owner)).invitations
  await post(owner, 'desk/join', { deskId: invitation?.deskId })
}

test('ends its rule when its member joins another desk, and shows what the rule hid', async () => {
  await joinLead()
  expect((await deskOf(owner)).members).toHaveLength(2)
  await waitForAlerts(owner, '0', 1)

  const rules = await environment.db.selectFrom('screening_rules').select(['desk_id', 'ended_by']).execute()
  expect(rules).toEqual([{ desk_id: Number(deskId), ended_by: owner.userId }])
  const entries = await environment.db
    .selectFrom('audit_entries')
    .select(['operation', 'actor_id', 'details'])
    .where('operation', 'in', ['screening.endRule', 'screening.deleteRule'])
    .orderBy('operation')
    .execute()
  const by = { actor_id: owner.userId, details: { deskId: Number(deskId) } }
  expect(entries).toEqual([
    { operation: 'screening.deleteRule', ...by },
    { operation: 'screening.endRule', ...by },
  ])
  const members = environment.db.selectFrom('desk_members').select('user_id')
  expect(await members.where('desk_id', '=', Number(deskId)).execute()).toEqual([])
})

test('a member who leaves a desk sees what its rules hid', async () => {
  await startRule(lead)
  await post(owner, 'screening/entity/add', { ...party, originalEntityName: 'Integrity Technology Group' })
  await waitForAlerts(owner, '1', 1)
  await post(owner, 'desk/leave', {})
  await waitForAlerts(owner, '0', 2)
  await waitForAlerts(owner, '1', 0)
})

test('of a member who left, the desk hides and works on nothing, and the rest of its settings can be changed', async () => {
  await joinLead()
  const names = screeningClient(owner)
  const batchId = await names.batch('01', [['Integrity Technology']])
  await names.start(batchId)
  await names.done(batchId)
  const [name] = (await names.entities({ batchId })).records
  await post(lead, 'screening/queue/claim', { id: name?.id })
  const hidden = async () => {
    const url = `${root}/screening/rule/page`
    const { records } = (await lead.inject({ url })).json().data as { records: ScreeningRule[] }
    return records.map(({ hiddenNum }) => hiddenNum)
  }
  expect(await hidden()).toEqual([2])
  await post(lead, 'desk/update', { fourEyes: '1', dueHours: '72' })
  await post(lead, 'desk/remove', { userId: owner.userId })

  expect(await hidden()).toEqual([0])
  await post(owner, 'screening/queue/claim', { id: name?.id })
  await post(lead, 'desk/update', { fourEyes: '1', dueHours: '48' })
  await post(lead, 'desk/update', { fourEyes: '0', dueHours: '48' })
  // An invitation that is taken back ends nothing of who was asked.
  await post(lead, 'desk/invite', { userName: 'admin' })
  await post(lead, 'desk/remove', { userId: owner.userId })
  const claims = await environment.db.selectFrom('screening_claims').select('user_id').execute()
  expect(claims).toEqual([{ user_id: owner.userId }])
})

test('a desk whose lead’s account is closed is led by the member who joined first', async () => {
  await joinLead()
  expect(await deskOf(owner)).toMatchObject({ isLead: false })
  const url = '/user-service/api/admin/user/close'
  const closed = await owner.inject({ method: 'POST', url, payload: { userId: lead.userId } })
  expect(closed.statusCode).toBe(200)
  const desk = await deskOf(owner)
  expect(desk.isLead).toBe(true)
  expect(desk.members.map(({ userName, isLead }) => [userName, isLead])).toContainEqual(['demo', false])
})
