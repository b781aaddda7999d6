import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AccountClient, openAccountClient } from '../support/account-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient
let admin: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment)
  admin = await environment.signIn(client.app, 'admin')
})
afterAll(() => environment.close())
afterEach(() => sql`delete from phone_codes`.execute(environment.db))

const update = ({ token }: { token: string }, fields: Record<string, string>) =>
  client.post('info/update/user', fields, { authorization: token })
const askedTime = async ({ token }: { token: string }) =>
  (await client.get('info/detail', { authorization: token })).body.data.membershipAskedTime
const asking = async () => {
  const response = await admin.inject({ url: '/user-service/api/admin/user/page?isAsking=1' })
  return response.json().data.records.map(({ userId }: { userId: string }) => userId)
}
const grant = (userId: string) => {
  const payload = { userId, packageId: 'professional' }
  return admin.inject({ method: 'POST', url: '/user-service/api/admin/package/grant', payload })
}

describe('asking for a membership', () => {
  test('is shown to administrators, oldest request first, until a package is granted', async () => {
    const [first, second] = [await client.newcomer(), await client.newcomer()]
    expect(await askedTime(first)).toBeNull()
    for (const user of [first, second]) expect((await update(user, { type: 'openVip' })).status).toBe(200)
    expect(await asking()).toEqual([first.userId, second.userId])
    expect(Date.parse(await askedTime(first))).toBeLessThanOrEqual(Date.now())
    expect((await grant(first.userId)).statusCode).toBe(200)
    expect(await asking()).toEqual([second.userId])
    expect(await askedTime(first)).toBeNull()
    await grant(second.userId)
  })

  test('twice changes nothing and is audited once', async () => {
    const user = await client.newcomer()
    await update(user, { type: 'openVip' })
    const before = await askedTime(user)
    await update(user, { type: 'openVip', company: '改名外贸有限公司' })
    expect(await askedTime(user)).toBe(before)
    const rows = await environment.db
      .selectFrom('audit_entries')
      .select('outcome')
      .where('operation', '=', 'account.askForMembership')
      .where('subject', '=', user.userId)
      .execute()
    expect(rows).toEqual([{ outcome: 'done' }])
    await grant(user.userId)
  })

  test('is not what completing a profile does, which opens the trial at hand', async () => {
    const user = await client.newcomer()
    await environment.db.updateTable('users').set({ company: null }).where('id', '=', user.userId).execute()
    await update(user, { type: 'openVip', company: '新填外贸有限公司' })
    expect(await askedTime(user)).toBeNull()
    expect(await asking()).toEqual([])
  })

  test('is what completing a profile does without a package in force', async () => {
    const user = await client.newcomer()
    await environment.db.updateTable('users').set({ company: null }).where('id', '=', user.userId).execute()
    await sql`update orders set expire_time = now() where user_id = ${user.userId}`.execute(environment.db)
    await update(user, { type: 'openVip', company: '新填外贸有限公司' })
    expect(await asking()).toEqual([user.userId])
    await grant(user.userId)
  })

  test('is nothing a change of the profile does, and no time somebody may set', async () => {
    const user = await client.newcomer()
    await update(user, {
      company: '改名外贸有限公司',
      membershipAskedTime: '2026-01-01',
      membership_asked_at: '2026-01-01',
    })
    expect(await askedTime(user)).toBeNull()
    expect((await update(user, { type: 'gold' })).status).toBe(400)
  })
})
