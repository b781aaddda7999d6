import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let demo: SignedIn
let desk: ReturnType<typeof screeningClient>

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  demo = await environment.signIn(await environment.app(), 'demo')
  desk = screeningClient(demo)
})
afterAll(() => environment.close())

const subject = 'ofac-50543'

/** Screens one name, and returns it with its candidate. */
async function screened(name: string, details: Record<string, string> = {}) {
  const id = await desk.batch('01', [[name, ...Object.values(details)]], ['Name', ...Object.keys(details)])
  await desk.start(id)
  await desk.done(id)
  const entity = (await desk.entities({ batchId: id })).records[0]
  if (!entity) throw new Error('The batch has no name')
  const candidate = (await desk.candidates(entity.id)).find((one) => one.id === subject)
  if (!candidate) throw new Error('The subject was not found')
  return { entity, candidate }
}

test('none of the above is remembered for the name, however it is spelt, with who and why, until it is undone', async () => {
  const { entity } = await screened('Integrity Technology Group Inc')
  expect(entity.state).toBe('open')
  expect((await desk.post('no', { id: entity.id, reason: 'address', note: '杭州的另一家公司' })).status).toBe(200)
  expect((await desk.post('no', { id: entity.id })).status).toBe(409)

  const again = await screened('INTEGRITY  technology group, inc')
  expect(again.entity).toMatchObject({ state: 'settled', openNum: 0, screningNum: entity.screningNum })
  expect(again.candidate.settled).toMatchObject({
    verdict: 'none',
    reason: 'address',
    note: '杭州的另一家公司',
    decidedBy: 'demo',
    expiresTime: expect.any(String),
  })

  const { data } = await desk.get('decision/page', { keyword: 'integrity technology' })
  const decision = (data as unknown as { records: { id: string; entityId: string }[] }).records.find(
    ({ entityId }) => entityId === subject,
  )
  expect((await desk.post('decision/undo', { id: decision?.id })).status).toBe(200)
  const [first] = (await desk.entities({ originalEntityName: 'Integrity Technology Group Inc' })).records.filter(
    ({ id }) => id === entity.id,
  )
  expect(first).toMatchObject({ state: 'open', operateStatus: '0' })
  expect((await screened('Integrity Technology Group Inc')).entity.state).toBe('open')
})

test('a decision does not hold for other details, a record that changed, or after it expired, and the reason is said', async () => {
  const { entity } = await screened('Integrity Technology')
  await desk.post('no', { id: entity.id })

  const other = await screened('Integrity Technology', { companyId: '123456' })
  expect(other.entity.state).toBe('open')
  expect(other.candidate.reopened).toEqual(['details'])

  const facts = async (change: string) =>
    sql
      .raw(`update screening_decisions set ${change} where subject_id = '${subject}' and undone_at is null`)
      .execute(environment.db)
  await facts(`record_facts = jsonb_set(record_facts, '{names}', '["Another name"]')`)
  const changed = await screened('Integrity Technology')
  expect(changed.entity.state).toBe('open')
  expect(changed.candidate.reopened).toEqual(['names'])

  await desk.post('no', { id: changed.entity.id })
  expect((await screened('Integrity Technology')).entity.state).toBe('settled')
  await facts(`expires_at = now() - interval '1 day'`)
  expect((await screened('Integrity Technology')).candidate.reopened).toEqual(['expired'])
})

test('a name of an older batch shows the decision that took the place of its own, and is open when that one is undone', async () => {
  const name = '永信至成科技集团公司'
  const older = (await screened(name)).entity
  await desk.post('no', { id: older.id, note: 'first' })
  await sql`update screening_decisions set expires_at = now() - interval '1 day' where name = ${name}`.execute(
    environment.db,
  )
  const newer = await screened(name)
  expect(newer.candidate.reopened).toEqual(['expired'])
  const now = async (id: string) => ({
    state: (await desk.entities({ originalEntityName: name })).records.find((one) => one.id === id)?.state,
    note: (await desk.candidates(id)).find((one) => one.id === subject)?.settled?.note,
  })
  await desk.post('no', { id: newer.entity.id, note: 'second' })
  expect(await now(newer.entity.id)).toEqual({ state: 'none', note: 'second' })
  expect(await now(older.id)).toEqual({ state: 'settled', note: 'second' })

  await desk.post('entity/relation/delete', { id: newer.entity.id })
  expect(await now(newer.entity.id)).toEqual({ state: 'open', note: undefined })
  expect(await now(older.id)).toEqual({ state: 'open', note: undefined })

  await desk.post('no', { id: older.id })
  const match = { id: newer.entity.id, entityId: subject, entityName: 'x', standardFlag: '1' }
  expect((await desk.post('entity/relation/add', match)).status).toBe(200)
  expect((await now(older.id)).state).toBe('confirmed')
})

test('a confirmed candidate is the mapped one, also in the next batch, and is unmapped by whom it concerns', async () => {
  const { entity } = await screened('Yongxin Zhicheng Technology Group')
  const wrong = { id: entity.id, entityId: 'ofac-0' }
  expect((await desk.post('entity/relation/add', wrong)).status).toBe(404)
  const right = { id: entity.id, entityId: subject, entityName: 'x', standardFlag: '1', reason: 'identifier' }
  expect((await desk.post('entity/relation/add', right)).status).toBe(200)
  expect((await desk.post('entity/relation/add', right)).status).toBe(409)

  const again = await screened('Yongxin Zhicheng Technology Group')
  expect(again.entity).toMatchObject({ state: 'confirmed', operateStatus: '1', entityId: subject })
  expect(again.candidate).toMatchObject({ isSelect: true, settled: { verdict: 'match', expiresTime: null } })

  expect((await desk.post('entity/relation/delete', { id: again.entity.id })).status).toBe(200)
  expect((await screened('Yongxin Zhicheng Technology Group')).entity).toMatchObject({ state: 'open', entityId: null })
})

test('an entry of the watchlist is screened by itself, charged as one name, and is there once', async () => {
  const form = { type: '01', originalEntityName: '永信至成科技', companyCountry: '中国' }
  const added = await desk.post('entity/add', form)
  expect(added.status).toBe(200)
  const { id } = added.data as unknown as { id: string }
  const log = await demo.inject({ url: '/payment-service/api/my/record/page?pageSize=10' })
  expect(log.json().data.records[0]).toMatchObject({ moduleId: 'screening', detail: '永信至成科技' })
  await expect
    .poll(async () => (await desk.candidates(id)).map((one) => one.id), { timeout: 20_000 })
    .toContain(subject)
  // It is screened by the lanes alone: no other job is queued for it.
  const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'screen-watched'`.execute(
    environment.db,
  )
  expect(rows).toEqual([])
  const { records } = await desk.entities({ warnFlag: '1' })
  expect(records).toMatchObject([{ id, warnFlag: '1', batchId: null, details: { companyCountryEn: 'China' } }])
  expect((await desk.post('entity/add', { ...form, originalEntityName: '永信至成 科技' })).status).toBe(409)

  expect((await desk.post('entity/update/warn', { ids: id, warnFlag: '0' })).status).toBe(200)
  expect((await desk.entities({ warnFlag: '1' })).total).toBe(0)
  const entries = environment.db.selectFrom('audit_entries').select('details')
  expect(await entries.where('operation', '=', 'screening.warn').execute()).toEqual([
    { details: { warnFlag: '0', names: 1, entityIds: [id] } },
  ])
  expect((await desk.post('entity/add', form)).data).toEqual({ id, doubtful: [] })
  expect((await desk.entities({ warnFlag: '1' })).total).toBe(1)
})

test('an entry of the watchlist that the day no longer allows changes nothing, and the audit has no such entry', async () => {
  const form = { type: '01', originalEntityName: 'Silver Heron Forwarding', companyId: 'A1' }
  const { id } = (await desk.post('entity/add', form)).data as unknown as { id: string }
  expect((await desk.post('entity/update/warn', { ids: id, warnFlag: '0' })).status).toBe(200)
  const entry = () =>
    environment.db
      .selectFrom('screening_entities')
      .select(['is_watched', 'details', 'watched_at'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  const before = await entry()
  await sql`delete from access_grants`.execute(environment.db)
  await sql`update order_modules set daily_limit = 0 where quota = 'screening'`.execute(environment.db)
  const audited = async () => {
    const { rows } =
      await sql`select 1 from audit_entries where operation = 'screening.add' and outcome = 'done'`.execute(
        environment.db,
      )
    return rows.length
  }
  const count = await audited()
  expect((await desk.post('entity/add', { ...form, companyId: 'B2' })).status).toBe(403)
  expect(await entry()).toEqual(before)
  expect(await audited()).toBe(count)
  await sql`update order_modules set daily_limit = 100000 where quota = 'screening'`.execute(environment.db)
})

test('an entry of the watchlist whose number has a wrong check digit is used as given, and its caller is told', async () => {
  const ship = { type: '03', originalEntityName: 'Golden Crane Trader', imoCode: '9074728' }
  const added = await desk.post('entity/add', ship)
  expect(added.status).toBe(200)
  expect(added.data).toMatchObject({
    doubtful: [{ field: 'imoCode', message: expect.stringContaining('校验位') }],
  })
  const { records } = await desk.entities({ warnFlag: '1' })
  expect(records).toContainEqual(
    expect.objectContaining({
      originalEntityName: ship.originalEntityName,
      details: expect.objectContaining({ imoCode: '9074728' }),
    }),
  )
})

test.each([
  ['a field of another type', { type: '01', originalEntityName: 'Ada Ltd', imoCode: '9074729' }, 'imoCode'],
  ['an unknown country', { type: '01', originalEntityName: 'Ada Ltd', companyCountry: 'Nowhere' }, 'companyCountry'],
  ['a name of signs', { type: '02', originalEntityName: '——' }, 'originalEntityName'],
  ['a day that is none', { type: '02', originalEntityName: 'Ada', birthday: '1984-02-30' }, 'birthday'],
])('an entry of the watchlist with %s is refused by field', async (_what, form, field) => {
  const { status, data } = await desk.post('entity/add', form)
  expect(status).toBe(400)
  expect((data as unknown as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([field])
})
